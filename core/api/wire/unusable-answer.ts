import { GatewayError, type UpstreamFailure } from '../errors.js';

/** Who has answered, and in which dialect. */
export type Answerer = Pick<UpstreamFailure, 'provider' | 'dialect'>;

/**
 * The refusal of something that is no answer at all.
 *
 * @param what was sent, as a phrase: `a page`, `something that is not JSON`
 */
export function badAnswer(by: Answerer, what: string, cause?: unknown): GatewayError {
  return unusable('GW_PROVIDER_BAD_ANSWER', by, `sent ${what} instead of an answer`, cause);
}

/** The refusal of a success in which nothing is. */
export function emptyAnswer(by: Answerer): GatewayError {
  return unusable('GW_PROVIDER_BAD_ANSWER', by, 'reported success but sent no answer');
}

/** The refusal of an answer whose end is missing, however much of it has come. See `incompleteAnswer` where it is not known whose it was. */
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
