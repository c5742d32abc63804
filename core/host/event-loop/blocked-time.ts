import { type MetricFamily, token } from '../../api/index.js';
import type { HookPlace } from '../../api/internal/running-hook.js';

const name = 'sluice_event_loop_blocked_seconds_total';
const unknown: HookPlace = { plugin: 'unknown', hook: 'unknown' };

/** How long plugins have blocked the event loop of this process. Its labels are as many as there are hooks of plugins. */
export class BlockedTime {
  readonly #seconds = new Map<string, { readonly place: HookPlace; readonly value: number }>();

  constructor() {
    // The metric is there before anybody has blocked anything.
    this.add(unknown, 0);
  }

  /** @param place undefined if it is not known who it was */
  add(place: HookPlace = unknown, seconds: number): void {
    const key = `${place.plugin} ${place.hook}`;
    const counted = this.#seconds.get(key) ?? { place, value: 0 };
    this.#seconds.set(key, { place, value: counted.value + seconds });
  }

  family(): MetricFamily {
    const help = 'How long plugins have computed without a pause, from half a second on: nothing else went on.';
    const samples = [...this.#seconds.values()].map(({ place, value }) => ({ name, labels: { ...place }, value }));
    return { name, kind: 'counter', help, samples };
  }
}

/** The process's, for the metrics of each generation; not for plugins. */
export const BlockedTimes = token<BlockedTime>('blocked-time');
