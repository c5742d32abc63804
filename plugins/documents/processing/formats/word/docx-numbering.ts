import { readWholeXml, type XmlListener } from '../../archive/read-xml.js';
import type { ZipArchive } from '../../archive/zip-archive.js';
import type { SeparateParts } from '../../separate-parts.js';
import { writtenNumber } from '../paragraphs/written-number.js';

/** A level of a list: how its numbers are written, and the text around them, in which `%2` is the number of the second level. */
interface Level {
  start: number;
  format: string;
  text: string;
  /** Whether the numbers of upper levels are digits here, however they are written there. */
  isLegal?: boolean;
}

/** Lists with the same scheme count on from each other. */
interface Scheme {
  readonly levels: Level[];
  counts: readonly number[];
}

/** A list of a document, and where its levels begin to count anew. */
interface List {
  scheme: string;
  readonly starts: Map<number, number>;
}

/** A list that a paragraph is part of, and its level there, from 0. */
export interface ListPlace {
  readonly list: string;
  readonly level: number;
}

const maxLevels = 9;

/** Numbers the headings, clauses and list items of a Word file, whose numbers are not in its text; ECMA-376 part 1, 17.9. */
export class DocxNumbering {
  readonly #schemes = new Map<string, Scheme>();
  readonly #lists = new Map<string, List>();
  /** The levels of lists that have begun. */
  readonly #begun = new Set<string>();

  static async read(archive: ZipArchive, part: string, separate: SeparateParts): Promise<DocxNumbering> {
    const numbering = new DocxNumbering();
    let scheme: Scheme | undefined;
    let list: List | undefined;
    let level: Level | undefined;
    let place = 0;
    const listener: XmlListener = {
      open: ({ name, attributes }) => {
        const value = attributes['val'] ?? '';
        if (name === 'abstractNum') {
          scheme = { levels: [], counts: [] };
          numbering.#schemes.set(attributes['abstractNumId'] ?? '', scheme);
        } else if (name === 'num') {
          scheme = undefined;
          list = { scheme: '', starts: new Map() };
          numbering.#lists.set(attributes['numId'] ?? '', list);
        } else if (name === 'lvl' || name === 'lvlOverride') {
          place = Math.min(maxLevels - 1, count(attributes['ilvl']));
          level = { start: 0, format: 'decimal', text: '' };
          if (scheme !== undefined) scheme.levels[place] = level;
        } else if (name === 'abstractNumId' && list !== undefined) list.scheme = value;
        else if (name === 'startOverride') list?.starts.set(place, count(value));
        else if (level === undefined) return;
        else if (name === 'start') level.start = count(value);
        else if (name === 'numFmt') level.format = value;
        else if (name === 'lvlText') level.text = value;
        else if (name === 'isLgl') level.isLegal = true;
      },
    };
    await separate.readOptional(part, () => readWholeXml(archive, part, listener));
    return numbering;
  }

  /** The number of the next paragraph at a place, as it is shown; empty for a bullet, and for no list. */
  next({ list: id, level: place }: ListPlace): string {
    const list = this.#lists.get(id);
    const scheme = this.#schemes.get(list?.scheme ?? '');
    const level = scheme?.levels[place];
    if (list === undefined || scheme === undefined || level === undefined) return '';
    const key = `${id}:${place}`;
    const restart = this.#begun.has(key) ? undefined : list.starts.get(place);
    this.#begun.add(key);
    const before = scheme.counts[place];
    const upper = scheme.levels.slice(0, place).map(({ start }, index) => scheme.counts[index] ?? start);
    scheme.counts = [...upper, restart ?? (before === undefined ? level.start : before + 1)];
    return shown(level, scheme);
  }
}

function shown({ format, text, isLegal = false }: Level, { levels, counts }: Scheme): string {
  if (format === 'bullet' || format === 'none') return '';
  return text.replace(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    return writtenNumber(counts[index] ?? 1, isLegal ? 'decimal' : (levels[index]?.format ?? 'decimal'));
  });
}

function count(value: string | undefined): number {
  const number = Number(value ?? 0);
  return Number.isInteger(number) && number >= 0 ? number : 0;
}
