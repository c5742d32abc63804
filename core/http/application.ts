import type { ExchangeNotes, Journal, Logger } from '../api/index.js';
import { ChainCompiler } from '../pipeline/chain.js';
import type { HonouredSettings } from '../pipeline/honoured-settings.js';
import type { Installed } from '../pipeline/installed.js';
import { type AnyRoute, Router } from './router.js';

/** What one generation gives the server: its routes and its chains. Exchanges run to their end on the one they began on. */
export interface Application {
  readonly router: Router;
  readonly chains: ChainCompiler;
  readonly log: Logger;
  readonly notes: ExchangeNotes;
  /** An exchange begins. */
  enter(): void;
  /** An exchange has ended. */
  leave(): void;
}

/** An application that can be waited for. */
export interface DrainableApplication extends Application {
  /** Resolves when no exchange runs any more. */
  idle(): Promise<void>;
}

/** What an application is built with beside plugins and routes. */
export interface ApplicationServices extends Pick<Application, 'log' | 'notes'> {
  /** Absent where no plugin needs one. */
  readonly journal?: Pick<Journal, 'written'> | undefined;
  readonly honoured: HonouredSettings;
}

/** Builds the application of a generation. */
export function createApplication(
  installed: readonly Installed[],
  routes: readonly AnyRoute[],
  { log, notes, journal, honoured }: ApplicationServices,
): DrainableApplication {
  let running = 0;
  let waiting: (() => void)[] = [];
  return {
    router: new Router(routes),
    chains: new ChainCompiler(installed, { honoured, written: journal && (() => journal.written()) }),
    log,
    notes,
    enter() {
      running += 1;
    },
    leave() {
      running -= 1;
      if (running > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    idle: () =>
      new Promise((resolve) => {
        if (running === 0) resolve();
        else waiting.push(resolve);
      }),
  };
}
