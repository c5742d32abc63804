import {
  Clock,
  type Contributions,
  definePlugin,
  GatewayInfo,
  HttpClient,
  type ToolFunction,
} from '../../core/api/index.js';
import { config, type McpServerConfig } from './config.js';
import { httpFunction } from './http-function.js';
import type { McpMeans, McpServer } from './mcp-server.js';
import { refuseUnheard } from './refuse-unheard.js';

/** So long a start waits for servers of tools; they are listed later otherwise. */
const patienceMs = 5_000;

export default definePlugin({
  apiVersion: 1,
  name: 'external-tools',
  summary: 'HTTP services and the tools of MCP servers, as functions that the gateway runs for models.',
  config,
  needs: { http: HttpClient, clock: Clock, info: GatewayInfo },
  async setup({ config: { http: tools, mcp }, services: { http, clock, info }, log }) {
    const own = tools.map((tool) => httpFunction(tool, { http, log }));
    let all: readonly ToolFunction[] = own;
    const gather = (): void => {
      all = ofDifferentNames([...own, ...servers.flatMap(({ functions }) => functions)]);
    };
    const means = { http, clock, log, version: info.version, onChange: gather };
    const servers = await serversOf(mcp, means);
    const patience = new AbortController();
    const listed = Promise.all(servers.map((server) => server.start()));
    await Promise.race([listed, clock.sleep(patienceMs, patience.signal).catch(() => undefined)]);
    patience.abort();
    for (const { name } of servers.filter(({ hasListed }) => !hasListed)) {
      log.warn(
        { server: name },
        `the tools of the server "${name}" are unknown until it answers; requests for them are refused`,
      );
    }
    return {
      functions: () => all,
      ...(servers.length > 0 && { prepare: refusing(servers, () => all) }),
      async close() {
        await Promise.all(servers.map((server) => server.close()));
      },
    };
  },
});

function refusing(
  servers: readonly McpServer[],
  all: () => readonly ToolFunction[],
): NonNullable<Contributions['prepare']> {
  const isKnown = (name: string): boolean => all().some(({ tool }) => tool.name === name);
  return (call, exchange) => {
    refuseUnheard(call, exchange, servers, isKnown);
    return undefined;
  };
}

/** The protocol's client takes a tenth of a second to load, and most gateways have no such servers. */
async function serversOf(mcp: readonly McpServerConfig[], means: McpMeans): Promise<readonly McpServer[]> {
  if (mcp.length === 0) return [];
  const { McpServer } = await import('./mcp-server.js');
  return mcp.map((server) => new McpServer(server, means));
}

/** What servers call their tools is not the operator's to mend: of one name the first counts. */
function ofDifferentNames(functions: readonly ToolFunction[]): readonly ToolFunction[] {
  return [...new Map(functions.toReversed().map((one) => [one.tool.name, one])).values()].reverse();
}
