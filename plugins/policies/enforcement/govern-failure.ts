import {
  type Awaitable,
  GatewayError,
  isJsonObject,
  type JsonValue,
  type UpstreamFailure,
} from '../../../core/api/index.js';
import type { Enforcement } from './enforcement.js';
import type { ExchangePolicies } from './exchange-policies.js';
import { type Governing, governing, governText } from './govern-text.js';
import { governValue } from './govern-value.js';
import { PolicyBlock } from './policy-block.js';

/**
 * What may be told of a failure that is described in a provider's own words. They are output of the model like any other: providers quote what
 * it has written when they could not make use of it. Status and code stay, as clients decide by them whether to try again.
 *
 * @throws GatewayError when a policy that must hold cannot be checked
 */
export async function governFailure(
  error: GatewayError,
  enforcement: Enforcement,
  policies: ExchangePolicies,
): Promise<GatewayError> {
  const { upstream } = error;
  if (!upstream) return error;
  const governed = governing(enforcement, { surface: 'output', role: 'assistant', isAnswer: true }, policies);
  try {
    const body = upstream.body === undefined ? undefined : await governValue(upstream.body, governed);
    const message = await governSentence(error, body, governed);
    const isSame = message === error.message && body === upstream.body;
    return isSame ? error : retold(error, message, body === undefined ? upstream : { ...upstream, body });
  } catch (cause) {
    if (!(cause instanceof PolicyBlock)) throw cause;
    const { provider, dialect, status, reason } = upstream;
    const { policyId, policyType } = cause.rule;
    const message = `Provider "${provider}" reported an error, and what it said is blocked by the policy ${policyId} (${policyType}): ${cause.category}.`;
    return retold(error, message, {
      provider,
      dialect,
      ...(status === undefined ? {} : { status }),
      ...(reason === undefined ? {} : { reason }),
    });
  }
}

/** What has been found in the body is not counted again in the sentence that was taken from it. */
function governSentence(
  { message, upstream }: GatewayError,
  body: JsonValue | undefined,
  governed: Governing,
): Awaitable<string> {
  if (!upstream?.quoted) return message;
  const governedSentence = sentenceIn(body);
  return sentenceIn(upstream.body) === message && governedSentence !== undefined
    ? governedSentence
    : governText(message, governed);
}

function sentenceIn(body: JsonValue | undefined): string | undefined {
  const error = isJsonObject(body) ? body['error'] : undefined;
  const sentence = isJsonObject(error) ? error['message'] : undefined;
  return typeof sentence === 'string' ? sentence : undefined;
}

/** Without its cause, which may say the same. */
function retold(error: GatewayError, message: string, upstream: UpstreamFailure): GatewayError {
  const { code, status, field, retryAfter, retryable, headers } = error;
  return new GatewayError({
    code,
    status,
    message,
    ...(field === undefined ? {} : { field }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(retryable === undefined ? {} : { retryable }),
    ...(headers === undefined ? {} : { headers }),
    upstream,
  });
}
