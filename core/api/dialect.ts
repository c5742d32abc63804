import type { ZodType } from 'zod';
import type { Awaitable } from './awaitable.js';
import type { InferenceCall, UploadedFile } from './call.js';
import type { GatewayError } from './errors.js';
import type { Exchange, IncomingRequest } from './exchange.js';
import type { ContentBlock } from './content.js';
import type { EmbeddingPart, FinishPart, MediaPart, PolicyPart, StartPart, StreamPart } from './part.js';
import type { JsonObject, JsonValue } from './json.js';
import type { Usage } from './usage.js';

/** `Omit`, applied to each member of a union. */
type WithoutSource<T> = T extends unknown ? Omit<T, 'source'> : never;

/** A call as a dialect decodes it from a body; the core adds `source`. */
export type DecodedCall<Call extends InferenceCall = InferenceCall> = WithoutSource<Call>;

/** The values of the parameters of a route's path by name, decoded. */
export type PathValues = Readonly<Record<string, string | undefined>>;

/**
 * A client's wire format: how requests are read, and how answers and errors are written. `Call` is the kind of its calls, if they are all of one.
 */
export interface Dialect<Call extends InferenceCall = InferenceCall> {
  /** `native`, `openai-chat`, `anthropic-messages` … The same name on a provider's {@link Relay} allows verbatim relay. */
  readonly name: string;
  /**
   * Reads a request.
   *
   * @param body the parsed body, an object
   * @param path the values in the path of the route, for dialects that have the model there
   * @param files those of a form, with `takesForm`; the body has a member with the `filename` and `content_type` of each
   * @throws GatewayError 400, naming the field and what is allowed
   */
  decode(
    body: JsonObject,
    request: IncomingRequest,
    path?: PathValues,
    files?: readonly UploadedFile[],
  ): DecodedCall<Call>;
  /**
   * Bodies are forms (`multipart/form-data`) instead of JSON. Their fields become members of the body, as texts; several with one name become an
   * array. The bytes in the call's `source` are this body as JSON.
   */
  readonly takesForm?: boolean;
  /**
   * Replaces what a body only refers to, such as parts of earlier answers, by what was stored. Called before `decode`, with an authenticated
   * caller. Everything after it, policies and records included, gets the result as if the client had sent it.
   *
   * @returns the same object if the body refers to nothing
   * @throws GatewayError for a reference that leads to nothing
   */
  resolve?(body: JsonObject, exchange: Exchange): Awaitable<JsonObject>;
  /**
   * Members of a body that `decode` puts into the call, or that hold no text, such as ids and switches; of an object, members may be named one
   * by one (`generationConfig.seed`). All other members may be passed on to a provider of the same dialect, so policies inspect them too. Absent if no
   * provider uses the dialect.
   */
  readonly reads?: ReadonlySet<string>;
  /** Request headers, lower case, that mean something to a provider of the same dialect. */
  readonly forwardHeaders?: readonly string[];
  /**
   * The content type of a streamed answer to this request, if it is not an event stream. Every part of such an answer is encoded: a provider's own
   * bytes are events.
   */
  streamType?(request: IncomingRequest): string | undefined;
  /** Headers that the dialect's clients expect on every answer, relayed ones included. */
  answerHeaders?(exchange: Exchange): Readonly<Record<string, string>>;
  /** Creates the encoder of one answer. Not called when the provider's bytes are relayed. */
  encode(call: Call, exchange: Exchange): AnswerEncoder;
  /** Writes the dialect's error bodies. Headers and status are those of the error unless the encoder returns others. */
  readonly error: ErrorEncoder;
}

/** Writes an error in the form that clients of the route expect. */
export interface ErrorEncoder {
  (error: GatewayError, request: ErrorContext): EncodedError;
  /** Schema of the bodies it writes, for the OpenAPI document; absent when they are empty. */
  readonly bodySchema?: ZodType;
  /**
   * Whether the headers of a request are those of a client of this dialect. Decides which error body is sent for an unknown path that is
   * equally similar to routes of several dialects, and which route gets a request where two have the same path (`OtherPlace.onlyRecognized`).
   */
  recognizes?(header: (name: string) => string | undefined): boolean;
  /**
   * For a path of the dialect's original API that no route serves: a sentence about what clients can use instead, which the error for it says.
   * Such a path gets this error body, unless the headers are those of a client of another dialect.
   */
  unserved?(path: string): string | undefined;
}

/** What is known about every request that failed, even one that could not be parsed. */
export interface ErrorContext {
  readonly id: string;
  readonly traceId: string;
}

/** An error body with its status and headers. */
export interface EncodedError {
  /** Set if the dialect uses another status than the error's own. */
  readonly status?: number;
  /** Undefined sends an empty body. */
  readonly body: JsonValue | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Encodes one answer for the client. Created for each answer, so it may keep state. */
export interface AnswerEncoder {
  /** The body of an answer that is not streamed. Called before the exchange is settled. */
  whole(answer: CollectedAnswer): JsonValue;
  /** The content type of `whole`, if that is a text instead of JSON. */
  readonly wholeType?: string | undefined;
  /** The text to send for one part; empty when the dialect cannot express it. */
  part(part: StreamPart): string;
  /**
   * Called when the provider's own bytes were sent to the client in place of these parts, so that the encoder continues from there. Absent: the
   * encoder must write every part itself.
   */
  passed?(bytes: Uint8Array, parts: readonly StreamPart[]): void;
  /** The text to send after the last part, which marks the answer as complete. */
  end(): string;
  /** The text to send for an error in the middle of a stream; the stream ends after it. */
  error(error: GatewayError): string;
  /**
   * Whether streams have no place for text, such as a recording: no heartbeat is sent, and after an error the connection is closed, so that the client
   * cannot take the answer for complete.
   */
  readonly isBinary?: boolean;
  /** Text without meaning, which keeps an idle connection open. */
  readonly heartbeat: string;
}

/** The parts of an answer, merged for clients that do not stream. */
export interface CollectedAnswer {
  readonly start: StartPart;
  readonly choices: readonly CollectedChoice[];
  readonly embeddings: readonly EmbeddingPart[];
  /** Absent if there are none. */
  readonly media?: readonly MediaPart[];
  /** What policies have done to the answer. */
  readonly policies?: readonly PolicyPart[];
  readonly usage: Usage | undefined;
}

/** One of the alternative answers, complete. */
export interface CollectedChoice {
  readonly index: number;
  /** Text, reasoning, tool calls and opaque parts, in the order in which they began. */
  readonly content: readonly ContentBlock[];
  readonly finish: FinishPart;
  readonly logprobs: readonly JsonValue[];
}
