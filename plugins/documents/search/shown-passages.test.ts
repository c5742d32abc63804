import { test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import type { Passage } from './found-passages.js';
import { ShownPassages } from './shown-passages.js';

await test('the texts of many records are made in turns, each once', async (t) => {
  const scope = { organizationId: 'o', connectionId: undefined };
  const shown = new ShownPassages(undefined as unknown as Database, scope);
  const ids = Array.from({ length: 100 }, (_, at) => `passage ${at}`);
  const passage = { fileName: 'a.jsonl', headings: [], text: 'A gate.', place: undefined, metadata: '{"by":"Ada"}' };
  shown.take(ids, new Map(ids.map((id) => [id, passage as unknown as Passage])));
  const { turns, result } = await turnsDuring(() => shown.texts(ids));
  t.ok(turns > 5, `${turns} turns`);
  t.equal(result.size, 100);
  t.equal(result.get('passage 7'), 'a\nA gate.\nAda');
  t.equal((await turnsDuring(() => shown.texts(ids))).turns, 0);
});
