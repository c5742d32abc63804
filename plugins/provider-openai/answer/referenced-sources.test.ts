import { test } from 'tap';
import type { JsonObject, Message, StreamPart } from '../../../core/api/index.js';
import { chatCall, hear, play } from '../fixtures/play.js';
import { native } from '../fixtures/sample-calls.js';

const pages = { 0: { url: 'https://a.test', title: 'A', snippets: ['Rain.'] }, b: { source: 'https://b.test' } };
const results = (...texts: readonly string[]): Message => ({
  role: 'tool',
  content: texts.map((text) => ({ type: 'tool-result', toolCallId: 'c', content: [{ type: 'text', text }] })),
});
const list = [{ title: 'no longer' }, { title: 'Notes' }];
const messages = [results(JSON.stringify(list), 'no JSON'), results(JSON.stringify(pages))];

const content = [
  { type: 'text', text: 'It ' },
  { type: 'reference', reference_ids: [0], text: 'rains' },
  { type: 'text', text: '.' },
  { type: 'reference', reference_ids: ['b', 1, 9, null, 'toString'] },
];
const choice = (more: JsonObject) => ({ id: 'c', model: 'm', created: 1, choices: [{ index: 0, ...more }] });

async function saidTo(body: JsonObject | string, source: object): Promise<readonly StreamPart[]> {
  const { dispatch } = await play({}, { body: body as JsonObject });
  const { error, parts } = await hear(dispatch(chatCall({ messages, stream: typeof body === 'string' }, source)));
  if (error) throw error;
  return parts.filter(({ type }) => type === 'text' || type === 'citation');
}

await test('references of a model to results of tools are citations for clients of other dialects, streamed and whole', async (t) => {
  const chunks = [
    ...content.map((part) => choice({ delta: { content: [part] } })),
    choice({ delta: {}, finish_reason: 'stop' }),
  ];
  const streamed = [...chunks.map((each) => JSON.stringify(each)), '[DONE]']
    .map((data) => `data: ${data}\n\n`)
    .join('');
  const whole = choice({ message: { role: 'assistant', content }, finish_reason: 'stop' });
  const cite = (from: number, citation: object) => ({ type: 'citation', choice: 0, citation, back: { from, to: 0 } });
  for (const body of [streamed, whole]) {
    t.strictSame(await saidTo(body, native), [
      { type: 'text', choice: 0, text: 'It ' },
      { type: 'text', choice: 0, text: 'rains' },
      cite(5, { url: 'https://a.test', title: 'A' }),
      { type: 'text', choice: 0, text: '.' },
      cite(0, { url: 'https://b.test' }),
      cite(0, { title: 'Notes' }),
    ]);
    const own = await saidTo(body, { body: { model: 'gpt-4o', messages: [] } });
    t.notOk(
      own.some(({ type }) => type === 'citation'),
      'clients of the same dialect get them as they are',
    );
  }
});
