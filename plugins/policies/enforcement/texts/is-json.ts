import { isJsonDeeperThan, maxJsonDepth } from '../../../../core/api/index.js';

/** From this length in characters, the depth is checked first: parsing takes a hundred bytes of memory for each level. */
const longText = 256 * 1024;

/** Whether a text is JSON. A long text that is nested too deeply counts as such, so that it is refused, as unreadable. */
export function isJson(text: string): boolean {
  if (text.length > longText && isJsonDeeperThan(text, maxJsonDepth)) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is JSON that is not nested too deeply to be read. */
export function isReadableJson(text: string): boolean {
  return !isJsonDeeperThan(text, maxJsonDepth) && isJson(text);
}

/** Whether a text is a JSON object, array or string. */
export function isJsonDocument(text: string): boolean {
  return /^\s*[[{"]/.test(text) && isJson(text);
}
