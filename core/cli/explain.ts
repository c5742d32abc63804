import { Connections, type Connection } from '../api/index.js';
import { Gateway } from '../host/gateway.js';
import { explain } from '../pipeline/explain.js';
import { type CommandLine, UsageError } from './arguments.js';
import type { Composition } from './composition.js';

/** `sluice explain`: what runs for a request, phase by phase, without listening. */
export async function explainCommand(line: CommandLine, composition: Composition): Promise<number> {
  const source = await composition.readConfig(line.file);
  const platform = await composition.createPlatform(source);
  const gateway = await Gateway.prepare(source, platform);
  try {
    const connection =
      line.connection === undefined ? undefined : find(gateway, source.settings.organization, line.connection);
    console.log(connection ? `For connection "${connection.name}":\n` : 'For any connection:\n');
    for (const { phase, plugins } of explain(gateway.generation.application.chains.for(connection))) {
      console.log(`  ${phase.padEnd(13)} ${plugins.join(' → ') || '–'}`);
    }
    for (const { id, when } of source.skippedPlugins) console.log(`\n  left out: ${id} (when: ${when})`);
  } finally {
    await gateway.stop();
  }
  return 0;
}

function find(gateway: Gateway, organization: string, wanted: string): Connection {
  const connections = gateway.service(Connections);
  const found = connections.get(organization, wanted) ?? connections.named(organization, wanted);
  if (!found) throw new UsageError(`there is no connection "${wanted}"`);
  return found;
}
