import { type JsonObject, numberOf } from '../../core/api/index.js';
import { maxTokensFields } from './refused-parameters.js';

const known = 'a limit of generated tokens above ';
const forOneRequest = 'for one request, ';

/** What servers say of the most tokens that any answer of the model may have. */
const ofModel: readonly RegExp[] = [
  /supports at most (\d+) completion tokens/,
  /max_(?:completion_)?tokens`?[^\d]{0,40}(?:\[1, ?|less than or equal to `?)(\d+)/,
];
/** What they say of the size of the context and of the input, which leave room for the answer. */
const ofContext: readonly RegExp[] = [
  /maximum context length is (\d+) tokens and your request has (\d+) input tokens/,
  /maximum context length is (\d+) tokens\D+\d+ tokens \((\d+) in the messages/,
];

/**
 * The limit of generated tokens to keep to in another attempt, by the provider's error. Agents ask for as many as the largest models can generate, and
 * self-hosted servers refuse more than fit into their context. The answer would have ended there anyway.
 *
 * @param sent the refused body
 * @returns its name as that of a refused parameter
 */
export function boundRefusedIn(sent: JsonObject, text: string): string | undefined {
  const most = mostOf(ofModel, text);
  if (most !== undefined) return asks(sent, most) ? known + most : undefined;
  const left = mostOf(ofContext, text);
  return left !== undefined && asks(sent, left) ? forOneRequest + known + left : undefined;
}

/** Whether a refusal holds for other requests, too. */
export function isLasting(name: string): boolean {
  return !name.startsWith(forOneRequest);
}

/** A body that keeps to the refused limits; the same object if it does already. */
export function withinBound(body: JsonObject, refused: ReadonlySet<string>): JsonObject {
  const most = Math.min(...[...refused].map((name) => Number(name.split(known)[1] ?? Infinity)));
  if (!asks(body, most)) return body;
  const bounds = maxTokensFields.flatMap((name) => ((numberOf(body[name]) ?? 0) > most ? [[name, most] as const] : []));
  return { ...body, ...Object.fromEntries(bounds) };
}

function asks(body: JsonObject, most: number): boolean {
  return maxTokensFields.some((name) => (numberOf(body[name]) ?? 0) > most);
}

/** The first number of a message, less the second. Undefined if nothing is left. */
function mostOf(patterns: readonly RegExp[], text: string): number | undefined {
  for (const pattern of patterns) {
    const [, size, used = '0'] = pattern.exec(text) ?? [];
    const most = Number(size) - Number(used);
    if (most >= 1) return most;
  }
  return undefined;
}
