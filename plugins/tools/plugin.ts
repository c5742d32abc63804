import {
  Clock,
  definePlugin,
  ExchangeNotes,
  FunctionCalls,
  Metrics,
  perExchange,
  StepPolicies,
  ToolFunctions,
} from '../../core/api/index.js';
import { type AgentSettings, agentSettings } from './agent-settings.js';
import { ClientFunctionCalls } from './client-function-calls.js';
import { config } from './config.js';
import { FunctionLoop } from './function-loop.js';
import { functionMetrics } from './function-metrics.js';
import { describedTools, functionsIn, refuseChoices, refuseMisspelt, runFor } from './offer-functions.js';

export default definePlugin({
  apiVersion: 1,
  name: 'tools',
  summary: "Offers the gateway's functions to models, and runs them.",
  config,
  needs: { clock: Clock, functions: ToolFunctions, notes: ExchangeNotes, metrics: Metrics },
  wants: { policies: StepPolicies },
  provides: { calls: FunctionCalls },
  setup({ config, services: { clock, functions, notes, metrics, policies }, log }) {
    const requested = perExchange<{ settings: AgentSettings | undefined }>(() => ({ settings: undefined }));
    const count = functionMetrics(metrics);
    const runner = { functions, notes, count, clock, log, maxResultLength: config.maxResultLength };
    return {
      services: { calls: new ClientFunctionCalls(runner, policies, config.toolTimeoutMs) },
      prepare(call, exchange) {
        const { connection } = exchange;
        if (call.kind !== 'chat' || !connection) return undefined;
        refuseMisspelt(call, functions);
        const own = functionsIn(call, functions);
        const settings = agentSettings(call, config);
        requested.of(exchange).settings = settings;
        if (runFor(own, settings).size > 0) refuseChoices(call);
        if (own.size === 0 && call.autoContinuation === undefined && call.agentParameters === undefined)
          return undefined;
        // Another call, so that no provider gets the client's bytes, which have both fields. Plugins may read the parameters.
        const { autoContinuation: _runs, ...rest } = call;
        return own.size === 0 ? rest : { ...rest, tools: describedTools(call, functions, connection, exchange) };
      },
      around(call, exchange, next) {
        const { connection } = exchange;
        const { settings } = requested.of(exchange);
        if (call.kind !== 'chat' || !connection || !settings) return next(call);
        const own = runFor(functionsIn(call, functions), settings);
        if (own.size === 0) return next(call);
        const context = { exchange, connection, signal: exchange.signal };
        const parts = { next, own, settings, runner, context, policies, maxCallsAtOnce: config.maxCallsAtOnce };
        return next(call).then((first) => new FunctionLoop(call, first, parts));
      },
    };
  },
});
