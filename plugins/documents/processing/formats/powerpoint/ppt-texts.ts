import { isTable, rowsOf } from './ppt-tables.js';
import { pptKinds, type PptRecord, recordsBelow, recordsIn } from './ppt-records.js';

/** Texts of a slide, its notes or its master, in the order of the file. */
export interface PptTexts {
  readonly titles: string[];
  readonly texts: string[];
  /** Rows of tables. */
  readonly tables: (readonly (readonly string[])[])[];
  /** Numbers of the embedded objects that are shown. */
  readonly objects: number[];
  /** Numbers of the pictures that are shown. */
  readonly pictures: number[];
}

/** The text of WordArt and the number of a picture, among the properties of a shape. [MS-ODRAW] 2.3.22.2, 2.3.23.5. */
const [wordArtText, shownPicture] = [0x00c0, 0x0104];

/** Titles of slides, as a text's header says. */
const titleTypes = new Set([0, 6]);

/** The footer of a slide. */
export interface PptFooter {
  readonly texts: readonly string[];
  readonly showsNumber: boolean;
}

/** Reads the texts of all shapes of a slide or its notes. */
export function textsOf(stream: Buffer, part: PptRecord): PptTexts {
  const found = noTexts();
  const inside = collector(stream, found);
  let afterTable = 0;
  for (const record of recordsBelow(stream, part)) {
    if (record.start < afterTable) continue;
    if (isTable(stream, record)) {
      found.tables.push(rowsOf(stream, record, (shape) => textOf(stream, shape)));
      afterTable = record.end;
    } else inside(record);
  }
  return found;
}

/** Reads the texts of a master, without those of its placeholders, which prompt the author. */
export function masterTexts(stream: Buffer, part: PptRecord): PptTexts {
  const found = noTexts();
  const inside = collector(stream, found);
  for (const record of recordsBelow(stream, part)) {
    if (record.kind !== pptKinds.shape) continue;
    const own = [...recordsBelow(stream, record)];
    if (own.every(({ kind }) => kind !== pptKinds.placeholder)) for (const each of own) inside(each);
  }
  return found;
}

/** Reads the texts of a slide list: titles and outlines, each after the record that identifies its slide. */
export function listedTexts(
  stream: Buffer,
  list: PptRecord,
): readonly { readonly number: number; readonly slideId: number; readonly texts: PptTexts }[] {
  const listed: { number: number; slideId: number; texts: PptTexts }[] = [];
  let inside: ((record: PptRecord) => void) | undefined;
  for (const record of recordsIn(stream, list.start, list.end)) {
    if (record.kind === pptKinds.slidePersist && record.end - record.start >= 16) {
      const texts = noTexts();
      const [number, slideId] = [stream.readUInt32LE(record.start), stream.readUInt32LE(record.start + 12)];
      listed.push({ number, slideId, texts });
      inside = collector(stream, texts);
    } else inside?.(record);
  }
  return listed;
}

function noTexts(): PptTexts {
  return { titles: [], texts: [], tables: [], objects: [], pictures: [] };
}

/** The text of a single shape. */
function textOf(stream: Buffer, shape: PptRecord): string {
  const found = noTexts();
  const inside = collector(stream, found);
  for (const record of recordsBelow(stream, shape)) inside(record);
  return [...found.titles, ...found.texts].join(' ').replace(/\s+/g, ' ').trim();
}

const [hasUserDate, hasNumber, hasHeader, hasFooter] = [0x04, 0x08, 0x10, 0x20];

/** Reads the footer of a slide, or the default of the document. */
export function footerOf(stream: Buffer, part: PptRecord, instance?: number): PptFooter | undefined {
  for (const container of recordsIn(stream, part.start, part.end)) {
    if (container.kind !== pptKinds.headersAndFooters) continue;
    if (instance !== undefined && container.instance !== instance) continue;
    let shown = hasUserDate | hasHeader | hasFooter;
    const texts: string[] = [];
    for (const { kind, instance: which, start, end } of recordsIn(stream, container.start, container.end)) {
      if (kind === pptKinds.headersAndFootersAtom && end - start >= 4) shown = stream.readUInt16LE(start + 2);
      const flag = [hasUserDate, hasHeader, hasFooter][which] ?? 0;
      if (kind !== pptKinds.string || (shown & flag) === 0) continue;
      const text = stream.toString('utf16le', start, end).trim();
      if (text !== '') texts.push(text);
    }
    return { texts, showsNumber: (shown & hasNumber) !== 0 };
  }
  return undefined;
}

function collector(stream: Buffer, found: PptTexts): (record: PptRecord) => void {
  let textType = -1;
  return ({ kind, instance, start, end }) => {
    if (kind === pptKinds.textHeader && end - start >= 4) textType = stream.readUInt32LE(start);
    else if (kind === pptKinds.properties) readProperties(stream.subarray(start, end), instance, found);
    else if (kind === pptKinds.objectReference && end - start >= 4) found.objects.push(stream.readUInt32LE(start));
    else if (kind === pptKinds.textCharacters || kind === pptKinds.textBytes) {
      const text = stream.toString(kind === pptKinds.textBytes ? 'latin1' : 'utf16le', start, end);
      // A single asterisk is a placeholder for a number or date that PowerPoint inserts.
      if (text.trim() === '' || text.trim() === '*') return;
      (titleTypes.has(textType) ? found.titles : found.texts).push(text.replaceAll('\v', '\n'));
      textType = -1;
    }
  };
}

/** Each property takes six bytes; values that do not fit into four bytes follow after all properties. */
function readProperties(body: Buffer, properties: number, found: PptTexts): void {
  let further = properties * 6;
  for (let at = 0; at + 6 <= Math.min(properties * 6, body.length); at += 6) {
    const property = body.readUInt16LE(at);
    const length = body.readUInt32LE(at + 2);
    if ((property & 0x8000) === 0) {
      if ((property & 0x3fff) === shownPicture) found.pictures.push(length);
      continue;
    }
    if ((property & 0x3fff) === wordArtText) {
      const text = body
        .toString('utf16le', further, further + length)
        .replaceAll('\0', '')
        .trim();
      if (text !== '') found.texts.push(text);
    }
    further += length;
  }
}
