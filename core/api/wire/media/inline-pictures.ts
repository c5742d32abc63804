import type { JsonObject, JsonValue } from '../../json.js';
import { isJsonArray, isJsonObject } from '../json/json.js';

const inline = /^data:[^,]*;base64,/i;

/**
 * Replaces the data of pictures in a value: `data:` URLs of members `image_url: { url }`, as several dialects write them. Everything else in
 * the value stays the same.
 *
 * @param change called with each URL, in order
 */
export function mapPictures(value: JsonObject, change: (url: string) => string): JsonObject {
  const members = Object.entries(value).map(([name, member = null]) => {
    const url = name === 'image_url' && isJsonObject(member) ? member['url'] : undefined;
    const isPicture = typeof url === 'string' && inline.test(url);
    return [name, isPicture ? { ...(member as JsonObject), url: change(url) } : mapped(member, change)] as const;
  });
  return Object.fromEntries(members);
}

function mapped(value: JsonValue, change: (url: string) => string): JsonValue {
  if (isJsonArray(value)) return value.map((item) => mapped(item, change));
  return isJsonObject(value) ? mapPictures(value, change) : value;
}
