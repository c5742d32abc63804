import type { Awaitable, Exchange, InferenceCall } from '../api/index.js';
import type { Chain } from './chain/chain.js';
import { guard } from './hooks/guard.js';
import { checkCall } from './hooks/hook-results.js';

/** The hooks of one phase that rewrite a call. */
interface Rewriting {
  readonly name: 'prepare' | 'govern';
  readonly hooks: Chain['prepare'] | Chain['govern'];
  readonly exchange: Exchange;
}

/** Runs the hooks that rewrite a call, beginning with index `from`, each on the result of the previous one. */
export function rewrite(rewriting: Rewriting, first: InferenceCall, from = 0): Awaitable<InferenceCall> {
  const { name, hooks, exchange } = rewriting;
  let call = first;
  for (let index = from; index < hooks.length; index += 1) {
    const { plugin, hook } = hooks[index] as (typeof hooks)[number];
    const current = call;
    const result = guard({ plugin, hook: name, exchange, work: () => hook(current, exchange), check: checkCall });
    if (result instanceof Promise) return result.then((late) => rewrite(rewriting, late ?? current, index + 1));
    call = result ?? current;
  }
  return call;
}
