import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** The steps of a path: `.name`, `[0]`, `['name']`. */
const step = /\.([^.[\]]+)|\[(\d+)\]|\[(?:'([^']*)'|"([^"]*)")\]/g;
/** More than the arguments of any function; a longer list would be made of nothing. */
const mostItems = 10_000;
const mostSteps = 100;

type Draft = Record<string, JsonValue>;

/** The arguments of a call that come in pieces (`partialArgs`), each with the path of the value that it is, or that it continues. */
export class PartialArguments {
  readonly #value = emptyDraft();

  /** What has come so far. */
  get value(): JsonObject {
    return this.#value;
  }

  /** Adds pieces. One whose path cannot be read is ignored. */
  add(pieces: JsonValue | undefined): void {
    for (const piece of isJsonArray(pieces) ? pieces : []) if (isJsonObject(piece)) this.#add(piece);
  }

  #add({ jsonPath, stringValue, numberValue, boolValue }: JsonObject): void {
    const steps = typeof jsonPath === 'string' ? stepsOf(jsonPath) : [];
    const last = steps.pop();
    if (last === undefined) return;
    let draft = this.#value;
    for (const [at, name] of steps.entries()) {
      if (!fits(draft, name)) return;
      const next = draft[name];
      const isKnown = typeof next === 'object' && next !== null;
      const following = steps[at + 1] ?? last;
      draft = (isKnown ? next : (draft[name] = typeof following === 'number' ? [] : emptyDraft())) as Draft;
    }
    if (!fits(draft, last)) return;
    const before = draft[last];
    if (typeof stringValue === 'string') draft[last] = typeof before === 'string' ? before + stringValue : stringValue;
    else draft[last] = numberValue ?? boolValue ?? null;
  }
}

/** Whether a step leads into a value: a list has only numbers. */
function fits(draft: Draft, name: string | number): boolean {
  return !Array.isArray(draft) || typeof name === 'number';
}

/** Names and numbers; empty if there is an impossible one. */
function stepsOf(path: string): (string | number)[] {
  const steps = [...path.matchAll(step)].map(([, name, index, ...quoted]) =>
    index === undefined ? (name ?? quoted[0] ?? quoted[1] ?? '') : Number(index),
  );
  const isPossible = steps.length <= mostSteps && steps.every((one) => typeof one === 'string' || one < mostItems);
  return isPossible ? steps : [];
}

/** An object in which every name is a member of its own, `__proto__` included. */
function emptyDraft(): Draft {
  return Object.create(null) as Draft;
}
