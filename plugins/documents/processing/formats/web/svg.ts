import { Parser } from 'htmlparser2';
import { localName } from '../../archive/read-xml.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import type { SourceDocument } from '../../source-document.js';
import { wholeText } from '../../text/whole-text.js';

/** Elements with words that a drawing shows, or says about itself. */
const worded: ReadonlySet<string> = new Set(['text', 'title', 'desc', 'foreignobject']);
/** Elements inside of those that begin a line: HTML in drawings of diagrams. */
const lines: ReadonlySet<string> = new Set(['div', 'p', 'br', 'li', 'tr', 'h1', 'h2', 'h3']);
const silent: ReadonlySet<string> = new Set(['script', 'style']);

/** Reads the words of a drawing: its titles, descriptions and texts (https://www.w3.org/TR/SVG2/text.html). */
export async function* readSvg(source: SourceDocument): DocumentBlocks {
  yield* drawnTexts(await wholeText(source));
}

function drawnTexts(svg: string): readonly DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let words = '';
  let [inside, muted] = [0, 0];
  const flush = (): void => {
    const text = words.replace(/[ \t\r\n]+/g, ' ').trim();
    if (text !== '') blocks.push({ kind: 'paragraph', text });
    words = '';
  };
  const parser = new Parser(
    {
      onopentag(tag) {
        const name = localName(tag).toLowerCase();
        if (worded.has(name)) inside += 1;
        if (silent.has(name)) muted += 1;
        if (lines.has(name)) flush();
      },
      onclosetag(tag) {
        const name = localName(tag).toLowerCase();
        if (silent.has(name)) muted -= 1;
        if (worded.has(name)) inside -= 1;
        if (worded.has(name) || lines.has(name)) flush();
      },
      ontext(text) {
        if (inside > 0 && muted === 0) words += text;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return blocks;
}
