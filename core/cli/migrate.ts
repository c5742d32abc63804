import { coreServices, tablesOf } from '../host/gateway.js';
import { prepare } from '../host/prepare.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';

/** `sluice migrate`: brings the database up to date, for deployments that do it before the new version starts. */
export async function migrate({ file }: CommandLine, composition: Composition): Promise<number> {
  const source = await composition.readConfig(file);
  const { plugins } = await prepare(source, composition.bundled, coreServices());
  const platform = await composition.createPlatform(source);
  try {
    await platform.openDatabase(await tablesOf(plugins));
  } finally {
    await platform.close();
  }
  console.log('The database is up to date.');
  return 0;
}
