import { GatewayError } from '../../core/api/index.js';
import type { Limit } from './choose-limits.js';

const whose: Readonly<Record<Limit['config']['per'], string>> = {
  connection: 'connection',
  key: 'credential',
  owner: 'owner of the API key',
  endUser: 'end user',
  organization: 'organization',
};

/** What is counted, for a message: `requests`, `tokens with this model`. */
function countedBy({ counted, config }: Limit): string {
  const unit = counted === 'concurrent' ? 'requests' : counted;
  return config.models ? `${unit} with this model` : unit;
}

/** The error when the limit of a time window is reached. */
export function limitReached(limit: Limit, endsInMs: number, headers: Readonly<Record<string, string>>): GatewayError {
  const { most, config } = limit;
  const seconds = Math.max(1, Math.ceil(endsInMs / 1000));
  return new GatewayError({
    code: 'GW_RATE_LIMIT_REACHED',
    status: 429,
    message: `The ${whose[config.per]} has used up its ${most} ${countedBy(limit)} for this ${config.window}. Try again in ${seconds} seconds.`,
    retryAfter: seconds,
    headers,
  });
}

/** The error for a background request when a larger part of a limit is used up than of its time is over. */
export function tooEarly(limit: Limit, waitMs: number, headers: Readonly<Record<string, string>>): GatewayError {
  const { most, config } = limit;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new GatewayError({
    code: 'GW_RATE_LIMIT_REACHED',
    status: 429,
    message: `Requests in the background are spread over the ${config.window}, to leave the others their part of the ${most} ${countedBy(limit)} of the ${whose[config.per]}. Try again in ${seconds} seconds.`,
    retryAfter: seconds,
    headers,
  });
}

/** The error for a call that exceeds a limit by itself, so that waiting does not help. */
export function neverFits(limit: Limit, tokens: number, headers: Readonly<Record<string, string>>): GatewayError {
  const { most, config } = limit;
  return new GatewayError({
    code: 'GW_RATE_LIMIT_REACHED',
    status: 429,
    message:
      `The call may use ${tokens} tokens, but the ${whose[config.per]} has only ${most} ${countedBy(limit)} per ${config.window}. ` +
      'Send less, or ask for fewer output tokens.',
    retryable: false,
    headers,
  });
}

/** The error when the limit of concurrent requests is reached. */
export function tooManyAtOnce(limit: Limit, headers: Readonly<Record<string, string>>): GatewayError {
  const { most, config } = limit;
  return new GatewayError({
    code: 'GW_RATE_LIMIT_CONCURRENT',
    status: 429,
    message: `The ${whose[config.per]} has ${most} ${countedBy(limit)} running, and no more are allowed at once. Try again when one has ended.`,
    retryAfter: 1,
    headers,
  });
}
