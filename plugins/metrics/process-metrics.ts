import { collectDefaultMetrics, Registry } from 'prom-client';

let shared: Registry | undefined;

/**
 * The metrics of Node and of the process, in one registry for all configurations. Their collectors (a timer for the lag of the event loop, an observer
 * of garbage collections) cannot be stopped, so one set for each configuration would accumulate with every reload.
 */
export function processMetrics(): Registry {
  if (!shared) {
    shared = new Registry();
    collectDefaultMetrics({ register: shared });
  }
  return shared;
}
