import { test } from 'tap';
import { turnsDuring } from '../../../../test/fixtures/time/turns-during.js';
import type { Awaitable } from '../../awaitable.js';
import { GatewayError } from '../../errors.js';
import type { JsonValue } from '../../json.js';
import { stringifyJson } from './json.js';
import { type AnswerReading, readAnswerJson } from './read-json.js';

const errors = { provider: 'acme', dialect: 'plain' };

function readingFor(organizationId: string, signal = new AbortController().signal): AnswerReading {
  return { errors, exchange: { identity: { kind: 'key', keyId: 'k', organizationId }, signal } };
}

const read = (text: string, reading = readingFor('a')): Awaitable<JsonValue> =>
  readAnswerJson(Buffer.from(text), reading);
const long = (last: string): string => `{"list":[${'{"a":[1,2]},'.repeat(200_000)}1],"last":${last}}`;

await test('a short answer is read at once, and a long one in turns of the event loop, with the same value', async (t) => {
  t.strictSame(read('{"a":1}'), { a: 1 });
  for (const last of ['2', '12345678901234567890', '["é",1e400]']) {
    const { turns, result } = await turnsDuring(() => read(long(last)));
    t.ok(stringifyJson(result) === long(last), last);
    t.ok(turns > 5, `${turns} turns`);
  }
  for (const text of ['{"a":1}', long('2')])
    t.ok(stringifyJson(await read(`\ufeff${text}`)) === text, 'a byte order mark is no part of it');
  const rounded = await readAnswerJson(Buffer.from(long('12345678901234567890')), readingFor('a'), 'rounded');
  t.ok(stringifyJson(rounded).endsWith('12345678901234567000}'));
});

await test('what is not JSON, or nested too deeply, is an unusable answer of the provider', async (t) => {
  for (const [last, message] of [
    ['}', 'Provider "acme" sent something that is not JSON instead of an answer.'],
    ['['.repeat(600), 'Provider "acme" sent JSON that is nested deeper than 500 levels instead of an answer.'],
  ] as const) {
    const expected = { code: 'GW_PROVIDER_BAD_ANSWER', status: 502, message };
    t.throws(() => read(`{"last":${last}`), { ...expected, message: /^Provider "acme" sent something/ });
    await t.rejects(async () => read(long(last)), expected);
  }
  const members = Array.from({ length: 100_001 }, (_, at) => `"${at}":0`).join(',');
  await t.rejects(async () => read(long(`{${members}}`)), {
    code: 'GW_PROVIDER_BAD_ANSWER',
    message: 'Provider "acme" sent JSON with an object of more than 100000 members instead of an answer.',
  });
});

await test('reading ends when the exchange is aborted', async (t) => {
  const client = new AbortController();
  const reason = new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'Gone.' });
  const reading = (async () => read(long('1'), readingFor('a', client.signal)))();
  setImmediate(() => client.abort(reason));
  await t.rejects(reading, reason);
});

await test('the long answers of one organization do not delay that of another', async (t) => {
  const ended: string[] = [];
  const work = async (organization: string): Promise<void> => {
    await read(long('1'), readingFor(organization));
    ended.push(organization);
  };
  await Promise.all(['a', 'a', 'a', 'b'].map(work));
  t.strictSame([ended.length, ended.at(-1)], [4, 'a']);
});
