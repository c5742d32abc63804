import {
  after,
  type Awaitable,
  type PartSink,
  pushAll,
  type Relay,
  type RelayedPiece,
  type StreamPart,
} from '../../api/index.js';
import type { AnswerTarget, PassedSink } from '../target.js';
import { PieceQueue } from './piece-queue.js';

/**
 * Brings an answer through stages without encoding all of it again: parts that the stages have left unchanged are sent as the provider's
 * bytes, the others are encoded.
 */
export interface VerbatimRelay {
  /** Takes pieces, and pushes their parts into the stages. */
  take(pieces: readonly RelayedPiece[], push: PartSink): void | Promise<void>;
  /** Receives the output of the stages. */
  readonly part: PartSink;
  /** Called after the last output. @returns the bytes to send when everything is settled; undefined when the client's dialect encodes the end */
  end(tail: Uint8Array | undefined): Awaitable<Uint8Array | undefined>;
}

/** Creates the verbatim relay of an answer; undefined when this relay or this target does not support it. */
export function verbatimRelayOf(relay: Relay, target: AnswerTarget): VerbatimRelay | undefined {
  if (!relay.deliverPieces) return undefined;
  if (!relay.streaming) return new WholeBodyRelay(relay, target);
  const passed = target.passed(relay);
  return passed && new StreamRelay(target.part, passed);
}

/** For an answer that is not streamed: the body is relayed if all of it has come through unchanged. */
export class WholeBodyRelay implements VerbatimRelay {
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
    if (this.#changed || !this.#pieces.isEmpty) return after(pushAll(this.#out, this.#target.part), () => undefined);
    this.#target.relay(this.#relay);
    return this.#body;
  }
}

/**
 * For a stream: an event whose text the stages neither held back nor changed is relayed. If they release only part of an event's text, that is
 * encoded at once, so that no text is delayed longer than the stages require.
 */
class StreamRelay implements VerbatimRelay {
  readonly #write: PartSink;
  readonly #passed: PassedSink;
  readonly #pieces = new PieceQueue();
  #taking = false;
  /** Content has come out of the stages. Before that, the events that only open the answer are not sent. */
  #begun = false;
  /** The output of the stages differs from their input. */
  #changed = false;
  /** What was sent last were the provider's bytes. */
  #endsVerbatim = false;

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
    // Encode usage at once: dialects send it only at the end, if at all.
    if (part.type === 'usage') return this.#write(part);
    return this.#taking ? undefined : this.#flush();
  };

  #diverge(part: StreamPart): void | Promise<void> {
    this.#changed = true;
    this.#endsVerbatim = false;
    const flushed = this.#flush();
    const write = (): void | Promise<void> => {
      this.#pieces.close();
      return this.#write(part);
    };
    return flushed ? flushed.then(write) : write();
  }

  async end(tail: Uint8Array | undefined): Promise<Uint8Array | undefined> {
    await this.#flush();
    return this.#endsVerbatim ? tail : undefined;
  }

  #flush(): void | Promise<void> {
    if (!this.#begun) return undefined;
    for (let next = this.#pieces.next(); next; next = this.#pieces.next()) {
      const written = 'parts' in next ? this.#pass(next) : this.#encode(next);
      if (written) return written.then(() => this.#flush());
    }
    return undefined;
  }

  #pass({ bytes, parts }: RelayedPiece): void | Promise<void> {
    this.#endsVerbatim = !this.#changed;
    return this.#passed(bytes, parts);
  }

  #encode(part: StreamPart): void | Promise<void> {
    this.#endsVerbatim = false;
    return this.#write(part);
  }
}
