import { test } from 'tap';
import type { ExchangeNote, IncomingRequest } from '../api/index.js';
import { HostExchangeNotes } from './exchange-notes.js';

const note = (versionId: string): ExchangeNote => ({ kind: 'prompt', promptId: 'p', versionId });

await test('notes are kept for their own exchange, in order, and not without bound', (t) => {
  const notes = new HostExchangeNotes();
  const [first, second] = [{} as IncomingRequest, {} as IncomingRequest];
  notes.add(first, note('1'));
  notes.add(first, note('2'));
  t.strictSame(notes.of(first), [note('1'), note('2')]);
  t.strictSame(notes.of(second), []);
  for (let count = 0; count < 2_000; count += 1) notes.add(second, note(String(count)));
  t.equal(notes.of(second).length, 1_000);
  t.strictSame(notes.of(second)[0], note('0'), 'the first ones stay');
  t.end();
});
