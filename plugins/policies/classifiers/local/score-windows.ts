import { UnitBuffer } from '../../unit-buffer.js';
import { lookBack, SentenceWindows } from '../sentence-windows.js';
import { pairFeature } from './hash-features.js';
import type { KnownWords } from './known-words.js';
import type { LinearModel } from './linear-model.js';
import { SeenPairs } from './seen-pairs.js';
import { plainWord, type WordKind, WordReader, type WordsAhead, type WordSink } from './read-words.js';
import type { WordLetters } from './word-letters.js';
import { PhraseFinder, wordKinds } from './word-list.js';

/** The number of stored windows, which is more than fit into the look-back. */
const remembered = 32;
const kinds = wordKinds.length;
/** Shared buffer of scorers without known words; scoring is synchronous. */
const blockLength = 4096;
const block = new UnitBuffer(blockLength);

/** Receives the scores of each window when it ends. */
export interface WindowSink {
  /**
   * @param alone raw scores of the window, by output
   * @param inContext raw scores of the window with its preceding context
   * @param context index of the first character of that context
   */
  window(start: number, end: number, alone: Float64Array, inContext: Float64Array, context: number): void;
}

/**
 * Scores the windows of a text incrementally, with one addition for each feature and output: the score of the context is the sum of its
 * windows, so no character is read twice. Sums are integers, so the result does not depend on how the text is split into chunks.
 */
export class WindowScorer implements WordSink, WordsAhead {
  readonly #model: LinearModel;
  #sink: WindowSink;
  readonly #reader: WordReader;
  readonly #windows = new SentenceWindows();
  readonly #finder: PhraseFinder | undefined;
  /** Only for models with a word list, and for second looks: the others read known words elsewhere. */
  readonly #seen: SeenPairs | undefined;
  /** Holds the text that is read. */
  readonly #source: KnownWords | UnitBuffer;
  readonly #outputs: number;
  /** For each stored window: its start, number of features, sum for each output, and number of listed words of each kind. */
  readonly #starts = new Int32Array(remembered);
  readonly #counts = new Int32Array(remembered);
  readonly #sums: Int32Array;
  readonly #listed = new Int32Array(remembered * kinds);
  readonly #alone: Float64Array;
  readonly #inContext: Float64Array;
  readonly #contextSums: Int32Array;
  readonly #contextListed = new Int32Array(kinds);
  #window = 0;
  /** The first window of the context, and the number of features of all of them. */
  #oldest = 0;
  #contextCount = 0;
  /** The last window that had the same features as another one of its context. */
  #lastRepeated = -1;
  #length = 0;
  /** Hash of the previous word. */
  #previous = 0;

  /** @param countsPairsOnce whether each pair of words counts once in a window with its context; then the model has no known words */
  constructor(model: LinearModel, sink: WindowSink, countsPairsOnce = model.words !== undefined) {
    this.#model = model;
    // A second look is made while another scorer is reading.
    this.#source = model.knownWords ?? (countsPairsOnce && !model.words ? new UnitBuffer(blockLength) : block);
    this.#sink = sink;
    this.#reader = new WordReader(this, model.knownWords && this);
    this.#finder = model.words && new PhraseFinder(model.words);
    this.#seen = countsPairsOnce ? new SeenPairs() : undefined;
    this.#outputs = model.outputs.length;
    this.#sums = new Int32Array(remembered * this.#outputs);
    this.#alone = new Float64Array(this.#outputs);
    this.#inContext = new Float64Array(this.#outputs);
    this.#contextSums = new Int32Array(this.#outputs);
  }

  /** Replaces the sink. */
  tell(sink: WindowSink): void {
    this.#sink = sink;
  }

  /** The share of words that have not counted in the text so far, because their pairs had; 0 if all count. */
  get repeatedShare(): number {
    return this.#seen?.repeatedShare ?? 0;
  }

  push(text: string): void {
    const source = this.#source;
    for (let from = 0; from < text.length; ) {
      const count = source.fill(text, from);
      this.#pushUnits(source.units, count);
      from += count;
    }
  }

  /**
   * Scores a whole text, and resets the scorer. The windows are the same, except that the last one may end a character after the text.
   *
   * @param read the index up to which {@link KnownWords.readWhole} has just read it, if it has not read all of it
   */
  score(text: string, read = 0): void {
    const known = this.#model.knownWords;
    if (known && read > 0 && read <= text.length) {
      this.#takeWindows(known, read);
      this.#scoreUnits(known, read, text.length + 1);
    } else {
      const count = known?.fillWhole(text);
      if (known && count !== undefined) this.#scoreUnits(known, 0, count);
      else this.push(text);
    }
    this.end();
  }

  #scoreUnits(known: KnownWords, from: number, count: number): void {
    for (let at = from; at < count; ) {
      if (this.#reader.isIdle) {
        at = known.readWindows(at, count, this.#windows.start, this.#previous);
        this.#takeWindows(known, at);
      }
      if (at < count) at = this.#pushWindow(known.units, at, count);
    }
  }

  /** @param at the index up to which they have been read */
  #takeWindows(known: KnownWords, at: number): void {
    known.forEachWindow(this.#ended);
    this.#takeWords(known.sum, known.count);
    this.#previous = known.previous;
    this.#length = at;
  }

  readonly #ended = (end: number, sum: number, count: number): void => {
    this.#takeWords(sum, count);
    this.#length = end;
    this.#windows.closeAt(end);
    this.#close();
  };

  #takeWords(sum: number, count: number): void {
    const place = this.#window % remembered;
    this.#counts[place] = (this.#counts[place] as number) + count;
    this.#sums[place] = (this.#sums[place] as number) + sum;
  }

  #pushUnits(units: Uint16Array, count: number): void {
    for (let at = 0; at < count; ) at = this.#pushWindow(units, at, count);
  }

  /** Reads units up to the end of the window. @returns the index after them */
  #pushWindow(units: Uint16Array, from: number, to: number): number {
    const border = this.#windows.borderIn(units, from, to, this.#length, this.#model.knownWords?.passSentence);
    const stop = border ?? to;
    this.#reader.read(units, from, stop);
    this.#length += stop - from;
    if (border !== undefined) this.#close();
    return stop;
  }

  /** Ends the text and its last window, and resets the scorer. */
  end(): void {
    this.#reader.end();
    if (this.#counts[this.#window % remembered] !== 0) this.#close();
    this.#window = 0;
    this.#oldest = 0;
    this.#contextCount = 0;
    this.#lastRepeated = -1;
    this.#contextSums.fill(0);
    if (this.#finder) this.#contextListed.fill(0);
    this.#seen?.clear();
    this.#length = 0;
    this.#windows.reset();
    this.#clear(0, 0);
  }

  word(letters: WordLetters, length: number, kind: WordKind, hash: number): void {
    const place = this.#window % remembered;
    const pair = pairFeature(this.#previous, hash);
    if (!this.#seen?.has(pair, this.#window, this.#oldest)) this.#weigh(letters, length, hash, pair);
    this.#previous = hash;
    if (this.#finder) this.#list(this.#finder.next(kind === plainWord ? hash : 0), place);
  }

  #weigh(letters: WordLetters, length: number, hash: number, pairHash: number): void {
    const place = this.#window % remembered;
    const { weights, shift, wordSums } = this.#model;
    const outputs = this.#outputs;
    const pair = (pairHash >>> shift) * outputs;
    const at = wordSums.find(letters, length, hash);
    const { records } = wordSums;
    this.#counts[place] = (this.#counts[place] as number) + wordSums.countAt(at) + 1;
    const kept = this.#sums;
    const into = place * outputs;
    for (let output = 0; output < outputs; output += 1) {
      const sum = (records[at + output] as number) + (weights[pair + output] as number);
      kept[into + output] = (kept[into + output] as number) + sum;
    }
  }

  /** Reads known words, up to the first unknown one. */
  pass(from: number, to: number): number {
    const known = this.#model.knownWords as KnownWords;
    const passed = known.pass(from, to, this.#previous);
    this.#takeWords(known.sum, known.count);
    this.#previous = known.previous;
    return passed;
  }

  reset(): void {
    this.#previous = 0;
    this.#finder?.reset();
  }

  #list(entry: number, place: number): void {
    if (entry === 0) return;
    const into = place * kinds + (entry >> 5);
    this.#listed[into] = (this.#listed[into] ?? 0) + (entry & 31);
  }

  #close(): void {
    const place = this.#window % remembered;
    const start = this.#starts[place] as number;
    const count = this.#counts[place] as number;
    this.#score(this.#alone, count, this.#sums, this.#listed, place);
    this.#enterContext();
    // Windows before the look-back leave the context.
    while (
      this.#oldest < this.#window &&
      (start - (this.#starts[this.#oldest % remembered] as number) > lookBack ||
        this.#window - this.#oldest >= remembered)
    )
      this.#leaveContext();
    this.#score(this.#inContext, this.#contextCount, this.#contextSums, this.#contextListed, 0);
    const context = this.#starts[this.#oldest % remembered] as number;
    this.#sink.window(start, this.#length, this.#alone, this.#inContext, context);
    this.#window += 1;
    this.#clear(this.#window % remembered, this.#length);
  }

  /**
   * Adds the current window to the sums of the context. Windows with the same features count once: otherwise, any sentence would get a high
   * score if it is only repeated often enough.
   */
  #enterContext(): void {
    if (this.#isRepeated(this.#window)) this.#lastRepeated = this.#window;
    else this.#countInContext(this.#window, 1);
  }

  /** Removes the oldest window from the sums of the context, unless another one with the same features stays. */
  #leaveContext(): void {
    // Of two windows in the context with the same features, the later one was a repetition when it entered.
    if (this.#lastRepeated < this.#oldest || !this.#isRepeated(this.#oldest)) this.#countInContext(this.#oldest, -1);
    this.#oldest += 1;
  }

  #countInContext(window: number, sign: 1 | -1): void {
    const outputs = this.#outputs;
    const place = window % remembered;
    this.#contextCount += sign * (this.#counts[place] as number);
    for (let output = 0; output < outputs; output += 1)
      this.#contextSums[output] =
        (this.#contextSums[output] as number) + sign * (this.#sums[place * outputs + output] as number);
    // Only models with a word list have listed words.
    for (let kind = 0; this.#finder && kind < kinds; kind += 1)
      this.#contextListed[kind] =
        (this.#contextListed[kind] as number) + sign * (this.#listed[place * kinds + kind] as number);
  }

  /** Whether the context has another window with the same features. */
  #isRepeated(window: number): boolean {
    const count = this.#counts[window % remembered];
    for (let other = this.#oldest; other <= this.#window; other += 1)
      if (other !== window && this.#counts[other % remembered] === count && this.#isSame(other, window)) return true;
    return false;
  }

  /** Whether windows with equal numbers of features have the same ones. */
  #isSame(one: number, other: number): boolean {
    const [first, second] = [one % remembered, other % remembered];
    for (let output = 0; output < this.#outputs; output += 1)
      if (this.#sums[first * this.#outputs + output] !== this.#sums[second * this.#outputs + output]) return false;
    for (let kind = 0; this.#finder && kind < kinds; kind += 1)
      if (this.#listed[first * kinds + kind] !== this.#listed[second * kinds + kind]) return false;
    return true;
  }

  /** @param place where the sums and the listed words are among those of other windows */
  #score(scores: Float64Array, count: number, sums: Int32Array, listedWords: Int32Array, place: number): void {
    for (let output = 0; output < this.#outputs; output += 1) {
      const { scale, bias, listed } = this.#model.outputs[output] as LinearModel['outputs'][number];
      let score = ((sums[place * this.#outputs + output] as number) * scale) / Math.sqrt(count + 1) + bias;
      for (let kind = 0; this.#finder && kind < listed.length; kind += 1) {
        const severity = listedWords[place * kinds + kind] as number;
        if (severity > 0) score += (listed[kind] ?? 0) * Math.log1p(severity / 10);
      }
      scores[output] = score;
    }
  }

  #clear(place: number, start: number): void {
    this.#starts[place] = start;
    this.#counts[place] = 0;
    for (let output = 0; output < this.#outputs; output += 1) this.#sums[place * this.#outputs + output] = 0;
    if (this.#finder) this.#listed.fill(0, place * kinds, (place + 1) * kinds);
  }
}
