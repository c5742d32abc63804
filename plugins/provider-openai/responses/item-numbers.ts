import { type HeldParts, type JsonObject, objectIn } from '../../../core/api/index.js';

/**
 * Which item of an output an event is about. As documented, its `output_index` says so. Some servers send none, and are understood by the ids of
 * their items; some number all items 0, and some have another id in every event.
 */
export class ItemNumbers {
  readonly #items: ReadonlyMap<number, { readonly isDone: boolean }>;
  /** The numbers of items whose own was in use already. */
  readonly #moved = new Map<number, number>();
  readonly #byId = new Map<string, number>();
  readonly #held: HeldParts;
  #last = 0;

  /**
   * @param items the items that have begun, by their numbers
   * @param held counts the ids that are kept
   */
  constructor(items: ReadonlyMap<number, { readonly isDone: boolean }>, held: HeldParts) {
    this.#items = items;
    this.#held = held;
  }

  /** The number of the item that an event begins. */
  begin(event: JsonObject): number {
    const { output_index: index } = event;
    const id = idIn(event);
    if (typeof index !== 'number') this.#last = this.#items.size;
    else if (this.#items.get(this.#moved.get(index) ?? index)?.isDone) {
      this.#last = this.#items.size;
      this.#moved.set(index, this.#last);
    } else this.#last = this.#moved.get(index) ?? index;
    if (id !== undefined) this.#keep(id);
    return this.#last;
  }

  #keep(id: string): void {
    this.#held.add(id.length);
    this.#byId.set(id, this.#last);
  }

  /** The number of the item that an event continues or ends. */
  of(event: JsonObject): number {
    const { output_index: index } = event;
    if (typeof index === 'number') this.#last = this.#moved.get(index) ?? index;
    else this.#last = this.#byId.get(idIn(event) ?? '') ?? this.#open();
    return this.#last;
  }

  /** The last item, or a new one if that is complete. */
  #open(): number {
    return this.#items.get(this.#last)?.isDone ? this.#items.size : this.#last;
  }
}

function idIn({ item, item_id: id = objectIn(item)['id'] }: JsonObject): string | undefined {
  return typeof id === 'string' ? id : undefined;
}
