import { definePlugin, FunctionCalls, GatewayInfo, ProcessGroup, z } from '../../core/api/index.js';
import { mcpRoutes } from './routes.js';
import { RunningCalls } from './running-calls.js';

/** The running calls of the whole process: after a reload, calls from before it go on. */
const ofProcess = new Map<string, () => void>();

export default definePlugin({
  apiVersion: 1,
  name: 'mcp-api',
  summary: "The gateway's functions as tools of an MCP server, for agents.",
  config: z.strictObject({}),
  needs: { calls: FunctionCalls, info: GatewayInfo },
  wants: { group: ProcessGroup },
  setup: ({ services: { calls, info, group }, log }) => ({
    routes: mcpRoutes({ calls, info, log, running: new RunningCalls(ofProcess, group) }),
  }),
});
