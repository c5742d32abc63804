import { coreServices } from '../host/gateway.js';
import { prepare } from '../host/prepare.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';

/** `sluice migrate`: brings the database up to date, for deployments that do it before the new version starts. */
export async function migrate({ file }: CommandLine, composition: Composition): Promise<number> {
  const source = await composition.readConfig(file);
  const { plugins } = await prepare(source, composition.bundled, coreServices());
  const platform = await composition.createPlatform(source);
  const tables = new Map(plugins.flatMap(({ plugin }) => (plugin.tables ? [[plugin.name, plugin.tables]] : [])));
  const database = await platform.openDatabase(source, [...tables.values()]);
  await database.close();
  await platform.httpClient.close();
  console.log('The database is up to date.');
  return 0;
}
