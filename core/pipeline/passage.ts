import type { Awaitable, PartSink, Relay, RelayedPiece, StreamPart } from '../api/index.js';
import { PieceQueue } from './piece-queue.js';
import type { AnswerTarget, PassedSink } from './target.js';

/**
 * The way of an answer through stages that need not be written anew: what the stages have left as it was reaches the client as the
 * provider's bytes, the rest as parts.
 */
export interface Passage {
  /** Takes pieces and pushes what they say through the stages. */
  take(pieces: readonly RelayedPiece[], push: PartSink): void | Promise<void>;
  /** Takes what comes out of the stages. */
  readonly part: PartSink;
  /** Everything has come out. @returns what the client gets when all is settled; undefined when its dialect writes the end */
  end(tail: Uint8Array | undefined): Awaitable<Uint8Array | undefined>;
}

/** Undefined when this relay, or this target, cannot do it. */
export function passageOf(relay: Relay, target: AnswerTarget): Passage | undefined {
  if (!relay.deliverPieces) return undefined;
  if (!relay.streaming) return wholePassage(relay, target);
  const passed = target.passed(relay);
  return passed && new StreamPassage(target.part, passed);
}

/** The way of an answer that is not streamed. */
export function wholePassage(relay: Relay, target: AnswerTarget): Passage {
  return new WholePassage(relay, target);
}

/** An answer that is not streamed: the body goes on when all of it has come through unchanged. */
class WholePassage implements Passage {
  readonly #relay: Relay;
  readonly #target: AnswerTarget;
  readonly #pieces = new PieceQueue();
  readonly #out: StreamPart[] = [];
  #body: Uint8Array | undefined;
  #changed = false;

  constructor(relay: Relay, target: AnswerTarget) {
    this.#relay = relay;
    this.#target = target;
  }

  take(pieces: readonly RelayedPiece[], push: PartSink): void | Promise<void> {
    const [piece] = pieces;
    if (piece?.plain && pieces.length === 1 && !this.#body) this.#body = piece.bytes;
    else this.#changed = true;
    return this.#pieces.take(pieces, push);
  }

  readonly part: PartSink = (part) => {
    this.#out.push(part);
    if (!this.#changed) this.#changed = this.#pieces.accept(part) !== undefined;
  };

  end(): Awaitable<Uint8Array | undefined> {
    if (this.#changed || !this.#pieces.isEmpty) return this.#writeAnew();
    this.#target.relay(this.#relay);
    return this.#body;
  }

  async #writeAnew(): Promise<undefined> {
    for (const part of this.#out) await this.#target.part(part);
    return undefined;
  }
}

/**
 * A stream: an event whose text was neither held nor changed goes on as it came. What is let go of an event before the rest of it is written
 * as a part, so that nothing waits longer than the stages want it to.
 */
class StreamPassage implements Passage {
  readonly #write: PartSink;
  readonly #passed: PassedSink;
  readonly #pieces = new PieceQueue();
  #taking = false;
  /** Something that the client may see has come out: what only opens the answer does not leave before it. */
  #begun = false;
  /** What came out is no longer what went in. */
  #changed = false;
  /** The last that has left were the provider's bytes. */
  #endsAsCame = false;

  constructor(write: PartSink, passed: PassedSink) {
    this.#write = write;
    this.#passed = passed;
  }

  take(pieces: readonly RelayedPiece[], push: PartSink): void | Promise<void> {
    this.#taking = true;
    const pushed = this.#pieces.take(pieces, push);
    if (pushed) return this.#taken(pushed);
    this.#taking = false;
    return this.#flush();
  }

  async #taken(pushed: Promise<void>): Promise<void> {
    try {
      await pushed;
    } finally {
      this.#taking = false;
    }
    await this.#flush();
  }

  readonly part: PartSink = (part) => {
    this.#begun ||= part.type !== 'start' && part.type !== 'usage';
    if (this.#changed) return this.#write(part);
    const rest = this.#pieces.accept(part);
    if (rest) return this.#diverge(rest);
    // Dialects tell of it at the end, if at all.
    if (part.type === 'usage') return this.#write(part);
    return this.#taking ? undefined : this.#flush();
  };

  #diverge(part: StreamPart): void | Promise<void> {
    this.#changed = true;
    this.#endsAsCame = false;
    const flushed = this.#flush();
    const write = (): void | Promise<void> => {
      this.#pieces.close();
      return this.#write(part);
    };
    return flushed ? flushed.then(write) : write();
  }

  async end(tail: Uint8Array | undefined): Promise<Uint8Array | undefined> {
    await this.#flush();
    return this.#endsAsCame ? tail : undefined;
  }

  #flush(): void | Promise<void> {
    if (!this.#begun) return undefined;
    for (let next = this.#pieces.next(); next; next = this.#pieces.next()) {
      const written = 'bytes' in next ? this.#pass(next) : this.#writeAnew(next);
      if (written) return written.then(() => this.#flush());
    }
    return undefined;
  }

  #pass({ bytes, parts }: RelayedPiece): void | Promise<void> {
    this.#endsAsCame = !this.#changed;
    return this.#passed(bytes, parts);
  }

  #writeAnew(part: StreamPart): void | Promise<void> {
    this.#endsAsCame = false;
    return this.#write(part);
  }
}
