import type { JsonObject } from '../../../core/api/index.js';
import type { EventSink } from './event-sink.js';

/** How far an item has come. */
export type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

/** What every item of an output knows. */
export interface ItemPlace {
  readonly id: string;
  /** `output_index`. */
  readonly index: number;
  readonly events: EventSink;
}

/** One item of an output while it is being written. */
export interface OutputItem {
  /** Whether nothing is missing: another item may begin. */
  readonly mayEnd: boolean;
  /** Writes the events that tell of its end. */
  close(status: ItemStatus): void;
  /** The item as far as it has come. */
  value(): JsonObject;
}

/** What is the same for items of every kind: their first and their last event. */
export abstract class WrittenItem implements OutputItem {
  readonly #place: ItemPlace;
  protected status: ItemStatus = 'in_progress';

  constructor(place: ItemPlace) {
    this.#place = place;
  }

  abstract get mayEnd(): boolean;
  abstract value(): JsonObject;
  /** The events that stand between the last delta and the end of the item. */
  protected abstract finish(status: ItemStatus): void;

  close(status: ItemStatus): void {
    this.finish(status);
    this.status = status;
    this.#place.events.write('response.output_item.done', { output_index: this.#place.index, item: this.value() });
  }

  protected get id(): string {
    return this.#place.id;
  }

  protected begin(): void {
    this.#place.events.write('response.output_item.added', { output_index: this.#place.index, item: this.value() });
  }

  /** Members of each event with more of a text, as JSON text: where it belongs, and what the dialect wants beside it. */
  protected deltaMembers(members: JsonObject): string {
    const { id, index } = this.#place;
    return JSON.stringify({ item_id: id, output_index: index, ...members }).slice(1, -1);
  }

  protected tellDelta(type: string, members: string, delta: string): void {
    this.#place.events.delta(type, members, delta);
  }

  /** An event about this item. */
  protected tell(type: string, members: JsonObject): void {
    const { id, index, events } = this.#place;
    events.write(type, { item_id: id, output_index: index, ...members });
  }
}
