import { takeTurns } from '../../../core/api/index.js';

/** The size in characters of the pieces that are sent: a write for each entry would cost more than the entry. */
const pieceLength = 65_536;

/** How entries are written. */
interface Writing<Entry> {
  readonly head: string;
  readonly line: (entry: Entry) => string;
  /** Nothing when absent. */
  readonly between?: string;
  /** Nothing when absent. */
  readonly end?: string;
}

/** Writes a long reply in pieces, and lets other work have its turns in between. */
export async function* piecesOf<Entry>(
  pages: Iterable<readonly Entry[]> | AsyncIterable<readonly Entry[]>,
  { head, line, between = '', end = '' }: Writing<Entry>,
): AsyncGenerator<string> {
  const turn = takeTurns();
  let piece = head;
  let before = '';
  for await (const page of pages) {
    for (const entry of page) {
      piece += before + line(entry);
      before = between;
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = '';
      await turn();
    }
  }
  piece += end;
  if (piece !== '') yield piece;
}
