import { type ChatCall, type JsonObject, numberOf } from '../../core/api/index.js';
import type { ToolsConfig } from './config.js';

/** How one request wants functions to be run. */
export interface AgentSettings {
  /** Whether the gateway runs them, or the client. */
  readonly runs: boolean;
  readonly maxSteps: number;
  readonly timeoutMs: number;
}

/** Reads what the dialect has checked. The operator's bound of time holds for every request. */
export function agentSettings(
  { autoContinuation, agentParameters }: Pick<ChatCall, 'autoContinuation' | 'agentParameters'>,
  config: ToolsConfig,
): AgentSettings {
  return {
    runs: autoContinuation ?? false,
    maxSteps: number(agentParameters, 'max_steps') ?? config.maxSteps,
    timeoutMs: Math.min(number(agentParameters, 'tool_timeout_ms') ?? config.toolTimeoutMs, config.toolTimeoutMs),
  };
}

function number(parameters: JsonObject | undefined, name: string): number | undefined {
  return numberOf(parameters?.[name]);
}
