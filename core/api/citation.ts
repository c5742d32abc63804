import type { ContentBlock, TextBlock } from './content.js';
import type { JsonObject, JsonValue } from './json.js';
import type { CitationPart } from './part.js';

/** A source of what a model has written: a page that it has found, or a document. Each member is absent where the provider does not say it. */
export interface Citation {
  /** The address of the page. */
  readonly url?: string;
  /** The title of the page or the document. */
  readonly title?: string;
  /** The words of the source. */
  readonly quote?: string;
  /** The id of the file at the provider. */
  readonly fileId?: string;
  /** Where the words stand, if the source is a document of the request. */
  readonly place?: CitedPlace;
}

/** A piece of a document that the client has sent. A type alias, so that it is JSON for the compiler. */
export type CitedPlace = {
  /** The number of the document among those of the request, from 0. */
  readonly document: number;
  /** What is counted. */
  readonly unit: 'character' | 'page' | 'block';
  /** The first: pages are counted from 1, all else from 0. */
  readonly start: number;
  /** The one after the last. */
  readonly end: number;
};

/**
 * The place that a provider says, in its own names of the members; undefined if one of its numbers is missing.
 *
 * @example
 * citedPlace('page', value, ['document_index', 'start_page_number', 'end_page_number'])
 */
export function citedPlace(
  unit: CitedPlace['unit'],
  value: JsonObject,
  [document, start, end]: readonly [string, string, string],
): CitedPlace | undefined {
  const [index, first, next] = [value[document], value[start], value[end]];
  if (typeof index !== 'number' || typeof first !== 'number' || typeof next !== 'number') return undefined;
  return { document: index, unit, start: first, end: next };
}

/** A piece of a text, in UTF-16 units: from `start` up to `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A source of a text block. */
export interface BlockCitation extends Citation {
  /** The piece of the block's text that it belongs to. Absent: all of it. */
  readonly range?: TextRange;
}

/** The most citations that are read from one answer: more than anybody looks at. */
export const mostCitations = 1000;

/** The most characters of the citations of one answer. Each is encoded as a whole, some of them more than once. */
const mostCharacters = 1024 * 1024;

/** Limits the citations that are read from one answer, in their number and their length. */
export class CitationLimit {
  #taken = 0;
  #characters = 0;

  /** The number of those that were taken. */
  get taken(): number {
    return this.#taken;
  }

  /** Takes a citation if there is room for it. */
  takes({ url = '', title = '', quote = '', fileId = '' }: Citation): boolean {
    const characters = this.#characters + url.length + title.length + quote.length + fileId.length;
    if (this.#taken === mostCitations || characters > mostCharacters) return false;
    this.#taken += 1;
    this.#characters = characters;
    return true;
  }
}

/** An address of the web that a server has sent in a member; undefined for anything else, which clients could not follow, or should not (`javascript:`). */
export function webAddress(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : undefined;
}

/**
 * Where a citation belongs in a text: all of it if the part does not say it. Undefined if it belongs to what came before the text.
 *
 * @param length the UTF-16 units of the text when the part has come
 */
export function citedRange({ back }: Pick<CitationPart, 'back'>, length: number): TextRange | undefined {
  if (!back) return { start: 0, end: length };
  if (back.to > length || (back.to === length && back.from > length)) return undefined;
  return { start: Math.max(0, length - back.from), end: length - back.to };
}

/** A citation with its place in a text. */
export interface PlacedCitation {
  readonly citation: Citation;
  readonly range: TextRange;
}

/** The citations of a collected answer, with their places in its texts, put together without refusals. */
export function citationsIn(content: readonly ContentBlock[]): readonly PlacedCitation[] {
  const texts = content.filter((block): block is TextBlock => block.type === 'text' && block.refusal !== true);
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  let begin = 0;
  return texts.flatMap(({ text, citations = [] }) => {
    const from = begin;
    begin += text.length;
    return citations.map(({ range, ...citation }) => ({
      citation,
      range: range ? { start: from + range.start, end: from + range.end } : { start: 0, end: length },
    }));
  });
}
