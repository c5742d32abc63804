import { type Citation, type JsonObject, type JsonValue, objectIn, randomHex } from '../../core/api/index.js';
import { foreignMark } from './cited-text.js';

/** How the ids of searches begin that a provider of another dialect has made. The provider of this one refuses them, as it can open none of their results. */
const prefix = 'srvtoolu_other_';

/** Whether a block is of a search that a provider of another dialect has made. */
export function isForeignSearch(block: JsonValue): boolean {
  const { type, id, tool_use_id: call } = objectIn(block);
  const said = type === 'server_tool_use' ? id : type === 'web_search_tool_result' ? call : undefined;
  return typeof said === 'string' && said.startsWith(prefix);
}

/**
 * The searches of an answer of another dialect's provider, as blocks of this one: a call each, and results at the end, which are the pages that the answer
 * names. Which search has found which page is not known, so all are with the first.
 */
export class ForeignSearches {
  #ids: string[] = [];
  readonly #pages = new Map<string, JsonObject>();

  /** The call of a search. */
  call(query: string): JsonObject & { readonly input: JsonObject } {
    const id = prefix + randomHex(12);
    this.#ids.push(id);
    return { type: 'server_tool_use', id, name: 'web_search', input: { query } };
  }

  /** Adds a source that the answer names. */
  cite({ url, title }: Citation): void {
    if (url === undefined) return;
    const page = {
      type: 'web_search_result',
      url,
      title: title ?? url,
      encrypted_content: foreignMark,
      page_age: null,
    };
    this.#pages.set(url, page);
  }

  /** The results of the calls so far, once. */
  results(): readonly JsonObject[] {
    const ids = this.#ids;
    this.#ids = [];
    return ids.map((id, index) => {
      const content = index === 0 ? [...this.#pages.values()] : [];
      return { type: 'web_search_tool_result', tool_use_id: id, content };
    });
  }
}
