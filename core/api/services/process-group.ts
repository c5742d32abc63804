import type { Awaitable } from '../awaitable.js';
import { token } from '../token.js';

/** What one process of a group has answered. */
export interface GroupAnswer {
  /** Number of the process, from 1. */
  readonly process: number;
  readonly text: string;
}

/** How to ask the processes of a group. */
export interface GroupQuestion {
  /** Asks only the process of this number. */
  readonly only?: number;
  /** How long to wait for answers, in milliseconds; 2,000 when absent. */
  readonly withinMs?: number;
}

/**
 * The processes of one gateway on one machine (`server.processes`), which serve the same port and are otherwise replicas of each other. There is no
 * group when the gateway is a single process, so plugins declare it in `wants`.
 */
export interface ProcessGroup {
  /** Number of this process, from 1. The replacement of a process that has ended has its number. */
  readonly number: number;
  /**
   * Registers what this process answers to questions of a kind. If there are several registrations for a kind, the last one answers.
   *
   * @param give its result is the answer; undefined, or a failure, means that there is no answer
   * @returns a function that removes the registration
   */
  answer(kind: string, give: () => Awaitable<string | undefined>): () => void;
  /**
   * Asks all processes, this one included.
   *
   * @returns the answers, in the order of the processes' numbers; without those of processes that have none, or have not answered in time
   */
  ask(kind: string, question?: GroupQuestion): Promise<readonly GroupAnswer[]>;
}

/** Kept by the core. */
export const ProcessGroup = token<ProcessGroup>('process-group');
