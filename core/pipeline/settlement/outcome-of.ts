import { type Exchange, type GatewayError, type Outcome, totalUsage } from '../../api/index.js';
import { timeIn } from '../../api/internal/exchange-time.js';
import { stepsOf } from '../hooks/steps.js';
import type { Progress } from '../progress.js';
import type { Target } from '../target.js';
import { totalCharge } from './total-charge.js';

/** The outcome of an exchange. */
export function outcomeOf(
  exchange: Exchange,
  progress: Pick<Progress, 'attempts' | 'finishReason' | 'status'>,
  error: GatewayError | undefined,
  target: Pick<Target, 'status' | 'firstByteAt'>,
): Outcome {
  const now = timeIn(exchange);
  return {
    status: statusOf(error, exchange),
    usage: totalUsage(progress.attempts.map(({ usage }) => usage)),
    attempts: progress.attempts,
    finishReason: progress.finishReason,
    charge: totalCharge(progress.attempts.map(({ charge }) => charge)),
    error,
    httpStatus: target.status ?? error?.status ?? progress.status,
    durationMs: durationOf(exchange, now),
    firstByteMs: target.firstByteAt === undefined ? undefined : durationOf(exchange, target.firstByteAt),
    steps: stepsOf(exchange),
  };
}

function statusOf(error: GatewayError | undefined, exchange: Exchange): Outcome['status'] {
  if (!error) return 'completed';
  if (exchange.signal.aborted || error.status === 499) return 'aborted';
  return error.status < 500 ? 'refused' : 'failed';
}

/** Never negative, even if the system clock was set back meanwhile, so that sums of durations never decrease. */
function durationOf({ receivedAt }: Exchange, now: number): number {
  return now > receivedAt ? now - receivedAt : 0;
}
