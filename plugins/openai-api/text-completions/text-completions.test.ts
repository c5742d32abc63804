import { test } from 'tap';
import type { AnswerEncoder, ChatCall, Exchange, JsonObject, StreamPart } from '../../../core/api/index.js';
import { textCompletionsDialect } from './text-completions-dialect.js';

const exchange = { id: 'e-1', receivedAt: 1_700_000_000_500 } as Exchange;
const start: StreamPart = { type: 'start', id: 'c', model: 'm', created: 9 };
const head = { id: 'c', object: 'text_completion', created: 9, model: 'm' };

function decode(body: JsonObject): unknown {
  return textCompletionsDialect.decode({ model: 'm', prompt: 'Once', ...body }, exchange);
}

function encoderFor(body: JsonObject = {}): AnswerEncoder {
  return textCompletionsDialect.encode(decode(body) as ChatCall, exchange);
}

function events(parts: readonly StreamPart[], body: JsonObject = {}): unknown[] {
  const encoder = encoderFor({ stream: true, ...body });
  const text = parts.map((part) => encoder.part(part)).join('') + encoder.end();
  const written = text.split('\n\n');
  if (written.pop() !== '' || written.pop() !== 'data: [DONE]') throw new Error('The stream does not end as it must.');
  return written.map((event) => JSON.parse(event.replace(/^data: /, '')) as unknown);
}

function choice(text: string, finish: string | null = null, index = 0): object {
  return { text, index, logprobs: null, finish_reason: finish };
}

await test('a prompt becomes the only message of a conversation, with the parameters that chat completions have, too', (t) => {
  const messages = [{ role: 'user', content: [{ type: 'text', text: 'Once' }] }];
  t.strictSame(decode({}), { kind: 'chat', model: 'm', stream: false, messages, sampling: {}, includeUsage: false });
  t.match(decode({ prompt: ['Once'] }), { messages });
  const parameters = { temperature: 0.5, top_p: 0.9, seed: 1, stop: '\n', max_tokens: 5, n: 2, user: 'u', best_of: 2 };
  t.match(decode({ ...parameters, stream: true, stream_options: { include_usage: true } }), {
    stream: true,
    includeUsage: true,
    sampling: { temperature: 0.5, topP: 0.9, seed: 1, stop: ['\n'] },
    maxOutputTokens: 5,
    choices: 2,
    endUserId: 'u',
  });
  const unset = { suffix: null, echo: false, logprobs: null, best_of: 1, logit_bias: {} };
  t.strictSame(decode(unset), decode({}), 'what the SDKs send for unset parameters changes nothing');
  t.end();
});

await test('no character in an answer makes a client see two lines instead of one', (t) => {
  const written = encoderFor({ stream: true }).part({ type: 'text', choice: 0, text: 'a\u2028b\u2029c\u0085d\re' });
  t.notMatch(written, /[\u0085\u2028\u2029\r]/);
  t.end();
});

await test('what a chat model cannot do is refused by name', (t) => {
  const refused = (body: JsonObject): unknown => {
    try {
      return decode(body);
    } catch (error) {
      const { code, field, status } = error as { code: string; field: string; status: number };
      return [status, code, field];
    }
  };
  const others: JsonObject = { suffix: 'end', echo: true, logprobs: 0, best_of: 3, logit_bias: { 50256: -100 } };
  for (const [name, value] of Object.entries(others))
    t.strictSame(refused({ [name]: value }), [400, 'GW_REQUEST_UNSUPPORTED', name]);
  for (const prompt of [['a', 'b'], [1, 2], [[1, 2]]])
    t.strictSame(refused({ prompt }), [400, 'GW_REQUEST_UNSUPPORTED', 'prompt'], JSON.stringify(prompt));
  for (const prompt of ['', [], [''], null, 7, { id: 'x' }, ['a', null]])
    t.strictSame(refused({ prompt }), [400, 'GW_REQUEST_INVALID', 'prompt'], JSON.stringify(prompt));
  t.strictSame(refused({ temperature: 'hot' }), [400, 'GW_REQUEST_INVALID', 'temperature']);
  t.end();
});

await test('a stream: pieces of text, the finish reason, usage if it was requested, and the end marker', (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'reasoning', choice: 0, text: 'Hmm' },
    { type: 'text', choice: 0, text: ' upon\n"a' },
    { type: 'text', choice: 1, text: ' more' },
    { type: 'finish', choice: 1, reason: 'length' },
    { type: 'finish', choice: 0, reason: 'stop' },
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 2 } },
  ];
  const choices = [choice(' upon\n"a'), choice(' more', null, 1), choice('', 'length', 1), choice('', 'stop')];
  t.strictSame(
    events(parts),
    choices.map((each) => ({ ...head, choices: [each] })),
  );
  t.strictSame(events(parts, { stream_options: { include_usage: true } }), [
    ...choices.map((each) => ({ ...head, choices: [each], usage: null })),
    { ...head, choices: [], usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 } },
  ]);
  t.end();
});

await test('a whole answer has the text of each choice, and no reasoning', (t) => {
  const content = [
    { type: 'reasoning', text: 'Hmm' },
    { type: 'text', text: ' upon' },
    { type: 'text', text: ' a time', refusal: true },
  ] as const;
  const answer = {
    start: { type: 'start', id: '', model: '', created: 0 },
    choices: [{ index: 0, content, finish: { type: 'finish', choice: 0, reason: 'tool_calls' }, logprobs: [] }],
    embeddings: [],
    usage: undefined,
  } as const;
  t.strictSame(encoderFor().whole(answer), {
    id: 'cmpl-e-1',
    object: 'text_completion',
    created: 1_700_000_000,
    model: 'm',
    choices: [choice(' upon a time', 'stop')],
  });
  t.end();
});
