import { cutText, foreignJsonIn, type Logger, objectIn, type Withhold } from '../../../core/api/index.js';

/** A response with which the provider refuses a signature. */
interface Refusal {
  /** The type of the error. */
  readonly type: string | undefined;
  /** The header `Date`. */
  readonly date: string | undefined;
}

/** Signatures are refused from five minutes on; a smaller difference is not the reason. */
const noticedMs = 240_000;

const stale = /^(?:ExpiredToken|UnrecognizedClient|InvalidClientTokenId)/;
const badSignature = /^(?:InvalidSignature|SignatureDoesNotMatch|RequestTimeTooSkewed|RequestExpired)/;

/**
 * Logs why a signature was refused, as far as the provider's own words do not say it.
 *
 * @param now by the gateway's clock
 * @returns whether other credentials may be accepted
 */
export function explainRefusal({ type = '', date }: Refusal, now: number, log: Logger): boolean {
  if (stale.test(type)) {
    log.warn({ type }, 'AWS does not accept the credentials; they are looked up again');
    return true;
  }
  if (!badSignature.test(type)) return false;
  const ahead = now - Date.parse(date ?? '');
  if (Math.abs(ahead) > noticedMs) {
    const seconds = Math.round(Math.abs(ahead) / 1000);
    const difference = `${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'}`;
    log.error(
      { type },
      `AWS refuses signatures because the clock of this machine is ${difference} that of AWS: set it`,
    );
  } else log.error({ type }, 'AWS refuses the signature: check secretAccessKey and region');
  return false;
}

const longestReason = 1000;

/** Logs why access was denied, in the provider's own words. */
export function logDenial(body: Uint8Array, withhold: Withhold, log: Logger): void {
  const value = foreignJsonIn(Buffer.from(body).toString('utf8'));
  const { message, Message = message } = objectIn(value);
  const reason = typeof Message === 'string' ? withhold(cutText(Message, longestReason)) : undefined;
  log.warn(
    { reason },
    'AWS denies access: check the permissions of the role, and whether the account may use the model',
  );
}
