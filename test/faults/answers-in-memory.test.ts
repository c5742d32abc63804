import { test } from 'tap';
import { BodyMemory } from '../../core/http/request/body-memory.js';
import { until } from '../fixtures/components/until.js';
import { eventFrame } from '../fixtures/providers/event-frames.js';
import { modelAt, startProviderGateway } from '../fixtures/gateways/provider-gateway.js';
import { httpHead, startProviderServer } from '../fixtures/providers/provider-server.js';
import { type ProviderDialect, streamTypes } from '../fixtures/providers/recorded-answers.js';

/** More than a process counts for a short request, and less than an organization may hold. */
const heldBytes = 600_000;

const bodies = new BodyMemory(2_000_000);

/** Events that make a reader keep something until the end of the answer, by the provider's dialect. Each has fifty kilobytes. */
const kept: readonly {
  readonly what: string;
  readonly dialect: ProviderDialect;
  readonly event: (at: number, large: string) => object | Buffer;
}[] = [
  {
    what: 'ids of calls',
    dialect: 'openai',
    event: (at, large) => chunk({ tool_calls: [{ index: at, id: `${large}${at}`, function: { arguments: '' } }] }),
  },
  {
    what: 'arguments of a call without a name',
    dialect: 'openai',
    event: (_, large) => chunk({ tool_calls: [{ index: 0, id: 'a', function: { arguments: large } }] }),
  },
  { what: 'names of members', dialect: 'openai', event: (at, large) => ({ ...chunk({}), [`${large}${at}`]: 1 }) },
  {
    what: 'encrypted reasoning',
    dialect: 'openai',
    event: (index, data) => chunk({ reasoning_details: [{ type: 'reasoning.encrypted', data, index }] }),
  },
  {
    what: 'input of open blocks',
    dialect: 'anthropic',
    event: (index, text) => ({
      ...block,
      index,
      content_block: { type: 'tool_use', id: 't', name: 'f', input: { text } },
    }),
  },
  {
    what: 'arguments in pieces',
    dialect: 'google',
    event: (at, stringValue) =>
      candidate({
        functionCall: {
          ...(at === 0 && { name: 'f' }),
          partialArgs: [{ jsonPath: '$.a', stringValue }],
          willContinue: true,
        },
      }),
  },
  {
    what: 'signatures in front of the content',
    dialect: 'google',
    event: (_, thoughtSignature) => candidate({ text: '', thoughtSignature }),
  },
  {
    what: 'ids of items',
    dialect: 'responses',
    event: (at, large) => ({
      type: 'response.output_item.added',
      output_index: at,
      item: { type: 'message', id: `${large}${at}` },
    }),
  },
];

function chunk(delta: object): object {
  return { id: 'a', choices: [{ index: 0, delta }] };
}

const block = { type: 'content_block_start' };

function candidate(part: object): object {
  return { candidates: [{ index: 0, content: { parts: [part] } }] };
}

await test('an answer that makes a reader keep more and more is refused, also if it is the only one', async (t) => {
  const provider = await startProviderServer(t, () => undefined);
  const bodies = new BodyMemory(2_000_000);
  const gateway = await startProviderGateway(t, { provider: provider.url, bodies });
  const large = 'x'.repeat(50_000);
  for (const { what, dialect, event } of kept) {
    const called = provider.nextCall();
    const isOwn = dialect === 'anthropic';
    const call = { model: modelAt(dialect, 'plain'), messages: [{ role: 'user', content: 'a' }], max_tokens: 9 };
    const answered = gateway.post(isOwn ? '/v1/chat/completions' : '/v1/messages', call);
    const { socket } = await called;
    socket.write(httpHead(200, { connection: 'close', 'content-type': streamTypes[dialect] }));
    for (let at = 0; at < 100; at += 1) {
      const sent = event(at, large);
      socket.write(Buffer.isBuffer(sent) ? sent : `data: ${JSON.stringify(sent)}\n\n`);
    }
    socket.end();
    const { status } = await answered;
    t.equal(status, 503, `${dialect}: ${what}`);
    await until(() => bodies.used === 0, 'nothing is held');
  }
});

await test('what is kept of an answer in the middle of a stream is memory of its request', async (t) => {
  const provider = await startProviderServer(t, () => undefined);
  const gateway = await startProviderGateway(t, { provider: provider.url, bodies });

  await t.test('the messages of a binary event stream', async (t) => {
    const called = provider.nextCall();
    const model = modelAt('bedrock', 'plain');
    const answered = gateway.post('/v1/chat/completions', { model, messages: [{ role: 'user', content: 'a' }] });
    const { socket } = await called;
    const frame = eventFrame('contentBlockDelta', 'x'.repeat(2 * heldBytes));
    socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: application/vnd.amazon.eventstream\r\n\r\n');
    socket.write(frame.subarray(0, heldBytes));
    await until(() => bodies.used >= heldBytes / 2, 'half a message is held');
    socket.destroy();
    t.not((await answered).status, 200);
    await until(() => bodies.used === 0, 'nothing is held');
  });

  await t.test('the text that the last event of a response repeats', async (t) => {
    const called = provider.nextCall();
    const model = modelAt('openai', 'plain');
    const answered = gateway.post('/v1/responses', { model, input: 'a', stream: true, store: false });
    const { socket } = await called;
    socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: text/event-stream\r\n\r\n');
    const choices = [{ index: 0, delta: { content: 'x'.repeat(1000) } }];
    const event = `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model, choices })}\n\n`;
    socket.write(event.repeat(heldBytes / 1000));
    const reader = (await answered).text();
    await until(() => bodies.used >= heldBytes / 2, 'the text is held');
    const end = [{ index: 0, delta: {}, finish_reason: 'stop' }];
    socket.end(`data: ${JSON.stringify({ id: 'a', created: 1, model, choices: end })}\n\ndata: [DONE]\n\n`);
    t.match(await reader, 'event: response.completed');
    await until(() => bodies.used === 0, 'nothing is held');
  });

  await t.test('the reasoning that chat completions repeat with its signature', async () => {
    const called = provider.nextCall();
    const model = modelAt('anthropic', 'plain');
    const messages = [{ role: 'user', content: 'a' }];
    const answered = gateway.post('/v1/chat/completions', { model, messages, stream: true });
    const { socket } = await called;
    socket.write(httpHead(200, { connection: 'close', 'content-type': streamTypes.anthropic }));
    const send = (event: object): void => void socket.write(`data: ${JSON.stringify(event)}\n\n`);
    send({ type: 'message_start', message: { id: 'a', model, usage: { input_tokens: 1, output_tokens: 1 } } });
    send({ ...block, index: 0, content_block: { type: 'thinking', thinking: '' } });
    const delta = { type: 'thinking_delta', thinking: 'x'.repeat(1000) };
    for (let sent = 0; sent < heldBytes; sent += 1000) send({ type: 'content_block_delta', index: 0, delta });
    const read = (await answered).text().catch(() => '');
    await until(() => bodies.used >= heldBytes / 2, 'the reasoning is held');
    socket.destroy();
    await read;
    await until(() => bodies.used === 0, 'nothing is held');
  });
});
