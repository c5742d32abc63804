import type { ChatCall } from '../../call.js';

const prefix = 'a limit of generated tokens above ';

/** How providers say the most tokens that any answer of a model may have, itself included. */
const inclusive: readonly RegExp[] = [
  /supports at most (\d+) completion tokens/,
  /max_(?:completion_)?tokens`?[^\d]{0,40}(?:\[1, ?|less than or equal to `?)(\d+)\b(?!\))/,
  /max_(?:completion_|output_)?tokens'?: integer above maximum value\. Expected a value <= (\d+)/,
  /max_tokens: \d+ > (\d+), which is the maximum/,
  /maximum tokens you requested exceeds the model limit of (\d+)/i,
];
/** The same, with the first number that is too large. */
const exclusive = /max_?(?:output_?)?tokens\b.{0,80}?(?:1 \(inclusive\) to (\d+) \(exclusive\)|\[1, ?(\d+)\))/i;

/**
 * The refusal of a limit of generated tokens that is above what the model can generate, by a provider's error. Agents ask for as many as the largest
 * models generate. The answer would have ended there anyway.
 *
 * @returns the name of a refused parameter for `RefusedParameters`
 */
export function tokenLimitRefusedIn(text: string): string | undefined {
  const [, before, other] = exclusive.exec(text) ?? [];
  const most = before ?? other;
  if (most !== undefined) return Number(most) > 1 ? `${prefix}${Number(most) - 1}` : undefined;
  for (const pattern of inclusive) {
    const [, limit] = pattern.exec(text) ?? [];
    if (limit !== undefined) return Number(limit) > 0 ? prefix + limit : undefined;
  }
  return undefined;
}

/** The lowest of the limits that a model has named with its refusals; infinite if there is none. */
export function knownTokenLimit(refused: ReadonlySet<string>): number {
  let most = Infinity;
  for (const name of refused) if (name.startsWith(prefix)) most = Math.min(most, Number(name.slice(prefix.length)));
  return most;
}

/** The call with a limit of generated tokens that the model has not refused; the same object if it has one, or none. */
export function withinTokenLimit(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  const most = refused.size === 0 ? Infinity : knownTokenLimit(refused);
  return (call.maxOutputTokens ?? 0) > most ? { ...call, maxOutputTokens: most } : call;
}
