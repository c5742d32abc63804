import type { Awaitable } from './awaitable.js';
import type { StreamPart } from './part.js';
import type { PartSink } from './stage.js';

/**
 * A provider's answer whose head has arrived (the provider has accepted the call) and whose body has not been read yet.
 *
 * Exactly one of `deliver`, `relay.deliver` and `relay.deliverPieces` is called, once. All reject with a `GatewayError` when the provider fails
 * in the middle, and when the exchange's signal is aborted; a relay whose bytes have all arrived may return, or throw, synchronously. Whoever drops an answer calls `discard`.
 */
export interface Answer {
  /** Id of the provider plugin instance that answers. */
  readonly provider: string;
  /** Pushes every part, in order; resolves after the last. */
  deliver(sink: PartSink): Promise<void>;
  /**
   * Gives up the answer and closes the provider's connection; a running delivery ends. Also called after a delivery that has
   * failed, and does nothing when there is nothing left to give up.
   */
  discard(): void;
  /** Present when the provider's own bytes are what a client of the same dialect wants to see. */
  readonly relay?: Relay;
  /** Headers for the reply, lower case; the reply's own headers take precedence. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Called at most once, when the delivery has failed before anything of it was passed on: gives another answer to the same call, of any
   * provider. A plugin that wraps an answer wraps this one too, or omits the member.
   *
   * @param cause what the delivery has failed with
   * @returns rejects with the error for the client when there is no other answer
   */
  instead?(cause: unknown): Promise<Answer>;
}

/**
 * Which parts of a relayed answer its watchers need. `usage`: only start, finish and usage parts; `parts`: all of them; `late`: like `usage`,
 * plus all others before the delivery ends if the answer breaks off or its provider has reported no usage. A relay that has no
 * cheaper way reports all parts as they come.
 */
export type RelayDetail = 'usage' | 'late' | 'parts';

/** The provider's bytes, for verbatim relay. */
export interface Relay {
  /** The dialect of the bytes. Only clients of the same dialect get them. */
  readonly dialect: string;
  readonly contentType: string;
  /** Whether the bytes are an event stream. When false, `deliver` writes once, when the body is complete. */
  readonly streaming: boolean;
  /** Provider response headers worth passing on, lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * True if a plugin that wraps the relay needs the parts of each piece: `deliverPieces` is then called even when no stage looks at them. The
   * client gets the same.
   */
  readonly inPieces?: boolean;
  /**
   * Called when `deliver` has reported all parts: whether the parts express everything in the bytes. Absent means unknown.
   */
  saysAll?(): boolean;
  /**
   * Writes the bytes and reports their parts to `watch`.
   *
   * Bytes are written in whole events, so that an error event can be appended at any time. The event that tells the client that
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
   * Hands the bytes over in pieces, each with its parts, to stages that may change or stop them: the bytes of unchanged parts go to the client
   * as they are. Absent if a relay cannot do this; its parts are then delivered and encoded again.
   *
   * Only for answers with one choice. Bytes that end a choice come in the last piece, together with its `finish` part. Gives the event that
   * marks the end, like `deliver`, and returns synchronously if all bytes have arrived.
   */
  deliverPieces?(take: PieceSink): Awaitable<Uint8Array | undefined>;
}

/** Some bytes of an answer, and their parts. */
export interface RelayedPiece {
  /** Whole events; all of the body when the answer is not streamed. Empty for what the client has not asked for. */
  readonly bytes: Uint8Array;
  /** The parts in the bytes, in order. None for bytes that are only framing. */
  readonly parts: readonly StreamPart[];
  /** Whether the parts express everything in the bytes. Bytes that say more are never sent to the client, because no stage could inspect the rest. */
  readonly plain: boolean;
}

/** Takes pieces that arrived together. A returned promise is back-pressure. */
export type PieceSink = (pieces: readonly RelayedPiece[]) => void | Promise<void>;
