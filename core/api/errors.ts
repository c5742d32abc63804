import type { JsonValue } from './json.js';

const marker = Symbol.for('sluice.gateway-error');

/**
 * Why a provider refused a call, if its status alone does not say so: the request is longer than the model's context, it does not have the model,
 * it objects to the content, or the operator's account is used up.
 */
export type RefusalReason = 'context-length' | 'model-missing' | 'content' | 'quota';

/** What the provider said about a failure, kept so that a client of the same dialect gets it unchanged. */
export interface UpstreamFailure {
  /** Id of the provider plugin instance that failed. */
  readonly provider: string;
  /** Wire format of `body`, for example `openai-chat`. */
  readonly dialect: string;
  /** The provider's HTTP status; absent when the failure came inside a stream or before an answer. */
  readonly status?: number;
  /** The parsed error body; absent when it was not what the dialect promises (an HTML page, say). */
  readonly body?: JsonValue;
  /** Set where the adapter knows it. */
  readonly reason?: RefusalReason;
  /**
   * Whether the error's message is the provider's own sentence. Like `body`, it may quote the request or the answer: stages may change
   * both ({@link StreamingTransform.failure}), and the log has neither.
   */
  readonly quoted?: boolean;
}

/** What a {@link GatewayError} is made of. */
export interface GatewayErrorFields {
  /** Stable and documented in `docs/errors.md`: `GW_AREA_WHAT`. Third parties use a prefix of their own. */
  readonly code: string;
  /** HTTP status that the client sees, 400 to 599. */
  readonly status: number;
  /** Written for the client: what was wrong, where, and how to fix it. Never internals, never secrets. */
  readonly message: string;
  /** For the log only. */
  readonly cause?: unknown;
  /** Name of the offending request field (`messages[2].content`), where there is one. */
  readonly field?: string;
  /** Seconds after which a retry can succeed; sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** False tells SDKs that a retry is useless (`x-should-retry: false`). */
  readonly retryable?: boolean;
  /** Further response headers, lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set by provider adapters. */
  readonly upstream?: UpstreamFailure;
}

/**
 * An expected refusal or failure, thrown by any hook, route handler or adapter. The dialect of the route decides what
 * the client's copy looks like. Everything else that is thrown counts as a bug and becomes `GW_PLUGIN_FAILED`.
 *
 * @example
 * throw new GatewayError({ code: 'GW_MODEL_UNKNOWN', status: 400, message: `No provider serves model "${model}".` });
 */
export class GatewayError extends Error {
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
    super(fields.message, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.name = 'GatewayError';
    this.code = fields.code;
    this.status = fields.status;
    this.field = fields.field;
    this.retryAfter = fields.retryAfter;
    this.retryable = fields.retryable;
    this.headers = fields.headers;
    this.upstream = fields.upstream;
  }

  /** True for errors of any copy of this package, so that a plugin with its own copy still refuses cleanly. */
  static is(value: unknown): value is GatewayError {
    return typeof value === 'object' && value !== null && marker in value;
  }
}
