import type { Socket } from 'node:net';
import { type Test, test } from 'tap';
import { turn } from '../../../test/fixtures/time/event-loop-turns.js';
import { clientFor, post, serveRaw } from '../../../test/fixtures/components/http-upstream.js';
import { ReadTurns } from './read-turns.js';

const long = 64 * 1024;
const short = 1024;

/** A clock that goes on only while something that was read is processed, and when it is told to. */
function slowClock(t: Test): { now: number; processing: number } {
  const clock = { now: 0, processing: 0 };
  t.intercept(performance, 'now', { value: () => clock.now });
  return clock;
}

/** Sockets that take turns, and what was passed on of what they have read, in order. */
function sockets(clock: { now: number; processing: number } = { now: 0, processing: 0 }) {
  const turns = new ReadTurns();
  const passed: string[] = [];
  const restarted: string[] = [];
  const open = (name: string) => {
    const socket = {
      destroyed: false,
      push: (chunk: Buffer | null) => {
        clock.now += clock.processing;
        passed.push(`${name} ${chunk?.length ?? 'end'}`);
        return chunk !== null;
      },
      _read: () => restarted.push(name),
      read: () => null,
    };
    turns.add(socket as unknown as Socket);
    return { socket, read: (length: number) => socket.push(Buffer.alloc(length)), end: () => socket.push(null) };
  };
  return { open, passed, restarted };
}

await test('when the time of a turn is over, sockets that have read much wait, and those that have read little do not', async (t) => {
  const clock = slowClock(t);
  const { open, passed, restarted } = sockets(clock);
  const [a, b, c] = [open('a'), open('b'), open('c')];
  t.equal(a.read(long), true);
  t.equal(a.read(long), true, 'there is time left');
  clock.processing = 10;
  t.equal(a.read(long), true);
  t.equal(a.read(long), false, 'the socket is told to stop reading');
  t.equal(b.read(long), false);
  t.equal(c.read(short), true);
  t.strictSame(passed.splice(0), ['a 65536', 'a 65536', 'a 65536', 'b 16384', 'c 1024'], 'the share of b goes on');
  for (const next of ['a 65536', 'b 49152']) {
    await turn();
    t.equal(c.read(short), true, 'others go on meanwhile');
    t.strictSame(passed.splice(0), [next, 'c 1024']);
  }
  t.strictSame(restarted, ['a', 'b'], 'each reads again when nothing of it waits');
});

await test('the socket goes on for which that is the longest time ago', async (t) => {
  const clock = slowClock(t);
  clock.processing = 10;
  const { open, passed } = sockets(clock);
  const [a, b] = [open('a'), open('b')];
  for (let count = 0; count < 4; count += 1) a.read(long);
  await turn();
  b.read(long);
  for (let count = 0; count < 3; count += 1) await turn();
  t.strictSame(passed, ['a 65536', 'a 16384', 'a 49152', 'b 16384', 'b 49152', 'a 65536', 'a 65536']);
});

await test('sockets that wait with little go on together', async (t) => {
  const clock = slowClock(t);
  const { open, passed } = sockets(clock);
  const all = ['a', 'b', 'c', 'd', 'e'].map(open);
  all[0]?.read(long);
  clock.now = 10;
  for (const each of all) each.read(24 * 1024);
  passed.splice(0);
  await turn();
  t.strictSame(passed.splice(0), ['a 8192', 'b 8192', 'c 8192', 'd 8192']);
  await turn();
  t.strictSame(passed, ['e 8192']);
});

await test('the end of what was read comes last, and nothing comes from a socket that was closed', async (t) => {
  const clock = slowClock(t);
  const { open, passed, restarted } = sockets(clock);
  const [a, b] = [open('a'), open('b')];
  a.read(long);
  clock.now = 10;
  a.read(long);
  a.end();
  b.read(long);
  b.end();
  b.socket.destroyed = true;
  for (let count = 0; count < 5; count += 1) await turn();
  t.strictSame(passed, ['a 65536', 'a 16384', 'b 16384', 'a 49152', 'a end']);
  t.strictSame(restarted, []);
  t.equal(a.read(long), true, 'nobody waits any more');
});

await test('a little of many sockets is not watched at all', async (t) => {
  t.intercept(performance, 'now', { value: () => t.fail('the clock is not looked at') });
  const { open, passed } = sockets();
  const some = Array.from({ length: 30 }, (_, index) => open(String(index)));
  for (const each of some) t.equal(each.read(short), true);
  t.equal(passed.length, 30);
});

await test('a response of tiny chunks that arrives faster than it is read is complete, whether its length or the end of the connection ends it', async (t) => {
  const pieces = Array.from({ length: 40_000 }, (_, index) => `data: ${index}\n\n`);
  const body = pieces.join('');
  const chunked = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('');
  const responses = {
    'Transfer-Encoding: chunked': `${chunked}0\r\n\r\n`,
    'Connection: close': body,
  };
  for (const [header, sent] of Object.entries(responses)) {
    const upstream = await serveRaw(t, (socket) => socket.end(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n${sent}`));
    const client = clientFor(t);
    const read = async () => {
      const response = await client.send(post(upstream.url));
      return Buffer.from(await response.bytes(2 * body.length)).toString();
    };
    for (const text of await Promise.all([read(), read(), read()]))
      t.ok(text === body, `${header}: ${text.length} bytes`);
  }
});
