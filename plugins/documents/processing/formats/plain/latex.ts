import type { DocumentBlock } from '../../document-block.js';
import { latexText } from './latex-text.js';

const extensions: ReadonlySet<string> = new Set(['tex', 'ltx', 'latex']);
/** Titles of parts; the title of the document is above all of them. */
const levels = ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph'];
const heading =
  /^\s*\\(?<part>part|chapter|section|subsection|subsubsection|paragraph)\*?(?:\[[^\]]{0,300}\])?\{(?<title>(?:[^{}]|\{[^{}]{0,300}\}){1,300})\}/;
const documentTitle = /\\title(?:\[[^\]]{0,300}\])?\{((?:[^{}]|\{[^{}]{0,300}\}){1,300})\}/;
/** What is read as it is written: programs, and formulas in lines of their own. */
const code =
  /^\s*\\(?<edge>begin|end)\{(?<name>verbatim|lstlisting|minted|equation|align|gather|multline|eqnarray)\*?\}/;
/** Rows of tables: cells between `&`. */
const tabular = /\\(?<edge>begin|end)\{(?:tabular[xy*]?|longtable|array)\}/;
/** A chapter in a file of its own has neither. */
const begin = '\\begin{document}';
const end = '\\end{document}';
/** Where a longer paragraph is cut. */
const longest = 20_000;

/** Whether a text is one for LaTeX: by the name of its file, or because it begins as documents do, below comments. */
export function isLatex(text: string, extension: string): boolean {
  const lines = text.slice(0, 20_000).split(/\r\n?|\n/);
  const first = lines.find((line) => !/^\s*(?:%|$)/.test(line)) ?? '';
  return extensions.has(extension) || /^\uFEFF?\s*\\document(?:class|style)\b/.test(first);
}

/** A line of a text, and its number. */
interface TextLine {
  readonly line: string;
  readonly number: number;
}

/** The text of a document for LaTeX, below its titles, without what only says how it looks. */
export function* latexBlocks(text: string, lines: Iterable<TextLine>): Generator<DocumentBlock> {
  const [, title] = documentTitle.exec(text) ?? [];
  if (title !== undefined) yield { kind: 'heading', level: 1, text: latexText(title), place: { line: 1 } };
  const reader = new LatexReader();
  let isBefore = text.includes(begin);
  for (const { line, number } of lines) {
    if (line.includes(end)) break;
    if (!isBefore) yield* reader.add(line, number);
    else if (line.includes(begin)) isBefore = false;
  }
  yield* reader.end();
}

/** Collects lines to paragraphs, which end at blank lines, titles and code. */
class LatexReader {
  #lines: string[] = [];
  #length = 0;
  #first = 1;
  /** The name of what is read as it is written. */
  #code: string | undefined;
  #inTable = false;

  add(written: string, number: number): readonly DocumentBlock[] {
    const { edge, name } = code.exec(written)?.groups ?? {};
    if (name !== undefined && (this.#code === undefined ? edge === 'begin' : edge === 'end' && name === this.#code)) {
      const before = this.end();
      this.#code = edge === 'begin' ? name : undefined;
      return before;
    }
    if (this.#code !== undefined) return this.#push(written, number);
    const line = withoutComment(written);
    const found = heading.exec(line);
    if (found !== null) {
      const { part = '', title = '' } = found.groups ?? {};
      const above: DocumentBlock = { kind: 'heading', level: levels.indexOf(part) + 2, text: latexText(title) };
      return [...this.end(), { ...above, place: { line: number } }, ...this.#push(line.slice(found[0].length), number)];
    }
    // A comment alone on its line is none, not a blank one.
    if (line.trim() === '') return written.trim() === '' ? this.end() : [];
    return this.#push(line, number);
  }

  end(): readonly DocumentBlock[] {
    const isCode = this.#code !== undefined;
    const text = isCode ? this.#lines.join('\n') : this.#prose();
    const place = { line: this.#first };
    this.#lines = [];
    this.#length = 0;
    if (text.trim() === '') return [];
    return [{ kind: 'paragraph', text, place, ...(isCode && { isIndented: true }) }];
  }

  #push(line: string, number: number): readonly DocumentBlock[] {
    const before = this.#length > longest ? this.end() : [];
    if (this.#lines.length === 0) this.#first = number;
    this.#lines.push(line);
    this.#length += line.length;
    return before;
  }

  /** Lines of prose are wrapped, and those of a table are rows. */
  #prose(): string {
    let text = '';
    for (const line of this.#lines) {
      const edge = tabular.exec(line)?.groups?.['edge'];
      if (edge === 'begin') this.#inTable = true;
      const read = latexText(this.#inTable ? line.replaceAll(/(?<!\\)&/g, ' | ') : line);
      if (edge === 'end') this.#inTable = false;
      if (read === '') continue;
      const isOwn = this.#inTable || /^\s*\\(?:item|caption)\b/.test(line);
      text += text === '' ? read : `${isOwn ? '\n' : ' '}${read}`;
    }
    return text;
  }
}

/** A percent sign begins a comment, unless a backslash is before it. */
function withoutComment(line: string): string {
  return line.replace(/(?<!\\)%.*$/, '');
}
