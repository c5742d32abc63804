import { test } from 'tap';
import { turnsDuring } from '../../../../test/fixtures/time/turns-during.js';
import { parseLongEvents } from './long-events.js';
import { formatSse, SseDecoder } from './sse.js';

const exchangeOf = (organizationId: string, signal = new AbortController().signal) =>
  ({ identity: { kind: 'key', keyId: 'k', organizationId }, signal }) as const;

/** A batch of one event with this data. */
const batchOf = (data: string) => new SseDecoder().push(Buffer.from(formatSse(data)));
const long = (last: string): string => `{"list":[${'{"a":[1,2]},'.repeat(100_000)}1],"last":${last}}`;

await test('the data of a long event is parsed in several turns of the event loop, and that of a short one when it is asked for', async (t) => {
  const short = batchOf('{"a":1}');
  t.equal(parseLongEvents(short, exchangeOf('a')), short);
  t.strictSame(short.events[0]?.json(), { a: 1 });
  const { turns, result } = await turnsDuring(() =>
    parseLongEvents(batchOf(long('12345678901234567890')), exchangeOf('a')),
  );
  t.ok(turns > 5, `${turns} turns`);
  const [event] = result.events;
  t.equal(event?.json(), event?.json(), 'it is not parsed again');
  t.ok(JSON.stringify(event?.json()) === long('12345678901234567890'));
});

await test('what is wrong with a long event is known when its data is asked for, without another look at it', async (t) => {
  for (const [last, message] of [
    ['}', /^Unexpected token/],
    ['['.repeat(600), /^The JSON is nested deeper than 500 levels/],
  ] as const) {
    const [event] = (await parseLongEvents(batchOf(long(last)), exchangeOf('a'))).events;
    const causes = [1, 2].map(() => {
      try {
        return event?.json();
      } catch (cause) {
        return cause;
      }
    });
    t.match(causes[0], { message });
    t.equal(causes[0], causes[1]);
    t.equal(event?.jsonIfWhole(), undefined);
  }
});

await test('a long event is not parsed on for a client that has left', async (t) => {
  const client = new AbortController();
  const parsing = (async () => parseLongEvents(batchOf(long('1')), exchangeOf('a', client.signal)))();
  client.abort(new Error('gone'));
  await t.rejects(parsing, { message: 'gone' });
});

await test('the long events of one organization do not delay those of another', async (t) => {
  const ended: string[] = [];
  const work = async (organization: string): Promise<void> => {
    await parseLongEvents(batchOf(long('1')), exchangeOf(organization));
    ended.push(organization);
  };
  await Promise.all(['a', 'a', 'a', 'b'].map(work));
  t.strictSame([ended.length, ended.at(-1)], [4, 'a']);
});
