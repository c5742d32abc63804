import { test } from 'tap';
import { type ContentBlock, type JsonObject } from '../../core/api/index.js';
import { collected } from '../../core/testkit/sample-call.js';
import { keptIn, markCall, markDetails } from './kept-reasoning.js';
import { chatCall, hear, play, sentBody } from './fixtures/play.js';
import { ReasoningDetails } from './reasoning-details.js';

const origin = { provider: 'router', model: 'acme/m:free' };
const reasoning = (text: string, signature: string): ContentBlock => ({ type: 'reasoning', text, signature });

await test('details of reasoning are marked without their texts, and get them back from the reasoning', async (t) => {
  const details = [
    { type: 'reasoning.summary', summary: 'One. ', id: 'rs_1', format: 'f', index: 0 },
    { type: 'reasoning.text', text: 'Two 👋', signature: 's:1', index: 1, unknown: 'model’s words' },
    { type: 'reasoning.encrypted', data: 'ZW5j', index: 2 },
  ];
  const marked = markDetails(details, origin);
  t.notMatch(marked, /One|Two|words/, 'policies do not inspect signatures');
  const { unknown: _, ...known } = details[1] as JsonObject;
  t.strictSame(keptIn([reasoning('One. Two 👋', marked)], origin).details, [details[0], known, details[2]]);
});

await test('details whose text was changed are of no use, those without text are', async (t) => {
  const encrypted = { type: 'reasoning.encrypted', data: 'ZW5j' };
  const marked = markDetails([{ type: 'reasoning.text', text: 'Hmm.', signature: 's' }, encrypted], origin);
  t.strictSame(keptIn([reasoning('Hm.', marked)], origin).details, [encrypted]);
});

await test('only the server and model that have signed get something back', async (t) => {
  const marked = markCall('c', { google: { thought_signature: 's' } }, origin);
  t.strictSame(keptIn([reasoning('', marked)], origin).calls.get('c'), { google: { thought_signature: 's' } });
  for (const other of [
    { ...origin, model: 'acme/m' },
    { ...origin, provider: 'other' },
  ]) {
    t.equal(keptIn([reasoning('', marked)], other).calls.size, 0);
  }
  for (const broken of [marked.slice(0, -1), 'openai:router/acme%2Fm%3Afree:[]', 'c2ln']) {
    t.strictSame(keptIn([reasoning('', broken)], origin), { details: [], calls: new Map() });
  }
});

await test('pieces of a detail are joined by its number, until it is signed', async (t) => {
  const details = new ReasoningDetails();
  const piece = (text: string | null, more: object = {}) => ({ type: 'reasoning.text', text, index: 0, ...more });
  t.equal(details.add([piece('a'), piece('b')]), 'ab');
  t.equal(details.add([piece(null, { signature: 's' }), { type: 'reasoning.encrypted', data: 'x', index: 0 }]), '');
  t.equal(details.add([piece('c'), { type: 'reasoning.encrypted', data: 'y', index: 0 }, 'no detail']), 'c');
  t.strictSame(details.take(), [
    piece('ab', { signature: 's' }),
    { type: 'reasoning.encrypted', data: 'x', index: 0 },
    piece('c'),
    { type: 'reasoning.encrypted', data: 'y', index: 0 },
  ]);
  t.strictSame(details.take(), []);
});

await test('details of one answer may be as many as it has room for', (t) => {
  const details = new ReasoningDetails();
  const many = Array.from({ length: 200_000 }, (_, index) => ({ type: 'reasoning.text', text: 'a', index }));
  t.equal(details.add(many).length, many.length);
  t.equal(details.add(many).length, many.length);
  const taken = details.take();
  t.equal(taken.length, many.length);
  t.strictSame(taken.at(-1), { type: 'reasoning.text', text: 'aa', index: many.length - 1 });
  t.end();
});

await test('details with texts are reasoning, even where no member has it besides', async (t) => {
  const reasoning_details = [{ type: 'reasoning.summary', summary: 'Hm.' }];
  const message = { role: 'assistant', content: 'Yes', reasoning_details };
  const { dispatch } = await play({}, { body: { id: 'c', choices: [{ message, finish_reason: 'stop' }] } });
  const { parts } = await hear(dispatch(chatCall({}, { dialect: 'anthropic-messages', body: {} })));
  t.match(parts, [
    { type: 'start' },
    { type: 'reasoning', text: 'Hm.' },
    { type: 'reasoning', text: '', signature: /^openai:acme\/gpt-4o:/ },
    { type: 'text', text: 'Yes' },
    { type: 'finish' },
  ]);
});

await test('an answer that the gateway continues brings back what belongs to it, and nothing else of it', async (t) => {
  const reasoning_details = [{ type: 'reasoning.encrypted', data: 'ZW5j', id: 'x', index: 0 }];
  const extra_content = { google: { thought_signature: 'c2ln' } };
  const called = { id: 'x', type: 'function', function: { name: 'f', arguments: '{}' }, extra_content };
  const message = {
    role: 'assistant',
    content: null,
    annotations: [{ a: 1 }],
    reasoning_details,
    tool_calls: [called],
  };
  const body = {
    id: 'c',
    service_tier: 'default',
    system_fingerprint: 'fp_1',
    choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
  };
  const { http, dispatch } = await play({}, { body }, { body });
  const call = chatCall();
  const { parts } = await hear(dispatch(call));
  const { content } = collected(parts).choices[0] ?? { content: [] };
  const result = { type: 'tool-result' as const, toolCallId: 'x', content: [] };
  const messages = [
    ...call.messages,
    { role: 'assistant' as const, content },
    { role: 'tool' as const, content: [result] },
  ];
  await hear(dispatch({ ...call, messages }));
  t.strictSame((sentBody(http, 1)['messages'] as readonly unknown[])[1], {
    role: 'assistant',
    content: null,
    reasoning_details,
    tool_calls: [called],
  });
});
