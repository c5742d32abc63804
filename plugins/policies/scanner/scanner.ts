import type { Finding } from './finding.js';

/** Finds what a list of requests is about. It keeps nothing of a text; one scanner serves any number of texts and streams. */
export interface Scanner {
  /**
   * All findings, by where they start. Each request gets those that it would get alone.
   *
   * @param text its size is the caller's to bound; time is linear in it
   */
  scan(text: string, context?: ScanContext): readonly Finding[];
  /** A text that comes in pieces. However it is cut, the findings are those of the whole. */
  stream(context?: ScanContext): StreamScanner;
  /**
   * Builds what the first text needs bit by bit, in the background: half a second of processor time for the first scanner of a process.
   * Without it the first text waits for that, and everybody with it. Undefined when all is there.
   */
  prepare(): Promise<void> | undefined;
}

/** What is known besides the text. */
export interface ScanContext {
  /** What stands before the text and tells what it is about, such as the key of a value: `ssn: `. Nothing is found in it. */
  readonly before?: string;
}

/** One text on its way through. */
export interface StreamScanner {
  /** @param take is called for what is now decided, in order */
  push(text: string, take: Take): void;
  /** Decides the rest. Nothing may be pushed afterwards. */
  end(take: Take): void;
  /** Characters that were pushed, not given to `take` yet, and may still turn out to be of no request. At most 321. */
  readonly held: number;
}

/**
 * Gets the next piece of the text. The pieces put together are the text.
 *
 * @param text never empty; where pieces are cut depends on how the text came
 * @param findings those that cover every character of this piece, by their start; empty for most. A finding may cover several
 *   pieces in a row and is then the same object; which findings cover a character does not depend on how the text came
 */
export type Take = (text: string, findings: readonly Finding[]) => void;
