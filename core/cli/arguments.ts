import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** A command line, understood. */
export interface CommandLine {
  readonly command: string;
  readonly file: string;
  readonly connection: string | undefined;
}

/** Something about the command line is wrong; the message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Usage: sluice <command> [options]

  start      start the gateway
  check      check gateway.yaml and exit with 1 when anything is wrong with it
  explain    print what runs for a request, phase by phase
  migrate    bring the database up to date and exit

Options:
  -c, --config FILE      the configuration (default: gateway.yaml in this folder)
      --connection ID    explain: for this connection, by id or name
  -h, --help             this text
      --version          the version
`;

/** @throws UsageError */
export function readCommandLine(argv: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        config: { type: 'string', short: 'c', default: 'gateway.yaml' },
        connection: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    });
    const command = values.help ? 'help' : values.version ? 'version' : (positionals[0] ?? 'help');
    if (positionals.length > 1) throw new UsageError(`unexpected "${positionals[1]}"`);
    return { command, file: resolve(values.config), connection: values.connection };
  } catch (cause) {
    throw cause instanceof UsageError ? cause : new UsageError((cause as Error).message);
  }
}
