import {
  type Citation,
  CitationLimit,
  foreignJsonIn,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Message,
  textIn,
  textOf,
  webAddress,
  withoutUndefined,
} from '../../../core/api/index.js';

/**
 * What the references of a model stand for: it names entries of results of tools by their numbers or names in these, and says nothing else of them.
 *
 * @see https://docs.mistral.ai/capabilities/citations
 */
export class ReferencedSources {
  readonly #messages: readonly Message[];
  #results: readonly JsonValue[] | undefined;
  readonly #limit = new CitationLimit();

  constructor(messages: readonly Message[]) {
    this.#messages = messages;
  }

  /** The source of a reference, in the last result that has it; undefined if there is none, or too many were taken. */
  take(id: JsonValue): Citation | undefined {
    if (typeof id !== 'string' && typeof id !== 'number') return undefined;
    // Parsed only for models that refer to them.
    this.#results ??= this.#messages.flatMap(resultsIn).toReversed();
    for (const result of this.#results) {
      const entry = entryOf(result, id);
      const citation = entry && sourceOf(entry);
      if (citation) return this.#limit.takes(citation) ? citation : undefined;
    }
    return undefined;
  }
}

function resultsIn({ content }: Message): readonly JsonValue[] {
  return content.flatMap((block) => {
    const result = block.type === 'tool-result' ? foreignJsonIn(textOf(block.content)) : undefined;
    return result === undefined ? [] : [result];
  });
}

function entryOf(result: JsonValue, id: string | number): JsonObject | undefined {
  const entry = isJsonArray(result) ? result[Number(id)] : isJsonObject(result) ? ownMember(result, id) : undefined;
  return isJsonObject(entry) ? entry : undefined;
}

function ownMember(result: JsonObject, id: string | number): JsonValue | undefined {
  return Object.hasOwn(result, id) ? result[id] : undefined;
}

/** An entry without address and title names nothing that a client could show. */
function sourceOf({ url, title, source }: JsonObject): Citation | undefined {
  const citation = withoutUndefined({
    url: webAddress(url) ?? webAddress(source),
    title: textIn(title),
  });
  return Object.keys(citation).length === 0 ? undefined : citation;
}
