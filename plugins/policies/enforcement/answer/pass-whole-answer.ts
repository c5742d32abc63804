import { type StreamPart, stringifyJson } from '../../../../core/api/index.js';
import { findsNothing } from '../texts/finds-nothing.js';
import type { Governing } from '../texts/govern-text.js';
import type { AnswerContext } from './answer-context.js';
import type { WrittenPart } from './text-output.js';

/** The texts of an answer. */
interface AnswerTexts {
  /** Text, reasoning and refusal, as separate texts. */
  readonly texts: readonly string[];
  /** The JSON of opaque parts. */
  readonly json: string | undefined;
}

/**
 * A fast path for complete answers: whether one consists only of texts in which the gateway's own inspectors find nothing, so that it can
 * be released without a filter. Other content (tool calls, JSON, labels to restore), long texts, findings and failures return false, and
 * the answer is then governed part by part. Has no side effects.
 */
export function passesWhole(parts: readonly StreamPart[], context: AnswerContext): boolean {
  if (context.json || context.policies.labels.restorable.size > 0) return false;
  const content = textsOf(parts);
  if (!content) return false;
  const governed = context.of('output');
  const { sources, isRepeatable } = governed.rules;
  if (sources.length === 0) return true;
  if (!isRepeatable) return false;
  const { texts, json } = content;
  if (json !== undefined && !(context.mayHold(json.length) && isKnown(json, governed))) return false;
  return texts.every((text) => isClean(text, governed));
}

/** The texts of the parts; undefined if there is other content, or a part after the end. */
function textsOf(parts: readonly StreamPart[]): AnswerTexts | undefined {
  const texts: string[] = [];
  const kinds: StreamPart['type'][] = [];
  let json: string | undefined;
  let hasEnded = false;
  for (const part of parts) {
    const { type } = part;
    if (type === 'start' || type === 'usage' || type === 'media') continue;
    if (hasEnded) return undefined;
    if (type === 'finish') hasEnded = true;
    else if (type === 'opaque') {
      if (json !== undefined) return undefined;
      json = stringifyJson(part.value);
    } else {
      // A second text of the same kind would continue the first.
      if (!isBare(part) || kinds.includes(type)) return undefined;
      kinds.push(type);
      texts.push(part.text);
    }
  }
  return { texts, json };
}

/** Whether a part has a text and no other content. */
function isBare(part: StreamPart): part is WrittenPart {
  switch (part.type) {
    case 'text':
      return part.logprobs === undefined && part.recorded === undefined;
    case 'refusal':
      return part.recorded === undefined;
    case 'reasoning':
      return part.signature === undefined && part.encrypted === undefined && part.recorded === undefined;
    default:
      return false;
  }
}

function isKnown(json: string, { rules, origin, policies: { clean } }: Governing): boolean {
  return clean?.has(json, { rules, origin, form: 'json' }) === true;
}

function isClean(text: string, { rules, origin, policies: { clean, turns } }: Governing): boolean {
  const as = { rules, origin, form: 'text' } as const;
  if (clean?.has(text, as)) return true;
  if (!turns.fits(text.length) || !findsNothing(text, rules.sources, origin)) return false;
  clean?.add(text, as, false);
  return true;
}
