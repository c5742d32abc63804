import { isAborted } from '../api/internal/abort-source.js';
import { type Answer, type Attempt, type Awaitable, type Exchange, unknownModel } from '../api/index.js';
import { timeIn } from '../api/internal/exchange-time.js';
import { addressedProvider } from '../api/internal/model-index.js';
import { RequestTrace } from '../api/internal/request-trace.js';
import type { Chain } from './chain/chain.js';
import { checkAnswer } from './hooks/hook-results.js';
import type { Installed } from './chain/installed.js';
import { attemptOf, Meter } from './meter.js';
import { exchangeEnded, notSent, type ReservationAccount, type Reserved } from './reserve.js';
import { noReservations } from './settlement/attempt-reservations.js';
import { beginWait, endWait } from './hooks/waits.js';

/** Collects the attempts of one exchange. */
export interface AttemptAccount extends ReservationAccount {
  readonly attempts: Attempt[];
  /** Those of the answers of providers, to discard at the end of the exchange what nobody has read. */
  readonly meters: Meter[];
  /** Plugins whose `around` hook has returned an answer of its own, innermost first. */
  readonly wrappers: string[];
}

/** Sends a call to the provider that serves its model. Like every `Next`, it never throws synchronously. */
export function dispatch(
  chain: Chain,
  exchange: Exchange,
  reserved: Reserved,
  account: AttemptAccount,
): Promise<Answer> {
  const { call, reservations } = reserved;
  if (isAborted(exchange)) return notSent(reservations, exchange.signal.reason);
  if (!account.reservations.isOpen) return notSent(reservations, exchangeEnded());
  const { trace } = exchange;
  const spanId = trace instanceof RequestTrace ? trace.beginAttempt() : undefined;
  const sending = { call, exchange, reservations, account, startedAt: timeIn(exchange), spanId, chain };
  return ask(sending, inOrderFor(call.model, chain.dispatch), 0);
}

/** A call that is being offered to the providers. */
interface Sending extends Reserved {
  readonly exchange: Exchange;
  readonly account: AttemptAccount;
  readonly chain: Chain;
  readonly startedAt: number;
  readonly spanId: string | undefined;
}

/** Calls the `dispatch` hooks in order, beginning with the one at index `from`. */
function ask(sending: Sending, providers: Chain['dispatch'], from: number): Promise<Answer> {
  const { call, exchange, reservations } = sending;
  for (let index = from; index < providers.length; index += 1) {
    const { plugin, hook } = providers[index] as (typeof providers)[number];
    // If the exchange ends before the provider has answered, the call counts as sent.
    if (reservations !== noReservations) reservations.begin(attemptOf(plugin, call.model, sending));
    let found: ReturnType<typeof hook>;
    try {
      found = hook(call, exchange);
    } catch (cause) {
      return refused(cause, plugin, sending);
    }
    if (found instanceof Promise) {
      const wait = beginWait(exchange, plugin.id, 'dispatch');
      return found.then(
        (answer) => {
          endWait(wait);
          return answer ? accepted(answer, plugin, sending) : ask(sending, providers, index + 1);
        },
        (cause: unknown) => {
          endWait(wait);
          return refused(cause, plugin, sending);
        },
      );
    }
    if (found) return Promise.resolve(accepted(found, plugin, sending));
  }
  return notSent(reservations, unknownModel(call.model, sending.chain.usableModels(exchange)));
}

function accepted(answer: Answer, plugin: Installed, sending: Sending): Awaitable<Answer> {
  try {
    checkAnswer(answer);
  } catch (cause) {
    return refused(cause, plugin, sending);
  }
  const { account } = sending;
  const meter = new Meter(plugin, sending);
  account.attempts.push(meter.attempt);
  const metered = meter.metered(answer);
  if (account.reservations.isOpen) {
    account.meters.push(meter);
    return metered;
  }
  metered.discard();
  return Promise.reject(exchangeEnded());
}

async function refused(cause: unknown, plugin: Installed, sending: Sending): Promise<never> {
  const meter = new Meter(plugin, sending);
  sending.account.attempts.push(meter.attempt);
  const error = meter.failed(cause);
  await meter.settle();
  throw error;
}

/** The providers in order; if the model's name has the prefix of one, that one comes first. */
function inOrderFor(model: string, providers: Chain['dispatch']): Chain['dispatch'] {
  const id = addressedProvider(model);
  const addressed = id === undefined ? undefined : providers.find(({ plugin }) => plugin.id === id);
  return addressed ? [addressed, ...providers.filter((provider) => provider !== addressed)] : providers;
}
