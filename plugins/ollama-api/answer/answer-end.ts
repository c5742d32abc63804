import type { FinishPart, JsonObject, Usage } from '../../../core/api/index.js';

/** What an answer belongs to. */
export interface AskedFor {
  /** The name by which the model is called here. */
  readonly model: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly now: () => number;
}

/** What is known at the end. */
interface AnswerEnd {
  readonly finish: Pick<FinishPart, 'reason'> | undefined;
  readonly usage: Usage | undefined;
  /** When the first part came, in milliseconds since the epoch. */
  readonly begunAt: number;
}

/** The members of every line, and of a whole answer. */
export function headMembers({ model, now }: AskedFor): JsonObject {
  return { model, created_at: new Date(now()).toISOString() };
}

/** The members of the last line, and of a whole answer. Durations are nanoseconds; clients divide by that of the answer. */
export function endMembers({ finish, usage, begunAt }: AnswerEnd, { receivedAt, now }: AskedFor): JsonObject {
  const endedAt = now();
  const { reason = 'stop' } = finish ?? {};
  return {
    done: true,
    // The dialect has no reason of its own for calls.
    done_reason: reason === 'tool_calls' ? 'stop' : reason,
    total_duration: nanoseconds(endedAt - receivedAt),
    load_duration: 0,
    prompt_eval_count: usage?.inputTokens ?? 0,
    prompt_eval_duration: nanoseconds(begunAt - receivedAt),
    eval_count: usage?.outputTokens ?? 0,
    eval_duration: nanoseconds(endedAt - begunAt),
  };
}

function nanoseconds(milliseconds: number): number {
  return Math.max(1, Math.round(milliseconds * 1e6));
}
