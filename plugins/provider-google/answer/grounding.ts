import {
  type Citation,
  CitationLimit,
  type HeldParts,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  madeSearchPart,
  mostCitations,
  objectsIn,
  type StreamPart,
  type TextBack,
  textIn,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

/** The longest text in which places are looked for, in UTF-16 units, since each of them may be anywhere. Longer than the answer of any model. */
const mostSearched = 400_000;

/** What is told of the metadata. */
const read = ['groundingChunks', 'groundingSupports', 'webSearchQueries'] as const;

/** The sources of a candidate for a client of another dialect: its text, and the last that was said about where this comes from. */
export class Grounding {
  readonly #held: HeldParts;
  #text = '';
  /** Whether there is more text than is searched. */
  #isLong = false;
  #said: JsonObject = {};

  /** @param held counts the text that is kept */
  constructor(held: HeldParts) {
    this.#held = held;
  }

  add(text: string): void {
    this.#isLong ||= this.#text.length + text.length > mostSearched;
    this.#text = this.#isLong ? '' : this.#text + text;
    if (!this.#isLong) this.#held.add(text.length);
  }

  /** Adds metadata. A stream may say some members in one response and others in the next. */
  read(metadata: JsonObject): void {
    for (const name of read) {
      const value = metadata[name];
      if (isJsonArray(value) && value.length > 0) this.#said = { ...this.#said, [name]: value };
    }
  }

  /** What is told at the end of the text: its citations, and what was searched for. */
  end(choice: number): readonly StreamPart[] {
    const { webSearchQueries: queries } = this.#said;
    const search = isJsonArray(queries) ? madeSearchPart(queries, choice) : undefined;
    return [...this.#citations(choice), ...(search ? [search] : [])];
  }

  /** A source for each text that has it, or for all of the text if none is named. */
  #citations(choice: number): readonly StreamPart[] {
    const { groundingChunks, groundingSupports } = this.#said;
    const sources = objectsIn(groundingChunks).slice(0, mostCitations).map(sourceIn);
    const supports = objectsIn(groundingSupports);
    const all: readonly Support[] =
      supports.length === 0 ? [{ sources: [...sources.keys()], back: undefined }] : this.#supportsIn(supports);
    const parts: StreamPart[] = [];
    const limit = new CitationLimit();
    for (const { sources: numbers, back } of all) {
      for (const number of numbers) {
        const citation = sources[number];
        if (citation && !limit.takes(citation)) return parts;
        if (citation) parts.push({ type: 'citation', choice, citation, ...(back && { back }) });
      }
    }
    return parts;
  }

  #supportsIn(supports: readonly JsonObject[]): readonly Support[] {
    const places = this.#isLong ? undefined : new SegmentPlaces(this.#text);
    return supports.slice(0, mostCitations).map(({ segment, groundingChunkIndices: indices }) => ({
      sources: isJsonArray(indices) ? indices.filter((index) => typeof index === 'number') : [],
      back: isJsonObject(segment) ? places?.of(segment) : undefined,
    }));
  }
}

/**
 * Finds segments of a text. Their indices count bytes of UTF-8 in one part of the content, whose number is often wrong or missing
 * (github.com/googleapis/python-genai/issues/961), so a segment is where its text is, or nowhere.
 */
class SegmentPlaces {
  readonly #text: string;
  readonly #bytes: Buffer;
  /** The last place that was counted: segments come in their order. */
  #last = { bytes: 0, units: 0 };

  constructor(text: string) {
    this.#text = text;
    this.#bytes = Buffer.from(text);
  }

  of({ startIndex = 0, endIndex, text }: JsonObject): TextBack | undefined {
    const said = textIn(text);
    if (said === undefined) return undefined;
    const isThere =
      typeof startIndex === 'number' &&
      startIndex >= 0 &&
      typeof endIndex === 'number' &&
      this.#bytes.subarray(startIndex, endIndex).equals(Buffer.from(said));
    const at = isThere ? this.#unitsBefore(startIndex) : this.#only(said);
    if (at === undefined) return undefined;
    const from = this.#text.length - at;
    return { from, to: from - said.length };
  }

  #unitsBefore(index: number): number {
    const { bytes, units } = index < this.#last.bytes ? { bytes: 0, units: 0 } : this.#last;
    this.#last = { bytes: index, units: units + this.#bytes.toString('utf8', bytes, index).length };
    return this.#last.units;
  }

  /** Where a text is, if it is there only once. */
  #only(said: string): number | undefined {
    const at = this.#text.indexOf(said);
    return at >= 0 && this.#text.indexOf(said, at + 1) < 0 ? at : undefined;
  }
}

/** The sources of a piece of the text, by their numbers. */
interface Support {
  readonly sources: readonly number[];
  readonly back: TextBack | undefined;
}

/** Pages of the web, places of maps, and what a retrieval has found, which may have an address of its own kind. */
function sourceIn({ web, maps, retrievedContext }: JsonObject): Citation | undefined {
  const chunk = [web, maps, retrievedContext].find((value: JsonValue | undefined) => isJsonObject(value));
  if (!isJsonObject(chunk)) return undefined;
  const { uri, documentName } = chunk;
  const url = webAddress(uri);
  return withoutUndefined({
    url,
    title: textIn(chunk['title']),
    quote: textIn(chunk['text']),
    fileId: url === undefined ? (textIn(uri) ?? textIn(documentName)) : undefined,
  });
}
