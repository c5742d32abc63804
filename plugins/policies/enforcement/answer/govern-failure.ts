import {
  type Awaitable,
  GatewayError,
  isJsonObject,
  type JsonValue,
  type UpstreamFailure,
} from '../../../../core/api/index.js';
import type { Enforcement } from '../enforcement.js';
import type { ExchangePolicies } from '../exchange-policies.js';
import { type Governing, governing, governText } from '../texts/govern-text.js';
import { governValue } from '../texts/govern-value.js';
import { PolicyBlock } from '../texts/policy-block.js';

/**
 * Applies the policies for answers to the error of a provider, because its message and body may quote output of the model, for example a tool
 * call that could not be parsed. A block replaces the message and removes the body. Status and code are kept, because clients decide by them
 * whether to retry.
 *
 * @throws GatewayError when an enforcing policy cannot be checked
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
    return isSame ? error : withMessage(error, message, body === undefined ? upstream : { ...upstream, body });
  } catch (cause) {
    if (!(cause instanceof PolicyBlock)) throw cause;
    const { provider, dialect, status, reason } = upstream;
    const { policyId, policyType } = cause.rule;
    const message = `Provider "${provider}" reported an error, and what it said is blocked by the policy ${policyId} (${policyType}): ${cause.category}.`;
    return withMessage(error, message, {
      provider,
      dialect,
      ...(status === undefined ? {} : { status }),
      ...(reason === undefined ? {} : { reason }),
    });
  }
}

/** A message that was taken from the body is taken from the governed body, so that its findings are counted once. */
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

/** A copy with another message, and without the cause, which may quote the same text. */
function withMessage(error: GatewayError, message: string, upstream: UpstreamFailure): GatewayError {
  const { code, status, field, retryAfter, retryable, headers } = error;
  return new GatewayError({ code, status, message, field, retryAfter, retryable, headers, upstream });
}
