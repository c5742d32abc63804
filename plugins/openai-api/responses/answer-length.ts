import { GatewayError, type HeldParts, partLength } from '../../../core/api/index.js';
import type { ContentPart } from './output-items.js';

/**
 * The most characters of one answer. The last event repeats all of them, so they must be kept in memory, and clients would refuse longer
 * events.
 */
const mostCharacters = 16 * 1024 * 1024;

/** Counts the characters of an answer. */
export class AnswerLength {
  readonly #held: HeldParts | undefined;
  #characters = 0;

  /** @param held counts them as well, as memory of the request */
  constructor(held: HeldParts | undefined) {
    this.#held = held;
  }

  /** @throws GatewayError `GW_ANSWER_TOO_LARGE` (502); `GW_OVERLOADED` (503) if there is no room for a long answer */
  add(part: ContentPart): void {
    const length = partLength(part);
    this.#characters += length;
    if (this.#characters > mostCharacters) throw tooLarge();
    this.#held?.add(length);
  }
}

function tooLarge(): GatewayError {
  return new GatewayError({
    code: 'GW_ANSWER_TOO_LARGE',
    status: 502,
    message: `The answer is longer than ${mostCharacters} characters, and a response has to repeat it at its end. Use /v1/chat/completions, or ask for less.`,
  });
}
