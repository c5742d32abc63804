import { GatewayError } from '../api/index.js';
import { ConfigurationError } from '../host/configuration-error.js';
import { type CommandLine, readCommandLine, UsageError } from './arguments.js';
import { check } from './check.js';
import { type CommandName, usage } from './command-table.js';
import type { Composition } from './composition.js';
import { createConnection, listConnections } from './connection.js';
import { explainCommand } from './explain.js';
import { importCommand } from './import.js';
import { createKey, listKeys, revokeKey } from './key.js';
import { migrate } from './migrate.js';
import { newPlugin } from './new-plugin.js';
import { start } from './start.js';
import { createToken, listTokens, revokeToken } from './token.js';
import { worker } from './worker.js';

type Command = (line: CommandLine, composition: Composition) => Promise<number>;

const commands: Readonly<Record<CommandName, Command>> = {
  start,
  worker,
  check,
  explain: explainCommand,
  migrate,
  import: importCommand,
  'token create': createToken,
  'token list': listTokens,
  'token revoke': revokeToken,
  'key create': createKey,
  'key list': listKeys,
  'key revoke': revokeKey,
  'connection create': createConnection,
  'connection list': listConnections,
  'plugin new': newPlugin,
};

/**
 * Runs one command.
 *
 * @returns the exit code: 0 for success, 1 for a reported failure, 2 for an invalid command line
 */
export async function runCommand(argv: readonly string[], composition: Composition): Promise<number> {
  try {
    const line = readCommandLine(argv);
    if (line.command === 'help') console.log(usage);
    else if (line.command === 'version') console.log(composition.version);
    else return await commands[line.command](line, composition);
    return 0;
  } catch (cause) {
    return explainFailure(cause);
  }
}

function explainFailure(cause: unknown): number {
  if (cause instanceof UsageError) {
    console.error(`sluice: ${cause.message}\nRun "sluice --help" for the commands and their options.`);
    return 2;
  }
  if (cause instanceof ConfigurationError) {
    const { length } = cause.problems;
    console.error(`The configuration has ${length === 1 ? 'a problem' : `${length} problems`}:\n\n${cause.message}\n`);
  } else if (GatewayError.is(cause)) console.error(`sluice: ${cause.message} (${cause.code})`);
  else console.error(`sluice: ${messagesOf(cause).join('\n  because ')}`);
  return 1;
}

function messagesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [String(cause)];
  const inner = cause.cause === undefined ? [] : messagesOf(cause.cause);
  // Wrapping errors usually repeat the message of their cause.
  return [cause.message, ...inner.filter((message) => !cause.message.includes(message))];
}
