import { GatewayError, stringifyJson } from '../../../core/api/index.js';
import type { ContentPart } from './output-items.js';

/**
 * The most characters of one answer. The last event repeats all of them, so they must be kept in memory, and clients would refuse longer
 * events.
 */
const mostCharacters = 16 * 1024 * 1024;

/** Counts the characters of an answer. */
export class AnswerLength {
  #characters = 0;

  /** @throws GatewayError `GW_ANSWER_TOO_LARGE` (502) */
  add(part: ContentPart): void {
    if (part.type === 'opaque') this.#characters += stringifyJson(part.value).length;
    else if (part.type !== 'tool-call') this.#characters += part.text.length;
    if (this.#characters > mostCharacters) throw tooLarge();
  }
}

function tooLarge(): GatewayError {
  return new GatewayError({
    code: 'GW_ANSWER_TOO_LARGE',
    status: 502,
    message: `The answer is longer than ${mostCharacters} characters, and a response has to repeat it at its end. Use /v1/chat/completions, or ask for less.`,
  });
}
