import { crc32 } from 'node:zlib';
import type { JournalEntry } from '../../api/services/journal.js';
import { isJsonObject, parseJson, stringifyJson } from '../../api/wire/json.js';

const lineFeed = 0x0a;
const checksumLength = 8;

/** One line of a journal: the checksum of the JSON text in hex, a space, the entry as JSON. */
export function encodeRecord({ id, kind, value }: JournalEntry): Buffer {
  const json = stringifyJson({ id, kind, value });
  return Buffer.from(`${checksumOf(json)} ${json}\n`);
}

/** The entry of a line without its line feed; undefined when the line is not what was once written. */
export function decodeRecord(line: Buffer): JournalEntry | undefined {
  const json = line.toString('utf8', checksumLength + 1);
  if (line.toString('latin1', 0, checksumLength + 1) !== `${checksumOf(json)} `) return undefined;
  const entry = parseJson(json);
  if (!isJsonObject(entry)) return undefined;
  const { id, kind, value } = entry;
  return typeof id === 'string' && typeof kind === 'string' && isJsonObject(value) ? { id, kind, value } : undefined;
}

/** What a piece of a journal holds. */
export interface DecodedPiece {
  readonly entries: readonly JournalEntry[];
  /** Bytes that are whole lines; the rest belongs to a line that goes on behind the piece. */
  readonly length: number;
  /** Lines that are not what was once written. */
  readonly damaged: number;
}

/** Reads the whole lines of a piece. A line that a crash has torn costs itself and nothing else. */
export function decodePiece(piece: Buffer): DecodedPiece {
  const entries: JournalEntry[] = [];
  let damaged = 0;
  let start = 0;
  for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
    const entry = decodeRecord(piece.subarray(start, end));
    if (entry) entries.push(entry);
    else damaged += 1;
    start = end + 1;
  }
  return { entries, length: start, damaged };
}

function checksumOf(json: string): string {
  return crc32(json).toString(16).padStart(checksumLength, '0');
}
