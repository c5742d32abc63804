import type { JsonObject } from '../../../core/api/index.js';
import { type ItemPlace, OutputItem } from './output-item.js';
import { type ReasoningSignature, encodeSignature } from './request/reasoning-signature.js';

/** An item with reasoning, written as a summary, because the dialect's clients show nothing else. */
export class ReasoningItem extends OutputItem {
  readonly #deltaMembers = this.deltaMembers({ summary_index: 0 });
  #text = '';
  #encrypted: string | undefined;

  constructor(place: ItemPlace) {
    super(place);
    this.begin();
  }

  override get mayEnd(): boolean {
    return true;
  }

  add(delta: string): void {
    if (delta === '') return;
    if (this.#text === '') this.#writePart('added');
    this.#text += delta;
    this.writeDelta('response.reasoning_summary_text.delta', this.#deltaMembers, delta);
  }

  /** Stores the signature that the provider requires in later turns. */
  setSignature(signature: ReasoningSignature): void {
    this.#encrypted = encodeSignature(signature);
  }

  override value(): JsonObject {
    return this.status === 'in_progress' ? this.#valueWith('') : this.stored();
  }

  override stored(): JsonObject {
    return this.#valueWith(this.#text);
  }

  #valueWith(text: string): JsonObject {
    return {
      id: this.id,
      type: 'reasoning',
      summary: text === '' ? [] : [this.#part()],
      ...(this.#encrypted === undefined ? {} : { encrypted_content: this.#encrypted }),
    };
  }

  protected override finish(): void {
    if (this.#text === '') return;
    this.writeEvent('response.reasoning_summary_text.done', { summary_index: 0, text: this.#text });
    this.#writePart('done');
  }

  #writePart(what: 'added' | 'done'): void {
    this.writeEvent(`response.reasoning_summary_part.${what}`, { summary_index: 0, part: this.#part() });
  }

  #part(): JsonObject {
    return { type: 'summary_text', text: this.#text };
  }
}
