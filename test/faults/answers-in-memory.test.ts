import { test } from 'tap';
import { BodyMemory } from '../../core/http/request/body-memory.js';
import { until } from '../fixtures/components/until.js';
import { eventFrame } from '../fixtures/providers/event-frames.js';
import { modelAt, startProviderGateway } from '../fixtures/gateways/provider-gateway.js';
import { startProviderServer } from '../fixtures/providers/provider-server.js';

/** More than a process counts for a short request, and less than an organization may hold. */
const heldBytes = 600_000;

const bodies = new BodyMemory(2_000_000);

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
});
