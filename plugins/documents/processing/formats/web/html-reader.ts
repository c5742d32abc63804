import { Parser } from 'htmlparser2';
import type { DocumentBlock } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import type { ReadingNotes } from '../../source-document.js';
import { descriptionOf } from '../paragraphs/picture-description.js';
import { raisedNumber } from '../paragraphs/raised-number.js';
import { emptyStrike, strikeMark } from '../paragraphs/strike-mark.js';
import { isSymbolFont, shownSymbols } from '../paragraphs/symbol-font.js';
import { HtmlHiding, isHidden } from './html-hiding.js';
import { HtmlLists, lists } from './html-lists.js';
import { notesIn } from './html-notes.js';
import { HtmlTable } from './html-table.js';
import { formulas, MathText } from './math-text.js';
import { maxPageDepth, pieceLength } from './page-pieces.js';
import { PageStyles } from './page-styles.js';
import { StyleSheets } from './style-sheets.js';

/** Elements without anything to read, or with how a word is read aloud (`rt`), which would be in the middle of it. */
const skipped: ReadonlySet<string> = new Set(
  `script style template noscript iframe object canvas audio video svg noembed noframes datalist xmp rt rp annotation annotation-xml`.split(
    ' ',
  ),
);
/** Elements that belong to the line of text in which they stand. All others begin a paragraph. */
const inline: ReadonlySet<string> = new Set([
  ...`a abbr acronym b bdi bdo big br cite code data del dfn em font i img input ins kbd label mark math nobr q rb rp ruby s samp small span strike
  strong sub sup time tt u var wbr`.split(/\s+/),
  ...formulas,
]);

/** Elements whose text is crossed out. */
const struck: ReadonlySet<string> = new Set(['s', 'strike', 'del']);

/** Elements with the text of a page, in which footers and asides are part of it. */
const contents: ReadonlySet<string> = new Set(['main', 'article', 'section', 'blockquote']);
/** Elements beside that text. */
const besides: ReadonlySet<string> = new Set(['aside', 'footer']);

/** Names of notices about cookies, as the usual programs for them have them, and the elements that have such names. */
const consent =
  /^(?:cookies?|gdpr|ccpa)[-_]?(?:law[-_]?)?(?:banner|consent|notice|bar|popup|modal|overlay|info)|^(?:onetrust|cybotcookiebot|didomi|usercentrics)/i;
const consentHolders: ReadonlySet<string> = new Set(['div', 'section', 'aside', 'form', 'dialog']);

type Attributes = Readonly<Record<string, string>>;

/** A number that leads to a note in a book, which its style sheet raises. */
const noteLink = /\b(?:doc-)?noteref\b/;
/** The address of a place on the same page; others with such a mark are read by programs. */
const ownPage = /^#[\p{L}\p{N}_]/u;
/** Fewer links are no table of contents. */
const leastContents = 3;

/** The first font of a style. */
const fontOf = /(?:^|[;\s])font(?:-family\s*:|\s*:[^;]*?\d(?:pt|px|r?em|%)(?:\/\S+)?)\s*["']?([^;,"']+)/i;

/** A paragraph is cut here at the latest. */
const maxParagraphLength = 20_000;

/**
 * Reads paragraphs, headings and rows of tables from a page, as a browser shows them, without what leads to other pages: each of them has it. A page
 * that has nothing else is read with it.
 */
export function* readHtmlText(
  html: string,
  notes?: ReadingNotes,
  styles = new PageStyles().of(html),
  progress?: ReadingNotes['progress'],
): Generator<DocumentBlock> {
  const reader = new HtmlReader(isFurniture, styles, notesIn(html));
  let isEmpty = true;
  for (const block of blocksOf(html, reader, progress)) {
    isEmpty &&= block.kind === 'heading';
    yield block;
  }
  notes?.hidden(reader.hiddenCharacters);
  if (!isEmpty) return;
  for (const block of blocksOf(html, new HtmlReader(() => false, styles))) if (block.kind !== 'heading') yield block;
}

function* blocksOf(html: string, reader: HtmlReader, progress?: ReadingNotes['progress']): Generator<DocumentBlock> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.text(text),
    },
    // Books and other XHTML have elements such as `<script/>`.
    { recognizeSelfClosing: true },
  );
  for (let at = 0; at < html.length; at += pieceLength) {
    progress?.(at / html.length);
    parser.write(html.slice(at, at + pieceLength));
    yield* reader.take();
  }
  parser.end();
  reader.end();
  yield* reader.take();
}

/** Makes blocks of the elements of a page as they come. */
export class HtmlReader {
  #blocks: DocumentBlock[] = [];
  readonly #tables: HtmlTable[] = [];
  #text = '';
  #level: number | undefined;
  readonly #lists = new HtmlLists();
  /** What is shown before the text that comes next: the number of the item that has begun. */
  #number = '';
  /** Inside of elements whose lines are kept. */
  #preformatted = 0;
  /** Where the text of the link begins that is open. */
  #linkAt: number | undefined;
  #link = '';
  /** Where the text ends that belongs to a link. */
  #linkEnd = -1;
  /** Where the first link of the paragraph began and ended, if it leads to a place on the same page. */
  #entry: readonly [start: number, end: number] | undefined;
  /** Items with such a link alone, which wait for the next block: they may be a table of contents. */
  #entries: DocumentBlock[] = [];
  readonly #math = new MathText();
  /** The fonts of the elements that are open, from the first one of symbols on: messages of Outlook have arrows and smileys in such fonts. */
  readonly #fonts: { readonly depth: number; readonly font: string }[] = [];
  /** Where raised texts begin that are open. */
  readonly #raised: number[] = [];
  /** How many elements are open of those that are left out. */
  #skipping = 0;
  /** Whether a reader does not see them. */
  #isHidden = false;
  readonly #styles: StyleSheets;
  readonly #hiding: HtmlHiding;
  /** Those of texts that were left out because a reader does not see them. */
  hiddenCharacters = 0;
  #depth = 0;
  /** Where elements begin that hold the text of the page, and the outermost one beside it. */
  readonly #contents: number[] = [];
  #asideAt: number | undefined;
  readonly #isLeftOut: (name: string, attributes: Attributes) => boolean;
  readonly #notes: ReadonlyMap<string, string>;
  /** Those to which the text so far refers. */
  readonly #referred = new Set<string>();
  /** How many of them have been read, from the first one on. */
  #readNotes = 0;

  /**
   * @param isLeftOut whether an element is not read, besides hidden ones
   * @param styles how elements look besides their own attributes
   * @param notes those to be read where the text refers to them, by their identifiers
   */
  constructor(
    isLeftOut: (name: string, attributes: Attributes) => boolean,
    styles = new StyleSheets(),
    notes: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#isLeftOut = isLeftOut;
    this.#styles = styles;
    this.#hiding = new HtmlHiding(styles);
    this.#notes = notes;
  }

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
    this.#endEntries();
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (this.#depth > maxPageDepth)
      throw new ProcessingError(`The page is broken: more than ${maxPageDepth} elements deep.`);
    const styled = this.#skipping > 0 ? attributes : this.#styles.styled(name, attributes);
    if (this.#skipping > 0 || this.#skips(name, styled)) this.#skipping += 1;
    else {
      this.#hiding.open(this.#depth, styled);
      this.#openFont(styled);
      this.#open(name, attributes);
      if (contents.has(name)) this.#contents.push(this.#depth);
      else if (besides.has(name) && this.#contents.length === 0) this.#asideAt ??= this.#depth;
    }
  }

  #openFont({ face, style = '' }: Attributes): void {
    const font = fontOf.exec(style)?.[1] ?? face;
    // Most pages have no symbols: then there is nothing to come back from.
    if (font !== undefined && (this.#fonts.length > 0 || isSymbolFont(font)))
      this.#fonts.push({ depth: this.#depth, font });
  }

  #skips(name: string, attributes: Attributes): boolean {
    const { id } = attributes;
    if (id !== undefined && this.#notes.has(id)) return true;
    const isUnread = skipped.has(name);
    this.#isHidden = !isUnread && isHidden(name, attributes);
    return isUnread || this.#isHidden || this.#isLeftOut(name, attributes);
  }

  close(name: string): void {
    this.#depth -= 1;
    if (this.#skipping > 0) this.#skipping -= 1;
    else {
      this.#hiding.close(this.#depth + 1);
      if (this.#fonts.at(-1)?.depth === this.#depth + 1) this.#fonts.pop();
      this.#close(name);
      if (this.#contents.at(-1) === this.#depth + 1) this.#contents.pop();
      if (this.#asideAt === this.#depth + 1) this.#asideAt = undefined;
    }
  }

  text(text: string): void {
    if (this.#skipping > 0 ? this.#isHidden : this.#hiding.isActive) this.hiddenCharacters += text.trim().length;
    if (this.#skipping > 0 || this.#hiding.isActive) return;
    const symbols = shownSymbols(text, this.#fonts.at(-1)?.font);
    const shown = this.#preformatted > 0 ? symbols : symbols.replace(/[ \t\r\n\f]+/g, ' ');
    this.#text +=
      (this.#text === '' || this.#text.endsWith('\n')) && this.#preformatted === 0 ? shown.trimStart() : shown;
    // The text of a cell is joined again. Longer, each further piece would take longer.
    if (this.#text.length > maxParagraphLength) this.#flush();
  }

  #open(name: string, attributes: Attributes): void {
    if (inline.has(name)) this.#openInline(name, attributes);
    else this.#openBlock(name, attributes);
  }

  #openInline(name: string, attributes: Attributes): void {
    const { href = '', alt = '' } = attributes;
    if (formulas.has(name)) this.#text += this.#math.open(name);
    if (name === 'br') this.#text += '\n';
    if (name === 'img' && descriptionOf(alt) !== '') this.#text += ` ${descriptionOf(alt)} `;
    if (struck.has(name)) this.#text += strikeMark;
    // A raised link is the number of a note, which is no part of the word before it.
    const isNote =
      name === 'a'
        ? this.#raised.length > 0 || isNoteLink(attributes)
        : name === 'sup' && this.#linkAt === this.#text.length;
    // Names and tags that the style sheet of the page puts apart. One link is sometimes written in pieces.
    const isNext = name === 'a' && this.#linkEnd === this.#text.length && href !== this.#link;
    if (isNote || (isNext && !/\s/.test(this.#text.at(-1) ?? ' '))) this.#text += ' ';
    if (name === 'sup') this.#raised.push(this.#text.length);
    if (name !== 'a') return;
    if (href.startsWith('#') && this.#notes.has(href.slice(1))) this.#referred.add(href.slice(1));
    this.#linkAt = this.#text.length;
    this.#link = href;
  }

  #closeInline(name: string): void {
    if (formulas.has(name)) this.#text += this.#math.close(name);
    if (name === 'a') {
      if (ownPage.test(this.#link)) this.#entry ??= [this.#linkAt ?? 0, this.#text.length];
      this.#linkAt = undefined;
      this.#linkEnd = this.#text.length;
    }
    const at = name === 'sup' ? this.#raised.pop() : undefined;
    if (at !== undefined) {
      const before = this.#text.slice(0, at);
      this.#text = before + raisedNumber(before, this.#text.slice(at));
    }
    if (struck.has(name)) this.#text += strikeMark;
  }

  #openBlock(name: string, attributes: Attributes): void {
    this.#boundary();
    const [, level] = /^h([1-6])$/.exec(name) ?? [];
    if (level !== undefined) this.#level = Number(level);
    else if (name === 'title') this.#level = 1;
    else if (name === 'pre') this.#preformatted += 1;
    else if (name === 'table') this.#openTable();
    else if (name === 'li') this.#number = this.#lists.next(attributes);
    else if (lists.has(name)) this.#lists.open(name, attributes);
    else if (name === 'tr') this.#closeRow();
    else if (name === 'td' || name === 'th') this.#dataTable?.openCell(attributes);
  }

  #close(name: string): void {
    if (inline.has(name)) return this.#closeInline(name);
    this.#boundary();
    if (name === 'li') this.#number = '';
    else if (lists.has(name)) this.#lists.close();
    else if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    else if (name === 'td' || name === 'th') this.#dataTable?.closeCell();
    else if (name === 'tr' || name === 'thead' || name === 'tbody') this.#closeRow();
    else if (name === 'table') this.#closeTable();
  }

  /** Ends the paragraph that is open. */
  #boundary(): void {
    this.#flush();
    this.#level = undefined;
  }

  #flush(): void {
    const written = this.#text.replaceAll(emptyStrike, '');
    this.#text = '';
    this.#linkEnd = -1;
    const [linkStart, linkEnd] = this.#entry ?? [0, 0];
    this.#entry = undefined;
    if (written.trim() === '') return;
    const text = this.#number + written.trim();
    this.#number = '';
    const isEntry =
      this.#lists.areOpen &&
      linkEnd > 0 &&
      written.slice(0, linkStart).trim() === '' &&
      written.slice(linkEnd).trim() === '';
    if (this.#dataTable !== undefined) this.#dataTable.add(text);
    else if (this.#level !== undefined)
      this.#push({ kind: 'heading', level: this.#level, text: text.replace(/\s+/g, ' ') });
    else if (this.#preformatted > 0) this.#push({ kind: 'paragraph', text: written, isIndented: true });
    else if (isEntry) this.#entries.push({ kind: 'paragraph', text });
    else this.#push({ kind: 'paragraph', text });
  }

  /** A list of links to titles of the page has words of every question, and answers none: they are read where they are. */
  #endEntries(): void {
    const entries = this.#entries.splice(0);
    if (entries.length < leastContents) for (const entry of entries) this.#push(entry);
  }

  /** The innermost table, unless it only arranges what is in it. */
  get #dataTable(): HtmlTable | undefined {
    const table = this.#tables.at(-1);
    return table?.isLayout === true ? undefined : table;
  }

  #openTable(): void {
    const outer = this.#dataTable;
    if (outer !== undefined) {
      for (const text of outer.takeTexts()) this.#push({ kind: 'paragraph', text });
      outer.isLayout = true;
    }
    this.#tables.push(new HtmlTable());
  }

  #closeRow(): void {
    for (const row of this.#dataTable?.closeRow() ?? []) this.#push(row);
  }

  #push(block: DocumentBlock): void {
    if (this.#entries.length > 0) this.#endEntries();
    const isAside = this.#asideAt !== undefined;
    this.#blocks.push(isAside ? { ...block, isAside } : block);
    if (block.kind !== 'row') this.#addNotes();
  }

  /** The notes to which what has been read refers, each once. */
  #addNotes(): void {
    if (this.#readNotes === this.#referred.size) return;
    const isAside = this.#asideAt !== undefined;
    for (const id of [...this.#referred].slice(this.#readNotes))
      this.#blocks.push({ kind: 'paragraph', text: this.#notes.get(id) ?? '', ...(isAside && { isAside }) });
    this.#readNotes = this.#referred.size;
  }

  #closeTable(): void {
    for (const row of this.#dataTable?.end() ?? []) this.#push(row);
    this.#tables.pop();
    if (this.#tables.length === 0) this.#addNotes();
  }
}

function isNoteLink({ role = '', 'epub:type': type = '' }: Attributes): boolean {
  return noteLink.test(role) || noteLink.test(type);
}

/** Whether an element leads to other pages, or asks for consent to cookies. */
function isFurniture(name: string, { role, id = '', class: classes = '' }: Attributes): boolean {
  return (
    name === 'nav' ||
    ['navigation', 'menu', 'menubar'].includes(role ?? '') ||
    (consentHolders.has(name) && [id, ...classes.split(/\s+/)].some((each) => consent.test(each)))
  );
}
