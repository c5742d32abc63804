import type { Surcharge } from '../../core/api/index.js';

/** Servers that process in one region, such as `eu.api.openai.com`. */
const regional = /^https:\/\/[a-z-]+\.api\.openai\.com(?:[:/]|$)/;

/** All but the models since March 2026. */
const olderModels = /^(?!gpt-(?:5\.[4-9]|[6-9]|realtime-[2-9]))/;

/** What a server adds to the packaged prices, by its address; undefined for all but the provider's regional ones. */
export function surchargeOf(baseUrl: string): Surcharge | undefined {
  return regional.test(baseUrl) ? { percent: 10, except: olderModels } : undefined;
}
