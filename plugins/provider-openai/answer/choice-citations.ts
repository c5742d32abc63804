import {
  type Citation,
  CitationLimit,
  isJsonArray,
  type JsonObject,
  type JsonValue,
  mostCitations,
  objectsIn,
  type StreamPart,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';
import { type Annotation, readAnnotation } from './read-annotation.js';

/** Pushes the citations of one choice, for a client of another dialect. */
export class ChoiceCitations {
  readonly #choice: number;
  #length = 0;
  readonly #limit = new CitationLimit();
  /** Those whose text has not come yet. */
  readonly #early: Annotation[] = [];

  constructor(choice: number) {
    this.#choice = choice;
  }

  /** Counts the text among parts that have been pushed. */
  count(parts: readonly StreamPart[], from: number): void {
    for (let at = from; at < parts.length; at += 1) {
      const part = parts[at];
      if (part?.type === 'text') this.#length += part.text.length;
    }
  }

  /** Reads the `annotations` of a message or a delta. */
  read(annotations: JsonValue | undefined, parts: StreamPart[]): void {
    if (!isJsonArray(annotations)) return;
    for (const value of annotations) {
      const annotation = readAnnotation(value);
      if (!annotation || !this.#limit.takes(annotation.citation)) continue;
      if ((annotation.range?.end ?? 0) > this.#length) this.#early.push(annotation);
      else this.#push(annotation, parts);
    }
  }

  /** The text has ended. @param sources of the whole answer, for servers that have only these */
  end(sources: readonly Citation[], parts: StreamPart[]): void {
    for (const annotation of this.#early) this.#push(annotation, parts);
    if (this.#limit.taken > 0) return;
    for (const citation of sources) if (this.#limit.takes(citation)) this.#push({ citation, range: undefined }, parts);
  }

  /** A place that is not in the text is left out. */
  #push({ citation, range }: Annotation, parts: StreamPart[]): void {
    const isPlaced = range && range.end <= this.#length;
    const back = isPlaced && { from: this.#length - range.start, to: this.#length - range.end };
    parts.push({ type: 'citation', choice: this.#choice, citation, ...(back && { back }) });
  }
}

/** The members of answers with the sources of servers that search before they answer, such as Perplexity and xAI. */
export const sourceMembers = ['citations', 'search_results'] as const;

/** The sources of a whole answer in their order, which is that of the marks in its text (`[1]`). */
export function sourcesIn({ citations, search_results: results }: JsonObject): readonly Citation[] {
  const found = objectsIn(results).slice(0, mostCitations).map(sourceOf);
  const listed = isJsonArray(citations)
    ? citations.slice(0, mostCitations).flatMap((each) => webAddress(each) ?? [])
    : [];
  if (listed.length === 0) return found;
  const byUrl = new Map(found.map((source) => [source.url, source]));
  return listed.map((url) => byUrl.get(url) ?? { url });
}

function sourceOf({ url, title, snippet }: JsonObject): Citation {
  return withoutUndefined({ url: webAddress(url), title: textIn(title), quote: textIn(snippet) });
}
