import { readWholeXml, type XmlElement, type XmlListener } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { SeparateParts } from '../../separate-parts.js';
import { showNumber } from '../tables/show-number.js';
import { isOn } from '../word/docx-styles.js';

/** Lists whose entries cells refer to by their numbers. */
const lists: ReadonlySet<string> = new Set(['fonts', 'fills', 'cellXfs']);
/** A format that shows nothing of any kind of value. */
const showsNothing = /^\s*;;;\s*$/;
/** Letters of a point are specks. */
const tinySize = 1;

/** How a font looks. */
interface Font {
  isStruck: boolean;
  isWhite: boolean;
  isTiny: boolean;
}

/** How cells of a style look: the numbers of their format, font and fill. */
interface CellStyle {
  readonly format: number;
  readonly font: number;
  readonly fill: number;
  /** How far their text is moved to the right. */
  indent: number;
}

/** How cells show their numbers, as dates, amounts, shares, which are crossed out, and which a reader does not see. */
export class XlsxStyles {
  readonly #custom = new Map<number, string>();
  /** Formats that show nothing. */
  readonly #empty = new Set<number>();
  readonly #cells: CellStyle[] = [];
  readonly #fonts: Font[] = [];
  /** Whether each fill is another one than white. */
  readonly #fills: boolean[] = [];
  readonly #date1904: boolean;

  private constructor(date1904: boolean) {
    this.#date1904 = date1904;
  }

  static async read(
    archive: ZipArchive,
    part: string,
    date1904: boolean,
    separate: SeparateParts,
  ): Promise<XlsxStyles> {
    const styles = new XlsxStyles(date1904);
    let list = '';
    const listener: XmlListener = {
      open: ({ name, attributes }) => {
        const { numFmtId, formatCode } = attributes;
        if (lists.has(name)) list = name;
        else if (name === 'numFmt' && formatCode !== undefined) styles.#defineFormat(Number(numFmtId), formatCode);
        else if (list === 'fonts') styles.#readFont(name, attributes);
        else if (list === 'fills') styles.#readFill(name, attributes);
        else if (list === 'cellXfs') styles.#readCell(name, attributes);
      },
      close: (name) => {
        if (name === list) list = '';
      },
    };
    await separate.readOptional(part, () => readWholeXml(archive, part, listener));
    return styles;
  }

  #defineFormat(id: number, code: string): void {
    this.#custom.set(id, code);
    if (showsNothing.test(code)) this.#empty.add(id);
  }

  #readFont(name: string, attributes: XmlElement['attributes']): void {
    if (name === 'font') this.#fonts.push({ isStruck: false, isWhite: false, isTiny: false });
    const font = this.#fonts.at(-1);
    if (font === undefined) return;
    if (name === 'strike') font.isStruck = isOn(attributes['val'] ?? '');
    else if (name === 'color') font.isWhite = isWhite(attributes);
    else if (name === 'sz') font.isTiny = Number(attributes['val']) <= tinySize;
  }

  #readFill(name: string, attributes: XmlElement['attributes']): void {
    const last = this.#fills.length - 1;
    if (name === 'fill') this.#fills.push(false);
    else if (name === 'gradientFill') this.#fills[last] = true;
    else if (name === 'patternFill') this.#fills[last] = (attributes['patternType'] ?? 'none') !== 'none';
    else if (name === 'fgColor' && isWhite(attributes)) this.#fills[last] = false;
  }

  #readCell(name: string, { numFmtId, fontId, fillId, indent }: XmlElement['attributes']): void {
    const last = this.#cells.at(-1);
    if (name === 'xf')
      this.#cells.push({
        format: Number(numFmtId ?? 0),
        font: Number(fontId ?? 0),
        fill: Number(fillId ?? 0),
        indent: 0,
      });
    else if (name === 'alignment' && last !== undefined) last.indent = Number(indent ?? 0);
  }

  #fontOf(style: number): Font | undefined {
    return this.#fonts[this.#cells[style]?.font ?? 0];
  }

  /**
   * Whether a reader does not see what is in a cell of a style.
   *
   * @param mayBeColoured whether the cell may have another colour than its style says
   */
  hides(style: number, mayBeColoured: boolean): boolean {
    const { format = 0, fill = 0 } = this.#cells[style] ?? {};
    const font = this.#fontOf(style);
    const isWhiteOnWhite = font?.isWhite === true && this.#fills[fill] !== true && !mayBeColoured;
    return isWhiteOnWhite || font?.isTiny === true || this.#empty.has(format);
  }

  /** Whether a cell of a style is crossed out. */
  strikes(style: number): boolean {
    return this.#fontOf(style)?.isStruck ?? false;
  }

  /** How far a cell of a style is indented. */
  indentOf(style: number): number {
    return this.#cells[style]?.indent ?? 0;
  }

  /** A number as a cell of a style shows it. */
  show(value: number, style: number): string {
    const id = this.#cells[style]?.format ?? 0;
    return showNumber(value, this.#custom.get(id) ?? id, this.#date1904);
  }
}

/** The first colour of a theme is that of paper, as are two of the old palette (ECMA-376 part 1, 18.8.3 and 18.8.27). */
function isWhite({ rgb, theme, indexed, tint = '0' }: XmlElement['attributes']): boolean {
  if (rgb !== undefined) return /^(?:[\da-f]{2})?(?:f[\da-f]){3}$/i.test(rgb);
  return Number(tint) === 0 && (theme === '0' || indexed === '1' || indexed === '9');
}
