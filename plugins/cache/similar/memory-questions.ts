import type { Clock } from '../../../core/api/index.js';
import type { CacheKey } from '../cache-key.js';
import { type KnownQuestion, maxQuestions, type QuestionStore } from './question-store.js';

/** The overhead of a question besides its vector, and of a scope. */
const bytesOfQuestion = 512;
const bytesOfScope = 256;

/** The questions in the memory of this process, of which the least recently used are evicted. */
export class MemoryQuestions implements QuestionStore {
  readonly isReady = true;
  /** Scopes by their last use, the most recent one last; in each, questions by the name of their answer, in the same order. */
  readonly #scopes = new Map<string, Map<string, KnownQuestion>>();
  readonly #maxBytes: number;
  readonly #clock: Clock;
  /** Called with the names of scopes that are evicted. */
  readonly #onEvicted: (name: string) => void;
  #bytes = 0;

  constructor(maxBytes: number, clock: Clock, onEvicted: (name: string) => void = () => undefined) {
    this.#maxBytes = maxBytes;
    this.#clock = clock;
    this.#onEvicted = onEvicted;
  }

  /** The size of everything, never more than the limit. */
  get bytes(): number {
    return this.#bytes;
  }

  read({ name }: CacheKey): readonly KnownQuestion[] {
    const questions = this.#scopes.get(name);
    if (!questions) return [];
    this.#scopes.delete(name);
    this.#scopes.set(name, questions);
    const now = this.#clock.now();
    const kept: KnownQuestion[] = [];
    // Entries of a map may be deleted meanwhile.
    for (const question of questions.values()) {
      if (question.expiresAt > now) kept.push(question);
      else this.#delete(name, question);
    }
    return kept;
  }

  /** Whether there are questions of this scope. */
  has({ name }: CacheKey): boolean {
    return this.#scopes.has(name);
  }

  add({ name }: CacheKey, question: KnownQuestion): void {
    if (bytesOfScope + sizeOf(question) > this.#maxBytes) return;
    this.#delete(name, question);
    const questions = this.#scopes.get(name) ?? new Map<string, KnownQuestion>();
    if (questions.size === 0) this.#bytes += bytesOfScope;
    this.#scopes.delete(name);
    this.#scopes.set(name, questions);
    questions.set(question.key.name, question);
    this.#bytes += sizeOf(question);
    if (questions.size > maxQuestions) this.#deleteOldest(name, questions);
    for (const [oldest, others] of this.#scopes) {
      while (this.#bytes > this.#maxBytes && others.size > 0) this.#deleteOldest(oldest, others);
      if (this.#bytes <= this.#maxBytes) return;
    }
  }

  use({ name }: CacheKey, { key }: KnownQuestion): void {
    const questions = this.#scopes.get(name);
    // It may have been replaced since it was read.
    const known = questions?.get(key.name);
    if (!questions || !known) return;
    questions.delete(key.name);
    questions.set(key.name, known);
  }

  remove({ name }: CacheKey, question: KnownQuestion): void {
    this.#delete(name, question);
  }

  close(): Promise<void> {
    this.#scopes.clear();
    this.#bytes = 0;
    return Promise.resolve();
  }

  #deleteOldest(scope: string, questions: ReadonlyMap<string, KnownQuestion>): void {
    const oldest = questions.values().next().value;
    if (oldest) this.#delete(scope, oldest);
  }

  /** Deletes the question with this answer. */
  #delete(scope: string, { key }: KnownQuestion): void {
    const questions = this.#scopes.get(scope);
    const known = questions?.get(key.name);
    if (!questions || !known) return;
    questions.delete(key.name);
    this.#bytes -= sizeOf(known);
    if (questions.size > 0) return;
    this.#scopes.delete(scope);
    this.#bytes -= bytesOfScope;
    this.#onEvicted(scope);
  }
}

function sizeOf({ vector }: KnownQuestion): number {
  return vector.values.length + bytesOfQuestion;
}
