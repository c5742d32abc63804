import { Tiktoken } from 'js-tiktoken/lite';
import cl100k from 'js-tiktoken/ranks/cl100k_base';
import { type Test, test } from 'tap';
import { until } from '../../../test/fixtures/components/until.js';
import type { CountedFor } from '../../api/index.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import type { CountedTexts } from './thread-messages.js';
import { maxUnitsAtOnce, Tokenizers } from './tokenizers.js';

const log = collectingLog();
const encoding = 'o200k_base';
/** However busy the machine is. */
const patienceMs = 600_000;

function from(organizationId: string, { signal } = new AbortController()): CountedFor {
  return { identity: { kind: 'key', keyId: 'k', organizationId }, signal };
}

async function started(t: Test): Promise<Tokenizers> {
  const tokenizers = new Tokenizers(log, patienceMs);
  t.teardown(() => tokenizers.close());
  await tokenizers.count(['warm'], encoding);
  return tokenizers;
}

await test('short texts are counted at once, as soon as the vocabulary is there', async (t) => {
  const tokenizers = new Tokenizers(log, patienceMs, new Map());
  t.teardown(() => tokenizers.close());
  const first = tokenizers.count(['hello world'], encoding);
  t.ok(first instanceof Promise, 'the vocabulary is read by the thread, not by the one that serves requests');
  t.strictSame(await first, { tokens: 2, exact: true, atMost: 11 });
  t.strictSame(tokenizers.count(['hello world', ' again'], encoding), { tokens: 3, exact: true, atMost: 17 });
  t.strictSame(
    tokenizers.count([], 'cl100k_base'),
    { tokens: 0, exact: true, atMost: 0 },
    'nothing is nothing in any vocabulary',
  );
});

await test('a count that takes too long is estimated, and the vocabulary serves the counts to come', async (t) => {
  const tokenizers = new Tokenizers(log, 0, new Map());
  t.teardown(() => tokenizers.close());
  t.strictSame(await tokenizers.count(['hello world'], encoding), { tokens: 3, exact: false, atMost: 11 });
  await until(() => !(tokenizers.count(['hello world'], encoding) instanceof Promise), 'the vocabulary is there');
  t.strictSame(tokenizers.count(['hello world'], encoding), { tokens: 2, exact: true, atMost: 11 });
});

await test('long texts, and short ones that are much work, are counted by the thread', async (t) => {
  const tokenizers = await started(t);
  for (const text of ['word '.repeat(maxUnitsAtOnce), '语'.repeat(maxUnitsAtOnce - 1)]) {
    const counted = tokenizers.count([text], encoding);
    t.ok(counted instanceof Promise);
    t.match(await counted, { exact: true });
  }
});

await test('a text beyond all limits is extrapolated, and marked as an estimate', async (t) => {
  const tokenizers = await started(t);
  const prose = 'The quick brown fox jumps over the lazy dog. ';
  const { tokens, exact } = await tokenizers.count([prose.repeat(200_000)], encoding);
  t.equal(exact, false);
  t.ok(Math.abs(tokens / (200_000 * 10) - 1) < 0.05, `${tokens} tokens for 2,000,000`);
});

await test('the queue is limited: further texts are estimated immediately', async (t) => {
  const tokenizers = await started(t);
  const large = 'x '.repeat(1_900_000);
  const counts = Array.from({ length: 20 }, () => tokenizers.count([large], encoding));
  const estimated = counts.filter((counted): counted is CountedTexts => !(counted instanceof Promise));
  t.equal(estimated.length, 16, 'four take half of what is free');
  for (const counted of estimated) t.strictSame(counted, { tokens: 950_000, exact: false, atMost: 3_800_000 });
  const other = tokenizers.count([large], encoding, from('b'));
  t.ok(other instanceof Promise, 'another organization has room');
  await tokenizers.close();
  for (const counted of await Promise.all([...counts, other].map((counted) => Promise.resolve(counted))))
    t.ok(counted.tokens > 0, 'who waits for a thread that has ended is told, too');
});

await test('an aborted wait rejects at once with the signal’s reason', async (t) => {
  const tokenizers = await started(t);
  const leaving = new AbortController();
  const counted = tokenizers.count(['word '.repeat(100_000)], encoding, from('a', leaving));
  leaving.abort(new Error('gone'));
  await t.rejects(Promise.resolve(counted), { message: 'gone' });
  await t.rejects(
    Promise.resolve(tokenizers.count(['word '.repeat(100_000)], encoding, from('a', leaving))),
    { message: 'gone' },
    'nor does it begin',
  );
});

await test('organizations take turns: one with many long texts does not delay another with one', async (t) => {
  const tokenizers = await started(t);
  const ended: string[] = [];
  const counted = async (organization: string): Promise<void> => {
    t.match(await tokenizers.count(['word '.repeat(20_000)], encoding, from(organization)), { exact: true });
    ended.push(organization);
  };
  await Promise.all(['a', 'a', 'a', 'a', 'a', 'b'].map(counted));
  t.strictSame(ended, ['a', 'a', 'b', 'a', 'a', 'a']);
});

await test('who stops waiting is not counted, and leaves its room to others', async (t) => {
  const tokenizers = await started(t);
  const large = 'x '.repeat(1_900_000);
  const leaving = new AbortController();
  const count = (by = leaving) => tokenizers.count([large], encoding, from('a', by));
  const waiting = Array.from({ length: 4 }, () => Promise.resolve(count()));
  t.notOk(count(new AbortController()) instanceof Promise, 'there is no room');
  leaving.abort(new Error('gone'));
  for (const one of waiting) await t.rejects(one, { message: 'gone' });
  t.ok(count(new AbortController()) instanceof Promise, 'there is room, before the thread could have counted them all');
});

await test('tokenizers are closed once their thread has ended, although a count ends just before', async (t) => {
  const tokenizers = await started(t);
  const counted = tokenizers.count(['语'.repeat(maxUnitsAtOnce - 1)], encoding);
  // Meanwhile the thread answers.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  await tokenizers.close();
  t.ok((await counted).tokens > 0);
});

await test('tokenizers whose thread has died start another', async (t) => {
  const tokenizers = await started(t);
  await tokenizers.close();
  t.match(await tokenizers.count(['word '.repeat(10_000)], encoding), { exact: true });
});

await test('token ids stand for the text that the library would decode, also where they end within a character', async (t) => {
  const tokenizers = new Tokenizers(log, patienceMs, new Map());
  t.teardown(() => tokenizers.close());
  const reference = new Tiktoken(cl100k);
  for (const text of ['', 'Hello, Grüße 世界 👋🏽.', '    indented\n\n', 'x'.repeat(100)]) {
    const ids = reference.encode(text);
    t.equal(await tokenizers.textOf(ids, 'cl100k_base'), text);
    const cut = ids.slice(0, -1);
    t.equal(await tokenizers.textOf(cut, 'cl100k_base'), reference.decode(cut));
  }
});

await test('ids that are not in the vocabulary stand for nothing, nor do those of a text that is too long', async (t) => {
  const tokenizers = new Tokenizers(log, patienceMs);
  t.teardown(() => tokenizers.close());
  const reference = new Tiktoken(cl100k);
  const [longest = 0] = reference.encode(' '.repeat(81));
  t.equal((await tokenizers.textOf([longest], 'cl100k_base'))?.length, 81);
  for (const ids of [[-1], [0.5], [100_256], [1e9], Array.from({ length: 60_000 }, () => longest)])
    t.equal(await tokenizers.textOf(ids, 'cl100k_base'), undefined, `${ids[0]}`);
});
