import { type Test, test } from 'tap';
import { modelAt, startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import { httpAnswer, startProviderServer } from '../../fixtures/providers/provider-server.js';
import { RawConnection } from '../../fixtures/clients/raw-connection.js';
import { wireFormats, textAnswers } from '../../fixtures/providers/recorded-answers.js';

/*
 * The W3C recommendation Trace Context (https://www.w3.org/TR/2021/REC-trace-context-1-20211123/), rule by rule, over HTTP.
 */

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const valid = `00-${traceId}-${parentId}-01`;

/** The headers that a provider got. */
interface Told {
  readonly traceparent: string;
  readonly tracestate: string | undefined;
}

/** Sends header lines with a request for each provider, and returns what the first of them was sent. */
type Ask = (...lines: readonly string[]) => Promise<Told>;

async function startAsking(t: Test): Promise<Ask> {
  const provider = await startProviderServer(t, ({ socket, dialect }) => {
    socket.write(httpAnswer(200, textAnswers[dialect].whole));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  const connection = await RawConnection.open(Number(new URL(gateway.url).port));
  t.teardown(() => connection.destroy());
  return async (...lines) => {
    const told: Told[] = [];
    for (const dialect of wireFormats) {
      const body = JSON.stringify({ model: modelAt(dialect, 'm'), messages: [{ role: 'user', content: 'Hello' }] });
      const headers = [
        'host: test',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        ...lines,
      ];
      connection.send(`POST /v1/inference/chat HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
      const reply = await connection.reply();
      const sent = provider.calls.at(-1)?.headers ?? {};
      const { traceparent = '', tracestate } = sent;
      t.equal(reply.status, 200, 'a trace context is no reason to refuse a request');
      t.match(traceparent, /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-0[01]$/, `version 00 goes to ${dialect}`);
      const returned = reply.headers.get('traceresponse') ?? '';
      t.equal(returned.slice(0, 36), traceparent.slice(0, 36), 'the client is told the same trace');
      t.equal(returned.slice(-2), traceparent.slice(-2), 'and the same flag');
      t.equal(
        returned === traceparent,
        traceparent.endsWith('00'),
        'a recorded call of a provider has a span of its own',
      );
      t.equal(JSON.parse(reply.body).trace_id, traceparent.slice(3, 35));
      told.push({ traceparent, tracestate });
    }
    const [first, ...others] = told as [Told, ...Told[]];
    for (const other of others) t.equal(other.tracestate, first.tracestate, 'every provider is told the same');
    return first;
  };
}

await test('trace context', async (t) => {
  const ask = await startAsking(t);

  /** The trace continues with a span of this gateway. */
  const continues = async (t: Test, traceparent: string, flags = '01'): Promise<void> => {
    const told = await ask(`traceparent: ${traceparent}`, 'tracestate: vendor=1');
    t.match(told.traceparent, new RegExp(`^00-${traceId}-(?!${parentId})[0-9a-f]{16}-${flags}$`), traceparent);
    t.equal(told.tracestate, 'vendor=1');
  };
  /** A new trace begins, without any ids of the caller. */
  const restarts = async (t: Test, ...traceparents: readonly string[]): Promise<void> => {
    const lines = traceparents.map((traceparent) => `traceparent: ${traceparent}`);
    const told = await ask(...lines, 'tracestate: vendor=1');
    t.notMatch(told.traceparent, new RegExp(`${traceId}|${parentId}`), traceparents.join(' and '));
    t.match(told.traceparent, /-00$/, 'nobody has asked for it to be recorded');
    t.equal(told.tracestate, undefined, 'tracestate goes with the traceparent that it belongs to');
  };
  const stateOf = async (...states: readonly string[]): Promise<string | undefined> => {
    const told = await ask(`traceparent: ${valid}`, ...states.map((state) => `tracestate: ${state}`));
    t.match(told.traceparent, new RegExp(`^00-${traceId}-`), 'a tracestate never makes a traceparent invalid');
    return told.tracestate;
  };

  await t.test('a valid traceparent is continued with a new parent id', (t) => continues(t, valid));

  await t.test('without a traceparent a new trace begins', (t) => restarts(t));

  await t.test('the sampled flag is passed on unchanged; unknown flags are set to zero', async (t) => {
    await continues(t, valid.replace(/01$/, '00'), '00');
    await continues(t, valid.replace(/01$/, 'ff'), '01');
    await continues(t, valid.replace(/01$/, 'fe'), '00');
  });

  await t.test('header names are case-insensitive', async (t) => {
    const told = await ask(`TraceParent: ${valid}`, 'TRACESTATE: vendor=1');
    t.match(told, { traceparent: new RegExp(`^00-${traceId}-`), tracestate: 'vendor=1' });
  });

  await t.test('white space around a traceparent is ignored', (t) => continues(t, ` \t${valid}\t `));

  await t.test('a version that is not two lower-case hex digits is invalid', async (t) => {
    for (const version of ['', '0', '000', '0x', '.0', 'CC']) await restarts(t, `${version}${valid.slice(2)}`);
  });

  await t.test('version ff is invalid', (t) => restarts(t, `ff${valid.slice(2)}`));

  await t.test('version 00 has nothing after its flags', async (t) => {
    for (const more of ['-', '-extra', '.', '0', ';x=1']) await restarts(t, valid + more);
  });

  await t.test('a future version is parsed like version 00', (t) => continues(t, `cc${valid.slice(2)}`));

  await t.test('a future version may have further fields after a dash', async (t) => {
    await continues(t, `cc${valid.slice(2)}-what-the-future-will-be-like`);
    await continues(t, `01${valid.slice(2)}-`);
  });

  await t.test('a future version that continues without a dash, or is too short, is invalid', async (t) => {
    for (const rest of ['.what', '0', 'x-y']) await restarts(t, `cc${valid.slice(2)}${rest}`);
    await restarts(t, `cc${valid.slice(2, -1)}`);
  });

  await t.test('a trace id of zeros is invalid', (t) => restarts(t, `00-${'0'.repeat(32)}-${parentId}-01`));

  await t.test('a parent id of zeros is invalid', (t) => restarts(t, `00-${traceId}-${'0'.repeat(16)}-01`));

  await t.test('upper-case hex digits are invalid', async (t) => {
    await restarts(t, `00-${traceId.toUpperCase()}-${parentId}-01`);
    await restarts(t, `00-${traceId}-${parentId.toUpperCase()}-01`);
    await restarts(t, `${valid.slice(0, -2)}0A`);
  });

  await t.test('characters other than hex digits are invalid', async (t) => {
    await restarts(t, `00-.${traceId.slice(1)}-${parentId}-01`);
    await restarts(t, `00-${traceId}-.${parentId.slice(1)}-01`);
    await restarts(t, `${valid.slice(0, -2)}.1`);
  });

  await t.test('ids and flags that are too short or too long are invalid', async (t) => {
    for (const id of [traceId.slice(1), `${traceId}0`]) await restarts(t, `00-${id}-${parentId}-01`);
    for (const id of [parentId.slice(1), `${parentId}0`]) await restarts(t, `00-${traceId}-${id}-01`);
    for (const flags of ['', '1', '001']) await restarts(t, `00-${traceId}-${parentId}-${flags}`);
  });

  await t.test('missing fields, and other texts, are invalid', async (t) => {
    for (const traceparent of [
      '',
      'garbage',
      '00',
      `00-${traceId}`,
      `00-${traceId}-${parentId}`,
      valid.replaceAll('-', '_'),
    ]) {
      await restarts(t, traceparent);
    }
  });

  await t.test('a duplicate traceparent is ignored, whatever its version', async (t) => {
    const other = valid.replace(traceId, '1'.repeat(32));
    const future = `cc${valid.slice(2)}-more`;
    await restarts(t, valid, valid);
    await restarts(t, valid, other);
    await restarts(t, future, future);
    await restarts(t, `${valid},${other}`);
  });

  await t.test('a tracestate is passed on with its members in order', async (t) => {
    t.equal(await stateOf('congo=t61rcWkgMzE,rojo=00f067aa0ba902b7'), 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7');
  });

  await t.test('several tracestate headers are combined in order', async (t) => {
    t.equal(await stateOf('b=1,a=2', 'd=3', 'c=4'), 'b=1,a=2,d=3,c=4');
  });

  await t.test('an empty tracestate, and empty members, are removed', async (t) => {
    t.equal(await stateOf(''), undefined);
    t.equal(await stateOf(' , ,\t,'), undefined);
    t.equal(await stateOf(',a=1,,b=2,'), 'a=1,b=2');
    t.equal(await stateOf('a=1', '', 'b=2'), 'a=1,b=2');
  });

  await t.test('white space around members is ignored, and inside values it is kept', async (t) => {
    t.equal(await stateOf('a=1 \t , \t b=2, \tc=3 4\t '), 'a=1,b=2,c=3 4');
  });

  await t.test('a list may have 32 members; a longer one is dropped', async (t) => {
    const members = (count: number): string[] => Array.from({ length: count }, (_, index) => `k${index}=1`);
    t.equal(await stateOf(members(32).join(',')), members(32).join(','));
    t.equal(await stateOf(members(32).join(' ,, ')), members(32).join(','), 'empty ones are not counted');
    t.equal(await stateOf(members(33).join(',')), undefined);
    t.equal(await stateOf(members(20).join(','), members(13).join(',')), undefined, 'over all headers');
  });

  await t.test(
    '512 characters are passed on; from a longer list, first long members are removed, then those at the end',
    async (t) => {
      const member = (key: string, length: number): string => `${key}=`.padEnd(length, 'x');
      const full = [member('a', 128), member('b', 128), member('c', 128), member('d', 125)].join(',');
      t.equal(full.length, 512);
      t.equal(await stateOf(full), full);
      t.equal(await stateOf(member('a', 258)), member('a', 258), 'a single long one');
      t.equal(await stateOf(`${full},e=1`), full, 'the last one');
      t.equal(await stateOf(`${member('l', 129)},${full}`), full, 'the one that is longer than 128, wherever it is');
      t.equal(
        await stateOf(`${member('l', 200)},${member('m', 200)},${member('n', 200)},z=1`),
        `${member('l', 200)},${member('m', 200)},z=1`,
        'no more than needed',
      );
    },
  );

  await t.test('a key consists of lower-case letters, digits and _-*/, and begins with a letter', async (t) => {
    const long = 'k'.repeat(256);
    for (const key of ['a', 'a0_-*/', long]) t.equal(await stateOf(`${key}=1`), `${key}=1`, key);
    for (const key of ['', 'A', 'aB', '0a', '_a', 'a.b', 'a b', 'ä', `${long}k`]) {
      t.equal(await stateOf(`${key}=1`), undefined, key);
    }
  });

  await t.test(
    'a key with a tenant has up to 241 characters, which may begin with a digit, then @, and up to 14 more',
    async (t) => {
      for (const key of ['fw529a3039@dt', `${'t'.repeat(241)}@${'v'.repeat(14)}`]) {
        t.equal(await stateOf(`${key}=1`), `${key}=1`, key);
      }
      for (const key of ['a@', '@a', 'a@@b', 'a@b@c', 'a@0b', `${'t'.repeat(242)}@v`, `t@${'v'.repeat(15)}`]) {
        t.equal(await stateOf(`${key}=1`), undefined, key);
      }
    },
  );

  await t.test('a value is 1 to 256 printable characters without comma and equals sign', async (t) => {
    const printable = ' !"#$%&\'()*+-./:;<>?@[]^_`{|}~';
    const long = 'v'.repeat(256);
    for (const value of [printable, long]) t.equal(await stateOf(`a=${value}`), `a=${value}`, value);
    for (const value of ['', 'b=c', '=', 'b\tc', 'é', `${long}v`])
      t.equal(await stateOf(`a=${value}`), undefined, value);
    t.equal(await stateOf('a'), undefined, 'no equals sign');
  });

  await t.test('invalid members are removed, and the others are kept', async (t) => {
    t.equal(await stateOf('a=1,B=2,c=3,d,e=é,f=6'), 'a=1,c=3,f=6');
  });

  await t.test('of members with the same key, the first counts', async (t) => {
    t.equal(await stateOf('a=1,b=2,a=3', 'b=4,c=5'), 'a=1,b=2,c=5');
    t.equal(await stateOf('a=,a=3'), 'a=3', 'the first that is valid');
  });
});
