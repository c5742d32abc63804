import type { JsonObject } from '../../../core/api/index.js';
import type { EventSink } from './event-sink.js';

/** The status of an item. */
export type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

/** The position of an item in the output. */
export interface ItemPlace {
  readonly id: string;
  /** `output_index`. */
  readonly index: number;
  readonly events: EventSink;
}

/** An output item under construction: the base class of all items, which writes their first and last events. */
export abstract class OutputItem {
  readonly #place: ItemPlace;
  protected status: ItemStatus = 'in_progress';

  constructor(place: ItemPlace) {
    this.#place = place;
  }

  /** Whether the item is complete, so that another one may begin. */
  abstract get mayEnd(): boolean;
  /** The current value of the item. */
  abstract value(): JsonObject;
  /** The value to store for later requests: what the client has got of it. Undefined for an item that is of no use unless it is complete. */
  abstract stored(): JsonObject | undefined;
  /** Writes the events between the last delta and the end of the item. */
  protected abstract finish(status: ItemStatus): void;

  /** Writes the final events of the item. */
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

  /** The members of each delta event besides the text, as JSON text. */
  protected deltaMembers(members: JsonObject): string {
    const { id, index } = this.#place;
    return JSON.stringify({ item_id: id, output_index: index, ...members }).slice(1, -1);
  }

  protected writeDelta(type: string, members: string, delta: string): void {
    this.#place.events.delta(type, members, delta);
  }

  /** Writes an event about this item. */
  protected writeEvent(type: string, members: JsonObject): void {
    const { id, index, events } = this.#place;
    events.write(type, { item_id: id, output_index: index, ...members });
  }
}
