import type { DocumentBlock } from '../../document-block.js';
import { isHeader } from '../table-rows.js';
import { type HtmlToken, htmlTokens } from './html-tokens.js';

/** Elements without anything to read. */
const skipped: ReadonlySet<string> = new Set(
  'script style template noscript iframe object canvas audio video svg noembed noframes datalist xmp'.split(' '),
);
/** Elements without content. */
const empty: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Elements that end where the next one of their kind begins. */
const unclosed: ReadonlySet<string> = new Set('p li dt dd tr td th option'.split(' '));
/** Elements that belong to the line of text in which they stand. All others begin a paragraph. */
const inline: ReadonlySet<string> = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark math nobr q rb rp ruby s samp small span strike
  strong sub sup time tt u var wbr`.split(/\s+/),
);

/** A paragraph is cut here at the latest. */
const maxParagraphLength = 20_000;

/** A table that is open. */
interface OpenTable {
  /** Whether it holds another table, and so only arranges its cells. */
  isLayout: boolean;
  isFirstRow: boolean;
  readonly cells: string[];
}

/** Reads paragraphs, headings and rows of tables from a page, as a browser shows them. */
export function* readHtmlText(html: string): Generator<DocumentBlock> {
  const reader = new HtmlReader();
  for (const token of htmlTokens(html)) {
    reader.read(token);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

class HtmlReader {
  #blocks: DocumentBlock[] = [];
  readonly #tables: OpenTable[] = [];
  #text = '';
  #cell = '';
  #level: number | undefined;
  /** Inside of elements whose lines are kept. */
  #preformatted = 0;
  /** The element that is left out, and how many of its kind are open in it. */
  #skipping: { readonly name: string; depth: number } | undefined;

  /** The blocks that are complete, once. */
  take(): readonly DocumentBlock[] {
    const blocks = this.#blocks;
    if (blocks.length > 0) this.#blocks = [];
    return blocks;
  }

  end(): void {
    this.#boundary();
    while (this.#tables.length > 0) this.#closeTable();
    this.#boundary();
  }

  read(token: HtmlToken): void {
    if (this.#skipping !== undefined && this.#skips(token, this.#skipping)) return;
    if (token.type === 'text') this.#add(token.text);
    else if (token.type === 'close') this.#close(token.name);
    else if (skipped.has(token.name) || token.isHidden) this.#skip(token.name);
    else this.#open(token.name);
  }

  #skip(name: string): void {
    if (!empty.has(name)) this.#skipping = { name, depth: 1 };
  }

  /** Whether a token belongs to what is left out. */
  #skips(token: HtmlToken, skipping: { readonly name: string; depth: number }): boolean {
    if (token.type === 'text' || token.name !== skipping.name) return true;
    const isNext = token.type === 'open' && unclosed.has(token.name);
    skipping.depth += token.type === 'open' ? 1 : -1;
    if (isNext || skipping.depth === 0) this.#skipping = undefined;
    return !isNext;
  }

  #add(text: string): void {
    const shown = this.#preformatted > 0 ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
    this.#text +=
      (this.#text === '' || this.#text.endsWith('\n')) && this.#preformatted === 0 ? shown.trimStart() : shown;
    if (this.#text.length > maxParagraphLength && this.#tables.length === 0) this.#flush();
  }

  #open(name: string): void {
    if (name === 'br') this.#text += '\n';
    if (inline.has(name) || name === 'br') return;
    this.#boundary();
    const [, level] = /^h([1-6])$/.exec(name) ?? [];
    if (level !== undefined) this.#level = Number(level);
    else if (name === 'title') this.#level = 1;
    else if (name === 'pre') this.#preformatted += 1;
    else if (name === 'table') this.#openTable();
    else if (name === 'tr') this.#closeRow();
    else if (name === 'td' || name === 'th') this.#closeCell();
  }

  #close(name: string): void {
    if (inline.has(name)) return;
    this.#boundary();
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    else if (name === 'td' || name === 'th') this.#closeCell();
    else if (name === 'tr' || name === 'thead' || name === 'tbody') this.#closeRow();
    else if (name === 'table') this.#closeTable();
  }

  /** Ends the paragraph that is open. */
  #boundary(): void {
    this.#flush();
    this.#level = undefined;
  }

  #flush(): void {
    const text = this.#text.trim();
    this.#text = '';
    if (text === '') return;
    if (this.#dataTable !== undefined) this.#cell += this.#cell === '' ? text : ` ${text}`;
    else if (this.#level === undefined) this.#blocks.push({ kind: 'paragraph', text });
    else this.#blocks.push({ kind: 'heading', level: this.#level, text: text.replace(/\s+/g, ' ') });
  }

  /** The innermost table, unless it only arranges what is in it. */
  get #dataTable(): OpenTable | undefined {
    const table = this.#tables.at(-1);
    return table?.isLayout === true ? undefined : table;
  }

  #openTable(): void {
    const outer = this.#dataTable;
    if (outer !== undefined) {
      this.#closeCell();
      for (const text of outer.cells.splice(0)) this.#blocks.push({ kind: 'paragraph', text });
      outer.isLayout = true;
    }
    this.#tables.push({ isLayout: false, isFirstRow: true, cells: [] });
  }

  #closeCell(): void {
    const text = this.#cell;
    this.#cell = '';
    if (text !== '') this.#dataTable?.cells.push(text);
  }

  #closeRow(): void {
    this.#closeCell();
    const table = this.#dataTable;
    const cells = table?.cells.splice(0) ?? [];
    if (table === undefined || cells.length === 0) return;
    const row: DocumentBlock = { kind: 'row', text: cells.join(' | ') };
    this.#blocks.push(table.isFirstRow && isHeader(cells) ? { ...row, isHeader: true } : row);
    table.isFirstRow = false;
  }

  #closeTable(): void {
    this.#closeRow();
    this.#tables.pop();
  }
}
