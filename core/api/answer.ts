import type { Awaitable } from './awaitable.js';
import type { StreamPart } from './part.js';
import type { PartSink } from './stage.js';

/**
 * A provider's answer whose head has arrived (the provider has accepted the call) and whose body has not been read yet.
 *
 * Exactly one of `deliver`, `relay.deliver` and `relay.deliverPieces` is called, once. All reject with a `GatewayError` when the provider fails
 * in the middle, and when the exchange's signal is aborted; a relay whose bytes have all arrived may answer, or throw, at once. Whoever drops an answer calls `discard`.
 */
export interface Answer {
  /** Id of the provider plugin instance that answers. */
  readonly provider: string;
  /** Pushes every part, in order; resolves after the last. */
  deliver(sink: PartSink): Promise<void>;
  /**
   * Gives up the answer and closes the provider's connection; a delivery that is under way ends. Also called after a delivery
   * that has failed, and harmless when there is nothing left to give up.
   */
  discard(): void;
  /** Present when the provider's own bytes are what a client of the same dialect wants to see. */
  readonly relay?: Relay;
  /** Headers for whatever will be written, lower case; what the reply says by itself counts more. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Asked once by whoever has had this answer delivered, when the delivery has failed and nothing of it was given on: another answer to the
   * same call, of whatever provider. A plugin that wraps an answer wraps this one, too, or leaves the member out.
   *
   * @param cause what the delivery has failed with
   * @returns rejects with what the client is told when there is none
   */
  instead?(cause: unknown): Promise<Answer>;
}

/**
 * What whoever watches a relayed answer needs to see. `usage`: only start, finish and usage parts; `parts`: all of them; `late`: as `usage`,
 * and all others, before the delivery ends, when the answer breaks off or its provider has not counted. A relay that has no
 * cheaper way shows all parts as they come.
 */
export type RelayDetail = 'usage' | 'late' | 'parts';

/** The provider's bytes, for verbatim relay. */
export interface Relay {
  /** The dialect of the bytes. They are given only to a client of this very dialect. */
  readonly dialect: string;
  readonly contentType: string;
  /** Whether the bytes are an event stream. When false, `deliver` writes once, when the body is complete. */
  readonly streaming: boolean;
  /** Provider response headers worth passing on, lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * True where a plugin that wraps the relay has to see what the bytes say: `deliverPieces` is called then although no stage looks at them. What the
   * client gets is the same.
   */
  readonly inPieces?: boolean;
  /**
   * Asked when `deliver` has shown all parts: whether the bytes have said nothing but the parts. Where it is absent nobody knows.
   */
  saysAll?(): boolean;
  /**
   * Writes the bytes and shows `watch` what they mean.
   *
   * Bytes leave in whole events, so that an error event can be appended at any time. The event that tells the client that
   * the answer is complete is not written but returned: the core settles and journals before the client sees it.
   *
   * @param detail see {@link RelayDetail}
   */
  deliver(
    write: (bytes: Uint8Array) => void | Promise<void>,
    watch: PartSink,
    detail: RelayDetail,
  ): Awaitable<Uint8Array | undefined>;
  /**
   * Hands the bytes over piece by piece, each with all that it says, to those who may change or stop what is said: bytes of which nothing was
   * changed go to the client as they are. Absent where a relay cannot tell; its parts are delivered and written anew then.
   *
   * Of a stream that answers with one choice. Bytes that tell of the end of a choice come in the last piece, together with its `finish` part.
   * Resolves to the event that marks the end, as `deliver` does, and answers at once where all bytes have arrived.
   */
  deliverPieces?(take: PieceSink): Awaitable<Uint8Array | undefined>;
}

/** Some bytes of an answer, and what they say. */
export interface RelayedPiece {
  /** Whole events; all of the body when the answer is not streamed. Empty for what the client has not asked for. */
  readonly bytes: Uint8Array;
  /** What the bytes say, in order. None for bytes that only belong to the form. */
  readonly parts: readonly StreamPart[];
  /** Whether the bytes say nothing but the parts. What else they say nobody could look at, so they never go to the client. */
  readonly plain: boolean;
}

/** Takes pieces that came together. A returned promise is back-pressure. */
export type PieceSink = (pieces: readonly RelayedPiece[]) => void | Promise<void>;
