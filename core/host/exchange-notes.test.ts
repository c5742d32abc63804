import { test } from 'tap';
import type { ExchangeNote, IncomingRequest, PluginNote } from '../api/index.js';
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

await test('of the notes of a plugin about itself the last of each name is kept, 32 at most, and no long text', (t) => {
  const notes = new HostExchangeNotes();
  const exchange = {} as IncomingRequest;
  const add = (name: string, value: string | number, plugin = 'acme'): void =>
    notes.add(exchange, { kind: 'plugin', plugin, name, value });
  add('route', 'large');
  add('route', 'theirs', 'other');
  add('route', 'small');
  add('reason', `\0${'x'.repeat(300)}`);
  t.match(notes.of(exchange), [{ value: 'small' }, { plugin: 'other', value: 'theirs' }, { value: /^\ufffdx{200}/ }]);
  t.equal(String((notes.of(exchange)[2] as PluginNote).value).length, 256);
  for (let count = 0; count < 40; count += 1) add(`n${count}`, count);
  t.equal(notes.of(exchange).length, 32);
  t.throws(() => add('Route', 'large'), { name: 'TypeError', message: /such as "route"; not "Route"/ });
  t.throws(() => add('score', Number.NaN), {
    name: 'TypeError',
    message: /"score" must have a text or a finite number/,
  });
  t.throws(() => add('score', {} as unknown as string), TypeError);
  t.end();
});
