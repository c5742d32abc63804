import type { JsonValue } from '../../json.js';
import { type Answerer, badAnswer } from '../failures/unusable-answer.js';
import { isJsonArray } from './json.js';

/** The most members of a list in an answer that {@link blocksIn} returns. */
const mostBlocks = 10_000;
/** One for all: it is returned for most deltas of a stream. */
const none: readonly JsonValue[] = [];

/**
 * The members of a list in a provider's answer, each of which becomes parts: calls of tools, or blocks of content. They are decoded in one turn of the
 * event loop, and a body of `maxAnswerBytes` has room for millions.
 *
 * @returns an empty list for anything else
 * @throws GatewayError `GW_PROVIDER_BAD_ANSWER` (502) if there are more than 10,000, far more than any model sends
 */
export function blocksIn(value: JsonValue | undefined, by: Answerer): readonly JsonValue[] {
  if (!isJsonArray(value)) return none;
  if (value.length > mostBlocks) throw badAnswer(by, `a list of more than ${mostBlocks} members`);
  return value;
}
