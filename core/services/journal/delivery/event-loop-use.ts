import { performance } from 'node:perf_hooks';

/** The event loop counts as busy from this utilization on. */
const busyShare = 0.5;

/** Measures the utilization of this thread's event loop. */
export class EventLoopUse {
  #last = performance.eventLoopUtilization();

  /** Since the previous call. */
  isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#last);
    this.#last = now;
    return utilization >= busyShare;
  }
}
