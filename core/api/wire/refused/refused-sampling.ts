import type { ChatCall, Sampling } from '../../call.js';
import type { Writable } from '../../writable.js';
import { isNamed, isSentByClient } from './refused-parameters.js';

type Parameter = 'temperature' | 'topP' | 'topK';

/** The names of sampling parameters in the bodies of clients. */
const wireNames: Readonly<Record<Parameter, string>> = { temperature: 'temperature', topP: 'top_p', topK: 'top_k' };
const parameters = Object.keys(wireNames) as readonly Parameter[];

/**
 * The sampling parameters to omit in a second attempt: those that the error of the provider names, in either spelling, and that the client has
 * not sent.
 */
export function refusedSampling(call: ChatCall, text: string): readonly string[] {
  return parameters.filter((name) => isOptional(call, name) && (isNamed(name, text) || isNamed(wireNames[name], text)));
}

/** The call without the refused sampling parameters, except those that the client has sent; the same object if there are none. */
export function withoutSampling(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  const dropped = parameters.filter((name) => refused.has(name) && isOptional(call, name));
  if (dropped.length === 0) return call;
  const sampling: Writable<Sampling> = { ...call.sampling };
  for (const name of dropped) delete sampling[name];
  return { ...call, sampling };
}

function isOptional(call: ChatCall, name: Parameter): boolean {
  return call.sampling[name] !== undefined && !isSentByClient(call, wireNames[name]);
}
