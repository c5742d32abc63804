const nothing = Buffer.alloc(0);
/** More than any answer is opened with. A provider that sends this much without content is not waited for. */
const mostBytes = 64 * 1024;

/**
 * Holds back the events that only open a relayed answer until its content comes. A provider that fails before is then replaced, as if it had not begun:
 * some open an answer at once, and are overloaded afterwards.
 */
export class HeldOpening {
  readonly #reader: { readonly hasContent: boolean };
  #held: Uint8Array[] | undefined = [];
  #length = 0;

  /** @param reader what has read the bytes that are passed to {@link until} */
  constructor(reader: { readonly hasContent: boolean }) {
    this.#reader = reader;
  }

  /** Adds bytes; returns those to send now. */
  until(bytes: Uint8Array): Uint8Array {
    if (!this.#held) return bytes;
    this.#held.push(bytes);
    this.#length += bytes.length;
    return this.#reader.hasContent || this.#length > mostBytes ? this.rest() : nothing;
  }

  /** What is still held back, when the answer has ended. */
  rest(): Uint8Array {
    const { length, 0: first = nothing } = this.#held ?? [];
    const all = length > 1 ? Buffer.concat(this.#held ?? []) : first;
    this.#held = undefined;
    return all;
  }
}
