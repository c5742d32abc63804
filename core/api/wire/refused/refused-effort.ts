import type { ChatCall } from '../../call.js';
import { effortOf } from '../provider-request/reasoning-effort.js';
import { isNamed } from './refused-parameters.js';

/** Efforts of reasoning, from the least to the most. Every generation of models knows others of them. */
const efforts: readonly string[] = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'];
/** Before an effort in the name of a refused parameter. */
const prefix = 'the effort ';
const aboutEfforts = /effort|supported values|\blevels?\b/i;

/**
 * The efforts that a model does not know, by a provider's error about the one that was sent, which says those that it knows.
 *
 * @returns names of refused parameters for `RefusedParameters`; none if the error is about something else
 */
export function effortsRefusedIn({ reasoning }: ChatCall, text: string): readonly string[] {
  const sent = reasoning && effortOf(reasoning);
  if (sent === undefined || !efforts.includes(sent) || !aboutEfforts.test(text)) return [];
  if (!new RegExp(`["'\`]${sent}\\\\?["'\`]`).test(text)) return [];
  const known = efforts.filter((effort) => effort !== sent && isNamed(effort, text));
  return known.length === 0 ? [] : efforts.filter((effort) => !known.includes(effort)).map((effort) => prefix + effort);
}

/** The call with the next lower effort that the model knows, or else its lowest one. The same object if it knows the effort. */
export function withFittingEffort(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  const wanted = call.reasoning && effortOf(call.reasoning);
  if (wanted === undefined || !refused.has(prefix + wanted)) return call;
  const known = efforts.filter((effort) => !refused.has(prefix + effort));
  const lower = known.findLast((effort) => efforts.indexOf(effort) < efforts.indexOf(wanted));
  const effort = lower ?? known[0];
  return effort === undefined ? call : { ...call, reasoning: { ...call.reasoning, effort } };
}
