import { type Decimal, decimalOf } from './decimal.js';
import type { JsonObject, JsonValue } from './json.js';
import { isJsonObject, isText } from './wire/json/json.js';

/** The token usage of one answer, as the provider reported it. */
export interface Usage {
  /**
   * All input tokens, including those read from or written to the provider's cache. (Where a dialect reports these separately, adapters add
   * them.)
   */
  readonly inputTokens: number;
  /** All generated tokens, reasoning included. */
  readonly outputTokens: number;
  /** Part of `inputTokens` that came from the provider's prompt cache. */
  readonly cachedInputTokens?: number;
  /** Part of `inputTokens` that was written to the provider's prompt cache. */
  readonly cacheWriteTokens?: number;
  /** Part of `cacheWriteTokens` that is cached for longer (an hour, for example), where that has a price of its own. */
  readonly longCacheWriteTokens?: number;
  /** Part of `cachedInputTokens` that was audio. */
  readonly cachedAudioInputTokens?: number;
  /** Part of `cachedInputTokens` that was pictures. */
  readonly cachedImageInputTokens?: number;
  /** Part of `inputTokens` that was audio and did not come from the cache. */
  readonly audioInputTokens?: number;
  /** Part of `inputTokens` that was pictures and did not come from the cache. */
  readonly imageInputTokens?: number;
  /** Part of `outputTokens` that was reasoning. */
  readonly reasoningTokens?: number;
  /** Part of `outputTokens` that was audio. */
  readonly audioOutputTokens?: number;
  /** Part of `outputTokens` that was pictures. */
  readonly imageOutputTokens?: number;
  /** Searches that the provider made for this answer; of a reranking, what its provider bills as one. */
  readonly searches?: number;
  /** Pictures that were made. */
  readonly images?: number;
  /** Characters that were spoken. */
  readonly characters?: number;
  /** Seconds of audio that were transcribed. */
  readonly audioSeconds?: number;
  /** What the provider says that it charges for the answer, in US dollars. Of many that it resells, only it knows which model has answered, and where. */
  readonly charged?: Decimal;
  /** The tier in which the provider has served the answer, if it says so: `default` or `standard`, `flex`, `priority` … */
  readonly serviceTier?: string;
  /** True when the provider reported no usage and the gateway counted instead. */
  readonly estimated?: boolean;
  /** The provider's own usage object, for kinds of tokens that have no field here. */
  readonly raw?: JsonObject;
}

/** What is billed besides tokens. */
const billedUnits = ['searches', 'images', 'characters', 'audioSeconds'] as const;

/** The units by which something is billed, besides tokens. */
export type BilledUnits = Pick<Usage, (typeof billedUnits)[number]>;

/** More characters, with one for each value, than the usage object of any provider has. */
const longestUsage = 32 * 1024;

/**
 * The usage object of a provider. It is read again with each event of a stream that has one, and kept with the record of its request.
 *
 * @returns undefined for anything else, and for an object that is larger than any provider's
 */
export function usageObject(value: JsonValue | undefined): JsonObject | undefined {
  return isJsonObject(value) && leftAfter(value, longestUsage) >= 0 ? value : undefined;
}

/** What a value leaves of a number of characters. Stops when there are none left. */
function leftAfter(value: JsonValue | undefined, left: number): number {
  if (typeof value === 'string') return left - value.length;
  if (typeof value !== 'object' || value === null) return left - 1;
  let rest = left - 1;
  for (const name of Object.keys(value)) {
    if (rest < 0) break;
    rest = leftAfter((value as JsonObject)[name], rest - name.length);
  }
  return rest;
}

/** Beyond the range of a database column of the type `integer`. */
const tooMany = 2 ** 31;

/**
 * Validates a count of tokens from a provider: a number from 0 to 2,147,483,647, rounded up to an integer. Another value could not be
 * stored, and the record of its request would be lost.
 *
 * @returns undefined for any other value
 */
export function tokenCount(value: JsonValue | undefined): number | undefined {
  if (typeof value !== 'number' || !(value >= 0)) return undefined;
  const whole = Math.ceil(value);
  return whole < tooMany ? whole : undefined;
}

/** No tier has a longer name. */
const longestTier = 40;

/**
 * Validates the tier in which a provider says that it has served an answer.
 *
 * @returns its name in lower case; undefined for any other value
 */
export function serviceTier(value: JsonValue | undefined): string | undefined {
  return isText(value) && value.length <= longestTier ? value.toLowerCase() : undefined;
}

/** No answer costs this many dollars, and no price is below a billionth of a cent. */
const [tooDear, chargedDigits] = [1_000_000, 11];

/**
 * Validates an amount in US dollars that a provider says it charges.
 *
 * @returns undefined for any other value
 */
export function chargedAmount(value: JsonValue | undefined): Decimal | undefined {
  if (typeof value !== 'number' || !(value >= 0 && value < tooDear)) return undefined;
  return decimalOf(value.toFixed(chargedDigits));
}

const summedParts = [
  'cachedInputTokens',
  'cacheWriteTokens',
  'longCacheWriteTokens',
  'cachedAudioInputTokens',
  'cachedImageInputTokens',
  'audioInputTokens',
  'imageInputTokens',
  'reasoningTokens',
  'audioOutputTokens',
  'imageOutputTokens',
  ...billedUnits,
] as const satisfies readonly (keyof Usage)[];

/** The sum of usages; undefined if none is known. */
export function totalUsage(usages: readonly (Usage | undefined)[]): Usage | undefined {
  if (usages.length === 1) return usages[0];
  const [first, ...others] = usages.filter((usage) => usage !== undefined);
  return first && others.reduce(addUsage, first);
}

/** The sum of two usages, without the providers' own objects (`raw`) and charges. */
export function addUsage(a: Usage, b: Usage): Usage {
  const parts = summedParts.flatMap((name) => {
    const [one, other] = [a[name], b[name]];
    return one === undefined && other === undefined ? [] : [[name, (one ?? 0) + (other ?? 0)] as const];
  });
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ...Object.fromEntries(parts),
    estimated: (a.estimated ?? false) || (b.estimated ?? false),
  };
}
