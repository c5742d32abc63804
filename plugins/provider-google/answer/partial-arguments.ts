import { type HeldParts, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../core/api/index.js';

/** The steps of a path: `.name`, `[0]`, `['name']`. */
const step = /\.([^.[\]]+)|\[(\d+)\]|\[(?:'([^']*)'|"([^"]*)")\]/g;
/** The most items that lists may leave out, all together: they would be made of nothing, and a path of some characters can name hundreds. */
const mostLeftOut = 1_000;
const mostSteps = 100;

type Draft = Record<string, JsonValue>;

/** The arguments of a call that come in pieces (`partialArgs`), each with the path of the value that it is, or that it continues. */
export class PartialArguments {
  readonly #held: HeldParts;
  readonly #value = emptyDraft();
  /** The items that lists have left out. */
  #leftOut = 0;

  /** @param held counts the arguments, which are kept until the call is complete */
  constructor(held: HeldParts) {
    this.#held = held;
  }

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
    for (const name of steps) this.#held.add(String(name).length);
    if (typeof stringValue === 'string') this.#held.add(stringValue.length);
    const last = steps.pop();
    if (last === undefined) return;
    let draft = this.#value;
    for (const [at, name] of steps.entries()) {
      if (!this.#fits(draft, name)) return;
      const next = draft[name];
      const isKnown = typeof next === 'object' && next !== null;
      const following = steps[at + 1] ?? last;
      draft = (isKnown ? next : (draft[name] = typeof following === 'number' ? [] : emptyDraft())) as Draft;
    }
    if (!this.#fits(draft, last)) return;
    const before = draft[last];
    if (typeof stringValue === 'string') draft[last] = typeof before === 'string' ? before + stringValue : stringValue;
    else draft[last] = numberValue ?? boolValue ?? null;
  }

  /** Whether a step leads into a value: a list has only numbers, and leaves few out. */
  #fits(draft: Draft, name: string | number): boolean {
    if (!Array.isArray(draft)) return true;
    if (typeof name !== 'number') return false;
    const leftOut = this.#leftOut + Math.max(0, name - draft.length);
    if (leftOut > mostLeftOut) return false;
    this.#leftOut = leftOut;
    return true;
  }
}

/** Names and numbers; empty if there are too many. */
function stepsOf(path: string): (string | number)[] {
  const steps = [...path.matchAll(step)].map(([, name, index, ...quoted]) =>
    index === undefined ? (name ?? quoted[0] ?? quoted[1] ?? '') : Number(index),
  );
  return steps.length <= mostSteps ? steps : [];
}

/** An object in which every name is a member of its own, `__proto__` included. */
function emptyDraft(): Draft {
  return Object.create(null) as Draft;
}
