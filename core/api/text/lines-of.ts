const lineFeed = 0x0a;

/** A line of a file, without the line feed at its end. */
export interface FileLine {
  /** From 1. */
  readonly number: number;
  /** Undefined for a line that is too long; its bytes were dropped. */
  readonly bytes: Buffer | undefined;
  /** The bytes of the pieces before the one in which the line ends. */
  readonly read: number;
}

/**
 * The lines of a file as it arrives, of which one at a time is in memory.
 *
 * @param most bytes of a line
 * @example
 * for await (const { number, bytes } of linesOf(createReadStream('requests.jsonl'), 1_000_000)) { … }
 */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<FileLine> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  let read = 0;
  const add = (part: Uint8Array): void => {
    size += part.length;
    if (size > most) parts = [];
    else parts.push(part);
  };
  const take = (): FileLine => {
    number += 1;
    const line = { number, bytes: size > most ? undefined : Buffer.concat(parts), read };
    parts = [];
    size = 0;
    return line;
  };
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, from)) {
      add(piece.subarray(from, end));
      yield take();
      from = end + 1;
    }
    add(piece.subarray(from));
    read += piece.length;
  }
  if (size > 0) yield take();
}
