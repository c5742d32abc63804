#!/usr/bin/env node
/**
 * The composition root: the only file that knows the configuration reader, the plugins and the platform's services at once.
 * Everything is imported late, so that a Node that is too old is told so instead of failing on a missing feature.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ConfigSource, TableSet } from './api/index.js';
import type { Composition } from './cli/composition.js';
import type { Platform } from './host/gateway.js';

const neededNode = 24;

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  console.error(
    `Sluice needs Node ${neededNode}; this is ${process.version}. Run "npm ci" in its folder: that installs the right one, ` +
      'which "npm start" and "npx sluice" then use.',
  );
  process.exitCode = 1;
} else {
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
    readConfig: (file) => readGatewayFile(file, { environment: process.env }),
    watchConfig: (file, onChange, options) => watchGatewayFile(file, onChange, options),
    createPlatform,
  };

  async function createPlatform({ settings }: ConfigSource): Promise<Platform> {
    const [{ createLogger }, { systemClock }, { createHttpClient }] = await Promise.all([
      import('./services/logger.js'),
      import('./services/clock.js'),
      import('./services/http-client/http-client.js'),
    ]);
    const log = createLogger(settings.log);
    const httpClient = createHttpClient();
    // The embedded database takes as long to start as the plugins take to load, so it does not wait to hear their tables.
    const tables = Promise.withResolvers<readonly TableSet[]>();
    const { databaseUrl: url, folder } = settings.data;
    const { openDatabase } = await import('./services/database/open-database.js');
    const opening = openDatabase({ url, folder, tables: tables.promise, log });
    opening.catch(() => undefined);
    return {
      version,
      bundled: bundledPlugins,
      log,
      clock: systemClock,
      httpClient,
      async openDatabase(tableSets) {
        tables.resolve(tableSets);
        return opening;
      },
      async close() {
        tables.reject(new Error('the gateway was closed before its database was needed'));
        await opening.then(
          (database) => database.close(),
          () => undefined,
        );
        await httpClient.close();
      },
    };
  }
}
