import { type ChatCall, isNamed, isSentByClient, type Sampling } from '../../core/api/index.js';

/** A sampling parameter of the provider. */
type Parameter = 'temperature' | 'topP' | 'topK';

const wireNames: Readonly<Record<Parameter, string>> = { temperature: 'temperature', topP: 'top_p', topK: 'top_k' };
const parameters = Object.keys(wireNames) as readonly Parameter[];

/** The parameters that an error names and that the client has not sent, for a second attempt without them. */
export function refusedParameters(call: ChatCall, text: string): ReadonlySet<string> {
  return new Set(parameters.filter((name) => isOptional(call, name) && isNamed(wireNames[name], text)));
}

/** The call without these parameters; unchanged if it has none of them, or the client has sent them. */
export function without(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  const dropped = parameters.filter((name) => refused.has(name) && isOptional(call, name));
  if (dropped.length === 0) return call;
  const sampling: { -readonly [K in keyof Sampling]: Sampling[K] } = { ...call.sampling };
  for (const name of dropped) delete sampling[name];
  return { ...call, sampling };
}

function isOptional(call: ChatCall, name: Parameter): boolean {
  return call.sampling[name] !== undefined && !isSentByClient(call, wireNames[name]);
}
