import { test } from 'tap';
import { changedFields } from '../../api/changed-fields.js';
import { markedParts } from './marked-parts.js';

await test('a text is cut where findings begin and end; the first of those that overlap is whole', async (t) => {
  const text = 'Ada, 1 Main St, ada@example.org';
  const found = [
    { start: 16, end: 31, category: 'EMAIL' },
    { start: 0, end: 3, category: 'PERSON' },
    { start: 20, end: 31, category: 'URL' },
    { start: 14, end: 18, category: 'OTHER' },
  ];
  const parts = markedParts(text, found);
  t.equal(parts.map((part) => part.text).join(''), text, 'nothing is lost');
  t.strictSame(
    parts.filter(({ category }) => category !== undefined),
    [
      { from: 0, text: 'Ada', category: 'PERSON' },
      { from: 14, text: ', ad', category: 'OTHER' },
      { from: 18, text: 'a@example.org', category: 'EMAIL' },
    ],
  );
  t.strictSame(markedParts('', []), []);
});

await test('only what differs counts as changed', async (t) => {
  const before = { name: 'shop', list: ['a'], limit: null as string | null };
  t.strictSame(changedFields(before, { ...before, list: ['a'] }), {});
  t.strictSame(changedFields(before, { ...before, list: [], limit: '20' }), { list: [], limit: '20' });
});
