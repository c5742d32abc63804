import { eventJson, type JsonObject } from '../../core/api/index.js';

/** An event without a name, as most of the dialect are. */
export function dataEvent(value: JsonObject): string {
  return `data: ${eventJson(JSON.stringify(value))}\n\n`;
}

/**
 * A comment that keeps an idle stream open. Without a blank line after it, which would end an event: official SDKs of the dialect have taken that for an
 * event without data, and have given up the stream.
 *
 * @see https://github.com/openai/openai-go/pull/621
 */
export const heartbeat = ': keep-alive\n';
