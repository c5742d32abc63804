import type { Logger } from '../api/index.js';

/**
 * Logs unhandled rejections from now on, instead of exiting. By default Node would end the process, and with it all responses in progress
 * on all connections, because of one missing `await` in one plugin.
 */
export function logUnhandledRejections(log: Logger): void {
  process.on('unhandledRejection', (cause) => {
    log.error({ error: cause }, 'a promise was rejected and nothing awaited it; the stack shows where');
  });
}
