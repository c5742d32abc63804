import {
  type Answer,
  type GatewayError,
  pushAll,
  type StreamPart,
  unsupportedRequest,
} from '../../../core/api/index.js';

/** The most characters of all stop sequences of a request. Each piece of an answer is compared with them. */
const mostCharacters = 1_000;

/** The stop sequences that can be looked for in an answer; undefined if there are too many. Empty ones would end every answer. */
export function findable(stop: readonly string[] = []): readonly string[] | undefined {
  const stops = stop.filter((sequence) => sequence !== '');
  return stops.join('').length > mostCharacters ? undefined : stops;
}

const stopRefusal =
  /unsupported parameter:? ['"`]stop['"`]|['"`]stop['"`] is not supported|not supported on this model: stop\b|not support parameter stop\b/i;

/** Whether a model says that it has no stop sequences, as OpenAI's and xAI's that reason. */
export function isStopRefused(text: string): boolean {
  return stopRefusal.test(text);
}

/** The error for stop sequences that are not {@link findable}. */
export function tooManyStops(): GatewayError {
  return unsupportedRequest(
    'stop',
    `this model has no stop sequences of its own, and all of a request together may have ${mostCharacters} characters here; leave them out, or end the answer in the app`,
  );
}

/**
 * An answer of one choice whose text ends before the stop sequence that is complete first, for models that know none. What follows is read, because only the
 * end says what it has cost.
 */
export function endingBefore(answer: Answer, stops: readonly string[]): Answer {
  if (stops.length === 0) return answer;
  return {
    ...answer,
    deliver(sink) {
      const text = new StoppedText(stops);
      return answer.deliver((part) => pushAll(text.take(part), sink));
    },
  };
}

class StoppedText {
  readonly #stops: readonly string[];
  readonly #longest: number;
  /** The end of the text so far, if a sequence may begin with it. */
  #held = '';
  #found: string | undefined;

  constructor(stops: readonly string[]) {
    this.#stops = stops;
    this.#longest = Math.max(...stops.map(({ length }) => length));
  }

  /** Returns the parts to pass on in place of the next one. */
  take(part: StreamPart): readonly StreamPart[] {
    if (part.type === 'start' || part.type === 'usage') return [part];
    if (part.type === 'finish') return [...this.#rest(), this.#ended(part)];
    if (this.#found !== undefined) return [];
    if (part.type !== 'text') return [...this.#rest(), part];
    const text = this.#held + part.text;
    this.#held = '';
    const end = this.#endIn(text);
    // The probabilities are those of the text as it was.
    return end === text.length && text === part.text ? [part] : textOf(text.slice(0, end));
  }

  #rest(): readonly StreamPart[] {
    const rest = textOf(this.#held);
    this.#held = '';
    return rest;
  }

  #ended(part: StreamPart): StreamPart {
    const stopSequence = this.#found;
    return stopSequence === undefined ? part : { type: 'finish', choice: 0, reason: 'stop', stopSequence };
  }

  /** Where the text to pass on ends: before a sequence, or before what may be the beginning of one. */
  #endIn(text: string): number {
    let end = text.length;
    let complete = Infinity;
    for (const stop of this.#stops) {
      const at = text.indexOf(stop);
      // A model stops at the sequence that is complete first.
      if (at < 0 || at + stop.length > complete || (at + stop.length === complete && at > end)) continue;
      [end, complete] = [at, at + stop.length];
      this.#found = stop;
    }
    if (this.#found !== undefined) return end;
    for (let at = Math.max(0, text.length - this.#longest + 1); at < text.length; at += 1) {
      const beginning = text.slice(at);
      if (!this.#stops.some((stop) => stop.startsWith(beginning))) continue;
      this.#held = beginning;
      return at;
    }
    return end;
  }
}

function textOf(text: string): readonly StreamPart[] {
  return text === '' ? [] : [{ type: 'text', choice: 0, text }];
}
