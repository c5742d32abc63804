import { test } from 'tap';
import { deleteExpired } from '../../core/api/database.js';
import {
  type Clock,
  GatewayError,
  type InferenceCall,
  type Journal,
  type JournalEntry,
  newId,
  type StreamPart,
} from '../../core/api/index.js';
import { collectingLog, fakeClock, textAnswer } from '../../core/testkit/index.js';
import { sampleExchange } from '../../core/testkit/sample-call.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { AnswerLog } from './answer-log.js';
import { entryOf } from './body-record.js';
import { config } from './config.js';
import { logBodies } from './log-bodies.js';
import { requestBodyOf } from './request-body.js';
import { storeBodies } from './store-bodies.js';
import { expiringTables, tables } from './tables.js';

const day = 86_400_000;

function log(parts: readonly StreamPart[], atMost = 1000): { readonly answer: object; readonly truncated: boolean } {
  const logged = new AnswerLog(atMost);
  for (const part of parts) logged.add(part);
  const { text, truncated } = logged.body() ?? { text: 'null', truncated: false };
  return { answer: JSON.parse(text) as object, truncated };
}

await test('of an answer everything that can be read is kept, choice by choice', (t) => {
  const { answer, truncated } = log([
    { type: 'start', id: 'a1', model: 'm', created: 1 },
    { type: 'reasoning', choice: 0, text: 'Hm', signature: 's' },
    { type: 'text', choice: 0, text: 'Hel', logprobs: [-1] },
    { type: 'text', choice: 0, text: 'lo' },
    { type: 'refusal', choice: 1, text: 'No' },
    { type: 'tool-call', choice: 0, index: 0, id: 'c', name: 'look' },
    { type: 'tool-arguments', choice: 0, index: 0, text: '{"big":12345678901234567890}' },
    { type: 'finish', choice: 0, reason: 'tool_calls' },
    { type: 'finish', choice: 1, reason: 'content_filter' },
    { type: 'usage', usage: { inputTokens: 3, outputTokens: 2 } },
  ]);
  t.strictSame(answer, {
    id: 'a1',
    model: 'm',
    created: 1,
    choices: [
      {
        index: 0,
        finishReason: 'tool_calls',
        content: [
          { type: 'reasoning', text: 'Hm', signature: 's' },
          { type: 'text', text: 'Hello' },
          { type: 'tool-call', id: 'c', name: 'look', arguments: '{"big":12345678901234567890}' },
        ],
      },
      { index: 1, finishReason: 'content_filter', content: [{ type: 'text', text: 'No', refusal: true }] },
    ],
    usage: { inputTokens: 3, outputTokens: 2 },
  });
  t.notOk(truncated);
  t.end();
});

await test('the text of a long answer is cut and marked; its finish reason and usage are kept', (t) => {
  const parts = textAnswer('12345', '67890', 'abcdefghij', 'never', '');
  const { answer, truncated } = log(parts, 15);
  t.match(answer, {
    choices: [{ finishReason: 'stop', content: [{ type: 'text', text: '1234567890a […]' }] }],
    usage: { inputTokens: 3 },
  });
  t.ok(truncated);
  t.notOk(log(parts, 25).truncated, 'one that just fits is whole');
  const call: StreamPart = { type: 'tool-call', choice: 0, index: 0, id: 'call', name: 'x'.repeat(20) };
  t.match(log([call], 10), { truncated: true, answer: { choices: { length: 0 } } });
  const signed: StreamPart = { ...call, name: 'f', extras: { signature: 'x'.repeat(20) } };
  t.match(log([signed], 10), { truncated: true, answer: { choices: { length: 0 } } });
  t.end();
});

await test('an answer that broke off is stored as far as it arrived; one that never began is not stored', (t) => {
  t.match(log(textAnswer('half').slice(0, 2)).answer, {
    choices: [{ finishReason: null, content: [{ text: 'half' }] }],
  });
  t.equal(new AnswerLog(10).body(), undefined);
  t.end();
});

await test('of vectors only their lengths are kept', (t) => {
  const { answer } = log([{ type: 'embedding', index: 0, vector: [0.1, 0.2, 0.3] }]);
  t.match(answer, { embeddings: [{ index: 0, dimensions: 3 }] });
  t.notMatch(JSON.stringify(answer), '0.1');
  t.end();
});

function callOf(body: string): InferenceCall {
  const source = { dialect: 'd', body: {}, bytes: Buffer.from(body), headers: { authorization: 'secret' } };
  const call = { kind: 'chat', model: 'm', stream: false, messages: [], sampling: {}, includeUsage: false } as const;
  const original: InferenceCall = {
    ...call,
    source: {
      ...source,
      get original() {
        return original;
      },
    },
  };
  return original;
}

await test('a request that no plugin has changed is kept word for word, any other one as the gateway understands it', (t) => {
  const words = '{ "model" : "m",  "seed": 12345678901234567890 }';
  const call = callOf(words);
  t.strictSame(requestBodyOf(call, 1000), { text: words, truncated: false });
  const changed = requestBodyOf({ ...call, model: 'other' }, 1000);
  t.match(JSON.parse(changed.text), { kind: 'chat', model: 'other', messages: { length: 0 } });
  t.notMatch(changed.text, 'secret');
  t.end();
});

await test('a long request is cut at characters, however many bytes they have', (t) => {
  for (const letter of ['a', 'ä', '世', '😀']) {
    const words = letter.repeat(200);
    const { text, truncated } = requestBodyOf(callOf(words), 100);
    t.strictSame([text.length, truncated, text.slice(-4)], [100, true, ' […]'], letter);
    t.ok(words.startsWith(text.slice(0, 90)));
    t.strictSame(requestBodyOf(callOf(letter.repeat(50)), 100), { text: letter.repeat(50), truncated: false });
  }
  t.end();
});

await test('a request that could not be logged is refused', (t) => {
  const refusal = new GatewayError({ code: 'GW_JOURNAL_FULL', status: 503, message: 'No room.' });
  const journal = { refusal: () => refusal } as unknown as Journal;
  const { admit } = logBodies(config.parse({}), { journal, notes: { add: () => undefined, of: () => [] } });
  const exchange = sampleExchange();
  t.throws(() => admit({ exchange, call: callOf('{}') }), refusal);
  t.equal(admit({ exchange, call: undefined }), undefined, 'what calls no model is not logged');
  t.end();
});

await test('by default, bodies of 100,000 characters are kept forever; a limit or a retention that makes no sense is refused', (t) => {
  t.strictSame(config.parse({}), { maxBodyLength: 100_000, organizations: {} });
  for (const wrong of [{ retentionDays: 0 }, { maxBodyLength: 10 }, { organizations: { acme: {} } }]) {
    t.notOk(config.safeParse(wrong).success, JSON.stringify(wrong));
  }
  t.end();
});

await forEachDatabase('keeping bodies', [tables], async (t, database) => {
  const store = storeBodies(database);
  const deleteOld = (yaml: object, clock: Clock) =>
    deleteExpired({ settings: config.parse(yaml), tables: expiringTables }, { database, clock, log: collectingLog() });
  const request = '{"nul":"\\u0000","big":12345678901234567890,"lines":"a\\n"}\n|';
  const entryAt = (receivedAt: number, organizationId = 'acme', response?: string): JournalEntry<Uint8Array> => {
    const identity = { kind: 'key', keyId: 'k', organizationId } as const;
    const body = { text: request, truncated: false };
    const answer = response === undefined ? undefined : { text: response, truncated: true };
    return entryOf({ id: newId(receivedAt), identity, receivedAt }, body, answer);
  };
  const rows = <Row>(sql: string): Promise<Row[]> => database.fork().execute<Row[]>(sql);

  await t.test('entries that are delivered again are stored once, unchanged, in batches of any size', async (t) => {
    const entries = Array.from({ length: 5 }, (_, index) => entryAt(index, 'acme', 'x'.repeat(1_500_000)));
    await store(entries.slice(1, 3));
    await store(entries);
    await store(entries);
    t.strictSame(
      await rows(`select count(*)::integer as count, min(request) as request, bool_or(request_truncated) as cut,
        bool_and(response_truncated) as cut_too, min(length(response)) as length from body_logging_body`),
      [{ count: 5, request, cut: false, cut_too: true, length: 1_500_000 }],
    );
  });

  await t.test('bodies are deleted when they are older than their organization keeps them', async (t) => {
    await rows('delete from body_logging_body returning 1');
    const now = 1000 * day;
    for (const organization of ['acme', 'brief']) {
      await store([1, 20, 40].map((age) => entryAt(now - age * day, organization)));
    }
    const yaml = { retentionDays: 30, organizations: { brief: { retentionDays: 10 } } };
    await deleteOld(yaml, fakeClock(now));
    t.strictSame(
      await rows(
        'select organization_id as who, count(*)::integer as left from body_logging_body group by 1 order by 1',
      ),
      [
        { who: 'acme', left: 2 },
        { who: 'brief', left: 1 },
      ],
    );
  });

  await t.test(
    'a process whose clock is a year ahead deletes nothing that is young by the clock of the database',
    async (t) => {
      await rows('delete from body_logging_body returning 1');
      const now = Date.now();
      await store([20, 40].map((age) => entryAt(now - age * day)));
      const clock = fakeClock(now + 365 * day);
      await deleteOld({ retentionDays: 30 }, clock);
      t.equal((await rows('select 1 from body_logging_body')).length, 1);
    },
  );

  await t.test(
    'what another process is deleting is left to it: nobody waits for rows in the middle of others',
    async (t) => {
      // The embedded database has one transaction at a time.
      if (database.kind === 'embedded') return;
      await rows('delete from body_logging_body returning 1');
      const now = 1000 * day;
      await store([20, 30, 40].map((age) => entryAt(now - age * day)));
      const deleting = () => deleteOld({ retentionDays: 10 }, fakeClock(now));
      const left = () => rows('select 1 from body_logging_body');
      await database.transactional(async (entities) => {
        await entities.execute(`select 1 from body_logging_body order by created_at limit 1 for update`);
        await deleting();
        t.equal((await left()).length, 1);
      });
      await deleting();
      t.equal((await left()).length, 0);
    },
  );
});
