import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestName } from '../api/index.js';
import { joinOr } from '../api/internal/validation/schema-words.js';
import { type CommandName, commandNames, type OptionName, optionTable, syntaxOf } from './command-table.js';

/** A parsed command line. */
export interface CommandLine {
  readonly command: CommandName | 'help' | 'version';
  /** The commands that help is wanted about; none for all. */
  readonly about: readonly CommandName[];
  readonly file: string;
  /** The positional argument of the command: the id in `key revoke ID`. */
  readonly operand: string;
  /** Returns the value of an option, which may be empty; undefined when the option was not given. */
  value(option: OptionName): string | undefined;
  /** Returns all values of a repeatable option. */
  values(option: OptionName): readonly string[];
  /** Whether to print JSON. */
  readonly json: boolean;
  /** Whether existing data may be replaced. */
  readonly replace: boolean;
}

/** An invalid command line; the message is shown to the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The command, as far as it is known. */
  readonly command: string | undefined;

  constructor(message: string, command?: string) {
    super(message);
    this.command = command;
  }
}

/** @throws UsageError */
export function readCommandLine(argv: readonly string[]): CommandLine {
  const { values, positionals } = parsed(argv);
  const given: Readonly<Record<string, readonly string[] | boolean | undefined>> = values;
  const valuesOf = (option: OptionName): readonly string[] => {
    const value = given[option];
    return Array.isArray(value) ? value : [];
  };
  const {
    command,
    about = [],
    operands = [],
  } = commandOf(values.help ? ['help', ...positionals] : values.version ? ['version'] : positionals);
  if (command !== 'help' && command !== 'version') {
    const names = Object.keys(given).filter((name) => given[name] !== false) as OptionName[];
    checkOptions(command, names, valuesOf);
    checkOperands(command, operands);
  }
  return {
    command,
    about,
    file: resolve(values.config?.[0] ?? 'gateway.yaml'),
    operand: operands[0] ?? '',
    value: (option) => valuesOf(option)[0],
    values: valuesOf,
    json: values.json,
    replace: values.replace,
  };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: optionTable });
  } catch (cause) {
    const command = commandIn(argv);
    throw new UsageError(sentenceOf(cause as Error, command), command);
  }
}

/** The command of a line with a mistake in its options. */
function commandIn([first, second]: readonly string[]): CommandName | undefined {
  return commandNames.find((name) => name === first || name === `${first} ${second}`);
}

/** Node's own sentence, except about an unknown option, of which it recommends to send it as an operand. */
function sentenceOf({ message }: Error, command: CommandName | undefined): string {
  const [, option] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
  if (option === undefined) return message;
  const known =
    command === undefined ? Object.keys(optionTable) : [...Object.keys(syntaxOf(command).options ?? {}), 'config'];
  const near = nearestName(option.replace(/^-+/, ''), known);
  const hint = near === undefined ? '' : `; did you mean "--${near}"?`;
  return command === undefined ? `there is no option "${option}"${hint}` : `"${command}" takes no ${option}${hint}`;
}

function commandOf(words: readonly string[]): {
  readonly command: CommandLine['command'];
  readonly about?: readonly CommandName[];
  readonly operands?: readonly string[];
} {
  const [first, second] = words;
  if (first === undefined) return { command: 'help' };
  if (first === 'help') return { command: 'help', about: aboutCommands(words.filter((word) => word !== 'help')) };
  if (first === 'version') return { command: 'version' };
  const group = groupOf(first);
  if (group.length > 0 && second === undefined) {
    throw new UsageError(`"${first}" must be followed by ${secondWords(group)}`, first);
  }
  const command = namedCommand(group.length > 0 ? `${first} ${second}` : first, group);
  return { command, operands: words.slice(command.split(' ').length) };
}

/** The commands of two words that begin with this one. */
function groupOf(word: string): readonly CommandName[] {
  return commandNames.filter((name) => name.startsWith(`${word} `));
}

function aboutCommands([first, second]: readonly string[]): readonly CommandName[] {
  if (first === undefined) return [];
  const group = groupOf(first);
  if (group.length > 0 && second === undefined) return group;
  return [namedCommand(group.length > 0 ? `${first} ${second}` : first, group)];
}

/** @param group the commands with the same first word, if they have two */
function namedCommand(typed: string, group: readonly CommandName[]): CommandName {
  const command = commandNames.find((name) => name === typed);
  if (command !== undefined) return command;
  const near = nearestName(typed, commandNames);
  const [first] = typed.split(' ');
  const all = group.length > 0 ? `; "${first}" must be followed by ${secondWords(group)}` : '';
  const hint = near === undefined ? all : `; did you mean "${near}"?`;
  throw new UsageError(`there is no command "${typed}"${hint}`, group.length > 0 ? first : undefined);
}

function secondWords(group: readonly CommandName[]): string {
  return joinOr(group.map((name) => name.slice(name.indexOf(' ') + 1)));
}

function checkOptions(
  command: CommandName,
  given: readonly OptionName[],
  valuesOf: (option: OptionName) => readonly string[],
): void {
  const { options = {}, required = [], repeatable = [] } = syntaxOf(command);
  for (const option of given) {
    if (option !== 'config' && !Object.hasOwn(options, option))
      throw new UsageError(`"${command}" takes no --${option}`, command);
    if (valuesOf(option).length > 1 && !repeatable.includes(option)) {
      throw new UsageError(`--${option} is given ${valuesOf(option).length} times`, command);
    }
  }
  const missing = required.find((option) => (valuesOf(option)[0] ?? '') === '');
  if (missing !== undefined) throw new UsageError(`"${command}" needs --${missing}`, command);
}

function checkOperands(command: CommandName, operands: readonly string[]): void {
  const { operand } = syntaxOf(command);
  const most = operand === undefined ? 0 : 1;
  const unexpected = operands[most];
  if (unexpected !== undefined) {
    const takes = operand === undefined ? 'no' : `one ${operand}, and no`;
    throw new UsageError(`"${command}" takes ${takes} ${described(unexpected)}`, command);
  }
  if (operands.length < most) throw new UsageError(`"${command}" needs ${operand}`, command);
}

/** A word that is too much. Other programs take the file of their configuration as one. */
function described(operand: string): string {
  return /\.ya?ml$/i.test(operand) ? `"${operand}"; to read this file, write --config ${operand}` : `"${operand}"`;
}
