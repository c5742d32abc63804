import { GatewayError } from '../api/errors.js';
import { ConfigurationError } from '../host/configuration-error.js';
import { type CommandLine, readCommandLine, UsageError } from './arguments.js';
import { type CommandName, helpOf } from './command-table.js';
import type { Composition } from './composition.js';

type Command = (line: CommandLine, composition: Composition) => Promise<number>;

/** Loaded when they are wanted: one that asks a gateway over HTTP needs next to nothing of what one that serves needs. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  start: async () => (await import('./start.js')).start,
  worker: async () => (await import('./worker.js')).worker,
  check: async () => (await import('./check.js')).check,
  explain: async () => (await import('./explain.js')).explainCommand,
  migrate: async () => (await import('./migrate.js')).migrate,
  import: async () => (await import('./import.js')).importCommand,
  'token create': async () => (await import('./token.js')).createToken,
  'token list': async () => (await import('./token.js')).listTokens,
  'token revoke': async () => (await import('./token.js')).revokeToken,
  'key create': async () => (await import('./key.js')).createKey,
  'key change': async () => (await import('./key.js')).changeKey,
  'key list': async () => (await import('./key.js')).listKeys,
  'key revoke': async () => (await import('./key.js')).revokeKey,
  'connection create': async () => (await import('./connection.js')).createConnection,
  'connection list': async () => (await import('./connection.js')).listConnections,
  'plugin new': async () => (await import('./new-plugin.js')).newPlugin,
};

/**
 * Runs one command.
 *
 * @returns the exit code: 0 for success, 1 for a reported failure, 2 for an invalid command line
 */
export async function runCommand(argv: readonly string[], composition: Composition): Promise<number> {
  try {
    const line = readCommandLine(argv);
    if (line.command === 'help') console.log(helpOf(line.about));
    else if (line.command === 'version') console.log(composition.version);
    else {
      const run = await commands[line.command]();
      return await run(line, composition);
    }
    return 0;
  } catch (cause) {
    return explainFailure(cause);
  }
}

function explainFailure(cause: unknown): number {
  if (cause instanceof UsageError) {
    const { message, command } = cause;
    const help =
      command === undefined ? '"sluice --help" for the commands' : `"sluice ${command} --help" for its options`;
    console.error(`sluice: ${message}\nRun ${help}.`);
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
