import { accountSetting, requestHeaders, serverUrl, withoutUser, z } from '../../core/api/index.js';

const name = z
  .string()
  .regex(
    /^(?!sys_)[A-Za-z][A-Za-z0-9_-]{0,63}$/,
    'up to 64 letters, digits, underscores and hyphens; "sys_" is the gateway’s own',
  );
const connections = z
  .array(z.string().min(1))
  .min(1)
  .default(['*'])
  .describe(
    'Connections that may use it: names in the gateway’s own organization, a trailing * matching any ending; ids; or "*" for all of every organization.',
  );
const headers = requestHeaders.default({}).describe('Request headers, such as a key.');
const maxBytes = z
  .int()
  .min(1_000)
  .max(100_000_000)
  .default(1_048_576)
  .describe('In place of a longer answer, the model gets an error.');

/** Arguments are not allowed in the host, because models would choose the server that gets the headers. */
const toolUrl = withoutUser(
  z.string().refine((text) => /^https?:\/\/[^/?#{}]+(?:[/?#]|$)/.test(text) && URL.canParse(text), {
    abort: true,
    error: 'must be an http:// or https:// address, with `{name}` only in its path or query',
  }),
);

const httpTool = z
  .strictObject({
    name: name.describe('The name that models and clients use.'),
    description: z.string().min(1).describe('Description for models.'),
    inputSchema: z
      .record(z.string(), z.json())
      .default({ type: 'object', properties: {} })
      .describe('JSON Schema of its arguments.'),
    method: z
      .enum(['GET', 'POST', 'PUT', 'DELETE'])
      .default('POST')
      .describe('GET and DELETE send arguments as the query.'),
    url: toolUrl.describe('Its address; `{name}` is replaced by the argument of that name.'),
    headers,
    account: accountSetting,
    connections,
    maxBytes,
  })
  .check(oneCredential);

const mcpServer = z
  .strictObject({
    name: name.max(24).describe('Prefix of the names of its tools: `NAME_tool`.'),
    url: serverUrl.optional().describe('Address of a server that speaks Streamable HTTP.'),
    headers,
    account: accountSetting,
    command: z
      .string()
      .min(1)
      .optional()
      .describe('Instead of a URL: a program that speaks over its standard input and output.'),
    args: z
      .array(z.string().meta({ secret: true }))
      .default([])
      .describe('Arguments of the program.'),
    env: z
      .record(z.string(), z.string().meta({ secret: true }))
      .default({})
      .describe(
        'Environment of the program, besides PATH, HOME and the like. Nothing else of the gateway’s own environment is passed on.',
      ),
    tools: z
      .array(z.string().min(1))
      .min(1)
      .default(['*'])
      .describe('Which of its tools are offered; a trailing * matches any ending.'),
    connections,
    maxBytes,
    refreshSeconds: z.int().min(1).max(86_400).default(300).describe('How often its list of tools is read again.'),
  })
  .check(({ value, issues }) => {
    if ((value.url === undefined) === (value.command === undefined))
      issues.push({ code: 'custom', message: 'needs either "url" or "command"', input: value, path: [] });
    const [way, unused] = value.url === undefined ? ['url', ['headers', 'account']] : ['command', ['args', 'env']];
    for (const name of unused as ('headers' | 'account' | 'args' | 'env')[]) {
      if (Object.keys(value[name] ?? {}).length > 0)
        issues.push({ code: 'custom', message: `has no effect without "${way}"`, input: undefined, path: [name] });
    }
  })
  .check(oneCredential);

export const config = z.strictObject({
  http: z.array(httpTool).default([]).describe('Functions that are one HTTP request each.').check(differentNames),
  mcp: z.array(mcpServer).default([]).describe('Servers of the Model Context Protocol.').check(differentNames),
});

function oneCredential({
  value: { account, headers: given },
  issues,
}: z.core.ParsePayload<{
  readonly account?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}>): void {
  if (account === undefined || given['authorization'] === undefined) return;
  const message = 'takes the place of the header "authorization", which is set, too';
  issues.push({ code: 'custom', message, input: account, path: ['account'] });
}

function differentNames({ value, issues }: z.core.ParsePayload<readonly { readonly name: string }[]>): void {
  for (const [index, one] of value.entries()) {
    if (value.slice(0, index).some(({ name: other }) => other === one.name))
      issues.push({ code: 'custom', message: 'is already in the list', input: one.name, path: [index, 'name'] });
  }
}

/** Everything that is configured. */
export type ExternalTools = z.output<typeof config>;

/** A tool that is implemented by one HTTP request. */
export type HttpTool = z.output<typeof httpTool>;

/** A Model Context Protocol (MCP) server. */
export type McpServerConfig = z.output<typeof mcpServer>;
