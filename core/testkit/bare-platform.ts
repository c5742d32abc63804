import type { HttpClient, Logger } from '../api/index.js';
import type { BundledPlugins } from '../host/loading/load-plugin.js';
import type { Platform } from '../host/platform.js';
import { systemClock } from '../services/clock.js';
import { createForwardAgents } from '../services/http-client/forward-agents.js';
import { loopbackHttp } from './loopback-http.js';
import { noVectors } from './no-vectors.js';

/**
 * A platform with only a clock, a log and the plugins. Requiring any other service fails with a helpful message.
 *
 * @param httpClient closed by the caller
 */
export function barePlatform(bundled: BundledPlugins, log: Logger, httpClient: HttpClient = loopbackHttp()): Platform {
  return {
    version: '0.0.0-test',
    countsMetrics: true,
    bundled,
    log,
    clock: systemClock,
    httpClient,
    agents: createForwardAgents(undefined),
    vectors: noVectors,
    openDatabase: () => Promise.reject(without('database')),
    openJournal: () => Promise.reject(without('journal')),
    openState: () => Promise.resolve({ shared: undefined }),
    openJobs: () => Promise.reject(without('jobs')),
    openObjects: () => Promise.reject(without('store of files')),
    close: () => Promise.resolve(),
  };
}

function without(what: string): Error {
  return new Error(`this test gateway has no ${what}; startTestGateway(plugins, settings, embeddedStores()) has one`);
}
