import type { Logger } from '../api/index.js';

/**
 * From now on a promise that fails and that nobody waits for is told in the log, and ends nothing. Node would end the process, and with it
 * every answer under way on every connection, for one forgotten `await` in one plugin.
 */
export function outliveForgottenPromises(log: Logger): void {
  process.on('unhandledRejection', (cause) => {
    log.error({ error: cause }, 'a promise was rejected and nothing awaited it; the stack shows where');
  });
}
