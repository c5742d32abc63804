import type { ExchangeNotes, Logger } from '../api/index.js';
import { ChainCompiler, type ChainServices } from '../pipeline/chain/chain.js';
import type { Installed } from '../pipeline/chain/installed.js';
import { type AnyRoute, Router } from './router.js';

/** The routes and chains of one generation, for the server. An exchange ends on the application on which it began. */
export interface Application {
  readonly router: Router;
  readonly chains: ChainCompiler;
  readonly log: Logger;
  readonly notes: ExchangeNotes;
  /** Called when an exchange begins. */
  enter(): void;
  /** Called when an exchange has ended. */
  leave(): void;
}

/** An application whose running exchanges can be awaited. */
export interface DrainableApplication extends Application {
  /** Resolves when no exchange is running. */
  idle(): Promise<void>;
}

/** What an application needs besides plugins and routes. */
type ApplicationServices = Pick<Application, 'log' | 'notes'> & ChainServices;

/** Builds the application of a generation. */
export function createApplication(
  installed: readonly Installed[],
  routes: readonly AnyRoute[],
  { log, notes, ...forChains }: ApplicationServices,
): DrainableApplication {
  let running = 0;
  let waiting: (() => void)[] = [];
  return {
    router: new Router(routes),
    chains: new ChainCompiler(installed, forChains),
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
