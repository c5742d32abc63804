#!/usr/bin/env node
/**
 * The composition root: the only file that knows the configuration reader, the plugins and the platform's services at once.
 * Everything else is imported lazily, so that a Node that is too old says so, instead of failing because a feature is missing.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Composition } from './cli/composition.js';
import { isNodeTooOld } from './cli/needed-node.js';

if (isNodeTooOld()) {
  process.exitCode = 1;
} else {
  // Without a listener, a closed pipe or a full disk behind the output would end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const [, , command = ''] = process.argv;
  if (command !== 'start' && command !== 'worker') {
    (await import('./cli/report-lost-output.js')).reportLostOutput();
    (await import('./cli/unhandled-rejections.js')).printUnhandledRejections();
  }
  if (command === 'start' || command === 'worker') {
    // Before anything else is loaded, because this starts another process in place of this one.
    (await import('./cli/serving-node.js')).switchToServingNode();
    // Before the plugins are loaded, which takes a second on a busy machine. A process of a supervisor has handlers of its own.
    if (!process.connected) (await import('./cli/signals.js')).takeSignals();
  }
  const { optimizeAsUsual, prepareEngine } = await import('./cli/engine-flags.js');
  prepareEngine();
  // Half of a start is spent on compiling what the previous start has compiled. Does nothing if the folder cannot be written.
  module.enableCompileCache(fileURLToPath(new URL('../.compile-cache', import.meta.url)));
  const resolveAsUsual = (await import('./cli/resolve-by-folder.js')).resolveByFolder();
  const started = () => {
    optimizeAsUsual();
    resolveAsUsual();
  };
  const { runCommand } = await import('./cli/run.js');
  process.exitCode = await runCommand(process.argv.slice(2), await compose(started));
  // Everything has had time to close; end the process even if something still keeps it busy.
  setTimeout(() => process.exit(), 250).unref();
}

async function compose(started: Composition['started']): Promise<Composition> {
  const [{ bundledPlugins, honouringPlugins }, { version }] = await Promise.all([
    import('../plugins/index.js'),
    import('./version.js'),
  ]);
  return {
    version,
    bundled: bundledPlugins,
    environment: process.env,
    started,
    async readConfig(file) {
      const [{ loadEnvironmentFile }, { readGatewayFile }] = await Promise.all([
        import('../config/environment-file.js'),
        import('../config/load.js'),
      ]);
      loadEnvironmentFile(file);
      return readGatewayFile(file, { environment: process.env });
    },
    watchConfig: async (file, onChange, options) =>
      (await import('../config/watch.js')).watchGatewayFile(file, onChange, options),
    async createPlatform(source, group) {
      const { createPlatform } = await import('./host/create-platform.js');
      return createPlatform(source, { version, bundled: bundledPlugins, honouring: honouringPlugins, group });
    },
  };
}
