import { isJsonObject, type JsonObject } from '../../../core/api/index.js';
import { hasCachePoints, type ModelFamily } from '../model-family.js';

/** The two lifetimes of a cached prefix. */
const lifetimes: ReadonlySet<unknown> = new Set(['5m', '1h']);

/**
 * The cache point after a block or tool, if the client has marked it with `cache_control`; undefined otherwise, and for models that refuse cache
 * points. Only one family has a choice of lifetimes.
 */
export function encodeCachePoint(extras: JsonObject | undefined, family: ModelFamily): JsonObject | undefined {
  const mark = extras?.['cache_control'];
  if (!isJsonObject(mark) || !hasCachePoints(family)) return undefined;
  const { ttl } = mark;
  return { cachePoint: { type: 'default', ...(family === 'claude' && lifetimes.has(ttl) ? { ttl } : {}) } };
}
