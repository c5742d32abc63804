import { unpooled } from '../../../core/api/index.js';

/** The overhead of an answer besides its bytes. */
const bytesOfEntry = 256;

/** The encrypted items of an answer. */
export interface SealedAnswer {
  readonly items: Buffer;
  /** Whether a client has deleted it, so that only later answers of its conversation may need it. */
  readonly isDeleted: boolean;
}

/**
 * The encrypted items of answers that this process has written or read recently: a conversation usually continues within seconds, and then needs
 * neither the database nor to wait until an answer is in it.
 */
export class RecentAnswers {
  readonly #maxBytes: number;
  /** The least recently used first. */
  readonly #answers = new Map<string, SealedAnswer>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): SealedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  add(key: string, { items, isDeleted }: SealedAnswer): void {
    if (this.#answers.has(key)) return;
    this.#answers.set(key, { items: unpooled(items), isDeleted });
    this.#bytes += items.length + bytesOfEntry;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.remove(oldest);
    }
  }

  remove(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#bytes -= answer.items.length + bytesOfEntry;
  }
}
