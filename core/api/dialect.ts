import type { ZodType } from 'zod';
import type { InferenceCall } from './call.js';
import type { GatewayError } from './errors.js';
import type { Exchange, IncomingRequest } from './exchange.js';
import type { ContentBlock } from './content.js';
import type { EmbeddingPart, FinishPart, PolicyPart, StartPart, StreamPart } from './part.js';
import type { JsonObject, JsonValue } from './json.js';
import type { Usage } from './usage.js';

/** `Omit` that keeps a union a union. */
type WithoutSource<T> = T extends unknown ? Omit<T, 'source'> : never;

/** A call as a dialect decodes it from a body; the core adds the source. */
export type DecodedCall = WithoutSource<InferenceCall>;

/** A client's wire format: how requests are read, and how answers and errors are written. */
export interface Dialect {
  /** `native`, `openai-chat`, `anthropic-messages` … The same name on a provider's {@link Relay} allows verbatim relay. */
  readonly name: string;
  /**
   * Reads a request.
   *
   * @param body the parsed body, an object
   * @throws GatewayError 400, naming the field and what is allowed
   */
  decode(body: JsonObject, request: IncomingRequest): DecodedCall;
  /**
   * Members of a body that `decode` puts into the call, or that hold no text: ids, switches. All other members may be passed on to a
   * provider of the same dialect, so policies inspect them too. Absent if no provider speaks the dialect.
   */
  readonly reads?: ReadonlySet<string>;
  /** Request headers, lower case, that mean something to a provider of the same dialect. */
  readonly forwardHeaders?: readonly string[];
  /** Headers that the dialect's clients expect on every answer, relayed ones included. */
  answerHeaders?(exchange: Exchange): Readonly<Record<string, string>>;
  /** A writer for one answer. Not called when the provider's bytes are relayed. */
  encode(call: InferenceCall, exchange: Exchange): AnswerEncoder;
  /** The dialect's own error body. Headers and status come from the error itself unless given here. */
  readonly error: ErrorEncoder;
}

/** Writes an error the way a client of the route expects it. */
export interface ErrorEncoder {
  (error: GatewayError, request: ErrorContext): EncodedError;
  /** Schema of the bodies it writes, for the OpenAPI document; absent when they are empty. */
  readonly bodySchema?: ZodType;
  /**
   * Whether the headers of a request are those of a client that reads these bodies. Decides about unknown paths that are equally near to
   * routes of several dialects.
   */
  recognizes?(header: (name: string) => string | undefined): boolean;
}

/** What is known about a request that failed, even if it could not be read. */
export interface ErrorContext {
  readonly id: string;
  readonly traceId: string;
}

/** An error body, and what belongs to it on the wire. */
export interface EncodedError {
  /** If the dialect uses another status than the error's own. */
  readonly status?: number;
  /** Undefined sends an empty body. */
  readonly body: JsonValue | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes one answer. Made for each answer, so it may keep state. */
export interface AnswerEncoder {
  /** The body of an answer that is not streamed. */
  whole(answer: CollectedAnswer): JsonValue;
  /** Bytes for one part; an empty string when the dialect has no form for it. */
  part(part: StreamPart): string;
  /**
   * Notes that the provider's own bytes were sent to the client in place of these parts, so that later parts continue from there. Absent: the
   * encoder writes every part itself.
   */
  passed?(bytes: Uint8Array, parts: readonly StreamPart[]): void;
  /** Bytes after the last part: what tells the client that the answer is complete. */
  end(): string;
  /** Bytes for an error after the first byte; the stream ends after them. */
  error(error: GatewayError): string;
  /** Bytes that keep an idle connection open and mean nothing. */
  readonly heartbeat: string;
}

/** The parts of an answer put together, for clients that want one body. */
export interface CollectedAnswer {
  readonly start: StartPart;
  readonly choices: readonly CollectedChoice[];
  readonly embeddings: readonly EmbeddingPart[];
  /** What policies have done to the answer; absent or empty for most. */
  readonly policies?: readonly PolicyPart[];
  readonly usage: Usage | undefined;
}

/** One of the alternative answers, complete. */
export interface CollectedChoice {
  readonly index: number;
  /** Text, reasoning and tool calls in the order in which they began, and every opaque part where it came. */
  readonly content: readonly ContentBlock[];
  readonly finish: FinishPart;
  readonly logprobs: readonly JsonValue[];
}
