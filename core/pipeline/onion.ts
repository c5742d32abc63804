import type { Answer, Exchange, InferenceCall, Next } from '../api/index.js';
import { authenticateAgain, type CallerAgain } from '../api/internal/caller-again.js';
import { timeIn } from '../api/internal/exchange-time.js';
import { attributed } from './hooks/attributed-answer.js';
import type { Chain } from './chain/chain.js';
import { type AttemptAccount, dispatch } from './dispatch.js';
import { attribute, report } from './hooks/guard.js';
import { checkAnswer, checkPassedCall } from './hooks/hook-results.js';
import { reserve } from './reserve.js';
import { rewrite } from './rewrite.js';
import { noReservations } from './settlement/attempt-reservations.js';
import { beginWait, endWait, endWith, type Wait } from './hooks/waits.js';

/**
 * The inner part of the chain: nested `around` hooks, and inside them, for every attempt, `govern`, `reserve` and `dispatch`.
 *
 * @param account collects one attempt for every call that a provider has accepted or refused
 */
export function onion(chain: Chain, exchange: Exchange, account: AttemptAccount): Next {
  const innermost: Next =
    chain.govern.length === 0 && chain.reserve.length === 0
      ? (call) => dispatch(chain, exchange, { call, reservations: noReservations }, account)
      : (call) => governedDispatch(chain, exchange, call, account);
  const asked = askingAgain(innermost, exchange, account);
  return chain.around.reduceRight((inner, around) => layer(around, inner, exchange, account), asked);
}

/** For how long a caller is not authenticated again before the first call, in milliseconds. */
const freshMs = 1_000;

/**
 * Authenticates the caller again before each call but the first, and before the first one if that comes late: a key may have been revoked while its
 * request was slow to arrive, waited, was repeated, or ran functions.
 */
function askingAgain(innermost: Next, exchange: Exchange & CallerAgain, { attempts }: AttemptAccount): Next {
  const again = exchange[authenticateAgain];
  if (!again) return innermost;
  const afterAsking = async (call: InferenceCall): Promise<Answer> => {
    await again();
    return innermost(call);
  };
  return (call) => {
    const isFresh = attempts.length === 0 && timeIn(exchange) - exchange.receivedAt < freshMs;
    return isFresh ? innermost(call) : afterAsking(call);
  };
}

/** One `around` hook, around the layers inside of it. */
function layer(
  { plugin, hook }: Chain['around'][number],
  inner: Next,
  exchange: Exchange,
  account: AttemptAccount,
): Next {
  const failed = (cause: unknown): never => {
    throw attribute(cause, plugin, 'around');
  };
  const begin = (): Wait => beginWait(exchange, plugin.id, 'around', { isAnswer: true });
  const given = (answer: Answer): Answer => {
    try {
      checkAnswer(answer);
      if (!account.wrappers.includes(plugin.id)) account.wrappers.push(plugin.id);
      return attributed(answer, { fail: failed, report: (cause) => report(cause, plugin, 'around', exchange), begin });
    } catch (cause) {
      return failed(cause);
    }
  };
  return (call) => {
    let passed: Promise<Answer> | undefined;
    // Noted before what it calls, which begins later, as long as it waits for that.
    const wait = beginWait(exchange, plugin.id, 'around');
    try {
      const answering = hook(call, exchange, (inside) => {
        if (inside !== call) checkPassedCall(inside);
        return (passed = inner(inside));
      });
      // The plugin has returned the inner answer unchanged, so later errors in it are not this plugin's.
      if (passed && answering === passed) {
        endWait(wait);
        return passed;
      }
      return endWith(wait, Promise.resolve(answering)).then(given, failed);
    } catch (cause) {
      endWait(wait);
      return Promise.reject(attribute(cause, plugin, 'around'));
    }
  };
}

/** Never throws synchronously; waits only if a hook returns a promise. */
function governedDispatch(
  chain: Chain,
  exchange: Exchange,
  call: InferenceCall,
  account: AttemptAccount,
): Promise<Answer> {
  const send = (governed: InferenceCall): Promise<Answer> => {
    const reserved = reserve(chain, exchange, governed, account);
    return reserved instanceof Promise
      ? reserved.then((late) => dispatch(chain, exchange, late, account))
      : dispatch(chain, exchange, reserved, account);
  };
  try {
    const governed = rewrite({ name: 'govern', hooks: chain.govern, exchange }, call);
    return governed instanceof Promise ? governed.then(send) : send(governed);
  } catch (cause) {
    return Promise.reject(cause as Error);
  }
}
