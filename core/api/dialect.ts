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

/** What a dialect reads out of a body; the core adds the source. */
export type DecodedCall = WithoutSource<InferenceCall>;

/** A client's language: how requests are read, how answers and errors are written. */
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
   * Members of a body whose texts are in the decoded call, or are for nobody to read: ids, switches. Whatever else a body has may go on to a
   * provider of the same dialect, so policies look at it, too. Absent where no provider speaks the dialect.
   */
  readonly reads?: ReadonlySet<string>;
  /** Request headers, lower case, that mean something to a provider of the same dialect. */
  readonly forwardHeaders?: readonly string[];
  /** Headers that the dialect's clients look for, on every answer, relayed ones included. */
  answerHeaders?(exchange: Exchange): Readonly<Record<string, string>>;
  /** A writer for one answer. Not asked for when the provider's bytes are relayed. */
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
   * Whether a request comes from a client that reads these bodies, by its headers. Asked for paths at which there is nothing, and which are
   * as near to routes of other dialects.
   */
  recognizes?(header: (name: string) => string | undefined): boolean;
}

/** What is known about a request when it fails; as little as this when it could not even be read. */
export interface ErrorContext {
  readonly id: string;
  readonly traceId: string;
}

/** An error body, and what belongs to it on the wire. */
export interface EncodedError {
  /** When the dialect wants another status than the error's own. */
  readonly status?: number;
  /** Undefined sends an empty body. */
  readonly body: JsonValue | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes one answer. Made anew for each, so it may keep state. */
export interface AnswerEncoder {
  /** The body of an answer that is not streamed. */
  whole(answer: CollectedAnswer): JsonValue;
  /** Bytes for one part; an empty string when the dialect has nothing to say about it. */
  part(part: StreamPart): string;
  /**
   * Notes that a provider's own bytes have gone to the client in the place of these parts, so that what is written afterwards goes on from
   * there. Absent: the encoder writes every part itself.
   */
  passed?(bytes: Uint8Array, parts: readonly StreamPart[]): void;
  /** Bytes after the last part: what tells the client that the answer is complete. */
  end(): string;
  /** Bytes that tell of an error after the first byte; the stream ends after them. */
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
