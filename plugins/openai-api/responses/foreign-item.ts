import type { JsonObject } from '../../../core/api/index.js';
import { type ItemPlace, OutputItem } from './output-item.js';

/** An item that only its provider and the client can read: what the provider has run itself, or a call that only its models know. */
export class ForeignItem extends OutputItem {
  #item: JsonObject;
  #isDone = false;

  constructor(place: ItemPlace, item: JsonObject) {
    super(place);
    this.#item = item;
    this.begin();
  }

  override get mayEnd(): boolean {
    return this.#isDone;
  }

  /** Writes an event about the item as its provider has sent it. */
  event(type: string, members: JsonObject): void {
    this.writeEvent(type, members);
  }

  /** Sets the complete item. */
  complete(item: JsonObject): void {
    this.#item = item;
    this.#isDone = true;
  }

  override value(): JsonObject {
    return { id: this.id, ...this.#item };
  }

  override stored(): JsonObject | undefined {
    return this.#isDone ? this.value() : undefined;
  }

  protected override finish(): void {
    // Its provider has sent its events.
  }
}
