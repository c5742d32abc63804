import { GatewayError, type RefusalReason } from '../../core/api/index.js';

/** What another try of the same model may mend. */
export const retryKinds = ['unreachable', 'timeout', 'rate-limit', 'failed'] as const;

/** What another model may be able to do. */
export const fallbackKinds = [
  ...retryKinds,
  'credentials',
  'quota',
  'model-missing',
  'context-length',
  'content',
] as const;

/** How a call of a provider has failed. */
export type FailureKind = (typeof fallbackKinds)[number];

const kindOfCode: Readonly<Record<string, FailureKind>> = {
  GW_UPSTREAM_UNREACHABLE: 'unreachable',
  GW_UPSTREAM_BROKEN: 'unreachable',
  GW_UPSTREAM_TIMEOUT: 'timeout',
  GW_PROVIDER_INCOMPLETE: 'unreachable',
  GW_PROVIDER_BAD_ANSWER: 'failed',
  GW_PROVIDER_CREDENTIALS: 'credentials',
};

const kindOfReason: Readonly<Record<RefusalReason, FailureKind>> = {
  'context-length': 'context-length',
  'model-missing': 'model-missing',
  content: 'content',
  quota: 'quota',
};

/** Of the statuses below 500 those that say nothing against the request. */
const kindOfStatus: Readonly<Record<number, FailureKind>> = { 408: 'timeout', 429: 'rate-limit', 504: 'timeout' };

/**
 * How a call of a provider has failed. Undefined for what is no failure of a provider's (a refusal of the gateway, a client that has left), and
 * for what no other try and no other model can mend: a request that is not valid.
 */
export function failureKind(cause: unknown): FailureKind | undefined {
  if (!GatewayError.is(cause)) return undefined;
  const { code, status, upstream, retryable } = cause;
  const known = kindOfCode[code];
  if (known) return known;
  if (!upstream) return undefined;
  if (upstream.reason) return kindOfReason[upstream.reason];
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

/** Whether the gateway refuses this model what it may grant another: it is switched off, without a price, or cannot do what is asked. */
export function isAboutModel({ code }: GatewayError): boolean {
  return codesAboutModels.has(code);
}

/** Whether this failure tells about the model's provider, not about the request. */
export function isAboutProvider(kind: FailureKind): boolean {
  return kind !== 'context-length' && kind !== 'content';
}
