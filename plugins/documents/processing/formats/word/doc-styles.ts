import { type DocLook, readLook } from './doc-look.js';

/** Where the style sheet is in the table stream, and its length; [MS-DOC] 2.5.6. */
const [sheetAt, sheetLengthAt] = [0xa2, 0xa6];
const [paragraphStyle, characterStyle] = [1, 2];
const noBase = 0xfff;
const maxInheritance = 20;

interface DocStyle {
  readonly base: number;
  readonly own: DocLook;
}

/** What the styles of old Word say about how their text looks; [MS-DOC] 2.9.271. */
export class DocStyles {
  readonly #styles: readonly (DocStyle | undefined)[];

  constructor(stream: Buffer, table: Buffer) {
    const start = stream.readUInt32LE(sheetAt);
    this.#styles = readSheet(table.subarray(start, start + stream.readUInt32LE(sheetLengthAt)));
  }

  /** How text in a style looks, with that of the styles on which it is based. */
  look(index: number): DocLook {
    let look: DocLook = {};
    let style = this.#styles[index];
    for (let step = 0; style !== undefined && step < maxInheritance; step += 1) {
      look = { ...style.own, ...look };
      style = this.#styles[style.base];
    }
    return look;
  }
}

function readSheet(sheet: Buffer): readonly (DocStyle | undefined)[] {
  if (sheet.length < 6) return [];
  const styles: (DocStyle | undefined)[] = [];
  const [count, baseLength] = [sheet.readUInt16LE(2), sheet.readUInt16LE(4)];
  let at = 2 + sheet.readUInt16LE(0);
  for (let index = 0; index < count && at + 2 <= sheet.length; index += 1) {
    const length = sheet.readUInt16LE(at);
    styles.push(readStyle(sheet.subarray(at + 2, at + 2 + length), baseLength));
    at += 2 + length;
  }
  return styles;
}

function readStyle(style: Buffer, baseLength: number): DocStyle | undefined {
  if (style.length < baseLength + 2 || baseLength < 4) return undefined;
  const [kind, base] = [style.readUInt16LE(2) & 0xf, style.readUInt16LE(2) >> 4];
  if (kind !== paragraphStyle && kind !== characterStyle) return undefined;
  // The name follows, with its length before it and a zero behind it, then the properties of paragraphs and of characters.
  let at = baseLength + 4 + 2 * style.readUInt16LE(baseLength);
  const properties: Buffer[] = [];
  for (let part = 0; part < (kind % characterStyle) + 1 && at + 2 <= style.length; part += 1) {
    const length = style.readUInt16LE(at);
    properties.push(style.subarray(at + 2, at + 2 + length));
    at += 2 + length + (length & 1);
  }
  const ofParagraph = kind === paragraphStyle ? (properties[0]?.subarray(2) ?? Buffer.alloc(0)) : Buffer.alloc(0);
  const ofCharacters = properties[kind === paragraphStyle ? 1 : 0] ?? Buffer.alloc(0);
  return { base: base === noBase ? -1 : base, own: { ...readLook(ofParagraph), ...readLook(ofCharacters) } };
}
