import { readWholeXml, type XmlListener } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { SeparateParts } from '../../separate-parts.js';
import { showNumber } from '../show-number.js';
import { isOn } from '../word/docx-styles.js';

/** How cells show their numbers, as dates, amounts, shares, and which are crossed out. */
export class XlsxStyles {
  readonly #custom = new Map<number, string>();
  /** The format of each cell style. */
  readonly #formats: number[] = [];
  /** Whether each font crosses out, and the font of each cell style. */
  readonly #fonts: boolean[] = [];
  readonly #fontOf: number[] = [];
  /** How far each cell style moves its text to the right. */
  readonly #indents: number[] = [];
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
      open: ({ name, attributes: { numFmtId, formatCode, fontId, val, indent } }) => {
        if (name === 'cellXfs' || name === 'fonts') list = name;
        else if (name === 'numFmt' && formatCode !== undefined) styles.#custom.set(Number(numFmtId), formatCode);
        else if (name === 'font' && list === 'fonts') styles.#fonts.push(false);
        else if (name === 'strike' && list === 'fonts') styles.#fonts[styles.#fonts.length - 1] = isOn(val ?? '');
        else if (name === 'xf' && list === 'cellXfs') {
          styles.#formats.push(Number(numFmtId ?? 0));
          styles.#fontOf.push(Number(fontId ?? 0));
        } else if (name === 'alignment' && list === 'cellXfs')
          styles.#indents[styles.#formats.length - 1] = Number(indent ?? 0);
      },
      close: (name) => {
        if (name === list) list = '';
      },
    };
    await separate.readOptional(part, () => readWholeXml(archive, part, listener));
    return styles;
  }

  /** Whether a cell of a style is crossed out. */
  strikes(style: number): boolean {
    return this.#fonts[this.#fontOf[style] ?? 0] ?? false;
  }

  /** How far a cell of a style is indented. */
  indentOf(style: number): number {
    return this.#indents[style] ?? 0;
  }

  /** A number as a cell of a style shows it. */
  show(value: number, style: number): string {
    const id = this.#formats[style] ?? 0;
    return showNumber(value, this.#custom.get(id) ?? id, this.#date1904);
  }
}
