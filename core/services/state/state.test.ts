import { connect, createServer } from 'node:net';
import { createClient } from 'redis';
import { type Test, test } from 'tap';
import type { SharedState } from '../../api/services/state-store.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { startOwnRedis } from '../../../test/fixtures/components/redis.js';
import { createRedis } from '../../../test/fixtures/components/redis-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { openState } from './open-state.js';
import { RedisState } from './redis-state.js';

const increment = { text: "return redis.call('incrby', KEYS[1], ARGV[1])" };
const names = { text: "return redis.call('keys', '*')" };

async function open(t: Test, url: string, log = silentLog): Promise<SharedState> {
  const state = await openState({ url, keyPrefix: 'mine:', log });
  t.teardown(() => state.close());
  return state.shared as SharedState;
}

/** An open state that is connected to a server of its own, and a client with which the test operates the server. */
async function openOwn(t: Test) {
  const redis = await startOwnRedis(t);
  const opened = await openState({ url: redis.url, keyPrefix: 'mine:', log: silentLog });
  t.teardown(() => opened.close());
  const state = opened.shared as SharedState;
  await until(() => state.isReady, 'connected');
  const operator = createClient({ url: redis.url });
  await operator.connect();
  t.teardown(() => operator.destroy());
  return { redis, opened, state, operator };
}

const add = (state: SharedState): Promise<unknown> => state.run(increment, { keys: ['count'], arguments: ['1'] });

/** A server in place of Redis that lets a client connect and refuses its writes. @returns its URL */
async function refusing(t: Test, refusal: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      for (const name of data.toString().match(/(?<=\*\d+\r\n\$\d+\r\n)\w+/g) ?? [])
        socket.write(/^(?:SET|EVAL|EVALSHA)$/i.test(name) ? `-${refusal}\r\n` : '+OK\r\n');
    });
  });
  return `redis://127.0.0.1:${await listenUntilEnd(t, server)}`;
}

interface Delay {
  ms: number;
  told?: () => void;
}

/** A proxy in front of Redis that delays what the server says. @returns its URL */
async function delayed(t: Test, url: string, delay: Delay): Promise<string> {
  const server = createServer((socket) => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1');
    for (const end of [socket, upstream])
      end.on('error', () => undefined).on('close', () => (socket.destroy(), upstream.destroy()));
    socket.pipe(upstream);
    upstream.on('data', (data: Buffer) =>
      setTimeout(() => {
        socket.write(data);
        delay.told?.();
      }, delay.ms),
    );
  });
  return `redis://127.0.0.1:${await listenUntilEnd(t, server)}`;
}

await test('without a URL nothing is shared', async (t) => {
  const state = await openState({ keyPrefix: '', log: silentLog });
  t.equal(state.shared, undefined);
  await state.close();
});

await test('scripts run on keys that begin with the prefix', async (t) => {
  const state = await open(t, await createRedis());
  await until(() => state.isReady, 'connected');
  t.equal(await add(state), 1);
  t.strictSame(await state.run(names, { keys: [], arguments: [] }), ['mine:count']);
});

await test('a mistake in a script is not an outage', async (t) => {
  const state = await open(t, await createRedis());
  await until(() => state.isReady, 'connected');
  await t.rejects(state.run({ text: 'this is not Lua' }, { keys: [], arguments: [] }), /compiling/);
  t.equal(state.isReady, true);
});

await test('an unavailable server is retried, and its password is in no log line', async (t) => {
  const redis = await startOwnRedis(t);
  await redis.kill();
  const log = collectingLog();
  const url = new URL(redis.url);
  url.password = 'very-secret';
  const state = await open(t, url.href, log);
  await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE', status: 503 });
  await until(() => log.lines.length > 0, 'a line in the log');
  t.notMatch(
    JSON.stringify(log.lines, (_, value: unknown) => (value instanceof Error ? String(value.stack) : value)),
    /very-secret/,
  );
});

await test('a server that is killed and comes back is used again, and onReady is called', async (t) => {
  const redis = await startOwnRedis(t);
  const log = collectingLog();
  const state = await open(t, redis.url, log);
  await until(() => state.isReady, 'connected');
  await add(state);
  let told = 0;
  state.onReady(() => {
    throw new Error('this plugin is broken');
  });
  const stop = state.onReady(() => {
    told += 1;
  });
  await redis.kill();
  await until(() => !state.isReady, 'noticed');
  await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
  await redis.restart();
  await until(() => state.isReady, 'connected again');
  t.equal(await add(state), 1, 'it has kept nothing, not even the scripts');
  t.ok(told > 0);
  t.match(log.lines.find(({ level }) => level === 'error')?.fields, { error: { message: 'this plugin is broken' } });
  stop();
});

await test('a changed password is used when the connection is opened again', async (t) => {
  const { redis, opened, state, operator } = await openOwn(t);
  await operator.configSet('requirepass', 'a new/password');
  opened.useUrl?.(redis.url.replace('//', `//:${encodeURIComponent('a new/password')}@`));
  const again = new Promise<void>((resolve) => state.onReady(resolve));
  await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
  await again;
  t.equal(await add(state), 1);
});

await test('the log names every reason of an outage, once: after a lost connection, that the password is refused', async (t) => {
  const { redis, operator } = await openOwn(t);
  const log = collectingLog();
  const state = await open(t, redis.url, log);
  await until(() => state.isReady, 'connected');
  await operator.configSet('requirepass', 'another');
  await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
  const reasons = (): readonly string[] => log.lines.map(({ fields }) => String(fields['error']));
  await until(() => reasons().some((reason) => reason.includes('NOAUTH')), 'the second reason');
  t.match(reasons(), [/closed/, /NOAUTH/]);
  await operator.configSet('requirepass', '');
  await until(() => state.isReady, 'it is used again');
  t.match(log.lines.slice(2), [{ level: 'info', message: 'Redis can be used again' }]);
});

await test('a frozen server costs the first caller half a second and the others nothing', async (t) => {
  const redis = await startOwnRedis(t);
  const state = await open(t, redis.url);
  await until(() => state.isReady, 'connected');
  redis.freeze();
  await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
  t.equal(state.isReady, false, 'nobody else asks it');
  await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
  redis.thaw();
  await until(() => state.isReady, 'it answers again');
  t.ok((await add(state)) as number);
});

await test('a server that refuses writes is left alone until it takes them again', async (t) => {
  const { state, operator } = await openOwn(t);
  const refusals: readonly (readonly [refuse: readonly string[], accept: readonly string[]])[] = [
    [
      ['CONFIG', 'SET', 'maxmemory', '1'],
      ['CONFIG', 'SET', 'maxmemory', '0'],
    ],
    [
      ['REPLICAOF', '127.0.0.1', '1'],
      ['REPLICAOF', 'NO', 'ONE'],
    ],
  ];
  for (const [refuse, accept] of refusals) {
    await operator.sendCommand(refuse);
    await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
    t.equal(state.isReady, false, 'nobody else asks it');
    let told = 0;
    const stop = state.onReady(() => {
      told += 1;
    });
    await operator.sendCommand(accept);
    await until(() => state.isReady, 'it is used again');
    t.ok(told > 0);
    stop();
    t.ok((await add(state)) as number);
  }
});

await test('a refusal of Redis 6, which is in the text of another error, is one too', async (t) => {
  const { state } = await openOwn(t);
  // As Redis 6.2.14 has answered.
  for (const refusal of [
    "OOM command not allowed when used memory > 'maxmemory'.",
    "READONLY You can't write against a read only replica.",
    'NOREPLICAS Not enough good replicas to write.',
  ]) {
    const text = `return redis.error_reply("ERR Error running script (call to f_2bab3b66): @user_script:1: @user_script: 1: -${refusal}")`;
    await t.rejects(state.run({ text }, { keys: [], arguments: [] }), { code: 'GW_STATE_UNAVAILABLE' });
    t.equal(state.isReady, false, 'nobody else asks it');
    await until(() => state.isReady, 'it is used again');
  }
  const text =
    'return redis.error_reply("ERR Error running script (call to f_2bab3b66): @user_script:1: attempt to index a nil value")';
  await t.rejects(state.run({ text }, { keys: [], arguments: [] }), /nil value/);
  t.equal(state.isReady, true);
});

await test('a server that cannot be used at all is left alone, and the log says why: a Sentinel, a node of a cluster, a user without rights', async (t) => {
  const { redis, operator } = await openOwn(t);
  await operator.sendCommand(['ACL', 'SETUSER', 'reader', 'on', '>word', '~mine:*', '+@all', '-incrby']);
  const reader = redis.url.replace('//', '//reader:word@');
  const log = collectingLog();
  const limited = await open(t, reader, log);
  await until(() => limited.isReady, 'it may write');
  await t.rejects(add(limited), { code: 'GW_STATE_UNAVAILABLE' }, 'a missing right is no mistake in the script');
  t.match(log.lines, [{ fields: { advice: /its user needs/ } }]);
  t.equal(limited.isReady, false);
  for (const [refusal, advice] of [
    ["ERR unknown command 'SET', with args beginning with: 'trial' '' 'PX' '1000' ", /Sentinel/],
    ['MOVED 5798 10.0.0.7:6379', /Cluster/],
  ] as const) {
    const lines = collectingLog();
    const state = await open(t, await refusing(t, refusal), lines);
    await until(() => lines.lines.length > 0, 'a line in the log');
    t.match(lines.lines, [{ fields: { advice } }], 'said without any request');
    await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
  }
});

await test('a server that answers too late is not asked again until it is fast', async (t) => {
  const redis = await startOwnRedis(t);
  const delay: Delay = { ms: 0 };
  const log = collectingLog();
  const state = await open(t, await delayed(t, redis.url, delay), log);
  await until(() => state.isReady, 'connected');
  delay.ms = 700;
  await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
  // Its late answers, also those to two trials and to pings, do not count.
  let answers = 0;
  delay.told = () => (answers += 1);
  await until(() => answers > 4, 'late answers');
  t.equal(state.isReady, false);
  t.equal(log.lines.length, 1);
  delay.ms = 0;
  await until(() => state.isReady, 'it is fast');
  t.ok(await add(state));
});

await test('an answer that has no end is cut off with its connection, whenever it begins', async (t) => {
  const redis = await startOwnRedis(t);
  const port = Number(new URL(redis.url).port);
  let connections = 0;
  /** Speaks from the first byte on; the next one as soon as a script is run; the others never. */
  const server = createServer((socket) => {
    const upstream = connect(port, '127.0.0.1').on('error', () => undefined);
    connections += 1;
    const number = connections;
    socket.on('error', () => undefined).on('close', () => upstream.destroy());
    const speak = (): void => {
      upstream.removeAllListeners('data');
      const timer = setInterval(() => socket.write('+without end'), 100);
      socket.on('close', () => clearInterval(timer));
    };
    upstream.on('data', (data: Buffer) => socket.write(data));
    socket.on('data', (data: Buffer) => {
      if (number === 1 || (number === 2 && data.includes('EVALSHA'))) speak();
      upstream.write(data);
    });
  });
  const log = collectingLog();
  const state = await open(t, `redis://127.0.0.1:${await listenUntilEnd(t, server)}`, log);
  await until(() => state.isReady, 'the second connection');
  t.equal(connections, 2);
  await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
  await until(() => state.isReady, 'the third connection');
  t.equal(connections, 3);
  const reasons = log.lines.filter(({ level }) => level === 'warn').map(({ fields }) => String(fields['error']));
  t.match(reasons, [/not ready within/, /no answer within/], 'and no reason but these');
  t.equal(reasons.length, 2);
  t.ok(await add(state));
});

await test('after a refusal a new connection is made, for the server may have a successor', async (t) => {
  const { state, operator } = await openOwn(t);
  const connections = async (): Promise<readonly string[]> =>
    JSON.stringify(await operator.sendCommand(['CLIENT', 'LIST'])).match(/\bid=\d+/g) ?? [];
  const before = await connections();
  await operator.sendCommand(['CONFIG', 'SET', 'maxmemory', '1']);
  await t.rejects(add(state), { code: 'GW_STATE_UNAVAILABLE' });
  await until(async () => (await connections()).some((id) => !before.includes(id)), 'a new one');
});

await test('an answer that arrived while this process was busy for longer than the limit is not an outage', async (t) => {
  const log = collectingLog();
  const state = await open(t, await createRedis(), log);
  await until(() => state.isReady, 'connected');
  await add(state);
  const adding = add(state);
  // The command is sent in this turn of the event loop, and answered while the thread does nothing else.
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  t.equal(await adding, 2);
  t.strictSame(log.lines, []);
});

await test('one that is closed while it connects releases the connection afterwards', async (t) => {
  const state = new RedisState({ url: await createRedis(), keyPrefix: '', log: silentLog });
  const client = state.client as ReturnType<typeof createClient>;
  const connected = new Promise((resolve) => client.once('ready', resolve));
  await state.close();
  await connected;
  t.equal(state.client.isReady, false);
});

await test('an invalid Redis URL is reported without showing it', async (t) => {
  const opening = openState({ url: 'http://user:secret@host', keyPrefix: '', log: silentLog });
  const error = await opening.then(
    () => undefined,
    (cause: Error) => cause,
  );
  t.match(error, { code: 'GW_STATE_URL_INVALID' });
  t.notMatch(error?.message, /secret/);
});

await test('a server that may evict what limits count is named in the log, once, and one that refuses writes is not', async (t) => {
  const redis = await startOwnRedis(t, { settings: { maxmemory: '100mb', 'maxmemory-policy': 'allkeys-lru' } });
  const log = collectingLog();
  const state = await open(t, redis.url, log);
  await until(() => log.lines.length > 0, 'a line in the log');
  t.match(log.lines, [{ level: 'warn', fields: { policy: 'allkeys-lru', advice: /noeviction/ } }]);
  t.equal(state.isReady, true, 'it is used all the same');

  const operator = createClient({ url: redis.url });
  await operator.connect();
  t.teardown(() => operator.destroy());
  const connectAgain = async (policy: string): Promise<void> => {
    await operator.configSet('maxmemory-policy', policy);
    const again = new Promise<void>((resolve) => state.onReady(resolve));
    await operator.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
    await again;
  };
  const named = (): readonly unknown[] =>
    log.lines.flatMap(({ fields: { policy } }) => (policy === undefined ? [] : [policy]));
  await connectAgain('allkeys-lru');
  await connectAgain('noeviction');
  await connectAgain('volatile-ttl');
  await until(() => named().length > 1, 'the next policy');
  t.strictSame(named(), ['allkeys-lru', 'volatile-ttl']);
});
