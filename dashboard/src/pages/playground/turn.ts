import type { StreamEvent } from '../../api/event-stream.js';
import type { InferenceReply, InferenceRequest } from '../../api/schemas.js';

type PolicyNote = NonNullable<InferenceReply['policies']>[number];

/** One question of the playground's conversation, and what has come back so far. */
export interface PlaygroundTurn {
  readonly id: number;
  readonly question: string;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly { readonly name: string; readonly arguments: string }[];
  readonly policies: readonly PolicyNote[];
  readonly finishReason?: string;
  readonly usage?: InferenceReply['usage'];
  /** The `x-request-id` of the answer, by which the history knows it. */
  readonly messageId?: string;
  readonly traceId?: string;
  readonly problem?: { readonly message: string; readonly code?: string };
}

export function newTurn(id: number, question: string): PlaygroundTurn {
  return { id, question, state: 'running', text: '', reasoning: '', toolCalls: [], policies: [] };
}

/** The conversation as the next request contains it: whatever was answered, and nothing that failed. */
export function messagesOf(turns: readonly PlaygroundTurn[]): InferenceRequest['messages'] {
  return turns.flatMap(({ question, text, state }) => {
    const asked = { role: 'user', content: question } as const;
    if (state === 'running') return [asked];
    return text === '' ? [] : [asked, { role: 'assistant', content: text } as const];
  });
}

interface Delta {
  readonly content?: readonly { readonly text: string }[];
  readonly reasoning?: string;
  readonly tool_calls?: readonly {
    readonly index: number;
    readonly function: { readonly name?: string; readonly arguments: string };
  }[];
}

interface Chunk {
  readonly trace_id?: string;
  readonly choices?: readonly { readonly delta?: Delta; readonly finish_reason?: string }[];
  readonly usage?: InferenceReply['usage'];
}

/** A turn after another event of its stream. */
export function withEvent(turn: PlaygroundTurn, { event, data }: StreamEvent): PlaygroundTurn {
  if (data === '[DONE]') return { ...turn, state: 'done' };
  if (event === 'error') {
    return { ...turn, state: 'failed', problem: JSON.parse(data) as { message: string; code?: string } };
  }
  if (event === 'policy') return withPolicy(turn, JSON.parse(data) as PolicyNote);
  const { choices: [choice] = [], usage, trace_id: traceId } = JSON.parse(data) as Chunk;
  const { content = [], reasoning = '', tool_calls: calls = [] } = choice?.delta ?? {};
  return {
    ...turn,
    text: turn.text + content.map(({ text }) => text).join(''),
    reasoning: turn.reasoning + reasoning,
    toolCalls: calls.reduce(withCall, turn.toolCalls),
    ...(choice?.finish_reason !== undefined && { finishReason: choice.finish_reason }),
    ...(usage && { usage }),
    ...(traceId !== undefined && { traceId }),
  };
}

/** A policy may have what was sent already taken back. */
function withPolicy(turn: PlaygroundTurn, note: PolicyNote): PlaygroundTurn {
  const { discardFrom } = note;
  const text = typeof discardFrom === 'number' ? turn.text.slice(0, discardFrom) : turn.text;
  return { ...turn, text, policies: [...turn.policies, note] };
}

function withCall(
  calls: PlaygroundTurn['toolCalls'],
  { index, function: { name, arguments: more } }: NonNullable<Delta['tool_calls']>[number],
): PlaygroundTurn['toolCalls'] {
  const before = calls[index] ?? { name: '', arguments: '' };
  return calls.toSpliced(index, 1, { name: name ?? before.name, arguments: before.arguments + more });
}
