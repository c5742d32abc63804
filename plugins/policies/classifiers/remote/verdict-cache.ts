import { createHmac, randomBytes } from 'node:crypto';
import type { RemoteVerdict } from './remote-service.js';

/**
 * A cache of a service's verdicts, because each turn of a conversation repeats its history. Keys are HMACs with a secret of this process, so
 * that no text stays in memory.
 */
export class VerdictCache {
  readonly #maxEntries: number;
  readonly #secret = randomBytes(32);
  readonly #verdicts = new Map<string, RemoteVerdict>();

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
    if (this.#maxEntries === 0) return;
    this.#verdicts.delete(key);
    this.#verdicts.set(key, verdict);
    if (this.#verdicts.size <= this.#maxEntries) return;
    const [oldest = ''] = this.#verdicts.keys();
    this.#verdicts.delete(oldest);
  }
}
