import { type ChatCall, numberOf } from '../../core/api/index.js';
import type { ToolsConfig } from './config.js';

/** The settings of one request for running functions. */
export interface AgentSettings {
  /** Whether the gateway runs all functions of the request; otherwise, only those that it always runs. */
  readonly runs: boolean;
  readonly maxSteps: number;
  readonly timeoutMs: number;
}

/** Reads the settings, which the dialect has validated. The operator's time limit applies to every request. */
export function agentSettings(
  { autoContinuation, agentParameters }: Pick<ChatCall, 'autoContinuation' | 'agentParameters'>,
  config: ToolsConfig,
): AgentSettings {
  return {
    runs: autoContinuation ?? false,
    maxSteps: numberOf(agentParameters?.['max_steps']) ?? config.maxSteps,
    timeoutMs: Math.min(numberOf(agentParameters?.['tool_timeout_ms']) ?? Infinity, config.toolTimeoutMs),
  };
}
