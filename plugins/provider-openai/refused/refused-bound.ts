import { type JsonObject, knownTokenLimit, numberOf, tokenLimitRefusedIn } from '../../../core/api/index.js';
import { maxTokensFields } from './refused-parameters.js';

const forOneRequest = 'for one request, a limit of generated tokens above ';

/** What servers say of the size of the context and of the input, which leave room for the answer. */
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
  const ofModel = tokenLimitRefusedIn(text);
  if (ofModel !== undefined) return asks(sent, knownTokenLimit(new Set([ofModel]))) ? ofModel : undefined;
  const left = mostOf(ofContext, text);
  return left !== undefined && asks(sent, left) ? forOneRequest + left : undefined;
}

/** Whether a refusal holds for other requests, too. */
export function isLasting(name: string): boolean {
  return !name.startsWith(forOneRequest);
}

/** A body that keeps to the refused limits; the same object if it does already. */
export function withinBound(body: JsonObject, refused: ReadonlySet<string>): JsonObject {
  const once = [...refused].filter((name) => name.startsWith(forOneRequest));
  const most = Math.min(knownTokenLimit(refused), ...once.map((name) => Number(name.slice(forOneRequest.length))));
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
