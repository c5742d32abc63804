import { readWholeXml, type XmlListener } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { SeparateParts } from '../../separate-parts.js';
import type { ListPlace } from './docx-numbering.js';

/** Colours of paper, and those that nobody tells from it. */
export const isPaper = /^(?:auto|fff|(?:f[\da-f]){3})$/i;
/** The smallest size of Word, in half points, is a speck. */
export const tinySize = 2;

/** How a style makes text look, where it says so. */
export interface DocxLook {
  isWhite?: boolean;
  /** Too small to be seen. */
  isUnseen?: boolean;
  isRaised?: boolean;
}

interface Style extends DocxLook {
  basedOn?: string;
  list?: string;
  listLevel?: number;
  level?: number;
  isHidden?: boolean;
  isShaded?: boolean;
}

const maxInheritance = 20;
/** Tables of contents repeat the titles: they have words of every question, and answer none. In files in every language these are the names of their styles, if not the identifiers. */
const listOfTitles = /^(?:toc ?\d|table ?of ?figures)$/i;

/** What styles say of their text: the heading level, the list, and whether it is shown. */
export class DocxStyles {
  readonly #styles = new Map<string, Style>();

  /** Reads the styles of a document; one without them has no headings. */
  static async read(archive: ZipArchive, part: string, separate: SeparateParts): Promise<DocxStyles> {
    const styles = new DocxStyles();
    await separate.readOptional(part, () => readWholeXml(archive, part, styles.listener()));
    return styles;
  }

  /** Reads the styles while their XML comes by. */
  listener(): XmlListener {
    let current: Style | undefined;
    return {
      open: ({ name, attributes }) => {
        const value = attributes['val'];
        if (name === 'style') {
          current = {};
          this.#styles.set(attributes['styleId'] ?? '', current);
        } else if (current === undefined) return;
        else if (name === 'shd') current.isShaded = true;
        else if (name === 'vanish') current.isHidden = isOn(value ?? '');
        else if (value === undefined) return;
        else if (name === 'basedOn') current.basedOn = value;
        else if (name === 'name') {
          current.level ??= levelOfName(value);
          if (listOfTitles.test(value)) current.isHidden = true;
        } else if (name === 'outlineLvl') current.level = outlineLevel(value);
        else if (name === 'numId') current.list = value;
        else if (name === 'ilvl') current.listLevel = Number(value);
        else if (name === 'color') current.isWhite = isPaper.test(value) && value !== 'auto';
        else if (name === 'sz') current.isUnseen = Number(value) <= tinySize;
        else if (name === 'vertAlign') current.isRaised = value === 'superscript';
      },
    };
  }

  /** The level of headings in this style, from 1; undefined for text. */
  level(styleId: string): number | undefined {
    for (const { level } of this.#inherited(styleId)) if (level !== undefined) return level;
    return levelOfName(styleId);
  }

  /** The list of which paragraphs in this style are items. */
  list(styleId: string): ListPlace | undefined {
    let level: number | undefined;
    for (const { list, listLevel } of this.#inherited(styleId)) {
      level ??= listLevel;
      if (list !== undefined) return { list, level: level ?? 0 };
    }
    return undefined;
  }

  /** Whether text in this style is not read: it is not shown, or is a table of contents. */
  hides(styleId: string): boolean {
    for (const { isHidden } of this.#inherited(styleId)) if (isHidden !== undefined) return isHidden;
    return listOfTitles.test(styleId);
  }

  /** Whether text, or tables or some of their rows, in this style may lie on a colour. */
  shades(styleId: string): boolean {
    for (const { isShaded } of this.#inherited(styleId)) if (isShaded === true) return true;
    return false;
  }

  /** How text in this style looks. */
  look(styleId: string): DocxLook {
    const look: DocxLook = {};
    for (const { isWhite, isUnseen, isRaised } of this.#inherited(styleId)) {
      look.isWhite ??= isWhite;
      look.isUnseen ??= isUnseen;
      look.isRaised ??= isRaised;
    }
    return look;
  }

  /** A style and those on which it is based. */
  *#inherited(styleId: string): Generator<Style> {
    let style = this.#styles.get(styleId);
    for (let step = 0; style !== undefined && step < maxInheritance; step += 1) {
      yield style;
      style = this.#styles.get(style.basedOn ?? '');
    }
  }
}

/** Whether a property that can be switched is on, which it is without a value (ST_OnOff, ECMA-376 part 1, 22.9.2.7). */
export function isOn(value: string): boolean {
  return !/^(?:0|false|off)$/i.test(value);
}

/** Outline levels count from 0; the tenth is text. */
export function outlineLevel(value: string): number | undefined {
  const level = Number(value);
  return Number.isInteger(level) && level >= 0 && level < 9 ? level + 1 : undefined;
}

function levelOfName(name: string): number | undefined {
  const [, digit] = /^heading ?([1-9])$/i.exec(name) ?? [];
  if (digit !== undefined) return Number(digit);
  return /^title$/i.test(name) ? 1 : undefined;
}
