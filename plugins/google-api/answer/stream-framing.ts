import { eventJson, type JsonObject, stringifyJson } from '../../../core/api/index.js';

/** Writes the responses of a stream: as events, or as an array of JSON that grows. */
export interface StreamFraming {
  response(value: JsonObject): string;
  /** The end of the stream. */
  end(): string;
  readonly heartbeat: string;
}

/** As the dialect's SDKs ask for it, with `alt=sse`. There is no event for the end. */
export function eventFraming(): StreamFraming {
  return {
    response: (value) => `data: ${eventJson(stringifyJson(value))}\n\n`,
    end: () => '',
    // Not a comment: some SDKs take it for a part of the answer, but all of them skip an empty event.
    heartbeat: '\n\n',
  };
}

/** One array of JSON, which is complete when the stream is. */
export function arrayFraming(): StreamFraming {
  let isBegun = false;
  return {
    response(value) {
      const before = isBegun ? ',\r\n' : '[';
      isBegun = true;
      return before + stringifyJson(value);
    },
    end: () => (isBegun ? ']' : '[]'),
    heartbeat: '\n',
  };
}
