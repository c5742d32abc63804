import type { Exchange, InferenceCall, Observer, PartSink, StreamPart } from '../api/index.js';
import type { AnswerAccount } from './answer-account.js';
import type { Chain } from './chain.js';
import { report } from './guard.js';
import type { Installed } from './installed.js';

/** An observer, whose it is, and of what. */
export type NamedObserver = readonly [Installed, Observer, Exchange];

const nobody: readonly NamedObserver[] = [];

/** Takes an answer as the client gets it to its account, and shows it to the observers. */
export function showing(observers: readonly NamedObserver[], account: AnswerAccount): (part: StreamPart) => void {
  return (part) => {
    account.add(part);
    if (observers.length === 0) return;
    const shown = asRecorded(part);
    for (const observer of observers) observe(observer, shown);
  };
}

/** The same on the way to a sink. */
export function watching(observers: readonly NamedObserver[], account: AnswerAccount, sink: PartSink): PartSink {
  const show = showing(observers, account);
  return (part) => {
    show(part);
    return sink(part);
  };
}

/** What a policy has put back for the client alone is not for those who write down. */
function asRecorded(part: StreamPart): StreamPart {
  if (!('recorded' in part) || part.recorded === undefined) return part;
  const { recorded, ...shown } = part;
  return { ...shown, text: recorded };
}

function observe([plugin, observer, exchange]: NamedObserver, part: StreamPart): void {
  try {
    const pending: unknown = observer(part);
    // Nobody waits for an observer, but one that is an asynchronous function must not bring the process down.
    if (pending instanceof Promise) pending.catch((cause: unknown) => report(cause, plugin, 'observe', exchange));
  } catch (cause) {
    report(cause, plugin, 'observe', exchange);
  }
}

/** Those that want to see an answer. One that fails to say so is left out. */
export function observersFor(chain: Chain, call: InferenceCall, exchange: Exchange): readonly NamedObserver[] {
  if (chain.observe.length === 0) return nobody;
  const observers: NamedObserver[] = [];
  for (const { plugin, hook } of chain.observe) {
    try {
      const observer = hook(call, exchange);
      if (observer) observers.push([plugin, observer, exchange]);
    } catch (cause) {
      report(cause, plugin, 'observe', exchange);
    }
  }
  return observers;
}
