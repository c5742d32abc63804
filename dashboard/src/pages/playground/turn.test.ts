import { test } from 'tap';
import { messagesOf, newTurn, withEvent } from './turn.js';

const chunk = (delta: object, more: object = {}): { event: string; data: string } => ({
  event: 'message',
  data: JSON.stringify({ choices: [{ delta }], ...more }),
});

await test('an answer is put together from the events of its stream', async (t) => {
  const events = [
    chunk({ content: [{ text: 'Hel' }] }, { trace_id: 'abc' }),
    chunk({ content: [{ text: 'lo' }], reasoning: 'hm' }),
    chunk({ tool_calls: [{ index: 0, function: { name: 'find', arguments: '{"a"' } }] }),
    chunk({ tool_calls: [{ index: 0, function: { arguments: ':1}' } }] }),
    { event: 'message', data: '[DONE]' },
  ];
  t.match(events.reduce(withEvent, newTurn(1, 'Hi')), {
    state: 'done',
    text: 'Hello',
    reasoning: 'hm',
    toolCalls: [{ name: 'find', arguments: '{"a":1}' }],
    traceId: 'abc',
  });
});

await test('a policy takes back what was sent, and an error ends the answer', async (t) => {
  const said = withEvent(newTurn(1, 'Hi'), chunk({ content: [{ text: 'Hello secret' }] }));
  const note = { policyType: 'secret_detection', action: 'block', discardFrom: 6 };
  const held = withEvent(said, { event: 'policy', data: JSON.stringify(note) });
  t.match(held, { text: 'Hello ', policies: [{ action: 'block' }] });
  t.match(withEvent(held, { event: 'error', data: '{"message":"No.","code":"GW_X"}' }), {
    state: 'failed',
    problem: { message: 'No.', code: 'GW_X' },
  });
});

await test('the next request has what was answered, and nothing that failed', async (t) => {
  const answered = { ...newTurn(1, 'one'), state: 'done', text: 'first' } as const;
  const failed = { ...newTurn(2, 'two'), state: 'failed' } as const;
  t.strictSame(messagesOf([answered, failed, newTurn(3, 'three')]), [
    { role: 'user', content: 'one' },
    { role: 'assistant', content: 'first' },
    { role: 'user', content: 'three' },
  ]);
});
