import { useCallback, useEffect, useRef, useState } from 'react';
import { eventsOf } from '../../api/event-stream.js';
import type { KeyedConnection } from '../../api/page-key.js';
import { Problem } from '../../api/problem.js';
import { useSend } from '../../api/requests.js';
import type { InferenceRequest } from '../../api/schemas.js';
import { messagesOf, newTurn, type PlaygroundTurn, withEvent } from './turn.js';

/** A conversation with a model, whose answers appear while they arrive. */
export interface Chat {
  readonly turns: readonly PlaygroundTurn[];
  readonly isRunning: boolean;
  /** Asks; `requestFor` makes the request of the whole conversation. */
  readonly ask: (question: string, requestFor: (messages: InferenceRequest['messages']) => InferenceRequest) => void;
  /** Ends the answer that is arriving; the gateway stops asking its provider. */
  readonly stop: () => void;
  readonly clear: () => void;
}

/** Holds a conversation through a connection. Leaving the page stops it. */
export function useChat(keyed: KeyedConnection): Chat {
  const send = useSend(keyed);
  const [turns, setTurns] = useState<readonly PlaygroundTurn[]>([]);
  const running = useRef<AbortController>(undefined);
  const count = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback<Chat['ask']>(
    (question, requestFor) => {
      const turn = newTurn(count.current++, question);
      const request = requestFor(messagesOf([...turns, turn]));
      const abort = new AbortController();
      running.current = abort;
      setTurns((before) => [...before, turn]);
      const update = (change: (turn: PlaygroundTurn) => PlaygroundTurn): void =>
        setTurns((before) => before.map((each) => (each.id === turn.id ? change(each) : each)));
      receive({ send, request, signal: abort.signal, update }).catch((error: unknown) =>
        update((each) => (abort.signal.aborted ? { ...each, state: 'stopped' } : failed(each, error))),
      );
    },
    [turns, send],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  const clear = useCallback(() => {
    running.current?.abort();
    setTurns([]);
  }, []);
  return { turns, isRunning: turns.at(-1)?.state === 'running', ask, stop, clear };
}

interface Receiving {
  readonly send: ReturnType<typeof useSend>;
  readonly request: InferenceRequest;
  readonly signal: AbortSignal;
  readonly update: (change: (turn: PlaygroundTurn) => PlaygroundTurn) => void;
}

async function receive({ send, request, signal, update }: Receiving): Promise<void> {
  const response = await send('v1/inference/chat', { method: 'POST', body: request, signal });
  const messageId = response.headers.get('x-request-id');
  if (messageId !== null) update((turn) => ({ ...turn, messageId }));
  if (!response.body) throw new Problem(response.status, 'The answer is empty.');
  for await (const event of eventsOf(response.body)) update((turn) => withEvent(turn, event));
  update((turn) => (turn.state === 'running' ? failed(turn, new Problem(0, 'The answer has broken off.')) : turn));
}

function failed(turn: PlaygroundTurn, error: unknown): PlaygroundTurn {
  const { code } = error instanceof Problem ? error : {};
  const message = error instanceof Problem ? error.message : 'The connection to the gateway has broken off.';
  return { ...turn, state: 'failed', problem: { message, ...(code !== undefined && { code }) } };
}
