import type { Admission, Awaitable, Exchange, Hold } from '../api/index.js';
import type { Chain } from './chain/chain.js';
import type { Installed } from './chain/installed.js';
import { guard } from './hooks/guard.js';
import { checkHold } from './hooks/hook-results.js';
import type { Progress } from './progress.js';
import { announceHeaders } from './announce-headers.js';

/** Runs the `admit` hooks in order, beginning with the one at index `from`. */
export function admit(hooks: Chain['admit'], admission: Admission, progress: Progress, from = 0): Awaitable<void> {
  const { exchange } = admission;
  for (let index = from; index < hooks.length; index += 1) {
    const { plugin, hook } = hooks[index] as (typeof hooks)[number];
    const late = (hold: Hold | undefined): void => {
      if (hold) progress.holds.take(plugin, hold);
    };
    const found = guard({ plugin, hook: 'admit', exchange, work: () => hook(admission), check: checkHold, late });
    if (found instanceof Promise) {
      return found.then((hold) => {
        keep(hold, plugin, exchange, progress);
        return admit(hooks, admission, progress, index + 1);
      });
    }
    keep(found, plugin, exchange, progress);
  }
}

function keep(hold: Hold | undefined, plugin: Installed, exchange: Exchange, progress: Progress): void {
  if (!hold) return;
  progress.holds.take(plugin, hold);
  announceHeaders(hold, progress, { plugin, hook: 'admit', exchange });
}
