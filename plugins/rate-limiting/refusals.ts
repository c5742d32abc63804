import { counted, GatewayError, longestRetryAfter } from '../../core/api/index.js';
import type { Limit } from './choose-limits.js';

const whose: Readonly<Record<Limit['config']['per'], string>> = {
  connection: 'connection',
  key: 'credential',
  owner: 'owner of the API key',
  endUser: 'end user',
  organization: 'organization',
};

/** What a limit allows, for a message: `1 request`, `100 tokens with this model`. */
function allowedBy({ most, counted: what, config }: Limit): string {
  const amount = counted(most, what === 'tokens' ? 'token' : 'request');
  return config.models ? `${amount} with this model` : amount;
}

/** The error when the limit of a time window is reached. */
export function limitReached(limit: Limit, endsInMs: number, headers: Readonly<Record<string, string>>): GatewayError {
  const { config } = limit;
  const seconds = Math.max(1, Math.ceil(endsInMs / 1000));
  // Qwen Code gives up at these words. Otherwise it waits as long as it is told, without saying so.
  const advice = seconds > longestRetryAfter ? 'The quota is exceeded; it will reset in' : 'Try again in';
  return new GatewayError({
    code: 'GW_RATE_LIMIT_REACHED',
    status: 429,
    message: `The ${whose[config.per]} has used up its ${allowedBy(limit)} for this ${config.window}. ${advice} ${counted(seconds, 'second')}.`,
    retryAfter: seconds,
    headers,
  });
}

/** The error for a background request when a larger part of a limit is used up than of its time is over. */
export function tooEarly(limit: Limit, waitMs: number, headers: Readonly<Record<string, string>>): GatewayError {
  const { config } = limit;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new GatewayError({
    code: 'GW_RATE_LIMIT_REACHED',
    status: 429,
    message: `Requests in the background are spread over the ${config.window}, to leave the others their part of the ${allowedBy(limit)} of the ${whose[config.per]}. Try again in ${counted(seconds, 'second')}.`,
    retryAfter: seconds,
    headers,
  });
}

/** The error for a call that exceeds a limit by itself, so that waiting does not help. */
export function neverFits(limit: Limit, tokens: number, headers: Readonly<Record<string, string>>): GatewayError {
  const { config } = limit;
  return new GatewayError({
    code: 'GW_RATE_LIMIT_REACHED',
    status: 429,
    message:
      `The call may use ${counted(tokens, 'token')}, but the ${whose[config.per]} has only ${allowedBy(limit)} per ${config.window}. ` +
      'Send less, or ask for fewer output tokens.',
    retryable: false,
    headers,
  });
}

/** The error when the limit of concurrent requests is reached. */
export function tooManyAtOnce(limit: Limit, headers: Readonly<Record<string, string>>): GatewayError {
  const { config } = limit;
  return new GatewayError({
    code: 'GW_RATE_LIMIT_CONCURRENT',
    status: 429,
    message: `The ${whose[config.per]} has ${allowedBy(limit)} running, and no more are allowed at once. Try again when one has ended.`,
    retryAfter: 1,
    headers,
  });
}
