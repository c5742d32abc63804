import { GatewayError, type ModelInfo, withoutProvider } from '../../core/api/index.js';
import type { Budget } from './budgets/budget.js';

/** The data of a refusal. */
interface LimitReached {
  readonly budget: Budget;
  readonly currency: string;
  readonly now: number;
  /** When the next period of the limit begins; undefined if there is none. */
  readonly resetsAt: number | undefined;
  /** True when reservations of running calls may be released before that. */
  readonly mayPass: boolean;
}

/** The error when the limit is reached, or what is left is too little for the call. */
export function limitReached({ budget, currency, now, resetsAt, mayPass }: LimitReached): GatewayError {
  const { title, period, configuredLimit, models } = budget;
  const resets = resetsAt === undefined ? undefined : new Date(resetsAt).toISOString();
  const reset = resets === undefined ? 'The limit does not reset.' : `The limit resets at ${resets}.`;
  const held = `${reset} Part of it is reserved for running requests and may become available again.`;
  // Qwen Code gives up at these words. Otherwise it waits as long as it is told, without saying so.
  const spent = resets === undefined ? reset : `The quota would be exceeded; it will reset at ${resets}.`;
  return new GatewayError({
    code: 'GW_SPENDING_LIMIT_REACHED',
    status: 429,
    // Another model may be called.
    field: models && 'model',
    message:
      `What is left of the ${period} spending limit of ${title} (${configuredLimit} ${currency}) ` +
      `is not enough for this request. ${mayPass ? held : spent}`,
    ...(mayPass && { retryAfter: 1 }),
    ...(!mayPass && resetsAt !== undefined && { retryAfter: Math.max(1, Math.ceil((resetsAt - now) / 1000)) }),
    retryable: false,
    ...(resets !== undefined && { headers: { 'x-spending-resets-at': resets } }),
  });
}

/** The error when the rest of the limit cannot be found out in time. */
export function limitUnknown(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_SPENDING_UNAVAILABLE',
    status: 503,
    message:
      "It cannot be checked at the moment what is left of the spending limits of this request: the gateway's database " +
      'takes too long to answer. Nothing was sent to a provider, and nothing is charged. Try again shortly.',
    retryAfter: 1,
    cause,
  });
}

/** The error of a request with a spending limit whose cost is unknown because of `field`. */
export function unpriced(field: string, message: string): GatewayError {
  return new GatewayError({ code: 'GW_SPENDING_PRICE_UNKNOWN', status: 400, field, message });
}

/** What models with these capabilities may be billed by besides tokens: the member of a price, and what it is for. */
const billedUnits = [
  ['images', 'image', 'a picture'],
  ['speech', 'characters', 'a million characters'],
  ['transcription', 'minute', 'a minute of audio'],
  ['rerank', 'search', 'a search'],
] as const;

/**
 * The error of a request with a spending limit for a model without a known price.
 *
 * @param served the entry of the catalog that serves it, if it is known
 */
export function priceUnknown(model: string, served: ModelInfo | undefined): GatewayError {
  const id = JSON.stringify((served ? withoutProvider(model, served) : model).slice(0, 200));
  const unit = billedUnits.find(([capability]) => served?.capabilities.includes(capability));
  const price = unit ? `input: …, output: …, ${unit[1]}: …` : 'input: …, output: …';
  const per = unit ? `a million tokens and ${unit[2]}` : 'a million tokens';
  const where = served ? `the provider "${served.provider}"` : 'its provider';
  return unpriced(
    'model',
    `The price of model "${model.slice(0, 200)}" is not known, and what this request may cost is limited. Choose a model with a known price, ` +
      `or have the operator give it one in gateway.yaml, in "models" of ${where}: { id: ${id}, price: { ${price} } }, for ${per}, ` +
      `or { id: ${id}, free: true } if it costs nothing.`,
  );
}

/** The error of a call with a spending limit and a tool that the provider runs, if the price of a use is unknown. */
export function searchPriceUnknown(model: string, tool: string): GatewayError {
  return unpriced(
    'tools',
    `It is not known what a use of "${tool}", which the provider runs itself, costs with the model "${model}", and what ` +
      'this request may cost is limited. Leave the tool out, or have the operator set the model\'s "price.search" in gateway.yaml (0 if it costs nothing).',
  );
}

/** The error of a call with a spending limit and a tool for which the provider asks another model. */
export function toolModelPriceUnknown(tool: string, model: string): GatewayError {
  return unpriced(
    'tools',
    `The provider runs the tool "${tool}" with the model "${model.slice(0, 200)}", which is billed at its own price, and what ` +
      'this request may cost is limited. Leave the tool out.',
  );
}

/** The error of a call with a spending limit and a tool that the provider bills by something that no price list has. */
export function toolPriceUnknown(tool: string): GatewayError {
  return unpriced(
    'tools',
    `The provider bills the tool "${tool.slice(0, 60)}" in a way of its own (by file, container or picture), for which there is no price here, and what ` +
      'this request may cost is limited. Leave the tool out.',
  );
}

/** The error of a call with a spending limit whose output is billed by tokens, if their number has no known bound. */
export function outputUnknown(model: string): GatewayError {
  return unpriced(
    'model',
    `It is not known how many tokens an answer of model "${model.slice(0, 200)}" has at most, and what this request may cost is limited. ` +
      'Have the operator set the model\'s "maxTokens" in gateway.yaml (for pictures, the most of one), or prices that are not of tokens.',
  );
}

/** The error of a request with a spending limit and a price per minute, for a recording whose length cannot be read. */
export function durationUnknown(model: string): GatewayError {
  return unpriced(
    'file',
    `Model "${model.slice(0, 200)}" is billed by the minute, and the length of this recording cannot be read, so it is not known what ` +
      'the request costs, and what it may cost is limited. Send the recording as WAV (PCM) or MP3.',
  );
}
