import type { IncomingRequest, TraceContext } from '../api/index.js';
import { RequestTrace } from '../api/internal/request-trace.js';
import type { Chain } from './chain/chain.js';
import { report } from './hooks/guard.js';
import { checkBoolean } from './hooks/hook-results.js';

/** The trace context of a request with its final `sampled` flag: the first plugin that returns one decides, otherwise the caller. */
export function sampledTrace({ sample }: Chain, request: IncomingRequest): TraceContext {
  const { trace } = request;
  for (const { plugin, hook } of sample) {
    try {
      const sampled = hook(request);
      if (sampled === undefined || sampled === null) continue;
      checkBoolean(sampled);
      return sampled === trace.sampled ? trace : new RequestTrace({ ...trace, sampled });
    } catch (cause) {
      // A request is not refused because its trace could not be sampled.
      report(cause, plugin, 'sample', request);
    }
  }
  return trace;
}
