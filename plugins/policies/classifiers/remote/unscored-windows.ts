import type { WindowSink } from '../local/score-windows.js';
import { SentenceWindows } from '../sentence-windows.js';

const noScores = new Float64Array(0);

/** Splits a text into windows without local scores, for categories that only a service judges. */
export class UnscoredWindows {
  readonly #windows = new SentenceWindows();
  readonly #sink: WindowSink;
  #length = 0;

  constructor(sink: WindowSink) {
    this.#sink = sink;
  }

  push(text: string): void {
    for (let index = 0; index < text.length; index += 1) {
      const { start } = this.#windows;
      this.#length += 1;
      if (this.#windows.closesAt(this.#length, text.charCodeAt(index))) this.#emit(start);
    }
  }

  end(): void {
    if (this.#length > this.#windows.start) this.#emit(this.#windows.start);
  }

  #emit(start: number): void {
    this.#sink.window(start, this.#length, noScores, noScores, start);
  }
}
