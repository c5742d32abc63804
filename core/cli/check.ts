import { counted } from '../api/index.js';
import { formatProblems } from '../api/internal/config-problem.js';
import { prepare } from '../host/loading/prepare.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';

/** `sluice check`: validates everything that can be validated without starting anything. */
export async function check({ file }: CommandLine, composition: Composition): Promise<number> {
  const source = await composition.readConfig(file);
  const log = { warn: (_fields: object, message: string) => console.error(`${message} …`) };
  const { plugins, doubts } = await prepare(source, composition.bundled, { log });
  if (doubts.length > 0) console.log(`${formatProblems(doubts)}\n`);
  const skipped = source.skippedPlugins.length;
  const count = counted(plugins.length, 'plugin');
  console.log(`${file} is valid: ${count}${skipped > 0 ? `, ${skipped} left out by "when"` : ''}.`);
  if (plugins.length > 0) console.log('What plugins know only once they are set up, "sluice explain" checks.');
  return 0;
}
