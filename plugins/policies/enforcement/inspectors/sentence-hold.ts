import { SentenceWindows } from '../../classifiers/sentence-windows.js';
import { unitsOf } from '../../reading/ascii.js';
import type { Found, Inspection, Inspector, InspectorSource } from './inspector.js';
import type { Rule } from './rule.js';

const nothing: readonly Found[] = [];

/** An inspector without findings that decides only at ends of sentences, so that a block never leaves half a sentence. */
export class SentenceHoldSource implements InspectorSource {
  readonly joinsLeaves = false;
  readonly isRepeatable = true;
  readonly rules: readonly Rule[];

  /** @param rules the buffered rules */
  constructor(rules: readonly Rule[]) {
    this.rules = rules;
  }

  takesSlices(): boolean {
    return true;
  }

  findsNothing(): boolean {
    return true;
  }

  open(): Inspector {
    return new SentenceHold();
  }
}

class SentenceHold implements Inspector {
  readonly #windows = new SentenceWindows();
  #length = 0;
  #previous = 0;

  push(text: string): Inspection {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (!isInsideWord(this.#previous, unit)) this.#windows.closesAt(this.#length + at, this.#previous);
      this.#previous = unit;
    }
    this.#length += text.length;
    return { decided: this.#windows.start, found: nothing };
  }

  end(): Inspection {
    return { decided: this.#length, found: nothing };
  }
}

/** Periods, question marks and exclamation marks: inside an address, a link or a number they end no sentence. */
const inAddresses = unitsOf('.?!');

/** Whether a mark that could end a sentence is followed by the rest of a word: `ada@example.org`. */
function isInsideWord(mark: number, next: number): boolean {
  return inAddresses.has(mark) && /[\p{L}\p{N}]/u.test(String.fromCharCode(next));
}
