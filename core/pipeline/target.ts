import type { GatewayError, PartSink, Relay, StreamPart } from '../api/index.js';

/** Where the result of an exchange goes. Implemented by core/http for sockets and by the testkit for tests. */
export interface Target {
  /** Writes an error: as a reply when nothing has left yet, else as the dialect's error event. Never rejects. */
  fail(error: GatewayError): Promise<void>;
  /** Headers for whatever will be written. */
  announce(headers: Readonly<Record<string, string>>): void;
  /** The HTTP status that has left; undefined before. */
  readonly status: number | undefined;
  /** When the first byte left, in milliseconds since 1970. */
  readonly firstByteAt: number | undefined;
}

/** Where the answer of a model goes. */
export interface AnswerTarget extends Target {
  /** Name of the client's dialect. */
  readonly dialect: string;
  /** A provider has accepted the call: from now on a silent stream may be kept alive. */
  started(): void;
  /**
   * Another answer takes the place of the one that was begun: forgets what it was given of that one.
   *
   * @returns false when some of it has left already
   */
  restart(): boolean;
  /** Announces that the provider's own bytes will come; the result writes them. */
  relay(relay: Relay): (bytes: Uint8Array) => void | Promise<void>;
  /**
   * Takes bytes of a stream's provider in the place of the parts that they say; may be mixed with `part`. Undefined when the client's
   * dialect writes every part itself.
   */
  passed(relay: Relay): PassedSink | undefined;
  /** Takes the next part. Parts are kept until `finish` when the client wants one body. */
  readonly part: PartSink;
  /** Writes what tells the client that the answer is complete, and ends. Rejects when the client is gone. */
  finish(tail: Uint8Array | undefined): Promise<void>;
}

/** Takes bytes as they came, and what they say. */
export type PassedSink = (bytes: Uint8Array, parts: readonly StreamPart[]) => void | Promise<void>;
