import type { Awaitable } from './awaitable.js';
import type { StreamPart } from './part.js';
import type { PartSink } from './stage.js';
import type { Usage } from './usage.js';

/**
 * A provider's answer whose head has arrived (the provider has accepted the call) and whose body has not been read yet.
 *
 * Call exactly one of `deliver`, `relay.deliver` and `relay.deliverPieces`, once; or `discard`, if the answer is not wanted. A delivery rejects
 * with a `GatewayError` when the provider fails in the middle, and when the exchange's signal is aborted. A relay whose bytes have all arrived
 * may return, or throw, synchronously. An answer that nobody has read when its exchange ends is discarded.
 */
export interface Answer {
  /** Id of the provider plugin instance that answers. */
  readonly provider: string;
  /** Pushes every part, in order; resolves after the last. */
  deliver(sink: PartSink): Promise<void>;
  /**
   * Abandons the answer: closes the connection to the provider and ends a delivery that is running. Idempotent, and safe to call after a
   * delivery that has failed.
   */
  discard(): void;
  /**
   * The usage, if it is final: the provider has reported what all of the answer takes, although its end may be missing. Called when a delivery
   * has ended, also early. Absent, or undefined: usage is final only with the end.
   */
  finalUsage?(): Usage | undefined;
  /** Present when the provider's own bytes can be sent unchanged to a client of the same dialect. */
  readonly relay?: Relay;
  /** Headers for the reply, lower case; the reply's own headers take precedence. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Fallback: returns another answer to the same call, possibly from another provider. Called at most once, when the delivery has failed before
   * any of it was passed on. A plugin that wraps an answer wraps this method as well, or omits it.
   *
   * @param cause the error with which the delivery failed
   * @returns rejects with the error for the client when there is no other answer
   */
  instead?(cause: unknown): Promise<Answer>;
}

/**
 * Which parts of a relayed answer its observers need.
 *
 * - `usage`: only start, finish and usage parts.
 * - `late`: like `usage`; the other parts follow before the delivery ends, but only if the answer is cut off or the provider has reported no usage.
 * - `parts`: all parts.
 *
 * A relay for which fewer parts are not cheaper reports all of them as they arrive.
 */
export type RelayDetail = 'usage' | 'late' | 'parts';

/** The provider's bytes, for verbatim relay. */
export interface Relay {
  /** The dialect of the bytes. Only clients of the same dialect get them. */
  readonly dialect: string;
  readonly contentType: string;
  /** Whether the bytes are an event stream. When false, `deliver` writes once, when the body is complete. */
  readonly streaming: boolean;
  /** Response headers of the provider to pass on to the client, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * True if a plugin that wraps the relay needs the parts of each piece: `deliverPieces` is then called even when no stage looks at them. What
   * the client receives does not change.
   */
  readonly inPieces?: boolean;
  /**
   * Whether the parts express everything in the bytes. Called after `deliver` has reported all parts. Absent: unknown.
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
   * Passes the bytes on in pieces, each with its parts, so that stages can change or stop them while the bytes of unchanged parts still
   * reach the client as they are. Absent if the relay cannot do this; its parts are then delivered and encoded again.
   *
   * Only for answers with one choice. Bytes that end a choice come in the last piece, together with its `finish` part. Returns the event that
   * marks the end, like `deliver`, synchronously if all bytes have arrived.
   */
  deliverPieces?(take: PieceSink): Awaitable<Uint8Array | undefined>;
}

/** A run of bytes of a relayed answer, with the parts they decode to. */
export interface RelayedPiece {
  /** Whole events, or the whole body when the answer is not streamed. Empty for parts that the client has not asked for. */
  readonly bytes: Uint8Array;
  /** The parts in the bytes, in order. Empty for bytes that are only framing. */
  readonly parts: readonly StreamPart[];
  /**
   * Whether the parts express everything in the bytes. If not, the bytes are never sent to the client, because no stage could inspect the
   * rest.
   */
  readonly plain: boolean;
}

/** Receives pieces that arrived together. A returned promise is back-pressure: no further piece is pushed until it resolves. */
export type PieceSink = (pieces: readonly RelayedPiece[]) => void | Promise<void>;
