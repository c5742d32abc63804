import { type ChatCall, isJsonObject, type Sampling } from '../../core/api/index.js';

/** A way to pick the next token that the provider has a name for. */
type Parameter = 'temperature' | 'topP' | 'topK';

const wireNames: Readonly<Record<Parameter, string>> = { temperature: 'temperature', topP: 'top_p', topK: 'top_k' };
const parameters = Object.keys(wireNames) as readonly Parameter[];

/**
 * Remembers, for each model of one provider instance, which parameters it refuses. Bounded, because clients choose the names
 * of models that a pattern lets through.
 */
export class RefusedParameters {
  readonly #byModel = new Map<string, ReadonlySet<Parameter>>();
  readonly #maxModels: number;

  constructor(maxModels = 1000) {
    this.#maxModels = maxModels;
  }

  /** The call without the parameters that this model is known to refuse and that the client has not sent. */
  leaveOut(call: ChatCall, model: string): ChatCall {
    const refused = this.#byModel.get(model);
    return refused ? without(call, refused) : call;
  }

  remember(model: string, refused: ReadonlySet<Parameter>): void {
    const known = this.#byModel.get(model);
    const [oldest] = this.#byModel.keys();
    if (!known && oldest !== undefined && this.#byModel.size >= this.#maxModels) this.#byModel.delete(oldest);
    this.#byModel.set(model, new Set([...(known ?? []), ...refused]));
  }
}

/** The parameters that a refusal names and that the client has not sent: worth a second try without them. */
export function refusedParameters(call: ChatCall, message: string): ReadonlySet<Parameter> {
  return new Set(
    parameters.filter((name) => {
      const sent = call.sampling[name] !== undefined && !sentByClient(call, wireNames[name]);
      return sent && new RegExp(`\\b${wireNames[name]}\\b`).test(message);
    }),
  );
}

/** The call without these parameters; the same call when it has none of them, or has them from the client. */
export function without(call: ChatCall, refused: ReadonlySet<Parameter>): ChatCall {
  const sampling: { -readonly [K in keyof Sampling]: Sampling[K] } = { ...call.sampling };
  let changed = false;
  for (const name of refused) {
    if (sampling[name] === undefined || sentByClient(call, wireNames[name])) continue;
    delete sampling[name];
    changed = true;
  }
  return changed ? { ...call, sampling } : call;
}

/** At the top of its body or, as the native dialect does, in `parameters`. */
function sentByClient({ source }: ChatCall, name: string): boolean {
  const { parameters: inner } = source.body;
  return isSet(source.body[name]) || (isJsonObject(inner) && isSet(inner[name]));
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}
