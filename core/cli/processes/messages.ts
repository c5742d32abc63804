import type { GroupAnswer } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';

/** What the supervisor tells a process. */
export type ToProcess =
  | { readonly sluice: 'stop' }
  /** Read the configuration again; to be answered with `reloaded`. */
  | { readonly sluice: 'reload' }
  /** To be answered with `answer`. */
  | { readonly sluice: 'question'; readonly id: number; readonly kind: string }
  /** The answers to its own `ask`. */
  | { readonly sluice: 'answers'; readonly id: number; readonly answers: readonly GroupAnswer[] };

/** What a process tells the supervisor. */
export type FromProcess =
  /** It hears messages from now on. */
  | { readonly sluice: 'hello' }
  | { readonly sluice: 'ready'; readonly port: number; readonly welcome: string }
  | { readonly sluice: 'reloaded'; readonly result: ReloadReport }
  | { readonly sluice: 'answer'; readonly id: number; readonly text?: string | undefined }
  | {
      readonly sluice: 'ask';
      readonly id: number;
      readonly kind: string;
      readonly only?: number | undefined;
      readonly withinMs?: number | undefined;
    };

/** How a reload went in one process. */
export type ReloadReport =
  | { readonly needRestart: readonly string[] }
  | { readonly problems: readonly ConfigProblem[] }
  | { readonly failure: { readonly message: string; readonly stack?: string | undefined } };

/** Whether a message is one of these; plugins may send others. */
export function isOurs<Message extends ToProcess | FromProcess>(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'sluice' in message;
}
