import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import type { SourceDocument } from '../../source-document.js';
import { lastBreak } from '../../text/break-text.js';
import { wholeText } from '../../text/whole-text.js';
import { calendarBlocks, isCalendar } from './calendar.js';
import { frontMatterTitle } from './front-matter.js';
import { isLatex, latexBlocks } from './latex.js';
import { withoutComments } from './markdown-comments.js';
import { withTable } from './markdown-table.js';
import { numberedTitles } from './numbered-titles.js';
import { areSubtitles, subtitleBlocks } from './subtitles.js';
import { type MarkedTitle, titleIn, titleMarksOf } from './title-marks.js';

/** A paragraph is cut here at the latest, so that a file without any blank line is read in pieces. */
const maxParagraphLength = 20_000;

/** Below a title. */
const underline = /^ {0,3}(?:={3,}|-{3,})\s*$/;
/** The same line above a title, as reStructuredText has it. */
const overline = /^={3,}\s*$/;
const maxTitle = 200;
/** A link to a title of the same page, as an item of a list. */
const contentsEntry = /^\s{0,30}(?:[-*+]|\d{1,3}[.)])\s{1,4}\[[^\]]{1,200}\]\(#[^)\s]{1,200}\)\s*$/;
const leastContents = 3;

/** Paragraphs of a text, which end at blank lines, with the headings of Markdown. */
export async function* readPlainText(source: SourceDocument): DocumentBlocks {
  const written = await wholeText(source);
  if (isCalendar(written)) return yield* calendarBlocks(written);
  if (areSubtitles(written)) return yield* subtitleBlocks(written);
  if (isLatex(written, source.extension)) return yield* latexBlocks(written, linesOf(written));
  const { text, hiddenCharacters } = withoutComments(unescaped(written, source.extension), source.extension);
  source.notes.hidden(hiddenCharacters);
  let count = 0;
  for (const { blocks, end } of paragraphs(text, source.extension)) {
    yield* blocks;
    count += 1;
    if (count % 100 === 0) source.notes.progress(end / text.length);
  }
}

const jsonEscape = /(?<!\\)((?:\\\\)*)\\u([\da-f]{4})/gi;

/** Data with the letters that programs write as codes: `Z\\u00fcrich` in JSON. */
function unescaped(text: string, extension: string): string {
  if (extension !== 'json') return text;
  return text.replace(jsonEscape, (code, before: string, hex: string) => {
    const unit = Number.parseInt(hex, 16);
    return unit < 0x80 ? code : before + String.fromCharCode(unit);
  });
}

/** Files whose lines are not wrapped, and whose `#` begins a comment: data, logs and programs. */
const lineByLine: ReadonlySet<string> = new Set(
  `bat bash c cc cfg clj cmake cmd conf cpp cs css cxx dart diff env ex exs fish fs go gql gradle graphql groovy h hcl hpp hs ini java jl js json
  jsx kt kts less log lua m mjs nix patch php pl pm properties proto ps1 py pyi r rb rs sass scala scss sh sql svelte swift tcl tf tfvars toml ts tsx vb
  vue xml yaml yml zsh`.split(/\s+/),
);

/** Files whose titles have no marks. */
const unmarked: ReadonlySet<string> = new Set(['', 'text', 'txt']);

interface Paragraph {
  readonly blocks: readonly DocumentBlock[];
  readonly end: number;
}

/** Collects the lines of a text to paragraphs, headings, tables and code, as Markdown and its like mark them. */
class ParagraphReader {
  readonly #isMarked: boolean;
  readonly #marks: ReturnType<typeof titleMarksOf>;
  /** Titles without marks, by their lines. */
  readonly #numbered: ReadonlyMap<number, MarkedTitle>;
  #lines: string[] = [];
  #length = 0;
  #firstLine = 1;
  /** The mark that ends the code that is open. */
  #fence: string | undefined;

  constructor(extension: string, numbered: ReadonlyMap<number, MarkedTitle>) {
    this.#numbered = numbered;
    this.#isMarked = !lineByLine.has(extension);
    this.#marks = titleMarksOf(extension);
  }

  /** The blocks that end before or with a line. */
  add(line: string, number: number): readonly DocumentBlock[] {
    const isBlank = line.length === 0 || line.trim() === '';
    const mark = this.#isMarked && line.length < 300 ? line : '';
    const fence = this.#marks.fence.exec(mark)?.[1];
    if (this.#fence !== undefined) {
      if (fence?.startsWith(this.#fence) === true) return this.#endCode();
    } else if (fence !== undefined) {
      const before = this.end();
      this.#fence = fence;
      return before;
    } else {
      const heading = this.#heading(mark, number);
      if (heading !== undefined) return heading;
      if (isBlank) return this.end();
    }
    const before = this.#length > maxParagraphLength ? this.end() : [];
    if (this.#lines.length === 0) this.#firstLine = number;
    this.#lines.push(line);
    this.#length += line.length;
    return before;
  }

  #endCode(): readonly DocumentBlock[] {
    const code = this.end();
    this.#fence = undefined;
    return code;
  }

  #heading(line: string, number: number): readonly DocumentBlock[] | undefined {
    const title = this.#numbered.get(number) ?? titleIn(line, this.#marks);
    if (title !== undefined) return [...this.end(), { kind: 'heading', ...title, place: { line: number } }];
    if (!this.#marks.mayBeUnderlined) return undefined;
    const isFramed = overline.test(this.#lines[0] ?? '');
    const only = this.#lines[isFramed ? 1 : 0];
    if (
      only === undefined ||
      this.#lines.length > (isFramed ? 2 : 1) ||
      !underline.test(line) ||
      only.length > maxTitle
    )
      return undefined;
    const place = { line: this.#firstLine };
    this.#clear();
    return [{ kind: 'heading', level: line.trim().startsWith('=') ? 1 : 2, text: only.trim(), place }];
  }

  /** What is open. */
  end(): readonly DocumentBlock[] {
    const lines = this.#lines;
    const place = { line: this.#firstLine };
    this.#clear();
    if (lines.every((line) => line.trim() === '')) return [];
    if (!this.#isMarked || this.#fence !== undefined)
      return [{ kind: 'paragraph', text: lines.join('\n'), place, isIndented: true }];
    if (areContents(lines)) return [];
    return [...withTable(lines, place.line)];
  }

  #clear(): void {
    this.#lines = [];
    this.#length = 0;
  }
}

/** Whether lines are a table of contents: a list of links to titles of the page, which are read where they are. */
function areContents(lines: readonly string[]): boolean {
  return lines.length >= leastContents && lines.every((line) => contentsEntry.test(line));
}

/** The blocks of a text, which the extension says how to read. */
export function* textBlocks(text: string, extension: string): Generator<DocumentBlock> {
  for (const { blocks } of paragraphs(text, extension)) yield* blocks;
}

function* paragraphs(text: string, extension: string): Generator<Paragraph> {
  const reader = new ParagraphReader(extension, unmarked.has(extension) ? numberedTitles(linesOf(text)) : new Map());
  const title = lineByLine.has(extension) ? undefined : frontMatterTitle(text);
  if (title !== undefined) yield { blocks: [{ kind: 'heading', level: 1, text: title, place: { line: 1 } }], end: 0 };
  for (const { line, number, end } of linesOf(text)) {
    const blocks = reader.add(line, number);
    if (blocks.length > 0) yield { blocks, end };
  }
  yield { blocks: reader.end(), end: text.length };
}

/** Yields lines without their line ends; a line longer than a paragraph may be is split, between words if possible. */
function* linesOf(text: string): Generator<{ readonly line: string; readonly number: number; readonly end: number }> {
  let number = 1;
  for (let start = 0; start < text.length; number += 1) {
    const end = nextEnd(text, start);
    let from = start;
    while (end - from > maxParagraphLength) {
      const next = lastBreak(text, from, maxParagraphLength);
      yield { line: text.slice(from, next), number, end };
      from = next;
    }
    yield { line: text.slice(from, end), number, end };
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

function nextEnd(text: string, start: number): number {
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x0a || code === 0x0d || code === 0x85 || code === 0x2028 || code === 0x2029) return index;
  }
  return text.length;
}
