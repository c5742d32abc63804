import { test } from 'tap';
import { eventsOf } from './event-stream.js';

const text = ': idle\n\ndata: {"text":"Grüße"}\n\nevent: policy\ndata: {}\n\ndata: one\ndata: two\n\ndata: [DONE]\n\n';

async function readInPieces(bytes: Uint8Array, length: number): Promise<object[]> {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; start += length) pieces.push(bytes.subarray(start, start + length));
  const events: object[] = [];
  for await (const event of eventsOf(ReadableStream.from(pieces))) events.push(event);
  return events;
}

await test('events of a stream are read from pieces of any length', async (t) => {
  const bytes = new TextEncoder().encode(text);
  for (let length = 1; length <= bytes.length; length += 1) {
    t.strictSame(
      await readInPieces(bytes, length),
      [
        { event: 'message', data: '{"text":"Grüße"}' },
        { event: 'policy', data: '{}' },
        { event: 'message', data: 'one\ntwo' },
        { event: 'message', data: '[DONE]' },
      ],
      `pieces of ${length}`,
    );
  }
});

await test('an event whose end has not arrived is not given', async (t) => {
  const bytes = new TextEncoder().encode('data: whole\n\ndata: half');
  t.strictSame(await readInPieces(bytes, 5), [{ event: 'message', data: 'whole' }]);
});

await test('the stream is cancelled when its reader stops', async (t) => {
  const ending = Promise.withResolvers<'ended'>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
    cancel: () => ending.resolve('ended'),
  });
  for await (const { data } of eventsOf(endless)) {
    t.equal(data, 'more');
    break;
  }
  t.equal(await ending.promise, 'ended');
});
