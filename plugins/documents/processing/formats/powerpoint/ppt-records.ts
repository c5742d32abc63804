/** Kinds of records that matter. [MS-PPT] 2.13.24. */
export const pptKinds = {
  document: 1000,
  slide: 1006,
  slideAtom: 1007,
  notes: 1008,
  slidePersist: 1011,
  mainMaster: 1016,
  objectReference: 3009,
  placeholder: 3011,
  textHeader: 3999,
  textCharacters: 4000,
  textBytes: 4008,
  string: 4026,
  objectAtom: 4035,
  embeddedObject: 4044,
  headersAndFooters: 4057,
  headersAndFootersAtom: 4058,
  slideList: 4080,
  userEdit: 4085,
  objectStorage: 4113,
  persistDirectory: 6002,
  encrypted: 12052,
  group: 61443,
  shape: 61444,
  pictureEntry: 61447,
  properties: 61451,
  anchorInGroup: 61455,
  enhancedMetafile: 61466,
  metafile: 61467,
  furtherProperties: 61730,
} as const;

/** A record of PowerPoint: an atom with bytes, or a container of other records. */
export interface PptRecord {
  readonly kind: number;
  readonly instance: number;
  readonly isContainer: boolean;
  /** Start and end offset of its body. */
  readonly start: number;
  readonly end: number;
}

const headerLength = 8;
const maxDepth = 60;

/** Reads the record at an offset; undefined if there is none. */
export function recordAt(stream: Buffer, offset: number, limit = stream.length): PptRecord | undefined {
  if (offset < 0 || offset + headerLength > limit) return undefined;
  const version = stream.readUInt16LE(offset);
  const start = offset + headerLength;
  const end = Math.min(limit, start + stream.readUInt32LE(offset + 4));
  const isContainer = (version & 0x0f) === 0x0f;
  return { kind: stream.readUInt16LE(offset + 2), instance: version >> 4, isContainer, start, end };
}

/** Iterates over the records of a part of the stream. */
export function* recordsIn(stream: Buffer, start: number, end: number): Generator<PptRecord> {
  for (let offset = start; ; ) {
    const record = recordAt(stream, offset, end);
    if (record === undefined) return;
    yield record;
    offset = record.end;
  }
}

/** A record with everything inside of it, from the outside to the inside, in the order of the file. */
export function* recordsBelow(stream: Buffer, parent: PptRecord, depth = 0): Generator<PptRecord> {
  for (const record of recordsIn(stream, parent.start, parent.end)) {
    yield record;
    if (record.isContainer && depth < maxDepth) yield* recordsBelow(stream, record, depth + 1);
  }
}
