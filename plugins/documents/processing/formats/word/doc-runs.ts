import { type DocLook, readLook } from './doc-look.js';
import { fieldText } from '../paragraphs/field-text.js';
import { isSymbolFont, shownSymbols } from '../paragraphs/symbol-font.js';
import { shownForm } from './doc-forms.js';
import { readFonts } from './doc-fonts.js';
import { DocStyles } from './doc-styles.js';

/** Of a part of the text, as the library keeps it; [MS-DOC] 2.8.35. */
export interface WordPiece {
  text: string;
  /** Where its characters are in the stream, and the bytes that each has. */
  readonly startFilePos: number;
  readonly endFilePos: number;
  readonly bpc: number;
}

/** Where the pages with properties of characters and of paragraphs are listed, and what is drawn, with their lengths; [MS-DOC] 2.5.6. */
const [characterPages, paragraphPages, drawings] = [0xfa, 0x102, 0x22a];
const pageLength = 512;
/** What a page says of a run of characters, and of a paragraph. */
const [characterEntry, paragraphEntry] = [1, 13];

/** What the library leaves out. */
const nothing = '\0';
/** Controls remain, with the ends of paragraphs and cells: the text behind them goes on in the next line. */
const shownCharacter = /[^\p{Cc}\ufde1-\ufde9]/gu;
/** What stands before the number of a field of a form, and the first of these numbers, until the text is put together. */
const formMark = '\ufdee';
const firstForm = 0xe000;
const maxForms = 0xf8ff - firstForm;
const markedForm = /\ufdee([\ue000-\uf8ff])/g;
/** A field with its instruction, which ends before its result. */
const [fieldBegin, fieldResult, fieldEnd] = ['\x13', '\x14', '\x15'];
const inField = `[^${fieldBegin}${fieldResult}${fieldEnd}]*`;
const field = new RegExp(`${fieldBegin}(${inField})(?:${fieldResult}${inField})?${fieldEnd}`, 'g');
/** What may be raised behind a number, and the first of the characters that stand for them until the text is put together: Unicode keeps them free. */
const raisable = '0123456789+-−–';
const firstRaised = 0xfdd0;
const raisedMarks = /[\ufdd0-\ufddd]+/g;
/** The styles of titles have the same numbers in every document; [MS-DOC] 2.9.271. */
const deepestTitle = 9;
/** What ends a title of the first level until the text is put together, and lines with their ends. */
const firstTitleEnd = 0xfde1;
const lines = /([^\n\r\f\ufde1-\ufde9]*)([\n\r\f\ufde1-\ufde9]|$)/g;

/** A part of the stream with its style and what it says itself. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly properties: Buffer;
}

/** The streams of a document. */
interface WordStreams {
  readonly stream: Buffer;
  readonly table: Buffer;
  readonly data: Buffer;
}

interface MarkedRuns {
  /** How many characters were taken out. */
  readonly hidden: number;
  /** What the fields of forms show, for {@link writeForms}. */
  readonly forms: readonly string[];
}

/** A paragraph whose style says how its text looks. */
interface StyledParagraph extends Omit<Run, 'properties'> {
  readonly look: DocLook;
}

/**
 * Takes out of the pieces what Word does not show, specks, and white text where nothing in the document has a colour; writes symbols as they are shown,
 * and marks titles, raised numbers and fields of forms.
 *
 * @param data what characters stand for
 */
export function markRuns({ stream, table, data }: WordStreams, pieces: readonly WordPiece[]): MarkedRuns {
  const styles = new DocStyles(stream, table);
  const fonts = readFonts(stream, table);
  const forms: string[] = [];
  const { paragraphs, isColoured } = markTitles(stream, table, styles, pieces);
  let hidden = 0;
  for (const run of runsOf(stream, table, characterPages, characterEntry)) {
    const { style } = readLook(run.properties);
    const ofStyle = style === undefined ? {} : styles.look(style);
    for (const { from, to, look } of divided(run, paragraphs)) {
      const inherited = { ...look, ...ofStyle };
      const shown: DocLook = { ...inherited, ...readLook(run.properties, inherited) };
      const { isRaised, font = -1, symbol, dataAt = 0, isData = false } = shown;
      if (isUnseen(shown, isColoured))
        change(pieces, from, to, (text) => {
          hidden += text.trim().length;
          return text.replace(shownCharacter, (character) => nothing.repeat(character.length));
        });
      else if (symbol !== undefined)
        change(pieces, from, to, (text) => shownSymbol(symbol.code, fonts[symbol.font]).repeat(text.length));
      else if (isSymbolFont(fonts[font] ?? ''))
        change(pieces, from, to, (text) => text.replace(/\P{Cc}/gu, (one) => shownSymbols(one, fonts[font])));
      else if (isRaised === true) change(pieces, from, to, markRaised);
      else if (isData && to > from && forms.length < maxForms) {
        forms.push(shownForm(data, dataAt) ?? '');
        change(pieces, from, to, (text) => String.fromCharCode(firstForm + forms.length - 1) + text.slice(1));
      }
    }
  }
  for (const piece of pieces) piece.text = withoutMarks(piece.text);
  return { hidden, forms };
}

/** Marks the titles. Returns the paragraphs whose styles say how they look, and whether anything has a colour behind it. */
function markTitles(stream: Buffer, table: Buffer, styles: DocStyles, pieces: readonly WordPiece[]) {
  const paragraphs: StyledParagraph[] = [];
  let isColoured = stream.readUInt32LE(drawings + 4) > 0;
  for (const { from, to, properties } of runsOf(stream, table, paragraphPages, paragraphEntry)) {
    if (properties.length < 2) continue;
    const style = properties.readUInt16LE(0);
    if (style >= 1 && style <= deepestTitle) change(pieces, from, to, (text) => text.replace(/\r$/, titleEnd(style)));
    const look = styles.look(style);
    isColoured ||= look.isShaded === true || readLook(properties.subarray(2)).isShaded === true;
    if (Object.values(look).includes(true)) paragraphs.push({ from, to, look });
  }
  paragraphs.sort((one, other) => one.from - other.from);
  return { paragraphs, isColoured };
}

function isUnseen({ isHidden, isTiny, isWhite, isShaded }: DocLook, isColoured: boolean): boolean {
  return isHidden === true || isTiny === true || (isWhite === true && isShaded !== true && !isColoured);
}

/** With hyphens that the library loses or writes as `undefined`, and what fields show that have no result. The length remains. */
function withoutMarks(text: string): string {
  return text
    .replaceAll('\x1e', '-')
    .replaceAll('\x1f', nothing)
    .replace(field, (whole, instruction: string) => {
      const [form] = /FORM(?:CHECKBOX|DROPDOWN)\s+([\ue000-\uf8ff])/.exec(instruction)?.slice(1) ?? [];
      const shown = form === undefined ? fieldText(instruction) : formMark + form;
      return shown?.padEnd(whole.length, nothing) ?? whole;
    });
}

/** Puts the states of fields where they are marked. */
export function writeForms(text: string, forms: readonly string[]): string {
  return text.replace(markedForm, (_, form: string) => forms[form.charCodeAt(0) - firstForm] ?? '');
}

function shownSymbol(code: number, font: string | undefined): string {
  const shown = shownSymbols(String.fromCharCode(code), font);
  return /\p{Co}|\p{Cc}/u.test(shown) ? ' ' : shown;
}

/** The runs of all pages of a list; [MS-DOC] 2.9.33 and 2.9.175. */
function* runsOf(stream: Buffer, table: Buffer, listAt: number, entryLength: number): Generator<Run> {
  const start = stream.readUInt32LE(listAt);
  const list = table.subarray(start, start + stream.readUInt32LE(listAt + 4));
  const pages = Math.floor((list.length - 4) / 8);
  for (let index = 0; index < pages; index += 1) {
    const at = list.readUInt32LE((pages + 1 + index) * 4) * pageLength;
    const page = stream.subarray(at, at + pageLength);
    if (page.length === pageLength) yield* runsOn(page, entryLength);
  }
}

function* runsOn(page: Buffer, entryLength: number): Generator<Run> {
  const runs = page.readUInt8(pageLength - 1);
  for (let run = 0; run < runs && (run + 2) * 4 + run * entryLength < pageLength; run += 1) {
    const at = page[(runs + 1) * 4 + run * entryLength]! * 2;
    const properties =
      at === 0 ? Buffer.alloc(0) : entryLength === paragraphEntry ? ofParagraph(page, at) : sized(page, at, 1);
    yield { from: page.readUInt32LE(run * 4), to: page.readUInt32LE(run * 4 + 4), properties };
  }
}

/** Counted in pairs of bytes: those with the length, or, after a zero, those behind it. */
function ofParagraph(page: Buffer, at: number): Buffer {
  return page[at] === 0 ? sized(page, at + 1, 2) : page.subarray(at + 1, at + 2 * page[at]!);
}

function sized(page: Buffer, at: number, unit: number): Buffer {
  return page.subarray(at + 1, at + 1 + unit * (page[at] ?? 0));
}

/** A run in parts, of which each is in one paragraph. */
function* divided({ from, to }: Run, paragraphs: readonly StyledParagraph[]): Generator<StyledParagraph> {
  let at = from;
  for (let index = firstAfter(paragraphs, from); index < paragraphs.length; index += 1) {
    const paragraph = paragraphs[index]!;
    if (paragraph.from >= to) break;
    if (paragraph.from > at) yield { from: at, to: paragraph.from, look: {} };
    const end = Math.min(paragraph.to, to);
    yield { from: Math.max(at, paragraph.from), to: end, look: paragraph.look };
    at = end;
  }
  if (at < to) yield { from: at, to, look: {} };
}

/** The first paragraph that ends behind a place. */
function firstAfter(paragraphs: readonly StyledParagraph[], place: number): number {
  let [low, high] = [0, paragraphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (paragraphs[middle]!.to > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Replaces a part of the text by as many characters. */
function change(pieces: readonly WordPiece[], from: number, to: number, by: (text: string) => string): void {
  for (const piece of pieces) {
    const { startFilePos, endFilePos, bpc, text } = piece;
    const [start, end] = [Math.max(from, startFilePos), Math.min(to, endFilePos)];
    if (start >= end) continue;
    const [first, last] = [(start - startFilePos) / bpc, (end - startFilePos) / bpc];
    piece.text = text.slice(0, first) + by(text.slice(first, last)) + text.slice(last);
  }
}

function markRaised(text: string): string {
  return Array.from(text, (character) => {
    const index = raisable.indexOf(character);
    return index < 0 ? character : String.fromCharCode(firstRaised + index);
  }).join('');
}

function titleEnd(level: number): string {
  return String.fromCharCode(firstTitleEnd + level - 1);
}

/** A line, which is a title if it has a level. */
interface DocLine {
  readonly text: string;
  readonly level: number | undefined;
}

/** The lines of a text whose titles are marked. */
export function* linesOf(text: string): Generator<DocLine> {
  for (const [, line = '', end = ''] of text.matchAll(lines)) {
    const level = end.charCodeAt(0) - firstTitleEnd + 1;
    yield { text: line, level: level >= 1 && level <= deepestTitle ? level : undefined };
  }
}

/** Writes marked numbers, each behind the character before it. */
export function writeRaised(text: string, write: (before: string, raised: string) => string): string {
  return text.replace(raisedMarks, (marks, at: number) =>
    write(text[at - 1] ?? '', Array.from(marks, (mark) => raisable[mark.charCodeAt(0) - firstRaised]).join('')),
  );
}
