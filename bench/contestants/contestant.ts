import type { ServerProcess } from '../processes/server-process.js';

/**
 * `verbatim`: client and provider speak the OpenAI dialect. `translated`: the client speaks the OpenAI dialect, the provider the Anthropic one.
 */
export type Lane = 'verbatim' | 'translated';

/** Where and how to send a chat request of one lane. */
export interface Target {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
}

/** A running contestant. */
export interface RunningContestant {
  /** Stopping it removes its files. */
  readonly process: ServerProcess;
  target(lane: Lane): Target;
}

/** A gateway or relay between a client and the mock upstream. */
export interface Contestant {
  readonly name: string;
  readonly lanes: readonly Lane[];
  /** Why a gateway does not have a lane. */
  readonly cannot?: Readonly<Partial<Record<Lane, string>>>;
  /** Why it is not available on this machine, and how to install it; undefined when it is available. */
  missing(): string | undefined;
  /** Starts it in front of the upstream at this origin. */
  start(upstreamOrigin: string): Promise<RunningContestant>;
}

/** The key of all calls of the mock provider, which does not check it. */
export const upstreamKey = 'sk-up';

/** The path of a chat completion in the OpenAI dialect. */
export const chatPath = '/v1/chat/completions';

/** Model names by lane; gateways that list their models are configured with them. */
export const models: Readonly<Record<Lane, string>> = { verbatim: 'gpt-bench', translated: 'claude-bench' };

/** The headers of a JSON request with a bearer credential. */
export function jsonHeaders(credential: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${credential}`,
  };
}
