import { tablesOf } from '../host/process-services.js';
import { prepare } from '../host/loading/prepare.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';

/** `sluice migrate`: applies pending migrations, for deployments that do so before they start the new version. */
export async function migrate({ file }: CommandLine, composition: Composition): Promise<number> {
  const source = await composition.readConfig(file);
  const { plugins } = await prepare(source, composition.bundled);
  const platform = await composition.createPlatform(source);
  try {
    await platform.openDatabase(await tablesOf(plugins));
  } finally {
    await platform.close();
  }
  console.log('The database is up to date.');
  return 0;
}
