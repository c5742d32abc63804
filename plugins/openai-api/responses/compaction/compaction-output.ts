import type { JsonObject } from '../../../../core/api/index.js';
import type { AnswerLength } from '../answer-length.js';
import type { EventSink } from '../event-sink.js';
import { type ItemPlace, OutputItem } from '../output-item.js';
import type { ContentPart, Output } from '../output-items.js';
import { encodeSummary } from './compaction-content.js';

/** The output of a compaction: one item with the summary, when that is complete. */
export class CompactionOutput implements Output {
  readonly #place: ItemPlace;
  readonly #length: AnswerLength;
  #text = '';
  /** Whether the model has done something else than to write a summary. */
  #isOther = false;
  #item: CompactionItem | undefined;

  constructor(events: EventSink, answerId: string, length: AnswerLength) {
    this.#place = { id: `cmp_${answerId}_0`, index: 0, events };
    this.#length = length;
  }

  /** @throws GatewayError `GW_ANSWER_TOO_LARGE` (502), `GW_OVERLOADED` (503) */
  add(part: ContentPart): void {
    this.#length.add(part);
    if (part.type === 'text') this.#text += part.text;
    else if (part.type !== 'reasoning' && part.type !== 'opaque' && part.type !== 'citation') this.#isOther = true;
  }

  /** Writes the item, unless the summary is not one: a part of the conversation would be lost, and nobody would notice. */
  close(cut: boolean): void {
    if (cut || this.#isOther || this.#text.trim() === '') return;
    this.#item = new CompactionItem(this.#place, this.#text);
    this.#item.close('completed');
  }

  values(): JsonObject[] {
    return this.#item ? [this.#item.value()] : [];
  }

  stored(): JsonObject[] {
    return this.#item ? [this.#item.stored()] : [];
  }
}

class CompactionItem extends OutputItem {
  readonly #content: string;

  constructor(place: ItemPlace, summary: string) {
    super(place);
    this.#content = encodeSummary(summary);
    this.begin();
  }

  override get mayEnd(): boolean {
    return true;
  }

  override value(): JsonObject {
    return { id: this.id, ...this.stored() };
  }

  override stored(): JsonObject {
    return { type: 'compaction', encrypted_content: this.#content };
  }

  protected override finish(): void {
    // The summary has no events of its own.
  }
}
