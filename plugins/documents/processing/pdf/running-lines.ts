import type { PlacedLine } from './pdf-text.js';
import { median } from './median.js';

/** Headers and footers are in this share of the page at its top or bottom. */
const marginShare = 0.12;
/** Lines at an edge that are looked at. */
const maxLines = 4;
/** Pages before and after that are looked at: headers often differ between left and right pages. */
export const reach = 4;
/** The least number of those pages that have the same line; of two pages it is the other one. */
const leastRepeats = 2;
/** How far from its place a line may be on another page, in points. */
const tolerance = 4;
/** Titles are larger than the text, headers are not. */
const largestShare = 1.3;
/** The space to the text is this many times as wide as the space between its lines, and this share of a line. */
const gapRatio = 1.5;
const gapShare = 0.6;
/** The first pages of a book have numbers of their own. */
const numberOffset = 30;
/** The letters of `Seite 12 von 30`; longer text is worth reading once. */
const numberLetters = 12;
/** Headers that name a chapter besides share so many of their words, at least three of them. */
const alikeShare = 0.6;
const leastShared = 3;

/** A page and the lines on it. */
export interface LinedPage {
  readonly index: number;
  /** In points. */
  readonly height: number;
  /** What is printed as the number of the page, if the document tells it. */
  readonly label?: string | undefined;
  readonly lines: readonly PlacedLine[];
}

type Edge = 'top' | 'bottom';

/** The text of a page and, apart from it, of headers, footers and watermarks that no page before had. */
export interface PageText {
  readonly lines: readonly PlacedLine[];
  readonly running: readonly string[];
}

/** Finds the headers, footers and page numbers that pages repeat, and watermarks. Each is read once, page numbers never. */
export class RunningLines {
  readonly #read = new Set<string>();
  /** The words of all headers and footers so far. */
  readonly #words = new Set<string>();
  readonly #arePair: boolean;

  /** @param pageCount of two pages less is known, so that the numbers in their lines must be those of the pages */
  constructor(pageCount: number) {
    this.#arePair = pageCount <= 2;
  }

  /** Divides the lines of a page into those that the pages around it repeat or that lie across the text, as watermarks do, and its own. */
  divide(page: LinedPage, around: readonly LinedPage[]): PageText {
    const others = { pages: around, arePair: this.#arePair };
    const found = [...runningAt('top', page, others), ...runningAt('bottom', page, others)];
    const slanted = page.lines.filter(({ turns }) => Number.isNaN(turns));
    if (found.length + slanted.length === 0) return { lines: page.lines, running: [] };
    const running = found.filter((each) => this.#isNew(each, page)).map(({ line }) => line.text);
    const left = new Set([...found.map(({ line }) => line), ...slanted]);
    return { lines: page.lines.filter((line) => !left.has(line)), running: [...running, ...this.#newOf(slanted)] };
  }

  /** The text of slanted lines, unless a page before had the same. */
  #newOf(slanted: readonly PlacedLine[]): readonly string[] {
    const text = slanted.map((line) => line.text).join('\n');
    if (text === '' || this.#read.has(text)) return [];
    this.#read.add(text);
    return [text];
  }

  #isNew({ line, isNumber }: RunningLine, { lines }: LinedPage): boolean {
    const key = skeleton(line.text);
    const isElsewhere = lines.some((other) => other !== line && other.text.trim() === line.text.trim());
    if (this.#read.has(key) || isElsewhere || isNumber) return false;
    this.#read.add(key);
    const words = wordsOf(line.text);
    const shown = new Set(lines.flatMap((other) => (other === line ? [] : wordsOf(other.text))));
    // The chapter that a header names besides mostly begins on the page, too.
    const isKnown =
      words.some((word) => this.#words.has(word)) && words.every((word) => this.#words.has(word) || shown.has(word));
    for (const word of words) this.#words.add(word);
    return !isKnown;
  }
}

interface RunningLine {
  readonly line: PlacedLine;
  /** Whether it says little more than the number of the page. */
  readonly isNumber: boolean;
}

/** The pages around one, and whether the document has no others. */
interface OtherPages {
  readonly pages: readonly LinedPage[];
  readonly arePair: boolean;
}

/** The lines from an edge on that others repeat, up to the space that divides them from the text. */
function runningAt(edge: Edge, page: LinedPage, { pages, arePair }: OtherPages): readonly RunningLine[] {
  const inwards = fromEdge(edge, page.lines);
  const others = pages.map((other) => ({ index: other.index, lines: atEdge(edge, other) }));
  // Of two pages only what is the same is surely repeated.
  const repeats = (line: PlacedLine, other: PlacedLine): boolean =>
    isSame(line, other) || (!arePair && isAlike(line, other));
  const repeated: RunningLine[] = [];
  for (const line of atEdge(edge, page)) {
    if (page.label !== undefined && line.text.trim() === page.label) {
      repeated.push({ line, isNumber: true });
      continue;
    }
    const found = others.flatMap(
      ({ index, lines }) =>
        lines.find(
          (other) =>
            repeats(line, other) && isStep(line, other, { page: page.index, pages: index - page.index, arePair }),
        ) ?? [],
    );
    if (found.length < (arePair ? 1 : leastRepeats)) break;
    const isNumber =
      lettersIn(line.text) <= numberLetters && found.some(({ text }) => text.trim() !== line.text.trim());
    repeated.push({ line, isNumber });
  }
  const largest = median(inwards.map(({ size }) => size)) * largestShare;
  while (repeated.length > 0 && !isApart(edge, inwards, repeated.length)) repeated.pop();
  return repeated.filter(({ line }) => line.size <= largest);
}

/** Lines in the margin, from the edge on. */
function atEdge(edge: Edge, { lines, height }: LinedPage): readonly PlacedLine[] {
  const margin = height * marginShare;
  const isIn = (line: PlacedLine): boolean => (edge === 'top' ? line.bottom > height - margin : line.top < margin);
  return fromEdge(edge, lines.filter(isIn)).slice(0, maxLines);
}

function fromEdge(edge: Edge, lines: readonly PlacedLine[]): readonly PlacedLine[] {
  return lines
    .filter(({ text, turns }) => turns === 0 && text.trim() !== '')
    .toSorted((one, other) => (edge === 'top' ? other.top - one.top : one.bottom - other.bottom));
}

/** Whether the first lines are further from the next one than lines of text are from each other: the head of a table is not. */
function isApart(edge: Edge, inwards: readonly PlacedLine[], count: number): boolean {
  const last = inwards[count - 1];
  const next = inwards[count];
  if (last === undefined || next === undefined) return true;
  const gaps = inwards.slice(count, count + 6).flatMap((line, index, all) => {
    const following = all[index + 1];
    const gap = following === undefined ? -1 : gapOf(edge, line, following);
    return gap > 0 ? [gap] : [];
  });
  return gapOf(edge, last, next) > Math.max(gapShare * heightOf(last), gapRatio * median(gaps));
}

function gapOf(edge: Edge, outer: PlacedLine, inner: PlacedLine): number {
  return edge === 'top' ? outer.bottom - inner.top : inner.bottom - outer.top;
}

/** Whether two lines are the same but for their numbers. */
function isSame(line: PlacedLine, other: PlacedLine): boolean {
  return Math.abs(line.top - other.top) <= tolerance && skeleton(line.text) === skeleton(other.text);
}

/** Whether two lines differ in a few of their words only, such as the title of a chapter. */
function isAlike(line: PlacedLine, other: PlacedLine): boolean {
  if (Math.abs(line.top - other.top) > tolerance || line.size !== other.size) return false;
  const [words, others] = [wordsOf(line.text), new Set(wordsOf(other.text))];
  const shared = words.filter((word) => others.has(word)).length;
  return shared >= leastShared && shared >= alikeShare * Math.max(words.length, others.size);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** From a line's page to that of another. */
interface Step {
  readonly page: number;
  /** How many pages further the other one is. */
  readonly pages: number;
  readonly arePair: boolean;
}

/** Whether the numbers of two lines are the same, or grow with the pages. */
function isStep({ text }: PlacedLine, other: PlacedLine, { page, pages, arePair }: Step): boolean {
  const others = numbersIn(other.text);
  const letters = lettersIn(text);
  const isPage = (number: number): boolean =>
    arePair
      ? number === page + 1
      : letters === 0 || letters > numberLetters || Math.abs(number - page - 1) <= numberOffset;
  return numbersIn(text).every((number, at) => {
    const step = (others[at] ?? 0) - number;
    return step === 0 || (isPage(number) && step === pages);
  });
}

function skeleton(text: string): string {
  return text.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}

function lettersIn(text: string): number {
  return text.replace(/\P{L}+/gu, '').length;
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function heightOf({ top, bottom }: PlacedLine): number {
  return top - bottom;
}
