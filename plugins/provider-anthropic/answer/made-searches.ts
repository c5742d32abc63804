import {
  foreignJsonIn,
  type JsonObject,
  type JsonValue,
  madeSearchPart,
  objectIn,
  type OpaquePart,
  textIn,
} from '../../../core/api/index.js';

/** Whether a block begins a search on the web. Pages that are only fetched cost nothing. */
export function isSearch({ type, name }: JsonObject): boolean {
  return type === 'server_tool_use' && name === 'web_search';
}

/** In characters. What a search is for is a line; a longer input is cut, so it is no JSON, and nothing is told of it. */
const longestInput = 16 * 1024;

/** The searches of an answer for a client of another dialect, which gets none of their blocks. */
export class MadeSearches {
  /** The input of each open search, and its JSON if that comes in pieces, by the index of its block. */
  readonly #open = new Map<JsonValue | undefined, { readonly input: JsonValue | undefined; written: string }>();

  begin(index: JsonValue | undefined, block: JsonObject): void {
    if (isSearch(block)) this.#open.set(index, { input: block['input'], written: '' });
  }

  add(index: JsonValue | undefined, delta: JsonObject): void {
    const search = this.#open.get(index);
    if (search && search.written.length < longestInput) search.written += textIn(delta['partial_json']) ?? '';
  }

  /** What the search of a block that is complete is for; undefined if it is none. */
  end(index: JsonValue | undefined): OpaquePart | undefined {
    const search = this.#open.get(index);
    this.#open.delete(index);
    const input = search?.written ? foreignJsonIn(search.written) : search?.input;
    return madeSearchPart([objectIn(input)['query']]);
  }
}
