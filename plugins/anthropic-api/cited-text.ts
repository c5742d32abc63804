import {
  type BlockCitation,
  type ChatCall,
  type Citation,
  citesDocuments,
  type CitedPlace,
  type JsonObject,
  type TextBlock,
  type TextRange,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';

/**
 * What stands in the place of the provider's own mark in a citation of another provider. Clients send citations back, and the provider refuses marks that
 * are not its own: see {@link withoutForeign}.
 */
export const foreignMark = '';

/** The form of a citation in a list; empty for a source that is neither a page nor a piece of a document of the request, of which the dialect has no form. */
export function wireCitation({ url, title, quote, place }: Citation): readonly JsonObject[] {
  const cited_text = quote ?? '';
  if (place) return [{ ...locationOf(place), cited_text, document_title: title ?? null, file_id: null }];
  if (url === undefined) return [];
  return [{ type: 'web_search_result_location', cited_text, encrypted_index: foreignMark, title: title ?? null, url }];
}

function locationOf({ document, unit, start, end }: CitedPlace): JsonObject {
  const at = { document_index: document };
  switch (unit) {
    case 'character':
      return { type: 'char_location', ...at, start_char_index: start, end_char_index: end };
    case 'page':
      return { type: 'page_location', ...at, start_page_number: start, end_page_number: end };
    case 'block':
      return { type: 'content_block_location', ...at, start_block_index: start, end_block_index: end };
  }
}

/** What a client expects of an answer with sources. */
export interface Expected {
  /** The searches: it has asked for one. */
  readonly searches: boolean;
  /**
   * Several texts, each with its own citations: it has asked for a search, or for citations of its documents. Others take the first text for all of the
   * answer, and get all citations there.
   */
  readonly pieces: boolean;
}

/** Reads what a client expects from its request. */
export function expectedBy(call: ChatCall): Expected {
  const { tools = [] } = call;
  const searches = tools.some(({ opaque }) => opaque?.dialect === dialectName && isSearch(opaque.value));
  return { searches, pieces: searches || citesDocuments(call) };
}

function isSearch({ type }: JsonObject): boolean {
  return typeof type === 'string' && type.startsWith('web_search');
}

/** A text of an answer, and what all of it is taken from. */
interface CitedPiece {
  readonly text: string;
  readonly citations: readonly JsonObject[];
}

/** Divides a text where its citations begin and end. */
export function citedPieces({ text, citations = [] }: TextBlock): readonly CitedPiece[] {
  const edges = new Set([0, text.length]);
  for (const { range } of citations) if (range) for (const edge of edgesOf(range, text)) edges.add(edge);
  const sorted = [...edges].toSorted((a, b) => a - b);
  const pieces: CitedPiece[] = [];
  for (const [at, end] of sorted.entries()) {
    const start = sorted[at - 1];
    if (start === undefined) continue;
    const piece = text.slice(start, end);
    const last = pieces.at(-1);
    // The provider refuses texts of white space, and so the conversation with them.
    if (last && piece.trim() === '') pieces[pieces.length - 1] = { ...last, text: last.text + piece };
    else if (last?.text.trim() === '') pieces[pieces.length - 1] = pieceOf(last.text + piece, { start, end });
    else pieces.push(pieceOf(piece, { start, end }));
  }
  return pieces;

  function pieceOf(written: string, range: TextRange): CitedPiece {
    const cited = citations.filter((citation) => belongsTo(citation, range, text));
    return { text: written, citations: cited.flatMap(wireCitation) };
  }
}

/** A citation of the whole text belongs to its last piece, and one of a single place to what is before it. */
function belongsTo({ range }: BlockCitation, { start, end }: TextRange, text: string): boolean {
  if (!range) return end === text.length;
  const [from, to] = edgesOf(range, text);
  return from === to ? end === to || (start === 0 && to === 0) : from <= start && end <= to;
}

/** The ends of a range, which never divide a character. */
function edgesOf({ start, end }: TextRange, text: string): readonly [number, number] {
  return [whole(start, text), whole(end, text)];
}

function whole(at: number, text: string): number {
  return (text.codePointAt(at - 1) ?? 0) > 0xff_ff ? at - 1 : at;
}
