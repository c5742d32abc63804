import { type Connection, Connections, unknownResource } from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import { Gateway } from '../host/gateway.js';
import { explain } from '../pipeline/chain/explain.js';
import { copyCluster } from '../services/database/embedded/copy-cluster.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import { connectionOf } from './management/through-services.js';
import { inTemporaryFolder } from './temporary-folder.js';

/**
 * `sluice explain`: shows what runs for a request, phase by phase, without listening. The plugins are set up and the chain is the real
 * one, but with a temporary data folder, so that the command can run beside a gateway without touching its data.
 */
export async function explainCommand(line: CommandLine, composition: Composition): Promise<number> {
  const source = await composition.readConfig(line.file);
  await inTemporaryFolder('sluice-explain-', async (folder) =>
    explainWithData(line, await withDataIn(folder, source, line), composition),
  );
  return 0;
}

/** Replaces the data folder. The data itself is used only for a connection's settings; what runs for any connection is known without it. */
async function withDataIn(folder: string, source: ConfigSource, line: CommandLine): Promise<ConfigSource> {
  const connection = line.value('connection');
  const { data, log } = source.settings;
  const { journal, databaseConnections } = data;
  const databaseUrl = connection === undefined ? undefined : data.databaseUrl;
  if (connection !== undefined && databaseUrl === undefined) await copyCluster(data.folder, folder);
  const settings = {
    ...source.settings,
    data: { folder, journal, databaseConnections, ...(databaseUrl === undefined ? {} : { databaseUrl }) },
    state: { redis: { ...source.settings.state.redis, url: undefined } },
    // Of the log of the start, only what it warns of.
    log: { ...log, level: 'warn' as const },
  };
  return { ...source, settings };
}

async function explainWithData(line: CommandLine, source: ConfigSource, composition: Composition): Promise<void> {
  const gateway = await Gateway.prepare(source, await composition.createPlatform(source));
  try {
    const wanted = line.value('connection');
    const connection = wanted === undefined ? undefined : find(gateway, source.settings.organization, wanted);
    console.log(connection ? `For connection "${connection.name}":\n` : 'For any connection:\n');
    const chain = gateway.generation.application.chains.for(connection);
    if (chain.refusal) console.log(`  ${chain.refusal().message}\n`);
    for (const { phase, plugins } of explain(chain)) {
      console.log(`  ${phase.padEnd(13)} ${plugins.join(' → ') || '–'}`);
    }
    printLeftOut(source.skippedPlugins);
  } finally {
    await gateway.stop();
  }
}

function printLeftOut(plugins: ConfigSource['skippedPlugins']): void {
  if (plugins.length === 0) return;
  const width = Math.max(...plugins.map(({ id }) => id.length));
  console.log('\n  left out by "when":');
  for (const { id, when } of plugins) console.log(`    ${id.padEnd(width)}  ${when}`);
}

function find(gateway: Gateway, organization: string, wanted: string): Connection {
  const found = connectionOf(gateway.service(Connections), organization, wanted);
  if (!found) throw unknownResource('GW_CONNECTION_UNKNOWN', 'connection', wanted);
  return found;
}
