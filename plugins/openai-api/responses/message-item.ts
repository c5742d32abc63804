import type { JsonObject } from '../../../core/api/index.js';
import { type ItemPlace, OutputItem } from './output-item.js';

type PartKind = 'output_text' | 'refusal';

interface Part {
  readonly kind: PartKind;
  readonly deltaMembers: string;
  text: string;
}

const noLogprobs: readonly never[] = Object.freeze([]);

/** An item with the assistant's message: texts and refusals. */
export class MessageItem extends OutputItem {
  readonly #parts: Part[] = [];

  constructor(place: ItemPlace) {
    super(place);
    this.begin();
  }

  override get mayEnd(): boolean {
    return true;
  }

  add(kind: PartKind, delta: string): void {
    const part = this.#partFor(kind);
    part.text += delta;
    this.writeDelta(`response.${kind}.delta`, part.deltaMembers, delta);
  }

  override value(): JsonObject {
    return {
      id: this.id,
      type: 'message',
      status: this.status,
      role: 'assistant',
      content: this.#parts.map(partValue),
    };
  }

  override stored(): JsonObject {
    return this.value();
  }

  protected override finish(): void {
    const last = this.#parts.at(-1);
    if (!last) return;
    const content_index = this.#parts.length - 1;
    const { kind, text } = last;
    if (kind === 'refusal') this.writeEvent('response.refusal.done', { content_index, refusal: text });
    else this.writeEvent('response.output_text.done', { content_index, text, logprobs: noLogprobs });
    this.writeEvent('response.content_part.done', { content_index, part: partValue(last) });
  }

  #partFor(kind: PartKind): Part {
    const last = this.#parts.at(-1);
    if (last?.kind === kind) return last;
    this.finish();
    const content_index = this.#parts.length;
    const beside = kind === 'refusal' ? {} : { logprobs: noLogprobs };
    const part = { kind, deltaMembers: this.deltaMembers({ content_index, ...beside }), text: '' };
    this.#parts.push(part);
    this.writeEvent('response.content_part.added', { content_index, part: partValue(part) });
    return part;
  }
}

function partValue({ kind, text }: Part): JsonObject {
  return kind === 'refusal'
    ? { type: kind, refusal: text }
    : { type: kind, annotations: [], logprobs: noLogprobs, text };
}
