import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import { withManagement } from './management/open-management.js';
import { printJson, printList } from './management/print.js';

/** `sluice connection create`: prints only the id to standard output, so that scripts can read it. */
export async function createConnection(line: CommandLine, composition: Composition): Promise<number> {
  const name = line.value('name') ?? '';
  const made = await withManagement(line, composition, (management) => management.createConnection(name));
  if (line.json) printJson(made);
  else {
    console.error(`Connection "${made.name}":`);
    console.log(made.connectionId);
  }
  return 0;
}

/** `sluice connection list` */
export async function listConnections(line: CommandLine, composition: Composition): Promise<number> {
  const connections = await withManagement(line, composition, (management) => management.listConnections());
  printList(
    connections,
    [
      ['ID', ({ connectionId }) => connectionId],
      ['NAME', ({ name }) => name],
      ['CREATED', ({ created }) => new Date(created * 1000).toISOString()],
      ['STATE', ({ disabled }) => (disabled ? 'disabled' : 'active')],
    ],
    line.json,
  );
  return 0;
}
