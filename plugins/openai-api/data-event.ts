import { eventJson, type JsonObject } from '../../core/api/index.js';

/** An event without a name, as most of the dialect are. */
export function dataEvent(value: JsonObject): string {
  return `data: ${eventJson(JSON.stringify(value))}\n\n`;
}
