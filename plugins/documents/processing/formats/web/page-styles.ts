import { Parser } from 'htmlparser2';
import { maxPageDepth, piecesOf } from './page-pieces.js';
import { StyleSheets } from './style-sheets.js';

/** What only pages have whose elements are styled from elsewhere. */
const anyStyle = /<(?:style|link|script)\b/i;

/** The style sheet to which a page refers with an address; undefined if it is not there. */
type LinkedSheet = (href: string) => string | undefined;

/** Sheets of pages that are kept: the chapters of a book have the same ones. */
const maxKept = 10;

/** Knows the style sheets of pages. */
export class PageStyles {
  readonly #kept = new Map<string, StyleSheets>();

  /** What is known of the styles of a page: nothing if a script may change it, or a style sheet is missing. */
  of(html: string, linked: LinkedSheet = () => undefined): StyleSheets {
    const sheets = anyStyle.test(html) ? sheetsOf(html, linked) : [];
    if (sheets === undefined) return new StyleSheets();
    const key = sheets.join('\n');
    const styles = this.#kept.get(key) ?? new StyleSheets(sheets);
    if (this.#kept.size >= maxKept) this.#kept.clear();
    this.#kept.set(key, styles);
    return styles;
  }
}

function sheetsOf(html: string, linked: LinkedSheet): readonly string[] | undefined {
  const sheets: string[] = [];
  let isKnown = true;
  let depth = 0;
  let open: { readonly media: string | undefined; text: string } | undefined;
  const add = (sheet: string, media = 'all'): void => {
    sheets.push(`@media ${media}{${sheet}}`);
  };
  const parser = new Parser(
    {
      onopentag(name, { rel = '', href = '', type = '', src, media }) {
        depth += 1;
        if (name === 'script' && (src !== undefined || !/json/i.test(type))) isKnown = false;
        else if (name === 'style') open = { media, text: '' };
        else if (name === 'link' && /\bstylesheet\b/i.test(rel)) {
          const sheet = linked(href);
          if (sheet === undefined) isKnown = false;
          else add(sheet, media);
        }
      },
      ontext(text) {
        if (open !== undefined) open.text += text;
      },
      onclosetag(name) {
        depth -= 1;
        if (name !== 'style' || open === undefined) return;
        add(open.text, open.media);
        open = undefined;
      },
    },
    { recognizeSelfClosing: true },
  );
  for (const piece of piecesOf(html)) {
    parser.write(piece);
    // Deeper pages are refused when they are read.
    if (depth >= maxPageDepth) return undefined;
  }
  parser.end();
  return isKnown ? sheets : undefined;
}
