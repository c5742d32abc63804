import type { XmlElement, XmlListener } from '../../archive/read-xml.js';
import type { TextStyle } from '../paragraphs/paragraph-collector.js';
import { isSymbolFont } from '../paragraphs/symbol-font.js';

/** How an element and what is in it looks, as far as its styles say so. */
export interface OpenDocumentLook extends TextStyle {
  /** Not shown at all. */
  readonly isHidden?: boolean;
  /** Too small to be seen. */
  readonly isUnseen?: boolean;
  readonly isWhite?: boolean;
  /** On a colour or a picture, now or under a condition. */
  readonly isColoured?: boolean;
}

interface Style {
  readonly parent: string;
  look: OpenDocumentLook;
}

const maxInheritance = 20;
/** Above the line, by a word or by a share of the letters' height; below it is negative. */
const raisedPosition = /^\s*(?:super|[1-9])/;
/** Colours of paper, and those that nobody tells from it. */
const isPaper = /^#(?:f[\da-f]){3}$/i;
/** A point or less. */
const isTiny = /^(?:0?\.\d+|[01](?:\.0*)?)pt$/;

/** The families of styles by the elements that name one; a family has names of its own. */
const families: Readonly<Record<string, string>> = {
  p: 'paragraph',
  h: 'paragraph',
  span: 'text',
  a: 'text',
  section: 'section',
  table: 'table',
  'table-row': 'table-row',
  'table-cell': 'table-cell',
  'covered-table-cell': 'table-cell',
};

/** What the styles of OpenDocument say of the text in them. XML listener for the parts that define them. */
export class OpenDocumentStyles implements XmlListener {
  /** Something may be behind all text: the pages have a colour, or a picture lies behind. */
  hasBackground: boolean;
  readonly #styles = new Map<string, Style>();
  /** What styles say together with those on which they are based, once an element has named them. */
  readonly #looks = new Map<string, OpenDocumentLook>();
  /** The families of fonts by the names that are given to them. */
  readonly #fonts = new Map<string, string>();
  readonly #named: OpenDocumentStyles | undefined;
  #current: Style | undefined;

  /** @param named those of another part on which these may be based */
  constructor(named?: OpenDocumentStyles) {
    this.#named = named;
    this.hasBackground = named?.hasBackground ?? false;
  }

  open({ name, attributes }: XmlElement): void {
    if (name === 'style') this.#define(attributes);
    else if (name === 'font-face') this.#fonts.set(attributes['style:name'] ?? '', attributes['svg:font-family'] ?? '');
    else if (name === 'page-layout-properties') this.hasBackground ||= isFilled(attributes);
    else if (attributes['style:run-through'] === 'background') this.hasBackground = true;
    else if (this.#current === undefined) return;
    else if (name.endsWith('-properties'))
      this.#current.look = { ...this.#current.look, ...lookOf(attributes), ...this.#font(attributes) };
    else if (name === 'map' || (name === 'background-image' && attributes['href'] !== undefined))
      this.#current.look = { ...this.#current.look, isColoured: true };
  }

  close(name: string): void {
    if (name === 'style') this.#current = undefined;
  }

  /** How an element looks that names its style, if that says something. */
  ofElement(element: string, attributes: XmlElement['attributes']): OpenDocumentLook | undefined {
    const family = families[element];
    const style = attributes['text:style-name'] ?? attributes['table:style-name'];
    if (family === undefined || style === undefined) return undefined;
    const name = `${family} ${style}`;
    const known = this.#looks.get(name);
    if (known !== undefined) return known;
    const look = Object.assign({}, ...[...this.#inherited(family, style)].toReversed().map((one) => one.look));
    this.#looks.set(name, look);
    return look;
  }

  /** The font, which is declared with a name of its own or written as it is. */
  #font(attributes: XmlElement['attributes']): OpenDocumentLook {
    const name = attributes['style:font-name'];
    const font = name === undefined ? attributes['fo:font-family'] : (this.#fonts.get(name) ?? name);
    if (font === undefined) return {};
    const family = font.replaceAll(/['"]/g, '');
    return { symbolFont: isSymbolFont(family) ? family : undefined };
  }

  #define(attributes: XmlElement['attributes']): void {
    this.#looks.clear();
    const family = attributes['style:family'] ?? '';
    this.#current = { parent: attributes['style:parent-style-name'] ?? '', look: {} };
    this.#styles.set(`${family} ${attributes['style:name'] ?? ''}`, this.#current);
  }

  /** A style and those on which it is based. */
  *#inherited(family: string, name: string): Generator<Style> {
    let style = this.#find(family, name);
    for (let step = 0; style !== undefined && step < maxInheritance; step += 1) {
      yield style;
      style = this.#find(family, style.parent);
    }
  }

  #find(family: string, name: string): Style | undefined {
    const own = this.#styles.get(`${family} ${name}`);
    return own === undefined && this.#named !== undefined ? this.#named.#find(family, name) : own;
  }
}

/** What the properties of a style say. */
function lookOf(attributes: XmlElement['attributes']): OpenDocumentLook {
  const line = attributes['text-line-through-style'] ?? attributes['text-line-through-type'];
  const position = attributes['text-position'];
  const colour = attributes['fo:color'];
  const size = attributes['fo:font-size'];
  const isHidden = attributes['text:display'] === 'none' || attributes['table:display'] === 'false';
  return {
    ...(line !== undefined && { isStruck: line !== 'none' }),
    ...(position !== undefined && { isRaised: raisedPosition.test(position) }),
    ...(attributes['text:display'] !== undefined && { isHidden }),
    ...(isHidden && { isHidden }),
    ...(colour !== undefined && { isWhite: isPaper.test(colour) }),
    ...(attributes['use-window-font-color'] === 'true' && { isWhite: false }),
    ...(size !== undefined && { isUnseen: isTiny.test(size) }),
    ...(isFilled(attributes) && { isColoured: true }),
  };
}

function isFilled(attributes: XmlElement['attributes']): boolean {
  const colour = attributes['fo:background-color'] ?? 'transparent';
  return (colour !== 'transparent' && !isPaper.test(colour)) || !/^none$/.test(attributes['draw:fill'] ?? 'none');
}
