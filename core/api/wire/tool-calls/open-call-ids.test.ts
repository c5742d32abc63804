import { test } from 'tap';
import { OpenCallIds } from './open-call-ids.js';

await test('a call keeps its id, and gets a number if it has none', async (t) => {
  const ids = new OpenCallIds();
  t.same([ids.call('a', 'find'), ids.call(undefined, 'find'), ids.call('', 'find')], ['a', 'call_1', 'call_2']);
});

await test('a result without an id belongs to the first call of its function that has none yet', async (t) => {
  const ids = new OpenCallIds();
  for (const id of ['a', 'b', 'c']) ids.call(id, id === 'b' ? 'read' : 'find');
  t.same([ids.result(undefined, 'find'), ids.result(undefined, 'find')], ['a', 'c']);
  t.equal(ids.result(undefined, undefined), 'b', 'the first of all, if no function is named');
  t.equal(ids.result('', 'find'), 'call_1', 'a new id, if no call is left');
});

await test('a result of a function that was not called belongs to the first call without a result', async (t) => {
  const ids = new OpenCallIds();
  for (const name of ['files-find', 'files-read']) ids.call(undefined, name);
  t.same([ids.result(undefined, 'files__find'), ids.result(undefined, 'files__read')], ['call_1', 'call_2']);
});

await test('a result with an id leaves the other calls of its function to those without', async (t) => {
  const ids = new OpenCallIds();
  for (const id of ['a', 'b']) ids.call(id, 'find');
  t.equal(ids.result('a', 'find'), 'a');
  t.equal(ids.result(undefined, 'find'), 'b');
  t.equal(ids.result('unknown', 'find'), 'unknown');
});
