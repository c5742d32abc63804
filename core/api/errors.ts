import type { JsonValue } from './json.js';

const marker = Symbol.for('sluice.gateway-error');

/**
 * Why a provider refused a call, where its status alone does not say so: `context-length`: the request exceeds the model's context window;
 * `model-missing`: it does not have the model; `content`: it objects to the content; `quota`: the operator's account has no credit left.
 */
export type RefusalReason = 'context-length' | 'model-missing' | 'content' | 'quota';

/** The error that the provider sent, kept so that a client of the same dialect gets it unchanged. */
export interface UpstreamFailure {
  /** Id of the provider plugin instance that failed. */
  readonly provider: string;
  /** Wire format of `body`, for example `openai-chat`. */
  readonly dialect: string;
  /** The provider's HTTP status; absent when the failure came inside a stream or before an answer. */
  readonly status?: number;
  /** The parsed error body; absent when it was not an error body of the dialect (an HTML page, for example). */
  readonly body?: JsonValue;
  /** Set where the adapter recognizes the reason. */
  readonly reason?: RefusalReason;
  /**
   * Whether the error's message is the provider's own sentence. Like `body`, it may quote the request or the answer: stages may change
   * both ({@link StreamingTransform.failure}), and the log has neither.
   */
  readonly quoted?: boolean;
}

/** The longest {@link GatewayErrorFields.retryAfter}, in seconds, for which clients should wait: a limit that lasts longer is a quota that is used up. */
export const longestRetryAfter = 300;

/** The fields of a {@link GatewayError}. */
export interface GatewayErrorFields {
  /** Stable code, `GW_AREA_WHAT`, documented in `docs/errors.md`. Third-party plugins use a prefix of their own. */
  readonly code: string;
  /** HTTP status that the client sees, 400 to 599. */
  readonly status: number;
  /** Sent to the client: what was wrong, where, and how to fix it. Must not contain internals or secrets. */
  readonly message: string;
  /** The underlying error; written to the log, never sent. */
  readonly cause?: unknown;
  /** Path of the offending request field (`messages[2].content`), if there is one. */
  readonly field?: string | undefined;
  /** Seconds after which a retry can succeed; sent as `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** False tells SDKs that a retry is useless (`x-should-retry: false`). */
  readonly retryable?: boolean | undefined;
  /** Further response headers, lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Set by provider adapters. */
  readonly upstream?: UpstreamFailure | undefined;
}

/**
 * An expected refusal or failure, thrown by any hook, route handler or adapter. The route's dialect encodes it for the client. Anything else
 * that is thrown counts as a bug of the plugin, and the client gets `GW_PLUGIN_FAILED`.
 *
 * @example
 * throw new GatewayError({ code: 'GW_MODEL_UNKNOWN', status: 400, message: `No provider serves model "${model}".` });
 */
export class GatewayError extends Error implements GatewayErrorFields {
  readonly [marker] = true;
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly retryable: boolean | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly upstream: UpstreamFailure | undefined;

  constructor(fields: GatewayErrorFields) {
    if (typeof fields !== 'object')
      throw new TypeError('new GatewayError takes one object: { code, status, message, … }');
    super(
      fields.message || 'The gateway has refused this, and no reason was given.',
      fields.cause === undefined ? undefined : { cause: fields.cause },
    );
    this.name = 'GatewayError';
    this.code = fields.code;
    this.status = fields.status;
    this.field = fields.field;
    this.retryAfter = fields.retryAfter;
    this.retryable = fields.retryable;
    this.headers = fields.headers;
    this.upstream = fields.upstream;
  }

  /** Like `instanceof`, but also true for errors created by another installed copy of this package. */
  static is(value: unknown): value is GatewayError {
    return typeof value === 'object' && value !== null && marker in value;
  }
}
