import { performance } from 'node:perf_hooks';

/** From this share on of the time in which the event loop runs, there is hardly any left. */
const busyShare = 0.5;

/** Looks how much the event loop of this thread has had to do. */
export class EventLoopUse {
  #last = performance.eventLoopUtilization();

  /** Since the last look. */
  isBusy(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#last);
    this.#last = now;
    return utilization >= busyShare;
  }
}
