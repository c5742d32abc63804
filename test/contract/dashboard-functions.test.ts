import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'tap';
import { root } from '../architecture/source-files.js';

/** A file of the dashboard that needs no browser; Node leaves out the types. */
const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'dashboard/src', file)).href);

await test('sums of amounts keep all digits', async (t) => {
  const { sumOfDecimals } = (await load('api/decimal.ts')) as {
    readonly sumOfDecimals: (decimals: readonly string[]) => string;
  };
  t.equal(sumOfDecimals([]), '0');
  t.equal(sumOfDecimals(['0', '0']), '0');
  t.equal(sumOfDecimals(['0.1', '0.2']), '0.3');
  t.equal(sumOfDecimals(['12345678901234', '0.000000000000001']), '12345678901234.000000000000001');
  t.equal(sumOfDecimals(['0.5', '0.25', '1.25']), '2');
});

await test('the days of a time range end with today where the gateway counts them', async (t) => {
  const { lastDays, hoursOf } = (await load('pages/overview/time-range.ts')) as {
    readonly lastDays: (count: number, timezone: string, now: number) => readonly string[];
    readonly hoursOf: (day: string) => readonly string[];
  };
  const now = Date.parse('2030-03-01T02:00:00Z');
  t.strictSame(lastDays(3, 'UTC', now), ['2030-02-27', '2030-02-28', '2030-03-01']);
  t.strictSame(lastDays(2, 'America/New_York', now), ['2030-02-27', '2030-02-28']);
  // In Berlin, the clocks change on 31 March.
  t.strictSame(lastDays(3, 'Europe/Berlin', Date.parse('2030-04-01T10:00:00Z')), [
    '2030-03-30',
    '2030-03-31',
    '2030-04-01',
  ]);
  t.match(hoursOf('2030-03-01'), { 0: '2030-03-01 00:00', 23: '2030-03-01 23:00', length: 24 });
});

await test('events of a stream are read from pieces of any length', async (t) => {
  const { eventsOf } = (await load('api/event-stream.ts')) as {
    readonly eventsOf: (body: ReadableStream<Uint8Array>) => AsyncIterable<object>;
  };
  const bytes = new TextEncoder().encode(
    ': idle\n\ndata: {"text":"Grüße"}\n\nevent: policy\ndata: {}\n\ndata: [DONE]\n\n',
  );
  for (const length of [1, 3, 7, bytes.length]) {
    const pieces: Uint8Array[] = [];
    for (let start = 0; start < bytes.length; start += length) pieces.push(bytes.subarray(start, start + length));
    const events: object[] = [];
    for await (const event of eventsOf(ReadableStream.from(pieces))) events.push(event);
    t.strictSame(
      events,
      [
        { event: 'message', data: '{"text":"Grüße"}' },
        { event: 'policy', data: '{}' },
        { event: 'message', data: '[DONE]' },
      ],
      `pieces of ${length}`,
    );
  }
});
