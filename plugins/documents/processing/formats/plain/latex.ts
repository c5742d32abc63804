import type { DocumentBlock } from '../../document-block.js';
import { latexText } from './latex-text.js';

const beginning = /\\(?:documentclass|documentstyle|begin\{document\}|(?:chapter|section)\*?\{)/;
/** Titles of parts; the title of the document is above all of them. */
const levels = ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph'];
const heading =
  /^\s*\\(?<part>part|chapter|section|subsection|subsubsection|paragraph)\*?(?:\[[^\]]{0,300}\])?\{(?<title>(?:[^{}]|\{[^{}]{0,300}\}){1,300})\}(?<rest>.*)$/;
const documentTitle = /\\title(?:\[[^\]]{0,300}\])?\{((?:[^{}]|\{[^{}]{0,300}\}){1,300})\}/;
/** What is read as it is written: programs, and formulas in lines of their own. */
const code = /^\s*\\(?<edge>begin|end)\{(?:verbatim|lstlisting|minted|equation|align|gather|multline|eqnarray)\*?\}/;
/** Rows of tables: cells between `&`. */
const tabular = /\\(?<edge>begin|end)\{(?:tabular[xy*]?|longtable|array)\}/;
/** Where a longer paragraph is cut. */
const longest = 20_000;

/** Whether a text is a document for LaTeX. */
export function isLatex(text: string): boolean {
  return beginning.test(text.slice(0, 20_000)) && /\\(?:begin|section|chapter)\b/.test(text);
}

/** The text of a document for LaTeX, below its titles, without what only says how it looks. */
export function* latexBlocks(text: string): Generator<DocumentBlock> {
  const lines = text.split(/\r\n?|\n/);
  const begin = lines.findIndex((line) => line.includes('\\begin{document}'));
  const end = lines.findIndex((line) => line.includes('\\end{document}'));
  const [, title] = documentTitle.exec(text) ?? [];
  if (title !== undefined) yield { kind: 'heading', level: 1, text: latexText(title), place: { line: 1 } };
  const reader = new LatexReader();
  for (let index = begin + 1; index < (end === -1 ? lines.length : end); index += 1)
    yield* reader.add(lines[index] ?? '', index + 1);
  yield* reader.end();
}

/** Collects lines to paragraphs, which end at blank lines, titles and code. */
class LatexReader {
  #lines: string[] = [];
  #length = 0;
  #first = 1;
  #inCode = false;
  #inTable = false;

  add(written: string, number: number): readonly DocumentBlock[] {
    const edge = code.exec(written)?.groups?.['edge'];
    if (edge !== undefined) {
      const before = this.end();
      this.#inCode = edge === 'begin';
      return before;
    }
    if (this.#inCode) return this.#push(written, number);
    const line = withoutComment(written);
    const { part, title = '', rest = '' } = heading.exec(line.slice(0, 2_000))?.groups ?? {};
    if (part !== undefined) {
      const above: DocumentBlock = { kind: 'heading', level: levels.indexOf(part) + 2, text: latexText(title) };
      return [...this.end(), { ...above, place: { line: number } }, ...this.#push(rest, number)];
    }
    // A comment alone on its line is none, not a blank one.
    if (line.trim() === '') return written.trim() === '' ? this.end() : [];
    return this.#push(line, number);
  }

  end(): readonly DocumentBlock[] {
    const text = this.#inCode ? this.#lines.join('\n') : this.#prose();
    const place = { line: this.#first };
    this.#lines = [];
    this.#length = 0;
    if (text.trim() === '') return [];
    return [{ kind: 'paragraph', text, place, ...(this.#inCode && { isIndented: true }) }];
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
