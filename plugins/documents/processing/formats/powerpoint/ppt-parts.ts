import { passwordProtected } from '../../processing-contract.js';
import { pptKinds, type PptRecord, recordAt, recordsIn } from './ppt-records.js';

/** The parts of a presentation as it was saved last: older versions of them stay in the file. */
export interface PptParts {
  readonly document: PptRecord | undefined;
  /** Slides, notes, masters and objects by their numbers. Empty when the file does not say where they are. */
  readonly byNumber: ReadonlyMap<number, PptRecord>;
  /** All records of the outermost level, in the order of the file. */
  readonly outermost: readonly PptRecord[];
}

/** Limit of incremental saves in a file. */
const maxEdits = 10_000;
const maxParts = 1_000_000;
/** Records of the outermost level; a slide, its notes and each object are one. */
const maxOutermost = 200_000;

/** Finds the parts by the list that each save has left; [MS-PPT] 2.1.2. */
export function findParts(stream: Buffer, currentUser: Buffer | undefined): PptParts {
  const outermost: PptRecord[] = [];
  for (const record of recordsIn(stream, 0, stream.length)) {
    outermost.push(record);
    if (outermost.length === maxOutermost) break;
  }
  const { offsets, documentNumber } = readEdits(stream, lastEdit(stream, currentUser, outermost));
  const byNumber = new Map<number, PptRecord>();
  for (const [number, offset] of offsets) {
    const record = recordAt(stream, offset);
    if (record !== undefined) byNumber.set(number, record);
    if (record?.kind === pptKinds.encrypted) throw passwordProtected();
  }
  if (outermost.some(({ kind }) => kind === pptKinds.encrypted)) throw passwordProtected();
  const named = byNumber.get(documentNumber);
  const document =
    named?.kind === pptKinds.document ? named : outermost.findLast(({ kind }) => kind === pptKinds.document);
  return { document, byNumber: named === document ? byNumber : new Map(), outermost };
}

function lastEdit(stream: Buffer, currentUser: Buffer | undefined, outermost: readonly PptRecord[]): number {
  const named = currentUser !== undefined && currentUser.length >= 20 ? currentUser.readUInt32LE(16) : -1;
  if (recordAt(stream, named)?.kind === pptKinds.userEdit) return named;
  return (outermost.findLast(({ kind }) => kind === pptKinds.userEdit)?.start ?? 0) - 8;
}

interface Edits {
  readonly offsets: ReadonlyMap<number, number>;
  readonly documentNumber: number;
}

/** Follows the saves from the last to the first; later ones take precedence. */
function readEdits(stream: Buffer, last: number): Edits {
  const offsets = new Map<number, number>();
  let documentNumber = -1;
  let offset = last;
  for (let edits = 0; edits < maxEdits; edits += 1) {
    const edit = recordAt(stream, offset);
    if (edit?.kind !== pptKinds.userEdit || edit.end - edit.start < 20) break;
    if (edits === 0) documentNumber = stream.readUInt32LE(edit.start + 16);
    readDirectory(stream, stream.readUInt32LE(edit.start + 12), offsets);
    const before = stream.readUInt32LE(edit.start + 8);
    if (before === 0 || before >= offset) break;
    offset = before;
  }
  return { offsets, documentNumber };
}

/** Runs of numbers: the first one and how many in four bytes, then the place of each. */
function readDirectory(stream: Buffer, offset: number, offsets: Map<number, number>): void {
  const directory = recordAt(stream, offset);
  if (directory?.kind !== pptKinds.persistDirectory) return;
  let at = directory.start;
  while (at + 4 <= directory.end) {
    const run = stream.readUInt32LE(at);
    at += 4;
    for (let index = 0; index < run >>> 20 && at + 4 <= directory.end; index += 1, at += 4) {
      const number = (run & 0xfffff) + index;
      if (!offsets.has(number) && offsets.size < maxParts) offsets.set(number, stream.readUInt32LE(at));
    }
  }
}
