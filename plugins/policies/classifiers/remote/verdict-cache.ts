import { createHmac, randomBytes } from 'node:crypto';
import type { RemoteVerdict } from './remote-service.js';

/** How many spans there may be for each entry, on average. A text of 8,000 characters can have more than a thousand. */
const spansForEach = 16;

/**
 * A cache of a service's verdicts, because each turn of a conversation repeats its history. Keys are HMACs with a secret of this process, so
 * that no text stays in memory.
 */
export class VerdictCache {
  readonly #maxEntries: number;
  readonly #secret = randomBytes(32);
  readonly #verdicts = new Map<string, RemoteVerdict>();
  #spans = 0;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  /** @param question everything other than the text on which the verdict depends */
  keyOf(question: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${question.length}:${question}`).update(text).digest('base64');
  }

  get(key: string): RemoteVerdict | undefined {
    const verdict = this.#verdicts.get(key);
    if (verdict === undefined) return undefined;
    this.#verdicts.delete(key);
    this.#verdicts.set(key, verdict);
    return verdict;
  }

  set(key: string, verdict: RemoteVerdict): void {
    this.#forget(key);
    this.#verdicts.set(key, verdict);
    this.#spans += spansOf(verdict);
    for (const oldest of this.#verdicts.keys()) {
      if (this.#verdicts.size <= this.#maxEntries && this.#spans <= spansForEach * this.#maxEntries) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#spans -= spansOf(this.#verdicts.get(key));
    this.#verdicts.delete(key);
  }
}

function spansOf(verdict: RemoteVerdict | undefined): number {
  return verdict?.spans?.length ?? 0;
}
