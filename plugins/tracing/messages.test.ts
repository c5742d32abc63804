import { test } from 'tap';
import type { ChatCall, InferenceCall, Message } from '../../core/api/index.js';
import { inputMessages, outputMessages, toolDefinitions } from './messages.js';

function chat(messages: readonly Message[], more: Partial<ChatCall> = {}): InferenceCall {
  return { kind: 'chat', model: 'm', stream: false, messages, sampling: {}, includeUsage: false, ...more } as ChatCall;
}

const text = (content: string) => ({ type: 'text', text: content }) as const;

await test('messages have the form of the GenAI conventions, without media, signatures and what only one dialect knows', (t) => {
  const picture = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'secret' } } as const;
  const call = chat([
    { role: 'system', content: [text('Be brief.')] },
    { role: 'user', name: 'Ada', content: [text('What is this?'), picture] },
    {
      role: 'assistant',
      content: [
        { type: 'reasoning', text: 'Hm', signature: 'secret', encrypted: 'secret' },
        { type: 'tool-call', id: 'c1', name: 'look', arguments: '{"id":9007199254740993}' },
        { type: 'tool-call', id: 'c2', name: 'look', arguments: '{"id":' },
        { type: 'opaque', dialect: 'd', value: 'secret' },
      ],
    },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c1', content: [text('A cat.'), picture] }] },
  ]);
  const { json } = inputMessages(call, 10_000);
  t.match(json, '"arguments":{"id":9007199254740993}', 'all digits');
  t.notMatch(json, 'secret');
  t.match(JSON.parse(json), [
    { role: 'system', parts: [{ type: 'text', content: 'Be brief.' }] },
    { role: 'user', name: 'Ada', parts: [{ type: 'text', content: 'What is this?' }, { type: 'image' }] },
    {
      role: 'assistant',
      parts: [
        { type: 'reasoning', content: 'Hm' },
        { type: 'tool_call', id: 'c1', name: 'look' },
        { type: 'tool_call', id: 'c2', name: 'look', arguments: '{"id":' },
        { type: 'opaque' },
      ],
    },
    { role: 'tool', parts: [{ type: 'tool_call_response', id: 'c1', response: 'A cat.' }] },
  ]);
  t.end();
});

await test('the texts of calls that are no chats are a message of the user', (t) => {
  const base = { model: 'm', stream: false };
  const embedding = { ...base, kind: 'embedding', inputs: ['one', [1, 2], 'two'] } as unknown as InferenceCall;
  const parts = ['one', 'two'].map((content) => ({ type: 'text', content }));
  t.strictSame(JSON.parse(inputMessages(embedding, 1000).json), [{ role: 'user', parts }]);
  const input = [
    { type: 'text', text: 'A cat' },
    { type: 'image_url', image_url: { url: 'data:image/png;base64,c2VjcmV0' } },
  ];
  const task = { ...base, kind: 'task', task: 'moderation', input: { input } } as unknown as InferenceCall;
  const { json } = inputMessages(task, 1000);
  t.match(json, 'A cat');
  t.notMatch(json, 'c2VjcmV0');
  t.end();
});

await test('of a long conversation the newest messages are kept, and what is cut or left out is marked', (t) => {
  const call = chat([
    { role: 'system', content: [text('first')] },
    { role: 'user', content: [text('second')] },
    { role: 'assistant', content: [text('x'.repeat(500)), text('never')] },
    { role: 'user', content: [text('newest')] },
  ]);
  const { json, left } = inputMessages(call, 300);
  const [leftOut, cut, newest, ...others] = JSON.parse(json) as { parts: { content: string }[] }[];
  t.strictSame(others, []);
  t.match(newest, { role: 'user', parts: [{ content: 'newest' }] });
  t.match(cut, { role: 'assistant', parts: [{ content: /^x{100,} \[…\]$/ }] });
  t.equal(cut?.parts.length, 1);
  t.match(leftOut, { role: 'user', parts: [{ content: '[…]' }] });
  t.ok(json.length < 500);
  t.equal(left, 0);
  const calls = chat([
    {
      role: 'assistant',
      content: [{ type: 'tool-call', id: 'c', name: 'look', arguments: `{"a":"${'y'.repeat(500)}"}` }],
    },
  ]);
  t.match(JSON.parse(inputMessages(calls, 200).json), [{ parts: [{ arguments: /^\{"a":"y+ \[…\]$/ }] }]);
  const many = chat(Array.from({ length: 10_000 }, () => ({ role: 'user', content: [] }) as const));
  t.ok(inputMessages(many, 1000).json.length < 2000, 'messages without texts take room, too');
  t.end();
});

await test('tools are described if there is room for all of them', (t) => {
  const tool = { name: 'look', description: 'Looks.', inputSchema: { type: 'object' } };
  const search = { name: 'web_search', inputSchema: {}, opaque: { dialect: 'd', value: {} } };
  const json = toolDefinitions(chat([], { tools: [tool, search] }), 1000);
  t.strictSame(JSON.parse(json ?? ''), [
    { type: 'function', name: 'look', description: 'Looks.', parameters: { type: 'object' } },
    { type: 'extension', name: 'web_search', parameters: {} },
  ]);
  t.equal(toolDefinitions(chat([], { tools: [tool] }), 50), undefined);
  t.equal(toolDefinitions(chat([]), 1000), undefined);
  t.end();
});

await test('each choice of an answer is a message, and one that did not end has failed', (t) => {
  const base = { logprobs: [] };
  const choices = [
    { ...base, index: 0, content: [text('Yes')], finish: { type: 'finish', choice: 0, reason: 'tool_calls' } as const },
    { ...base, index: 1, content: [], finish: undefined },
  ];
  t.strictSame(JSON.parse(outputMessages({ choices }) ?? ''), [
    { role: 'assistant', parts: [{ type: 'text', content: 'Yes' }], finish_reason: 'tool_call' },
    { role: 'assistant', parts: [], finish_reason: 'error' },
  ]);
  t.equal(outputMessages({ choices: [] }), undefined);
  t.end();
});
