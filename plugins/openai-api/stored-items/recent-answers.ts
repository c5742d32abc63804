import { unpooled } from '../../../core/api/index.js';

/** The overhead of an answer besides its bytes. */
const bytesOfEntry = 256;

/**
 * The encrypted items of answers that this process has written or read recently: a conversation usually continues within seconds, and then needs
 * neither the database nor to wait until an answer is in it.
 */
export class RecentAnswers {
  readonly #maxBytes: number;
  /** The least recently used first. */
  readonly #answers = new Map<string, Buffer>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Buffer | undefined {
    const items = this.#answers.get(key);
    if (!items) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, items);
    return items;
  }

  add(key: string, items: Buffer): void {
    if (this.#answers.has(key)) return;
    this.#answers.set(key, unpooled(items));
    this.#bytes += items.length + bytesOfEntry;
    if (this.#bytes <= this.#maxBytes) return;
    for (const [oldest, { length }] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#answers.delete(oldest);
      this.#bytes -= length + bytesOfEntry;
    }
  }
}
