import { type FileOrBytes, piecesOf } from '../../source-document.js';

/** A line of a file, without its end. */
interface FileLine {
  /** From 1. */
  readonly number: number;
  /** Undefined: longer than a line may be; its bytes were let go. */
  readonly bytes: Buffer | undefined;
  /** Bytes of the file that are read. */
  readonly end: number;
}

/** Lines of a file, which end at LF, one at a time and none larger than `maxBytes` in memory. */
export async function* readLines(file: FileOrBytes, maxBytes: number): AsyncGenerator<FileLine> {
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 1;
  let end = 0;
  const keep = (piece: Buffer): void => {
    length += piece.length;
    if (length > maxBytes) pieces = [];
    else pieces.push(piece);
  };
  const line = (): FileLine => {
    const bytes = length > maxBytes ? undefined : Buffer.concat(pieces);
    pieces = [];
    length = 0;
    return { number: number++, bytes, end };
  };
  for await (const bytes of piecesOf(file)) {
    let start = 0;
    for (let next = bytes.indexOf(0x0a); next !== -1; next = bytes.indexOf(0x0a, start)) {
      keep(bytes.subarray(start, next));
      yield line();
      start = next + 1;
    }
    keep(bytes.subarray(start));
    end += bytes.length;
  }
  if (length > 0) yield line();
}
