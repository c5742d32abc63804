import { GatewayError } from '../api/index.js';
import { ConfigurationError } from '../host/configuration-error.js';
import { type CommandLine, readCommandLine, usage, UsageError } from './arguments.js';
import { check } from './check.js';
import type { Composition } from './composition.js';
import { explainCommand } from './explain.js';
import { migrate } from './migrate.js';
import { start } from './start.js';

type Command = (line: CommandLine, composition: Composition) => Promise<number>;

const commands: Readonly<Record<string, Command>> = { start, check, explain: explainCommand, migrate };

/**
 * Runs one command.
 *
 * @returns the exit code: 0, 1 for a failure that was explained, 2 for a wrong command line
 */
export async function runCommand(argv: readonly string[], composition: Composition): Promise<number> {
  try {
    const line = readCommandLine(argv);
    if (line.command === 'help') console.log(usage);
    else if (line.command === 'version') console.log(composition.version);
    else return await commandOf(line.command)(line, composition);
    return 0;
  } catch (cause) {
    return explainFailure(cause);
  }
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`there is no command "${name}"`);
  return command;
}

function explainFailure(cause: unknown): number {
  if (cause instanceof UsageError) {
    console.error(`sluice: ${cause.message}\n\n${usage}`);
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
  // Wrapping errors usually repeat what they wrap.
  return [cause.message, ...inner.filter((message) => !cause.message.includes(message))];
}
