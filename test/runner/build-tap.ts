import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tap's test class, which `tap build` compiles into node_modules with the plugins that `.taprc` allows. */
const compiledClass = join('node_modules', '@tapjs', 'test', 'test-built', 'dist', 'esm', 'index.js');

/**
 * Builds tap without the plugins that `.taprc` removes, unless it is built so already: a fresh install has them all. A build takes seconds, and
 * tests that another terminal starts meanwhile do not find the class.
 */
export async function buildTap(removedPlugins: readonly string[]): Promise<void> {
  const compiled = await readFile(compiledClass, 'utf8').catch(() => '');
  if (hasNone(removedPlugins, compiled)) return;
  const child = spawn(join('node_modules', '.bin', 'tap'), ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise<void>((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? done() : reject(new Error(`"tap build" ended with ${code}.`))));
  });
}

/** Whether the compiled class imports none of the plugins. */
export function hasNone(plugins: readonly string[], compiled: string): boolean {
  return compiled !== '' && !plugins.some((plugin) => compiled.includes(`from "${plugin}"`));
}
