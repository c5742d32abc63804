#!/usr/bin/env node
/**
 * The composition root: the only file that knows the configuration reader, the plugins and the platform's services at once.
 * Everything is imported late, so that a Node that is too old is told so instead of failing on a missing feature.
 */
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import type { Database } from './api/database.js';
import type { ConfigSource, TableSet } from './api/index.js';
import type { Composition } from './cli/composition.js';
import type { Platform } from './host/gateway.js';
import type { OpenJournal } from './services/journal/file-journal.js';
import type { OpenState } from './services/state/open-state.js';

const neededNode = 24;

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  console.error(
    `Sluice needs Node ${neededNode}; this is ${process.version}. Run "npm ci" in its folder: that installs the right one, ` +
      'which "npm start" and "npx sluice" then use.',
  );
  process.exitCode = 1;
} else {
  // A reader of what is printed that has gone, or a disk that is full, is no reason to end: without a listener it would be one.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const [, , command = ''] = process.argv;
  // Before anything else is loaded, as this process begins anew.
  if (command === 'start' || command === 'worker') (await import('./cli/serving-node.js')).goOnUnderServingNode();
  // What a start allocates lives long, and V8 concludes that the same lines will go on making long-lived objects. On the hot path none
  // is: placed among the old ones they would keep whole requests alive that nobody can reach any more (docs/decisions/0009).
  v8.setFlagsFromString('--no-allocation-site-pretenuring');
  // A request goes through some hundred small functions, each a few times. With three times the usual budgets the compiler puts more of
  // them into one another, which saves about a twentieth of a request's processor time (docs/decisions/0043).
  v8.setFlagsFromString('--max-inlined-bytecode-size=1000');
  v8.setFlagsFromString('--max-inlined-bytecode-size-cumulative=3000');
  // Half of a start is compiling what was compiled at the start before. Where the folder cannot be written this does nothing.
  module.enableCompileCache(fileURLToPath(new URL('../.compile-cache', import.meta.url)));
  const { runCommand } = await import('./cli/run.js');
  process.exitCode = await runCommand(process.argv.slice(2), await compose());
  // Whatever still keeps the process busy has had its time to close.
  setTimeout(() => process.exit(), 250).unref();
}

async function compose(): Promise<Composition> {
  const [{ readGatewayFile }, { watchGatewayFile }, { bundledPlugins }, { version }] = await Promise.all([
    import('../config/load.js'),
    import('../config/watch.js'),
    import('../plugins/index.js'),
    import('./version.js'),
  ]);
  return {
    version,
    bundled: bundledPlugins,
    environment: process.env,
    readConfig: (file) => readGatewayFile(file, { environment: process.env }),
    watchConfig: (file, onChange, options) => watchGatewayFile(file, onChange, options),
    createPlatform,
  };

  async function createPlatform({ settings }: ConfigSource): Promise<Platform> {
    const [{ createLogger }, { systemClock }, { createHttpClient }, { createForwardAgents }, { proxiesFrom }] =
      await Promise.all([
        import('./services/logger.js'),
        import('./services/clock.js'),
        import('./services/http-client/http-client.js'),
        import('./services/http-client/forward-agents.js'),
        import('./services/http-client/proxies.js'),
      ]);
    const log = createLogger(settings.log);
    const proxies = proxiesFrom(process.env);
    const httpClient = createHttpClient({ proxies });
    const agents = createForwardAgents(proxies);
    // The embedded database takes as long to start as the plugins take to load, so it does not wait to hear their tables.
    const tables = Promise.withResolvers<readonly TableSet[]>();
    const { databaseUrl: url, folder } = settings.data;
    const { openDatabase } = await import('./services/database/open-database.js');
    const opening = openDatabase({ url, folder, tables: tables.promise, log });
    opening.catch(() => undefined);
    let journal: OpenJournal | undefined;
    let state: OpenState | undefined;
    const { openVectors } = await import('./services/vectors/open-vectors.js');
    const vectors = openVectors({ url: settings.data.chromaUrl, folder, http: httpClient, log });
    return {
      version,
      bundled: bundledPlugins,
      log,
      clock: systemClock,
      httpClient,
      agents,
      vectors,
      async openDatabase(tableSets) {
        tables.resolve(tableSets);
        return opening;
      },
      async openJournal() {
        const [{ FileJournal }, { EventLoopUse }] = await Promise.all([
          import('./services/journal/file-journal.js'),
          import('./services/journal/event-loop-use.js'),
        ]);
        const use = new EventLoopUse();
        journal = await FileJournal.open({
          folder: join(folder, 'journal'),
          ...settings.data.journal,
          clock: systemClock,
          log,
          // A server computes elsewhere, and who asks another replica cannot make this one hurry.
          ...(url === undefined ? { isBusy: () => use.isBusy() } : {}),
        });
        return journal;
      },
      async openState() {
        const { openState } = await import('./services/state/open-state.js');
        state = await openState({ ...settings.state.redis, log });
        return state;
      },
      async openJobs(database) {
        const { DatabaseJobQueue } = await import('./services/jobs/database-job-queue.js');
        return new DatabaseJobQueue({ database: database as Database, clock: systemClock, log });
      },
      async openObjects() {
        const { openObjects } = await import('./services/objects/open-objects.js');
        return openObjects(settings.data, { httpClient, clock: systemClock });
      },
      async close() {
        await journal?.close();
        await state?.close();
        tables.reject(new Error('the gateway was closed before its database was needed'));
        await opening.then(
          (database) => database.close(),
          () => undefined,
        );
        await vectors.close();
        await httpClient.close();
        for (const agent of Object.values(agents)) agent.destroy();
      },
    };
  }
}
