import {
  type Citation,
  type CitationPart,
  citedRange,
  isJsonArray,
  type JsonObject,
  type JsonValue,
  objectIn,
  type TextRange,
} from '../../../core/api/index.js';
import { urlCitation } from '../url-citation.js';
import type { CitationReader, CitedFiles } from './file-search/cited-files.js';
import { type ItemPlace, OutputItem } from './output-item.js';

type PartKind = 'output_text' | 'refusal';

interface Part {
  readonly kind: PartKind;
  readonly annotations: JsonValue[];
  readonly logprobs: JsonValue[];
  readonly deltaMembers: string;
  readonly citations: CitationReader | undefined;
  text: string;
}

const noLogprobs: readonly never[] = Object.freeze([]);

/** An item with the assistant's message: texts and refusals. */
export class MessageItem extends OutputItem {
  readonly #parts: Part[] = [];
  readonly #members: JsonObject;
  readonly #files: CitedFiles | undefined;

  /**
   * @param members of the item besides, such as its `phase`
   * @param files those that its texts may cite
   */
  constructor(place: ItemPlace, members: JsonObject, files: CitedFiles | undefined) {
    super(place);
    this.#members = members;
    this.#files = files;
    this.begin();
  }

  override get mayEnd(): boolean {
    return true;
  }

  /** @param logprobs token probabilities in the form of this dialect */
  add(kind: PartKind, delta: string, logprobs?: readonly JsonValue[]): void {
    const part = this.#partFor(kind);
    part.text += delta;
    if (logprobs) part.logprobs.push(...logprobs);
    const members = logprobs
      ? this.deltaMembers({ content_index: this.#parts.length - 1, logprobs })
      : part.deltaMembers;
    this.writeDelta(`response.${kind}.delta`, members, delta);
    this.#cite(part, false);
  }

  /** Adds a citation to the text. */
  annotate(annotation: JsonValue): void {
    const { annotations } = this.#partFor('output_text');
    const content_index = this.#parts.length - 1;
    const annotation_index = annotations.push(annotation) - 1;
    this.writeEvent('response.output_text.annotation.added', { content_index, annotation_index, annotation });
  }

  /** Adds a citation of what this item has last written; one of anything else is left out. */
  cite(part: CitationPart): void {
    const last = this.#parts.at(-1);
    const range = last?.kind === 'output_text' ? citedRange(part, last.text.length) : undefined;
    const annotation = range && annotationOf(part.citation, range);
    if (annotation) this.annotate(annotation);
  }

  override value(): JsonObject {
    return {
      id: this.id,
      type: 'message',
      status: this.status,
      role: 'assistant',
      content: this.#parts.map(partValue),
      ...this.#members,
    };
  }

  override stored(): JsonObject {
    return this.value();
  }

  protected override finish(): void {
    const last = this.#parts.at(-1);
    if (!last) return;
    const content_index = this.#parts.length - 1;
    this.#cite(last, true);
    const { kind, text, logprobs } = last;
    if (kind === 'refusal') this.writeEvent('response.refusal.done', { content_index, refusal: text });
    else this.writeEvent('response.output_text.done', { content_index, text, logprobs });
    this.writeEvent('response.content_part.done', { content_index, part: partValue(last) });
  }

  #cite({ citations, text }: Part, isWhole: boolean): void {
    for (const citation of citations?.next(text, isWhole) ?? []) this.annotate(citation);
  }

  #partFor(kind: PartKind): Part {
    const last = this.#parts.at(-1);
    if (last?.kind === kind) return last;
    this.finish();
    const content_index = this.#parts.length;
    const beside = kind === 'refusal' ? {} : { logprobs: noLogprobs };
    const part: Part = {
      kind,
      annotations: [],
      logprobs: [],
      deltaMembers: this.deltaMembers({ content_index, ...beside }),
      citations: kind === 'output_text' ? this.#files?.reader() : undefined,
      text: '',
    };
    this.#parts.push(part);
    this.writeEvent('response.content_part.added', { content_index, part: partValue(part) });
    return part;
  }
}

/** The form of a citation; undefined for a source that is neither a page nor a file with an id. */
function annotationOf(citation: Citation, range: TextRange): JsonObject | undefined {
  const { fileId, title } = citation;
  const page = urlCitation(citation, range);
  if (page) return { type: 'url_citation', ...page };
  return fileId === undefined
    ? undefined
    : { type: 'file_citation', file_id: fileId, filename: title ?? fileId, index: range.end };
}

/** The tokens in `logprobs` of a part; undefined if there are none. */
export function tokensIn(logprobs: JsonValue | undefined): readonly JsonValue[] | undefined {
  const { content } = objectIn(logprobs);
  return isJsonArray(content) ? content : undefined;
}

function partValue({ kind, text, annotations, logprobs }: Part): JsonObject {
  // It may still grow.
  return kind === 'refusal'
    ? { type: kind, refusal: text }
    : { type: kind, annotations: [...annotations], logprobs: [...logprobs], text };
}
