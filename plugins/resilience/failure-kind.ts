import { GatewayError } from '../../core/api/index.js';

/** Failures after which a retry of the same model may succeed. */
export const retryKinds = ['unreachable', 'timeout', 'rate-limit', 'failed'] as const;

/** Failures after which another model may succeed. */
export const fallbackKinds = [
  ...retryKinds,
  'credentials',
  'quota',
  'model-missing',
  'context-length',
  'content',
  'spending-limit',
] as const;

/** The kind of failure of a call of a provider, or of a model whose spending limit is reached. */
export type FailureKind = (typeof fallbackKinds)[number];

const kindOfCode: Readonly<Record<string, FailureKind>> = {
  GW_UPSTREAM_UNREACHABLE: 'unreachable',
  GW_UPSTREAM_BROKEN: 'unreachable',
  GW_UPSTREAM_TIMEOUT: 'timeout',
  GW_PROVIDER_INCOMPLETE: 'unreachable',
  GW_PROVIDER_BAD_ANSWER: 'failed',
  GW_PROVIDER_CREDENTIALS: 'credentials',
};

/** Statuses that are not the request's fault, besides those of 500 and above. */
const kindOfStatus: Readonly<Record<number, FailureKind>> = { 408: 'timeout', 429: 'rate-limit', 504: 'timeout' };

/**
 * Classifies a failure. Undefined for other errors that are not the provider's (a refusal by the gateway, a client that has disconnected), and
 * for an invalid request, for which neither a retry nor another model helps.
 */
export function failureKind(cause: unknown): FailureKind | undefined {
  if (!GatewayError.is(cause)) return undefined;
  const { code, status, field, upstream, retryable } = cause;
  // That of a connection or a key would refuse another model, too.
  if (code === 'GW_SPENDING_LIMIT_REACHED' && field === 'model') return 'spending-limit';
  const known = kindOfCode[code];
  if (known) return known;
  if (!upstream) return undefined;
  if (upstream.reason) return upstream.reason;
  const kind = kindOfStatus[status];
  if (kind) return kind;
  return status >= 500 || retryable === true ? 'failed' : undefined;
}

const codesAboutModels: ReadonlySet<string> = new Set([
  'GW_MODEL_DISABLED',
  'GW_SPENDING_PRICE_UNKNOWN',
  'GW_REQUEST_UNSUPPORTED',
  'GW_CONTENT_UNSUPPORTED',
]);

/** Whether the gateway's refusal concerns only this model: it is switched off, has no price, or does not support the call. */
export function isAboutModel({ code }: GatewayError): boolean {
  return codesAboutModels.has(code);
}

/** Whether a failure is the provider's fault and not the request's, so that it counts for the circuit breaker. */
export function isAboutProvider(kind: FailureKind): boolean {
  return kind !== 'context-length' && kind !== 'content' && kind !== 'spending-limit';
}
