import { type ChatCall, isNamed, isSentByClient, type JsonObject, type Sampling } from '../../core/api/index.js';

/** The gateway's names of sampling parameters, with the names that clients use. */
const sentAs = { temperature: 'temperature', topP: 'top_p', topK: 'top_k' } as const satisfies Partial<
  Record<keyof Sampling, string>
>;
type Parameter = keyof typeof sentAs;
const parameters = Object.keys(sentAs) as readonly Parameter[];

/**
 * What to leave out, or to replace, in a second attempt: parameters that the error names and that the client has not sent, and a level of thinking
 * that the model does not have.
 *
 * @param thinking the `thinkingConfig` that was sent
 * @param text the body of the error
 */
export function refusedParameters(call: ChatCall, thinking: JsonObject | undefined, text: string): ReadonlySet<string> {
  const refused = new Set<string>(parameters.filter((name) => isObjectedTo(name, text) && isOptional(call, name)));
  const level = thinking?.['thinkingLevel'];
  if (typeof level === 'string' && level !== 'HIGH' && isNamed(level, text)) refused.add(level);
  return refused;
}

function isObjectedTo(name: Parameter, text: string): boolean {
  return isNamed(name, text) || isNamed(sentAs[name], text);
}

function isOptional(call: ChatCall, name: Parameter): boolean {
  return call.sampling[name] !== undefined && !isSentByClient(call, sentAs[name]);
}
