import {
  Accounts,
  Clock,
  type ConfigObjection,
  type Contributions,
  definePlugin,
  endsWithin,
  FunctionCalls,
  GatewayInfo,
  HttpClient,
  objectionsToAccount,
  type ToolFunction,
} from '../../core/api/index.js';
import { config, type ExternalTools, type McpServerConfig } from './config.js';
import { httpFunction } from './http-function.js';
import type { McpServices, McpServer } from './mcp-server.js';
import { refuseUnavailableTools } from './refuse-unavailable-tools.js';

/** How long the start waits for MCP servers; slower ones are listed later. */
const maxStartWaitMs = 5_000;

export default definePlugin({
  apiVersion: 1,
  name: 'external-tools',
  summary: 'HTTP services and the tools of MCP servers, as functions that the gateway runs for models.',
  config,
  needs: { http: HttpClient, clock: Clock, info: GatewayInfo },
  wants: { accounts: Accounts, runner: FunctionCalls },
  async setup({ config: { http: tools, mcp }, services: { http, clock, info, accounts, runner }, log }) {
    const own = tools.map((tool) => httpFunction(tool, { http, log, info, accounts }));
    let all: readonly ToolFunction[] = own;
    const collect = (): void => {
      all = ofDifferentNames([...own, ...servers.flatMap((server) => rightfulFunctions(server, servers))]);
    };
    const services = { http, clock, log, info, accounts, onChange: collect };
    const servers = await serversOf(mcp, services);
    await endsWithin(Promise.all(servers.map((server) => server.start())), maxStartWaitMs, clock);
    for (const { name } of servers.filter(({ hasListed }) => !hasListed)) {
      log.warn(
        { server: name },
        `the tools of the server "${name}" are unknown until it answers; requests for them are refused`,
      );
    }
    return {
      functions: () => all,
      ...(servers.length > 0 && { prepare: refusing(servers, () => all) }),
      check: () => [
        ...(runner || tools.length + mcp.length === 0 ? [] : [nothingRunsThem]),
        ...objectionsToAccounts({ http: tools, mcp }, accounts),
      ],
      async close() {
        await Promise.all(servers.map((server) => server.close()));
      },
    };
  },
});

const nothingRunsThem: ConfigObjection = {
  within: [],
  message: 'no plugin in the list offers these tools to models and runs them',
  hint: 'Add the plugin "tools" to the list.',
};

function objectionsToAccounts(tools: ExternalTools, accounts: Accounts | undefined): readonly ConfigObjection[] {
  return (['http', 'mcp'] as const).flatMap((kind) =>
    tools[kind].flatMap(({ account }, index) =>
      objectionsToAccount({ account }, accounts).map((one) => ({ ...one, within: [kind, index, ...one.within] })),
    ),
  );
}

function refusing(
  servers: readonly McpServer[],
  all: () => readonly ToolFunction[],
): NonNullable<Contributions['prepare']> {
  const isKnown = (name: string): boolean => all().some(({ tool }) => tool.name === name);
  return (call, exchange) => {
    refuseUnavailableTools(call, exchange, servers, isKnown);
    return undefined;
  };
}

/** Loads the MCP client lazily: it takes 100 ms to load, and most gateways have no MCP servers. */
async function serversOf(mcp: readonly McpServerConfig[], services: McpServices): Promise<readonly McpServer[]> {
  if (mcp.length === 0) return [];
  const { McpServer } = await import('./mcp-server.js');
  return mcp.map((server) => new McpServer(server, services));
}

/** The functions of a server without those whose names belong to another one: with `a` and `a_b`, the tool `b_c` of `a` could take its calls. */
function rightfulFunctions(server: McpServer, servers: readonly McpServer[]): readonly ToolFunction[] {
  const closer = servers.filter(({ name }) => name.startsWith(`${server.name}_`));
  return server.functions.filter(({ tool }) => !closer.some(({ name }) => tool.name.startsWith(`${name}_`)));
}

/** Removes duplicate names, keeping the first: operators cannot rename the tools of a server. */
function ofDifferentNames(functions: readonly ToolFunction[]): readonly ToolFunction[] {
  return [...new Map(functions.toReversed().map((one) => [one.tool.name, one])).values()].reverse();
}
