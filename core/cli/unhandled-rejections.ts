import type { Logger } from '../api/index.js';
import { pluginOfError } from '../host/loading/plugin-of-error.js';

/**
 * Logs unhandled rejections from now on, instead of exiting. By default Node would end the process, and with it all responses in progress
 * on all connections, because of one missing `await` in one plugin. An exception outside of all hooks does end it, after a line that says which
 * plugin it comes from.
 */
export function logUnhandledRejections(log: Pick<Logger, 'error'>): void {
  reportUnhandledErrors(({ plugin, error }, message) =>
    log.error({ ...(plugin !== undefined && { plugin }), error }, message),
  );
}

/** The same for a command that serves nothing, on its standard error, where Node itself prints what ends the process. */
export function printUnhandledRejections(): void {
  reportUnhandledErrors(({ error, endsProcess }, message) => {
    const stack = (error instanceof Error && error.stack) || String(error);
    console.error(`sluice: ${message}${endsProcess ? '' : `: ${stack}`}`);
  });
}

/** An error outside of all hooks, and the name of the plugin that it comes from, if the stack shows it. */
interface Unhandled {
  readonly error: unknown;
  readonly plugin: string | undefined;
  readonly endsProcess: boolean;
}

function reportUnhandledErrors(write: (unhandled: Unhandled, message: string) => void): void {
  const report = (error: unknown, what: string, endsProcess: boolean): void => {
    const plugin = pluginOfError(error);
    write({ error, plugin, endsProcess }, what.replace('%', plugin === undefined ? '' : ` of plugin "${plugin}"`));
  };
  process.on('unhandledRejection', (cause) =>
    report(cause, 'a promise% was rejected and nothing awaited it; the stack shows where', false),
  );
  process.on('uncaughtExceptionMonitor', (error) =>
    report(error, 'a timer or a listener% threw outside of all hooks, which ends the process; catch it there', true),
  );
}
