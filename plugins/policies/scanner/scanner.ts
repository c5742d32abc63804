import type { Finding } from './finding.js';

/** Finds the matches of a list of requests. Stateless between texts: one scanner serves any number of texts and streams. */
export interface Scanner {
  /**
   * All findings, ordered by start. Each request gets the findings that it would get alone.
   *
   * @param text of any length that the caller allows; time is linear in it
   */
  scan(text: string, context?: ScanContext): readonly Finding[];
  /** Scans a text that arrives in pieces. The findings do not depend on where it is split. */
  stream(context?: ScanContext): StreamScanner;
  /**
   * Builds the automata for the first text in small steps in the background: half a second of processor time for the first scanner of a process.
   * Without it the first text blocks the event loop for that long. Undefined if they are already built.
   */
  prepare(): Promise<void> | undefined;
}

/** Context of a text. */
export interface ScanContext {
  /** Text that precedes it, for look-behind, such as the key of a value: `ssn: `. Findings never start in it. */
  readonly before?: string;
}

/** The scan of one text that arrives in pieces. */
export interface StreamScanner {
  /** @param take called in order for each piece that is decided */
  push(text: string, take: Take): void;
  /** Decides the rest. Nothing may be pushed afterwards. */
  end(take: Take): void;
  /** Number of characters that were pushed, not yet passed to `take`, and not known to be part of a finding. At most 321. */
  readonly held: number;
}

/**
 * Receives the next piece of the text. The pieces concatenated are the text.
 *
 * @param text never empty; where pieces are split depends on how the text arrived
 * @param findings those that cover every character of this piece, ordered by start; usually empty. A finding may cover several consecutive pieces and
 *   is then the same object; which findings cover a character does not depend on how the text arrived
 */
export type Take = (text: string, findings: readonly Finding[]) => void;
