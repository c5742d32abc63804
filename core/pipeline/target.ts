import type { Awaitable, GatewayError, PartSink, Relay, StreamPart } from '../api/index.js';

/** Receives the result of an exchange. Implemented by core/http. */
export interface Target {
  /** Writes an error: as a reply if nothing has been sent yet, otherwise as the dialect's error event. Never rejects. */
  fail(error: GatewayError): Promise<void>;
  /** Sets headers of the reply, whatever it will be. */
  announce(headers: Readonly<Record<string, string>>): void;
  /** The HTTP status that was sent; undefined before. */
  readonly status: number | undefined;
  /** When the first byte was sent, by the time in the exchange; undefined before. */
  readonly firstByteAt: number | undefined;
}

/** Receives the answer of a model. */
export interface AnswerTarget extends Target {
  /** Name of the client's dialect. */
  readonly dialect: string;
  /** Called when a provider has accepted the call: from now on a refusal is unlikely, so heartbeats are sent on an idle stream as often as configured. */
  started(): void;
  /**
   * Discards what was given of the current answer, because another answer replaces it.
   *
   * @returns false when part of it has been sent already
   */
  restart(): boolean;
  /** Starts a verbatim relay; the returned function writes the provider's bytes. */
  relay(relay: Relay): (bytes: Uint8Array) => void | Promise<void>;
  /**
   * Returns a function that writes the provider's bytes of a stream in place of their parts; its calls may be mixed with `part`. Undefined
   * when the client's dialect must encode every part itself.
   */
  passed(relay: Relay): PassedSink | undefined;
  /** Encodes the next part. If the client does not stream, parts are collected until `finish`. */
  readonly part: PartSink;
  /** Called when all of the answer has arrived, before the exchange is settled. If the client does not stream, the body is encoded; a promise if it is long. */
  complete(): Awaitable<void>;
  /** Writes the end of the answer, which marks it as complete. Rejects when the client has disconnected. */
  finish(tail: Uint8Array | undefined): Promise<void>;
}

/** Writes bytes of the provider; `parts` are their decoded parts. */
export type PassedSink = (bytes: Uint8Array, parts: readonly StreamPart[]) => void | Promise<void>;
