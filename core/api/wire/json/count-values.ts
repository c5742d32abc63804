import type { JsonObject, JsonValue } from '../../json.js';
import { type Answerer, badAnswer } from '../failures/unusable-answer.js';

/** The most values that are passed on as they are. */
const mostOwnValues = 200_000;

/**
 * Counts the values that only one dialect has, which its clients get as they are. A part is encoded in one turn of the event loop.
 *
 * @param before those of the same answer that count as well
 * @returns all of them
 * @throws GatewayError `GW_PROVIDER_BAD_ANSWER` (502) if there are more than 200,000, far more than any server sends
 */
export function countOwnValues(value: JsonObject, by: Answerer, before = 0): number {
  const count = before + countValues(value, mostOwnValues);
  if (count > mostOwnValues) throw badAnswer(by, `items of more than ${mostOwnValues} values`);
  return count;
}

/** The values in a value, itself among them. Stops counting when there are more than `most`. */
function countValues(value: JsonValue | undefined, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const inner of Array.isArray(value) ? (value as readonly JsonValue[]) : Object.values(value)) {
    count += countValues(inner, most - count);
    if (count > most) break;
  }
  return count;
}
