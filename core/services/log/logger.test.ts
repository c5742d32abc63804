import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { test } from 'tap';
import { GatewayError } from '../../api/errors.js';
import { codePoint, fc } from '../../../test/fixtures/random.js';
import { createLogger } from './logger.js';

type Line = Readonly<Record<string, unknown>>;

function capture() {
  const written: string[] = [];
  return {
    output: { write: (text: string) => void written.push(text) },
    written,
    lines: (): Line[] => written.map((text) => JSON.parse(text) as Line),
  };
}

await test('a line is one JSON object with level, time and message', (t) => {
  const { output, written, lines } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output);
  log.child({ plugin: 'auth' }).info({ status: 200 }, 'request');
  log.debug({}, 'not wanted');
  t.equal(written.length, 1);
  t.ok(written[0]?.endsWith('}\n'));
  const [line] = lines();
  t.match(line, { level: 'info', plugin: 'auth', status: 200, message: 'request' });
  t.equal(new Date(String(line?.['time'])).toISOString(), line?.['time']);
  t.strictSame(Object.keys(line ?? {}).sort(), ['level', 'message', 'plugin', 'status', 'time']);
  t.end();
});

await test('a changed level takes effect at once, even for child loggers that were made before', (t) => {
  const { output, lines } = capture();
  const log = createLogger({ level: 'error', pretty: false }, output);
  const child = log.child({ plugin: 'auth' });
  const logAll = (): void => {
    for (const logger of [log, child])
      for (const level of ['debug', 'info', 'warn', 'error'] as const) logger[level]({ status: 1 }, 'words');
  };
  const levelsAt = (level: 'debug' | 'info' | 'warn' | 'silent'): readonly unknown[] => {
    const before = lines().length;
    log.setLevel(level);
    logAll();
    return lines()
      .slice(before)
      .map((line) => line['level']);
  };
  t.strictSame(levelsAt('info'), ['info', 'warn', 'error', 'info', 'warn', 'error']);
  t.strictSame(levelsAt('warn'), ['warn', 'error', 'warn', 'error']);
  t.strictSame(levelsAt('debug').length, 8);
  t.strictSame(levelsAt('silent'), []);
  t.end();
});

await test('a line of texts and numbers is the same, whether it is written by the short way or not', (t) => {
  const { output, written } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output);
  const texts = fc.string({ unit: codePoint });
  const value = fc.oneof(texts, fc.double(), fc.boolean(), fc.constant(undefined));
  const name = texts.filter((text) => !['error', '__proto__', 'level', 'time', 'message'].includes(text));
  fc.assert(
    fc.property(fc.dictionary(name, value), texts, (fields, message) => {
      written.length = 0;
      log.info(fields, message);
      log.child({}).info(fields, message);
      const [short, long] = written.map((line) => ({ ...(JSON.parse(line) as Line), time: '' }));
      t.strictSame(short, long);
    }),
  );
  t.end();
});

await test('a sentence alone, or before its fields, is the message all the same', (t) => {
  const { output, lines } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output);
  // As plugins in plain JavaScript may call it, contrary to the types.
  type Untyped = Record<string, (...given: unknown[]) => void>;
  for (const each of [log, log.child({ plugin: 'acme' })] as unknown as Untyped[]) {
    for (const level of ['info', 'error']) {
      each[level]?.('alone');
      each[level]?.('before', { status: 200, apiKey: 'secret' });
      each[level]?.(undefined, 'without fields');
    }
  }
  const told = lines().map(({ message, status, apiKey }) => [message, status, apiKey === 'secret']);
  const once = [
    ['alone', undefined, false],
    ['before', 200, false],
    ['without fields', undefined, false],
  ];
  t.strictSame(told, [...once, ...once, ...once, ...once]);
  t.end();
});

await test('a silent log writes nothing', (t) => {
  const { output, written } = capture();
  createLogger({ level: 'silent', pretty: false }, output).error({}, 'bad');
  t.equal(written.length, 0);
  t.end();
});

await test('secrets are masked, at the top, one level below and in a child, and the logged object stays as it was', (t) => {
  const { output, written, lines } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output);
  const fields = { apiKey: 'hush-1', headers: { authorization: 'hush-2', 'x-api-key': 'hush-3', accept: '*/*' }, n: 1 };
  const before = structuredClone(fields);
  log.child({ token: 'hush-4' }).info(fields, 'careless');
  t.notMatch(written.join(''), /hush/);
  t.match(lines()[0], { apiKey: '[masked]', headers: { authorization: '[masked]', accept: '*/*' }, n: 1 });
  t.strictSame(fields, before);
  t.end();
});

await test('a key in the message of an error, of its cause, or in a thrown text is masked', (t) => {
  const { output, written, lines } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output);
  const [own, foreign] = ['sk-slc-Hush0000000000000000000000', 'sk-ant-hush-000000000000000'];
  const thrown = `cannot use ${own}`;
  log.error({ error: new Error(`no key "${own}"`, { cause: new TypeError(`401: ${foreign}`) }) }, 'one');
  log.error({ error: thrown }, 'two');
  t.notMatch(written.join(''), /hush/i);
  t.match(lines(), [
    { error: { message: 'no key "[masked]"', stack: /no key "\[masked\]"/, cause: { message: '401: [masked]' } } },
    { error: { message: 'cannot use [masked]' } },
  ]);
  t.end();
});

await test('an error is written with its stack and everything that caused it, but without what hangs on it', (t) => {
  const { output, written, lines } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output);
  const root = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', statement: 'hush' });
  const middle = new AggregateError([new TypeError('one'), 'two'], 'several', { cause: root });
  const upstream = { provider: 'p', dialect: 'd', body: 'hush' };
  const top = new GatewayError({ code: 'GW_X', status: 502, message: 'failed', cause: middle, upstream });
  log.error({ error: top }, 'request failed');
  t.notMatch(written.join(''), /hush/);
  t.match(lines()[0], {
    message: 'request failed',
    error: {
      type: 'GatewayError',
      code: 'GW_X',
      status: 502,
      message: 'failed',
      stack: /GatewayError: failed\n +at /,
      cause: {
        type: 'AggregateError',
        errors: [
          { type: 'TypeError', message: 'one' },
          { type: 'string', message: 'two' },
        ],
        cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
      },
    },
  });
  t.end();
});

await test('of errors that quote a body only what they are about is written', (t) => {
  const { output, written, lines } = capture();
  const log = createLogger({ level: 'trace', pretty: false }, output);
  const upstream = { provider: 'acme', dialect: 'd', quoted: true } as const;
  const said = new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 503,
    message: 'Cannot answer "hush\nhush"',
    upstream,
  });
  log.error({ error: said }, 'request failed');
  const texts = [
    'hush',
    '"hush',
    '{"a": hush}',
    `{"a": "${'b'.repeat(100)}", hush, "c": "${'d'.repeat(100)}"}`,
    '{"a": "hush\nhush"}',
  ];
  for (const text of texts) {
    try {
      JSON.parse(text);
    } catch (cause) {
      log.error({ error: new Error('no JSON', { cause }) }, 'request failed');
    }
  }
  const detail = 'violates check constraint\n - detail: Failing row contains (1, hush\nhush).';
  log.error({ error: new Error('failed', { cause: new Error(detail) }) }, 'request failed');
  t.notMatch(written.join(''), /hush/);
  t.equal(lines().length, 2 + texts.length);
  t.match(lines().at(-1), { error: { cause: { message: 'violates check constraint', stack: /constraint\n +at / } } });
  t.match(lines()[0], {
    error: { code: 'GW_PROVIDER_FAILED', message: /"acme"/, stack: /^GatewayError: Provider "acme".*\n +at / },
  });
  t.match(lines()[1], { error: { cause: { type: 'SyntaxError', message: /^Unexpected token/, stack: /\n +at / } } });
  t.end();
});

await test('an error in a circle, and something thrown that is not an error, are written too', (t) => {
  const { output, lines } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output);
  const circle = new Error('round');
  circle.cause = circle;
  log.error({ error: circle }, 'one');
  for (const thrown of ['text', undefined, null, 7, { a: { b: { c: 1 } } }]) log.error({ error: thrown }, 'two');
  t.equal(lines().length, 6);
  t.match(lines()[1], { error: { type: 'string', message: 'text' } });
  t.match(lines()[5], { error: { type: 'object', message: /a:/ } });
  t.end();
});

await test('of several processes that write to one output, each line has the number of its process', (t) => {
  const { output, lines } = capture();
  const log = createLogger({ level: 'info', pretty: false }, output, { process: 3 });
  log.info({ status: 200 }, 'flat');
  log.info({ list: [1] }, 'not flat');
  log.child({ plugin: 'x' }).error({ error: new Error('no') }, 'failed');
  t.strictSame(
    lines().map(({ process }) => process),
    [3, 3, 3],
  );
  t.end();
});

await test('lines for people show time, level, message, fields and the stacks', (t) => {
  const { output, written } = capture();
  const log = createLogger({ level: 'info', pretty: true }, output);
  log.info({ status: 200, model: 'a b' }, 'request');
  log.error({ error: new Error('top', { cause: new TypeError('below') }) }, 'failed');
  const [first, second] = written.map(stripVTControlCharacters);
  t.match(first, /^\d\d:\d\d:\d\d\.\d{3} info {2}request status=200 model="a b"\n$/);
  t.match(second, /error failed\n {2}Error: top\n {6}at [^]* {2}caused by:\n {2}TypeError: below\n/);
  t.end();
});

await test('lines for people contain nothing of a client that controls the terminal', (t) => {
  const { output, written } = capture();
  const log = createLogger({ level: 'info', pretty: true }, output);
  const hostile = 'gpt-\u001b[2J\u009b2J\u0007\u202eb';
  log.info({ model: hostile, list: [hostile] }, `request ${hostile}`);
  log.error({ error: new Error(hostile, { cause: new Error(hostile) }) }, 'request failed');
  for (const line of written) {
    t.match(line, /gpt-\\u001b\[2J\\u009b2J\\u0007\\u202eb/);
    t.notMatch(stripVTControlCharacters(line), /[^\P{Cc}\n]|\u202e/u);
    t.notOk(line.includes('\u001b[2J'));
  }
  t.end();
});

await test('nothing is lost when the process ends right after the last line', async (t) => {
  const logger = new URL('./logger.js', import.meta.url).href;
  const script = `
    const { createLogger } = await import('${logger}');
    const log = createLogger({ level: 'info', pretty: false });
    for (let n = 0; n < 500; n += 1) log.info({ n }, 'line');
    HOW`;
  const run = promisify(execFile);
  for (const how of ['process.exit(0)', '', 'throw new Error("crash")']) {
    const command = ['--input-type=module', '-e', script.replace('HOW', how)];
    const { stdout } = await run(process.execPath, command).catch((error: { stdout: string }) => error);
    t.equal(stdout.trim().split('\n').length, 500, how);
  }
});
