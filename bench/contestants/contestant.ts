import type { ServerProcess } from '../processes/server-process.js';

/**
 * How a request travels: `verbatim` when client and provider speak the OpenAI dialect, `translated` when an OpenAI
 * client is answered by a provider that speaks the Anthropic dialect.
 */
export type Lane = 'verbatim' | 'translated';

/** Where and how to send a chat request of one lane. */
export interface Target {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
}

/** A contestant that runs. */
export interface RunningContestant {
  readonly process: ServerProcess;
  target(lane: Lane): Target;
  /** Ends the process and removes what it needed. */
  stop(): Promise<void>;
}

/** Something that stands between a client and the mock upstream. */
export interface Contestant {
  readonly name: string;
  readonly lanes: readonly Lane[];
  /** Why it cannot take part on this machine, and what to do about it; undefined when it can. */
  missing(): string | undefined;
  /** Starts it in front of the upstream at this origin. */
  start(upstreamOrigin: string): Promise<RunningContestant>;
}

/** The key every mock provider call carries; the upstream does not check it. */
export const UPSTREAM_KEY = 'sk-up';

/** The path of a chat completion in the OpenAI dialect. */
export const CHAT_PATH = '/v1/chat/completions';

/** Model names by lane; gateways that know their models are told these. */
export const MODELS: Readonly<Record<Lane, string>> = { verbatim: 'gpt-bench', translated: 'claude-bench' };

/** The headers of a JSON request with a bearer credential. */
export function jsonHeaders(credential: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${credential}`,
  };
}
