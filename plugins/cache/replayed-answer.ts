import type { Answer, PartSink, PieceSink, Relay } from '../../core/api/index.js';
import { type AnswerForm, isSameForm, type CachedAnswer, type CachedRelay } from './cached-answer.js';

/** The call for which an answer is replayed. */
interface ReplayOptions {
  readonly wanted: AnswerForm;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** A cached answer that is replayed: as the provider's bytes, if the client requests the same form. */
export class ReplayedAnswer implements Answer {
  readonly provider: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly relay?: Relay;
  readonly #answer: CachedAnswer;
  readonly #signal: AbortSignal;
  #discarded = false;

  constructor(answer: CachedAnswer, { wanted, headers, signal }: ReplayOptions) {
    this.#answer = answer;
    this.#signal = signal;
    this.provider = answer.provider;
    this.headers = headers;
    if (answer.relay && isSameForm(answer.form, wanted)) this.relay = this.#relayOf(answer.relay);
  }

  async deliver(sink: PartSink): Promise<void> {
    for (const { parts } of this.#answer.pieces) {
      for (const part of parts) {
        this.#signal.throwIfAborted();
        if (this.#discarded) return;
        await sink(part);
      }
    }
  }

  discard(): void {
    this.#discarded = true;
  }

  #relayOf({ dialect, contentType, streaming, inPieces, tail }: CachedRelay): Relay {
    const relay = {
      dialect,
      contentType,
      streaming,
      // The provider's headers were about another call.
      headers: {},
      deliver: async (write: (bytes: Uint8Array) => void | Promise<void>, watch: PartSink) => {
        const bytes = Buffer.concat(this.#answer.pieces.map((piece) => piece.bytes));
        this.#signal.throwIfAborted();
        // A body that is not streamed is sent when everything is settled.
        const last = streaming || tail ? tail : bytes;
        if (last !== bytes && bytes.length > 0) await write(bytes);
        await this.deliver(watch);
        return last;
      },
    };
    if (!inPieces) return relay;
    return {
      ...relay,
      deliverPieces: async (take: PieceSink) => {
        this.#signal.throwIfAborted();
        await take(this.#answer.pieces);
        return tail;
      },
    };
  }
}
