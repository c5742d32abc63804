import { GatewayError, type UpstreamFailure } from '../../errors.js';
import type { HttpResponse } from '../../services/http-client.js';
import { JsonBoundError, maxJsonDepth, maxJsonMembers } from '../json/json-depth.js';

/** The provider that answered, and its dialect. */
export type Answerer = Pick<UpstreamFailure, 'provider' | 'dialect'>;

/**
 * The error for a response that cannot be read as an answer.
 *
 * @param what a phrase for what was sent: `a page`, `something that is not JSON`. Not used if the cause is a bound that the JSON exceeds
 */
export function badAnswer(by: Answerer, what: string, cause?: unknown): GatewayError {
  const bound = cause instanceof JsonBoundError ? cause.bound : undefined;
  const sent = bound ? beyond[bound] : what;
  return unusable('GW_PROVIDER_BAD_ANSWER', by, `sent ${sent} instead of an answer`, cause);
}

/** What JSON is that exceeds a bound. */
const beyond = {
  levels: `JSON that is nested deeper than ${maxJsonDepth} levels`,
  weight: 'JSON with too many values',
  members: `JSON with an object of more than ${maxJsonMembers} members`,
};

/** Refuses a page, with which what lies in front of a provider answers. @throws GatewayError `GW_PROVIDER_BAD_ANSWER` (502) */
export function refusePage(response: HttpResponse, by: Answerer): void {
  if (!response.headers['content-type']?.includes('text/html')) return;
  response.discard();
  throw badAnswer(by, 'a page');
}

/** The error for a 2xx response without content. */
export function emptyAnswer(by: Answerer): GatewayError {
  return unusable('GW_PROVIDER_BAD_ANSWER', by, 'reported success but sent no answer');
}

/** The error for an answer that was cut off, however much of it has arrived. */
export function cutAnswer(by: Answerer): GatewayError {
  return unusable('GW_PROVIDER_INCOMPLETE', by, 'ended its answer in the middle');
}

function unusable(code: string, { provider, dialect }: Answerer, what: string, cause?: unknown): GatewayError {
  return new GatewayError({
    code,
    status: 502,
    message: `Provider "${provider}" ${what}.`,
    cause,
    upstream: { provider, dialect },
  });
}
