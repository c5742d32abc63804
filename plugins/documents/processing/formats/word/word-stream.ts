import iconv from 'iconv-lite';
import type { OleFile } from '../../archive/ole-file.js';
import { passwordProtected, ProcessingError } from '../../processing-contract.js';

/** Offsets in the file information block at the beginning of the stream; [MS-DOC] 2.5. */
const at = {
  identifier: 0,
  version: 2,
  flags: 0x0a,
  textStart: 0x18,
  textEnd: 0x1c,
  pieces: 0x1a2,
  piecesLength: 0x1a6,
};
const identifiers = new Set([0xa5ec, 0xa5dc]);
const encrypted = 0x0100;
const tableOne = 0x0200;
/** Since Word 97 the text is stored in a piece table. */
const word97 = 0xc1;

const maxPieces = 200_000;

/** The text of Word's own stream, piece by piece; [MS-DOC] 2.4.1. Throws a {@link ProcessingError} when there is none. */
export function readWordStream(streams: OleFile): readonly string[] {
  const stream = streams.get('worddocument');
  if (stream === undefined || stream.length < 0x200 || !identifiers.has(stream.readUInt16LE(at.identifier))) {
    throw new ProcessingError('The file is broken: it has no text that Word could have written.');
  }
  const flags = stream.readUInt16LE(at.flags);
  if ((flags & encrypted) !== 0) throw passwordProtected();
  if (stream.readUInt16LE(at.version) < word97) return [shown(plainText(stream))];
  const table = streams.get((flags & tableOne) === 0 ? '0table' : '1table');
  const pieces = table === undefined ? undefined : readPieces(stream, table);
  return [shown(pieces ?? plainText(stream))];
}

/** Word 6 and 95: contiguous bytes in the system's code page, which is nearly always Windows-1252. */
function plainText(stream: Buffer): string {
  const start = stream.readUInt32LE(at.textStart);
  const end = Math.min(stream.readUInt32LE(at.textEnd), stream.length);
  return start < end ? iconv.decode(stream.subarray(start, end), 'windows-1252') : '';
}

function readPieces(stream: Buffer, table: Buffer): string | undefined {
  const start = stream.readUInt32LE(at.pieces);
  const end = start + stream.readUInt32LE(at.piecesLength);
  let offset = start;
  // Formatting data come first, in a variable number of parts.
  while (offset + 5 <= Math.min(end, table.length)) {
    const kind = table[offset];
    if (kind === 1) offset += 3 + table.readUInt16LE(offset + 1);
    else if (kind === 2) return joinPieces(stream, table.subarray(offset + 5, end));
    else return undefined;
  }
  return undefined;
}

/** Character positions of four bytes, one more than there are pieces, then a descriptor of eight bytes for each. */
function joinPieces(stream: Buffer, pieces: Buffer): string | undefined {
  const count = Math.floor((pieces.length - 4) / 12);
  if (count < 1 || count > maxPieces) return undefined;
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const length = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4);
    const position = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isNarrow = (position & 0x40000000) !== 0;
    const start = isNarrow ? (position & 0x3fffffff) / 2 : position & 0x3fffffff;
    if (length <= 0 || start >= stream.length) continue;
    const bytes = stream.subarray(start, start + (isNarrow ? length : 2 * length));
    text += isNarrow ? iconv.decode(bytes, 'windows-1252') : bytes.toString('utf16le');
  }
  return text;
}

/** Without the instructions of fields, and with cells divided by tabs. */
function shown(text: string): string {
  let shownText = '';
  let instructions = 0;
  for (const character of text) {
    if (character === '\x13') instructions += 1;
    else if (character === '\x14' || character === '\x15') instructions = Math.max(0, instructions - 1);
    else if (instructions > 0) continue;
    else shownText += marks[character] ?? character;
  }
  return shownText.replaceAll('\t\t', '\n');
}

/** Ends of cells, rows and lines, and hyphens that may not break. */
const marks: Readonly<Record<string, string>> = { '\x07': '\t', '\x0b': '\n', '\x1e': '-', '\x1f': '' };
