#!/usr/bin/env node
/**
 * The composition root: the only file that knows the configuration reader, the plugins and the platform's services at once.
 * Everything is imported late, so that a Node that is too old is told so instead of failing on a missing feature.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import type { Composition } from './cli/composition.js';

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
  const [{ readGatewayFile }, { watchGatewayFile }, { bundledPlugins, honouringPlugins }, { version }] =
    await Promise.all([
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
    async createPlatform({ settings }) {
      const { createPlatform } = await import('./host/create-platform.js');
      return createPlatform(settings, { version, bundled: bundledPlugins, honouring: honouringPlugins });
    },
  };
}
