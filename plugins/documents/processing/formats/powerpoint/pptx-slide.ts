import type { XmlElement, XmlListener } from '../../archive/read-xml.js';
import type { DocumentBlock } from '../../document-block.js';
import { ParagraphCollector, type TextStyle } from '../paragraphs/paragraph-collector.js';
import { descriptionOf } from '../paragraphs/picture-description.js';
import { isSymbolFont, shownPrivate } from '../paragraphs/symbol-font.js';
import { isOn } from '../word/docx-styles.js';
import { SlideColours } from './pptx-colours.js';

/** Placeholder types of the footer: slide number, date and footer. */
const footers: ReadonlySet<string> = new Set(['sldNum', 'dt', 'ftr']);

/** Values of the attribute for text that is crossed out, once or twice. */
const struck: ReadonlySet<string> = new Set(['sngStrike', 'dblStrike']);

/** Elements that have a place on the slide. */
const shapes: ReadonlySet<string> = new Set(['sp', 'grpSp', 'graphicFrame', 'pic', 'cxnSp']);

/** Of those, what has an alternative text instead of a text of its own. */
const described: ReadonlySet<string> = new Set(['graphicFrame', 'pic']);

/** In the units of the file. */
export interface SlideSize {
  readonly width: number;
  readonly height: number;
}

interface RunStyle extends TextStyle {
  /** The font of characters of the private area alone. */
  readonly privateFont?: string;
}

/** XML listener for a slide or its notes: shapes with paragraphs, and tables. The title is returned first, wherever it is. */
export class SlideListener implements XmlListener {
  /** Texts at the foot of the slide. */
  readonly foot: string[] = [];
  /** Whether the shapes of its master are visible. */
  showsMaster = true;
  readonly #isMaster: boolean;
  readonly #collector = new ParagraphCollector();
  readonly #blocks: DocumentBlock[] = [];
  #title: DocumentBlock | undefined;
  #placeholder: string | undefined;
  #reading = false;
  /** That of the run that is open. */
  #style: RunStyle = {};
  #inRunProperties = false;
  #skipping = 0;
  /** Those of texts that were left out because a reader does not see them. */
  hiddenCharacters = 0;
  readonly #colours: SlideColours;
  /** The shapes and groups that are open, and whether each is hidden. */
  readonly #shapes: boolean[] = [];
  /** Where the shape begins whose place is being read. */
  #corner = [0, 0];
  readonly #size: SlideSize | undefined;
  /** The alternative text of the shape that is open. */
  #description = '';

  /**
   * Skips the placeholders of a master, which contain only prompts for the author.
   *
   * @param size that of the slide: what is beside it is not read
   * @param isOnWhite whether its layout and its master leave it white
   */
  constructor(isMaster = false, size?: SlideSize, isOnWhite = isMaster) {
    this.#isMaster = isMaster;
    this.#size = size;
    this.#colours = new SlideColours(isOnWhite);
  }

  /** Whether nothing has been drawn that letters could be lighter than. */
  get isWhite(): boolean {
    return this.#colours.isPlain;
  }

  open({ name, attributes }: XmlElement): void {
    this.#colours.open({ name, attributes });
    if (shapes.has(name) && this.#skipping === 0) this.#shapes.push(false);
    if (this.#skipping > 0 || name === 'Fallback') this.#skipping += 1;
    else if (name === 'sld' || name === 'sldLayout') this.showsMaster = isOn(attributes['showMasterSp'] ?? '');
    else if (name === 'sp') this.#placeholder = undefined;
    else if (name === 'ph') this.#placeholder = attributes['type'] ?? 'body';
    else if (name === 't') this.#reading = true;
    else if (name === 'cNvPr') this.#openProperties(attributes);
    else if (name === 'off') this.#corner = [Number(attributes['x']), Number(attributes['y'])];
    else if (name === 'ext' && this.#shapes.length === 1) this.#hideIf(this.#isBeside(attributes));
    else if (name === 'rPr') this.#openRun(attributes);
    else if (name === 'latin' || name === 'sym') this.#font(name, attributes['typeface'] ?? '');
    else if (name === 'p') this.#collector.openParagraph();
    else if (name === 'tbl') this.#collector.openTable();
    else if (name === 'tc' && isOn(attributes['vMerge'] ?? '0')) this.#collector.continueCell();
    else if (name === 'tc' && isOn(attributes['hMerge'] ?? '0')) this.#collector.coverCell();
    else if (name === 'br') this.#collector.add('\n');
  }

  close(name: string): void {
    this.#colours.close(name);
    if (this.#skipping > 0) this.#skipping -= 1;
    else if (name === 't') this.#reading = false;
    else if (name === 'rPr') this.#inRunProperties = false;
    else if (name === 'r' || name === 'fld') this.#style = {};
    else if (name === 'p') this.#collector.closeParagraph();
    else if (name === 'tc') this.#collector.closeCell();
    else if (name === 'tr') this.#collector.closeRow();
    else if (name === 'tbl') this.#collector.closeTable();
    else if (name === 'sp' || name === 'graphicFrame') this.#shape();
    if (described.has(name) && this.#skipping === 0) this.#describe();
    if (shapes.has(name) && this.#skipping === 0) this.#shapes.pop();
  }

  text(text: string): void {
    if (!this.#reading || this.#skipping > 0) return;
    if (this.#shapes.includes(true) || this.#colours.isUnseen) this.hiddenCharacters += text.trim().length;
    else this.#collector.add(shownPrivate(text, this.#style.privateFont), this.#style);
  }

  #openRun({ strike = '', baseline }: XmlElement['attributes']): void {
    this.#inRunProperties = true;
    this.#style = { isStruck: struck.has(strike), isRaised: Number(baseline) > 0 };
  }

  #font(kind: string, font: string): void {
    if (!this.#inRunProperties || !isSymbolFont(font)) return;
    this.#style = { ...this.#style, [kind === 'sym' ? 'privateFont' : 'symbolFont']: font };
  }

  /** Returns all blocks. */
  blocks(): readonly DocumentBlock[] {
    this.#shape();
    return this.#title === undefined ? this.#blocks : [this.#title, ...this.#blocks];
  }

  #openProperties({ hidden = '0', descr }: XmlElement['attributes']): void {
    this.#hideIf(isOn(hidden));
    this.#description = this.#isMaster ? '' : descriptionOf(descr);
  }

  /** A picture, table or chart ends, whose alternative text is read if it is on the slide. */
  #describe(): void {
    if (this.#description !== '' && !this.#shapes.includes(true))
      this.#blocks.push({ kind: 'paragraph', text: this.#description });
    this.#description = '';
  }

  #hideIf(isHidden: boolean): void {
    if (isHidden && this.#shapes.length > 0) this.#shapes[this.#shapes.length - 1] = true;
  }

  #isBeside({ cx, cy }: XmlElement['attributes']): boolean {
    const [x = 0, y = 0] = this.#corner;
    if (this.#size === undefined || cx === undefined || cy === undefined) return false;
    // A table without a place of its own has neither width nor height.
    return x + Number(cx) < 0 || y + Number(cy) < 0 || x > this.#size.width || y > this.#size.height;
  }

  #shape(): void {
    const blocks = this.#collector.take();
    const placeholder = this.#placeholder ?? '';
    this.#placeholder = undefined;
    if (this.#isMaster && placeholder !== '') return;
    if (footers.has(placeholder)) {
      this.foot.push(...blocks.map(({ text }) => text));
      return;
    }
    if (/title/i.test(placeholder) && !/sub/i.test(placeholder) && this.#title === undefined && blocks.length > 0) {
      const text = blocks.map((block) => block.text.replace(/\s+/g, ' ').trim()).join(' ');
      this.#title = { kind: 'heading', level: 1, text };
    } else this.#blocks.push(...blocks);
  }
}
