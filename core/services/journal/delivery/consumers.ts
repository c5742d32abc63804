import type { JournalConsumer, JournalValue, ValuesConsumer } from '../../../api/services/journal.js';

/** The consumer of entries of one kind; it knows the type of their values. */
export type AnyConsumer = JournalConsumer<JournalValue>;

/** The consumers of one kind of entries. */
interface Registered {
  readonly consumer: AnyConsumer;
  readonly ofBytes: ValuesConsumer | undefined;
}

/** The consumers of a journal, by kind. If there are several for a kind, the last one receives the entries. */
export class Consumers {
  readonly #byKind = new Map<string, readonly Registered[]>();

  /** @returns a function that removes the consumer */
  add<Value extends JournalValue>(
    kind: string,
    consumer: JournalConsumer<Value>,
    ofBytes?: ValuesConsumer,
  ): () => void {
    const added = { consumer: consumer as AnyConsumer, ofBytes };
    this.#byKind.set(kind, [...this.#all(kind), added]);
    return () => {
      const others = this.#all(kind).filter((other) => other !== added);
      this.#byKind.set(kind, others);
    };
  }

  /** The consumer that receives the entries of a kind. A bound function, so that it can be passed on. */
  readonly of = (kind: string): AnyConsumer | undefined => this.#all(kind).at(-1)?.consumer;

  /** Like {@link of}, the one that takes values without their entries. */
  readonly ofBytes = (kind: string): ValuesConsumer | undefined => this.#all(kind).at(-1)?.ofBytes;

  #all(kind: string): readonly Registered[] {
    return this.#byKind.get(kind) ?? [];
  }
}
