import type { Exchange, InferenceCall, Observer, PartSink, StreamPart } from '../../api/index.js';
import { marked, placeOf } from '../../api/internal/running-hook.js';
import type { Chain } from '../chain/chain.js';
import type { Installed } from '../chain/installed.js';
import { report } from '../hooks/guard.js';
import { checkObserver } from '../hooks/hook-results.js';
import type { AnswerAccount } from './answer-account.js';

/** An observer, its plugin, and the exchange it observes. */
export interface NamedObserver {
  readonly plugin: Installed;
  readonly observer: Observer;
  readonly exchange: Exchange;
  /** Whether it has failed: only its first failure is logged, because it may fail at every part. */
  hasFailed: boolean;
}

const noObservers: readonly NamedObserver[] = [];

/** Returns a function that passes each part to the account and the observers. */
export function notifying(observers: readonly NamedObserver[], account: AnswerAccount): (part: StreamPart) => void {
  return (part) => {
    account.add(part);
    if (observers.length === 0) return;
    const shown = asRecorded(part);
    for (const observer of observers) observe(observer, shown);
  };
}

/** Like {@link notifying}, followed by a sink. */
export function observing(observers: readonly NamedObserver[], account: AnswerAccount, sink: PartSink): PartSink {
  const show = notifying(observers, account);
  return (part) => {
    show(part);
    return sink(part);
  };
}

/** The part for observers: without values that a policy has restored for the client only. */
function asRecorded(part: StreamPart): StreamPart {
  if (!('recorded' in part) || part.recorded === undefined) return part;
  if (part.type === 'citation') {
    const { recorded: back, ...cited } = part;
    return { ...cited, back };
  }
  const { recorded, ...shown } = part;
  return { ...shown, text: recorded };
}

function observe(named: NamedObserver, part: StreamPart): void {
  try {
    const pending: unknown = named.observer(part);
    // Observers are not awaited, but a rejection of an asynchronous one must not end the process.
    if (pending instanceof Promise) pending.catch((cause: unknown) => reportFirst(cause, named));
  } catch (cause) {
    reportFirst(cause, named);
  }
}

function reportFirst(cause: unknown, named: NamedObserver): void {
  if (!named.hasFailed) report(cause, named.plugin, 'observe', named.exchange);
  named.hasFailed = true;
}

/** The observers of an answer. A plugin whose `observe` throws, or returns something else, is left out. */
export function observersFor(chain: Chain, call: InferenceCall, exchange: Exchange): readonly NamedObserver[] {
  if (chain.observe.length === 0) return noObservers;
  const observers: NamedObserver[] = [];
  for (const { plugin, hook } of chain.observe) {
    try {
      const observer = hook(call, exchange);
      if (observer === undefined || observer === null) continue;
      checkObserver(observer);
      observers.push({ plugin, observer: marked(placeOf(plugin.id, 'observe'), observer), exchange, hasFailed: false });
    } catch (cause) {
      report(cause, plugin, 'observe', exchange);
    }
  }
  return observers;
}
