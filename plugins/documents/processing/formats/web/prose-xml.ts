import { Parser } from 'htmlparser2';
import { localName } from '../../archive/read-xml.js';
import type { DocumentBlock } from '../../document-block.js';
import { HtmlReader } from './html-reader.js';
import { formulas } from './math-text.js';
import { piecesOf } from './page-pieces.js';

/** Elements of DocBook, DITA, JATS, TEI and FictionBook that are elements of web pages under other names. */
const htmlNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    p: 'p para simpara v',
    ul: 'ul itemizedlist simplelist list sl',
    ol: 'ol orderedlist procedure steps',
    li: 'li listitem item list-item member sli step',
    table: 'table informaltable simpletable',
    tr: 'tr row strow sthead',
    td: 'td th entry stentry cell',
    pre: 'pre programlisting screen literallayout codeblock',
    sup: 'sup superscript',
  }).flatMap(([html, names]) => names.split(' ').map((name) => [name, html])),
);
/** Elements with a title, which lie inside of each other. */
const sections = setOf(
  `article book part chapter appendix preface section sect1 sect2 sect3 sect4 sect5 sec refsect1 refsect2 topic concept task reference div div1 div2 div3
  fictionbook tei tei.2`,
);
const titles = setOf('title head article-title book-title bridgehead');
/** Elements with titles that open no section. */
const captioned = setOf(
  'table informaltable simpletable table-wrap figure fig example list ref bibl biblioentry monogr source cit note tip warning',
);
/** Elements that are one line with all that is in them, apart from lists, tables and code. */
const lines = setOf(
  'p para simpara v subtitle label term caption mixed-citation element-citation bibl biblioentry author editor contrib personname pub-date date',
);
/** Those whose parts have no spaces between them. */
const divided = setOf('title author editor contrib personname name pub-date date element-citation biblioentry');
/** What is about the file, or for programs. */
const skipped = setOf(
  `binary journal-meta permissions article-id custom-meta-group document-info publish-info custom-info stylesheet encodingdesc revisiondesc xenodata
  prolog indexterm index-term genre lang`,
);
/** Links to notes and references, which a style sheet raises. */
const noteLinks = setOf('xref footnoteref');

/** The first element, after declarations and remarks. */
const root =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>\s*)*<(?:[\w.-]+:)?([\w.-]+)/i;
const roots = setOf(
  'article book part chapter appendix preface section topic concept task reference dita fictionbook tei tei.2 refentry',
);
/** A paragraph with several words; data with such names has values. */
const paragraph = /<(?:[\w.-]+:)?(?:p|para|simpara)(?:\s[^<>]*)?>[^<]*\S\s+\S/;
/** Where they are looked for. */
const beginning = 65_536;

/** Whether XML is a text with titles and paragraphs, and not data. */
export function isProseXml(xml: string): boolean {
  const start = xml.slice(0, beginning);
  const [, name = ''] = root.exec(start.slice(0, 8_192)) ?? [];
  return roots.has(name.toLowerCase()) && paragraph.test(start);
}

/** The paragraphs, headings and tables of such a text, as those of a web page. */
export function* proseXmlBlocks(xml: string): Generator<DocumentBlock> {
  const page = new HtmlReader(() => false);
  const reader = new ProseReader(page);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(localName(name).toLowerCase(), attributes),
      onclosetag: () => reader.close(),
      ontext: (text) => page.text(text),
    },
    { xmlMode: true },
  );
  for (const piece of piecesOf(xml)) {
    parser.write(piece);
    yield* page.take();
  }
  parser.end();
  page.end();
  yield* page.take();
}

/** An element that is open, and those that the page has instead of it. */
interface OpenElement {
  readonly name: string;
  readonly shown: readonly string[];
  readonly isLine: boolean;
}

/** Tells a reader of web pages what the elements of a text would be there. */
class ProseReader {
  readonly #page: HtmlReader;
  readonly #open: OpenElement[] = [];
  #depth = 0;
  #captioned = 0;

  constructor(page: HtmlReader) {
    this.#page = page;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const isInLine = this.#open.at(-1)?.isLine ?? false;
    const shown = this.#shownAs(name, attributes, isInLine);
    const isBlock = shown.some((each) => /^(?:ul|ol|li|table|tr|td|pre)$/.test(each));
    const isLine = !isBlock && (isInLine || lines.has(name) || titles.has(name));
    if (sections.has(name)) this.#depth += 1;
    if (captioned.has(name)) this.#captioned += 1;
    this.#open.push({ name, shown, isLine });
    for (const each of shown) this.#page.open(each, {});
  }

  close(): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    if (sections.has(closed.name)) this.#depth -= 1;
    if (captioned.has(closed.name)) this.#captioned -= 1;
    for (const each of closed.shown.toReversed()) this.#page.close(each);
    if (divided.has(this.#open.at(-1)?.name ?? '')) this.#page.text(' ');
  }

  #shownAs(name: string, attributes: Readonly<Record<string, string>>, isInLine: boolean): readonly string[] {
    if (skipped.has(name)) return ['script'];
    if (noteLinks.has(name) || (name === 'a' && attributes['type'] === 'note')) return ['sup', 'a'];
    // The same formula follows as MathML.
    if (name === 'tex-math' && this.#open.at(-1)?.name === 'alternatives') return ['script'];
    if (formulas.has(name)) return [name];
    const html = htmlNames[name];
    if (isInLine) return [html === undefined || html === 'p' ? 'span' : html];
    if (titles.has(name) && this.#captioned === 0) return [`h${Math.min(6, Math.max(1, this.#depth))}`];
    if (html === 'ul' && attributes['list-type'] === 'order') return ['ol'];
    return [html ?? 'div'];
  }
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/));
}
