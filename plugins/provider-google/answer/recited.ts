import {
  CitationLimit,
  type JsonObject,
  objectsIn,
  type StreamPart,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

/**
 * The pages and repositories of which a candidate repeats long pieces, for a client of another dialect. They are sources of all of its text: their places
 * cannot be checked, as the text of those is not said.
 */
export class Recited {
  readonly #limit = new CitationLimit();
  /** By address, because each response of a stream may repeat those before it. */
  readonly #titles = new Map<string, string | undefined>();

  /** Adds metadata: Google's own API and Vertex AI have different names for the list. */
  read({ citationSources, citations }: JsonObject): void {
    for (const source of objectsIn(citationSources ?? citations)) {
      const url = webAddress(source['uri']);
      if (url === undefined || this.#titles.has(url)) continue;
      const title = textIn(source['title']);
      if (!this.#limit.takes(withoutUndefined({ url, title }))) return;
      this.#titles.set(url, title);
    }
  }

  /** What is told at the end of the text. */
  end(choice: number): readonly StreamPart[] {
    return [...this.#titles].map(([url, title]) => ({
      type: 'citation',
      choice,
      citation: withoutUndefined({ url, title }),
    }));
  }
}
