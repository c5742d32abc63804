/** All options, in the format of `parseArgs` of `node:util`. */
export const optionTable = {
  address: { type: 'string', multiple: true },
  concurrent: { type: 'string', multiple: true },
  config: { type: 'string', short: 'c', multiple: true },
  connection: { type: 'string', multiple: true },
  default: { type: 'string', multiple: true },
  expires: { type: 'string', multiple: true },
  from: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  model: { type: 'string', multiple: true },
  'model-limit': { type: 'string', multiple: true },
  name: { type: 'string', multiple: true },
  organization: { type: 'string', multiple: true },
  owner: { type: 'string', multiple: true },
  processes: { type: 'string', multiple: true },
  replace: { type: 'boolean', default: false },
  requests: { type: 'string', multiple: true },
  role: { type: 'string', multiple: true },
  'spending-limit': { type: 'string', multiple: true },
  'spending-period': { type: 'string', multiple: true },
  subject: { type: 'string', multiple: true },
  tag: { type: 'string', multiple: true },
  token: { type: 'string', multiple: true },
  tokens: { type: 'string', multiple: true },
  url: { type: 'string', multiple: true },
  version: { type: 'boolean', default: false },
} as const;

/** The name of an option, without the dashes. */
export type OptionName = keyof typeof optionTable;

/** How the help shows an option: what its value stands for, and what it is for. */
type OptionHelp = readonly [value: string, about: string];

/** Syntax of a command. */
interface CommandSyntax {
  /** A short description. */
  readonly does: string;
  /** Its options besides `--config`. */
  readonly options?: Readonly<Partial<Record<OptionName, OptionHelp>>>;
  /** Required options. */
  readonly required?: readonly OptionName[];
  /** Repeatable options. */
  readonly repeatable?: readonly OptionName[];
  /** The required positional argument. */
  readonly operand?: string;
}

/** Options of the commands for keys, tokens and connections: the gateway to manage, and the output format. */
const management = {
  organization: ['NAME', 'the organization (default: that of the configuration)'],
  url: ['URL', 'use the gateway that runs there instead of opening the database'],
  token: ['TOKEN', 'an access token of that gateway with the role admin (better: set SLUICE_ADMIN_TOKEN)'],
  json: ['', 'print JSON'],
} as const;

/** What stands in front of what a setting of a key is without a value: where it is left out, or where one that exists is taken away. */
type Without = 'default' | 'without a value';

const expires = (without: Without): OptionHelp => [
  'WHEN',
  `12h, 30d, 4w, or a time like 2030-12-31T23:59:59Z (${without}: never)`,
];

const settingsOfKey = (without: Without): Readonly<Partial<Record<OptionName, OptionHelp>>> => ({
  owner: [
    'NAME',
    `whose it is: keys with the same owner share the limits per: owner of gateway.yaml (${without}: nobody’s)`,
  ],
  tag: ['TAG', `a tag that all its requests have, like team:search; can be repeated (${without}: none)`],
  connection: ['ID', `a connection that it may use, by id or name; can be repeated (${without}: all)`],
  default: ['ID', 'the connection for requests that name none, by id or name'],
  model: ['NAME', `a model that it may use, or a beginning like large-*; can be repeated (${without}: all)`],
  address: [
    'RANGE',
    `an address from which it may be used, or a range like 10.0.0.0/8; can be repeated (${without}: any address)`,
  ],
  'spending-limit': [
    'N',
    `the most that its requests may cost in a period, like 12.50 (${without}: no limit of its own)`,
  ],
  'spending-period': ['P', `daily, weekly, monthly or total, which never starts again at zero (${without}: monthly)`],
  'model-limit': [
    'LIMIT',
    `the most that calls of some models may cost, like "large-*,o3=12.50/daily"; may be repeated (${without}: no such limit)`,
  ],
  requests: ['N', `the most requests in a minute (${without}: no limit of its own)`],
  tokens: ['N', `the most tokens of calls of models in a minute (${without}: no limit of its own)`],
  concurrent: ['N', `the most requests at the same time (${without}: no limit of its own)`],
  expires: expires(without),
  ...management,
});

/** All commands, in the order of the help. */
const commandTable = {
  start: {
    does: 'start the gateway, on server.host and server.port of the configuration',
    options: {
      processes: [
        'N',
        'how many processes serve the port, or auto for each core; several need PostgreSQL (default: server.processes)',
      ],
    },
  },
  worker: { does: 'process jobs, such as documents; serves no requests' },
  check: {
    does: 'report the mistakes in gateway.yaml that show without running a plugin; exits with 1 if there is one',
  },
  explain: {
    does: 'print what runs for a request, phase by phase',
    options: { connection: ['ID', 'for this connection, by id or name'] },
  },
  migrate: { does: 'bring the database up to date and exit' },
  import: {
    does: 'copy the embedded database into the empty one of DATABASE_URL',
    options: {
      from: ['FOLDER', 'the data folder to copy from (default: that of the configuration)'],
      replace: ['', 'remove everything in the database of DATABASE_URL first'],
    },
  },
  'token create': {
    does: 'create an access token and print its secret',
    options: {
      role: ['ROLE', 'viewer, editor or admin; required'],
      subject: ['NAME', 'who uses the token (default: you)'],
      expires: expires('default'),
      ...management,
    },
    required: ['role'],
  },
  'token list': { does: 'list the access tokens', options: management },
  'token revoke': { does: 'revoke an access token permanently', operand: 'ID', options: management },
  'key create': {
    does: 'create an API key and print its secret',
    options: {
      name: ['NAME', 'what the key is for; required'],
      ...settingsOfKey('default'),
    },
    required: ['name'],
    repeatable: ['connection', 'model', 'model-limit', 'address', 'tag'],
  },
  'key change': {
    does: 'change the settings of an API key that are given; one without a value, as in --expires=, is taken away',
    operand: 'ID',
    options: { name: ['NAME', 'what the key is for'], ...settingsOfKey('without a value') },
    repeatable: ['connection', 'model', 'model-limit', 'address', 'tag'],
  },
  'key list': { does: 'list the API keys', options: management },
  'key revoke': { does: 'revoke an API key permanently', operand: 'ID', options: management },
  'connection create': {
    does: 'create a connection and print its id',
    options: { name: ['NAME', 'unique in the organization; required'], ...management },
    required: ['name'],
  },
  'connection list': { does: 'list the connections', options: management },
  'plugin new': { does: 'create a small working plugin with its test, in a folder of that name', operand: 'NAME' },
} as const satisfies Readonly<Record<string, CommandSyntax>>;

/** The name of a command: one word or two. */
export type CommandName = keyof typeof commandTable;

export const commandNames = Object.keys(commandTable) as readonly CommandName[];

export function syntaxOf(command: CommandName): CommandSyntax {
  return commandTable[command];
}

function withOperand(command: CommandName): string {
  const { operand } = syntaxOf(command);
  return operand === undefined ? command : `${command} ${operand}`;
}

function optionLine(name: string, [value, about]: OptionHelp, short = '    '): string {
  return `  ${short}${`--${name} ${value}`.padEnd(20)} ${about}`;
}

const configLine = optionLine('config', ['FILE', 'the configuration (default: gateway.yaml in this folder)'], '-c, ');

const overview = `Usage: sluice <command> [options]

${commandNames.map((command) => `  ${withOperand(command).padEnd(19)} ${syntaxOf(command).does}`).join('\n')}

Options:
${configLine}
${optionLine('help', ['', 'this text, or the options of a command: sluice key create --help'], '-h, ')}
${optionLine('version', ['', 'the version'])}
`;

/** The help: of one command with all its options, or of all commands. */
export function helpOf(commands: readonly CommandName[]): string {
  const [command, another] = commands;
  if (command === undefined) return overview;
  if (another !== undefined) return commands.map((one) => helpOf([one])).join('\n');
  const { does, options = {} } = syntaxOf(command);
  const lines = Object.entries(options).map(([name, help]) => optionLine(name, help));
  return `Usage: sluice ${withOperand(command)} [options]

  ${does}

${[...lines, configLine].join('\n')}
`;
}
