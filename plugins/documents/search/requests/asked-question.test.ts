import { randomUUID } from 'node:crypto';
import { test } from 'tap';
import type { ChatCall, Connection, Exchange, Message } from '../../../../core/api/index.js';
import { systemClock } from '../../../../core/services/clock.js';
import { indexDocument } from '../../../../test/fixtures/documents/indexed-documents.js';
import { library, organizationId } from '../../../../test/fixtures/documents/searched-library.js';
import { DocumentSearch } from '../document-search.js';
import { passagesOf } from '../found-documents.js';
import { lexicalEmbedder } from '../embedding/lexical-embedder.js';
import { HybridIndex } from '../hybrid-index.js';
import { KeywordIndexCache } from '../keywords/keyword-index-cache.js';
import { askedQuestion } from './asked-question.js';
import { type ModelSearchServices, searchForQuestion } from './search-for-model.js';

function asked(...texts: readonly string[]) {
  const messages = texts.flatMap((text): Message[] => [
    { role: 'user', content: [{ type: 'text', text }] },
    { role: 'assistant', content: [{ type: 'text', text: 'An answer.' }] },
  ]);
  return askedQuestion({ messages } as unknown as ChatCall);
}

await test('a question of few words comes with those before it, up to the one that says what they are about', (t) => {
  const cost = 'What do boats of twenty metres pay at the lock?';
  const cases: readonly (readonly [texts: readonly string[], before: string | undefined])[] = [
    [[cost], undefined],
    [['And for longer ones?'], undefined],
    [[cost, 'And for longer ones?'], cost],
    [['Hello!', cost, 'Und für längere?', 'And in winter?'], `${cost}\nUnd für längere?`],
    [[cost, 'How many days of annual leave do full-time employees have?'], undefined],
    [['船闸冬天什么时候开放？', '那夏天呢？'], '船闸冬天什么时候开放？'],
    [['a', 'b', 'c', 'd', 'e'], 'b\nc\nd'],
  ];
  for (const [texts, before] of cases)
    t.strictSame(asked(...texts), { question: texts.at(-1), before }, texts.join(' | '));
  t.equal(asked(), undefined);
  t.ok((asked('x'.repeat(9_000), 'Why?')?.before?.length ?? 0) <= 2_001);
  t.end();
});

await test('the passages of a question that follows another take turns with those of both together', async (t) => {
  const { database, partsWith } = await library(t);
  const parts = partsWith(lexicalEmbedder);
  const index = new HybridIndex(parts);
  const names = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord', 'Grove', 'Heath'];
  for (const name of names) {
    const document = { documentId: randomUUID(), organizationId, connectionId: randomUUID(), fileName: `${name}.txt` };
    await indexDocument(database, index, { ...document, classification: 'internal' }, 1, [
      `The ${name} pump weighs forty kilograms.`,
      `The warranty of the ${name} pump is ten years.`,
    ]);
  }
  const keywords = new KeywordIndexCache(database, 1e9);
  const search = new DocumentSearch({ ...parts, earlier: () => undefined, keywords, minimumRelevance: 0.05 });
  const services = { search, notes: { add: () => undefined }, clock: systemClock } as unknown as ModelSearchServices;
  const connection = { organizationId, connectionId: randomUUID() } as Connection;
  const exchange = { id: 'r-1', connection, identity: { kind: 'anonymous' } } as Exchange;
  const { signal } = new AbortController();
  const find = async (question: string, before?: string) => {
    const trigger = { origin: 'forced', exchange, connection, signal } as const;
    const hits = await searchForQuestion(services, { ...trigger, question, before, limit: 5 });
    t.equal(new Set(hits.map(({ documentId }) => documentId)).size, hits.length, 'each document is there once');
    return passagesOf(hits).map(({ text }) => text);
  };
  const warranty = (name: string) => `The warranty of the ${name} pump is ten years.`;
  const before = 'How many kilograms does the Heath pump weigh?';
  t.notOk((await find('And its warranty?')).includes(warranty('Heath')), 'the question alone fits all of them');
  const both = await find('And its warranty?', before);
  t.ok(both.slice(0, 2).includes(warranty('Heath')), both.join(' '));
  t.equal(both.length, 5);
  t.equal(
    (await find('Warranty of the Dune?', before))[0],
    warranty('Dune'),
    'one about another subject keeps its own',
  );
});
