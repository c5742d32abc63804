import type { XmlElement, XmlListener } from '../../archive/read-xml.js';
import { type DocxStyles, outlineLevel } from './docx-styles.js';
import type { ParagraphCollector } from '../paragraph-collector.js';

/** Elements whose content is invisible or duplicated elsewhere, is how a word is read aloud, or was true before a change. */
const skipped = new Set(['Fallback', 'instrText', 'delText', 'del', 'moveFrom', 'binData', 'rt', 'pPrChange']);

/** Elements that represent a character. */
const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
};

/** XML listener for WordprocessingML: body, headers, footnotes and comments of DOCX, and Word 2003 XML. */
export class DocxListener implements XmlListener {
  readonly #collector: ParagraphCollector;
  readonly #styles: DocxStyles | undefined;
  #skipping = 0;
  #texts = 0;
  #inProperties = false;

  constructor(collector: ParagraphCollector, styles?: DocxStyles) {
    this.#collector = collector;
    this.#styles = styles;
  }

  open({ name, attributes }: XmlElement): void {
    if (this.#skipping > 0 || skipped.has(name)) {
      this.#skipping += 1;
      return;
    }
    if (name === 't') this.#texts += 1;
    else if (name === 'p') this.#collector.openParagraph();
    else if (name === 'tbl') this.#collector.openTable();
    else if (name === 'pPr' || name === 'rPr') this.#inProperties = true;
    else if (name === 'sym') this.#collector.add(symbol(attributes['char']));
    else if (this.#inProperties) this.#property(name, attributes['val'] ?? '');
    else if (name in characters) this.#collector.add(characters[name] ?? '');
  }

  close(name: string): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    if (name === 't') this.#texts -= 1;
    else if (name === 'p') this.#collector.closeParagraph();
    else if (name === 'tc') this.#collector.closeCell();
    else if (name === 'tr') this.#collector.closeRow();
    else if (name === 'tbl') this.#collector.closeTable();
    else if (name === 'pPr' || name === 'rPr') this.#inProperties = false;
  }

  text(text: string): void {
    if (this.#texts > 0 && this.#skipping === 0) this.#collector.add(text);
  }

  #property(name: string, value: string): void {
    const level =
      name === 'pStyle' ? this.#styles?.level(value) : name === 'outlineLvl' ? outlineLevel(value) : undefined;
    if (level !== undefined) this.#collector.heading(level);
  }
}

/** A character of a symbol font; those fonts live in the private area, where a letter means nothing. */
function symbol(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16);
  return Number.isInteger(point) && point > 0x20 && point < 0xd800 ? String.fromCodePoint(point) : ' ';
}
