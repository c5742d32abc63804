/** The deepest nesting of elements: browsers stop at 512, and each end looks through all that are open. Old programs leave many open. */
export const maxPageDepth = 20_000;

/** Characters that are parsed before what has been found is passed on. */
export const pieceLength = 65_536;

/** Pieces of a long text for its parser, between which it may be stopped. */
export function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}
