import { after, type Answer, type Awaitable, type Exchange, type InferenceCall, type Next } from '../api/index.js';
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
  return chain.around.reduceRight((inner, around) => layer(around, inner, exchange, account), innermost);
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
  const send = (governed: InferenceCall): Awaitable<Answer> =>
    after(reserve(chain, exchange, governed, account), (reserved) => dispatch(chain, exchange, reserved, account));
  try {
    return Promise.resolve(after(rewrite({ name: 'govern', hooks: chain.govern, exchange }, call), send));
  } catch (cause) {
    return Promise.reject(cause as Error);
  }
}
