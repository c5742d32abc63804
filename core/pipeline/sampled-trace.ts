import type { IncomingRequest, TraceContext } from '../api/index.js';
import type { Chain } from './chain.js';
import { report } from './guard.js';

/** The trace of a request with the `sampled` flag that holds from now on: the first plugin that answers decides, else the caller. */
export function sampledTrace({ sample }: Chain, request: IncomingRequest): TraceContext {
  const { trace } = request;
  for (const { plugin, hook } of sample) {
    try {
      const sampled = hook(request);
      if (sampled !== undefined) return sampled === trace.sampled ? trace : { ...trace, sampled };
    } catch (cause) {
      // Which traces are kept is no reason to refuse anybody.
      report(cause, plugin, 'sample', request);
    }
  }
  return trace;
}
