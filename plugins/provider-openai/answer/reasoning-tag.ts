import { type Answer, pushAll, type StreamPart } from '../../../core/api/index.js';

/** How models write their reasoning into their text. */
export interface ReasoningTag {
  readonly name: string;
  /** Whether the prompt ends with the tag, so that the text begins after it. */
  readonly isOpen: boolean;
}

/**
 * The characters that are held back of a text that begins after a tag, until the tag is closed: a text without it is not reasoning, such as that of a
 * model that has been told not to think. About five seconds of a usual model.
 */
const heldUntilClosed = 1_000;

/**
 * An answer in which what a model has written between `<tag>` and `</tag>` at the beginning of its text is reasoning. Some servers do not tell the two
 * apart, and clients would show it, or read it as the answer.
 */
export function withTaggedReasoning(answer: Answer, tag: ReasoningTag | undefined): Answer {
  if (tag === undefined) return answer;
  return {
    ...answer,
    // The provider's bytes have the tags in the text.
    relay: undefined,
    deliver(sink) {
      const choices = new Map<number, TaggedText>();
      return answer.deliver((part) => {
        if (!('choice' in part)) return sink(part);
        let text = choices.get(part.choice);
        if (!text) choices.set(part.choice, (text = new TaggedText(part.choice, tag)));
        return pushAll(text.take(part), sink);
      });
    },
  };
}

/** The text of one choice. */
class TaggedText {
  readonly #choice: number;
  readonly #open: string;
  readonly #close: string;
  readonly #isOpen: boolean;
  /** `unsure`: inside of a tag that the prompt has opened, if the text closes it. */
  #state: 'before' | 'unsure' | 'inside' | 'behind' | 'done' = 'before';
  /** Text that may be a part of a tag, or the space around one; while unsure, all of it. */
  #held = '';

  constructor(choice: number, { name, isOpen }: ReasoningTag) {
    this.#choice = choice;
    this.#open = `<${name}>`;
    this.#close = `</${name}>`;
    this.#isOpen = isOpen;
  }

  /** Returns the parts to pass on in place of the next one. */
  take(part: StreamPart): readonly StreamPart[] {
    if (this.#state === 'done') return [part];
    // Members of the answer that are not content stand anywhere in it.
    if (part.type === 'opaque') return [part];
    if (part.type !== 'text') return [...this.#restBefore(part), part];
    const [held, text] = [this.#held, this.#held + part.text];
    this.#held = '';
    switch (this.#state) {
      case 'before':
        return this.#begin(text, held === '' ? part : undefined);
      case 'unsure':
        return this.#guess(text);
      case 'inside':
        return this.#think(text);
      case 'behind':
        return this.#say(text);
    }
  }

  #begin(text: string, whole: StreamPart | undefined): readonly StreamPart[] {
    const trimmed = text.trimStart();
    if (trimmed.startsWith(this.#open)) {
      this.#state = 'inside';
      return this.#think(trimmed.slice(this.#open.length));
    }
    if (this.#open.startsWith(trimmed)) {
      this.#held = text;
      return [];
    }
    if (this.#isOpen) return this.#guess(text);
    this.#state = 'done';
    return whole ? [whole] : this.#text(text);
  }

  #guess(text: string): readonly StreamPart[] {
    this.#state = text.includes(this.#close) || text.length > heldUntilClosed ? 'inside' : 'unsure';
    if (this.#state === 'inside') return this.#think(text);
    this.#held = text;
    return [];
  }

  #think(text: string): readonly StreamPart[] {
    const end = text.indexOf(this.#close);
    if (end >= 0) {
      this.#state = 'behind';
      return [...this.#reasoning(text.slice(0, end)), ...this.#say(text.slice(end + this.#close.length))];
    }
    const begun = beginningIn(text, this.#close);
    this.#held = text.slice(begun);
    return this.#reasoning(text.slice(0, begun));
  }

  /** Passes the text after the tag on, without the space between. */
  #say(text: string): readonly StreamPart[] {
    const said = text.trimStart();
    if (said !== '') this.#state = 'done';
    return this.#text(said);
  }

  /** What was held back, in front of something else than text. */
  #restBefore(part: StreamPart): readonly StreamPart[] {
    const [state, held] = [this.#state, this.#held];
    if (state === 'inside' && part.type !== 'finish') return [];
    this.#held = '';
    // The second is a model that is cut off in its first thoughts.
    if (state === 'inside' || (state === 'unsure' && part.type === 'finish' && part.reason === 'length'))
      return this.#reasoning(held);
    // A server that tells reasoning apart itself has no tags in its text.
    if (held !== '' || (this.#isOpen && part.type === 'reasoning')) this.#state = 'done';
    return this.#text(held);
  }

  #reasoning(text: string): readonly StreamPart[] {
    return text === '' ? [] : [{ type: 'reasoning', choice: this.#choice, text }];
  }

  #text(text: string): readonly StreamPart[] {
    return text === '' ? [] : [{ type: 'text', choice: this.#choice, text }];
  }
}

/** Where a beginning of the tag stands at the end of a text; its length if there is none. */
function beginningIn(text: string, tag: string): number {
  for (let at = Math.max(0, text.length - tag.length + 1); at < text.length; at += 1) {
    if (tag.startsWith(text.slice(at))) return at;
  }
  return text.length;
}
