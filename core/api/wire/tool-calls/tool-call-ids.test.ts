import { test } from 'tap';
import { ToolCallIds } from './tool-call-ids.js';

await test('accepted ids stay, and results get the ids of their calls', (t) => {
  const ids = new ToolCallIds(64);
  for (const id of ['call_1', 'toolu_2-b']) t.equal(ids.call(id), id);
  for (const id of ['toolu_2-b', 'call_1', 'call_1', 'unknown']) t.equal(ids.result(id), id);
  t.end();
});

await test('ids with other characters, empty and long ones are replaced by ids that differ', (t) => {
  const ids = new ToolCallIds(64);
  const state = `call_1|fc_${'0'.repeat(70)}`;
  const given = ['functions.f:0', 'functions_f_0', '', state, `${state}1`];
  const made = given.map((id) => ids.call(id));
  t.equal(new Set(made).size, given.length);
  for (const id of made) t.match(id, /^[\w-]{1,64}$/);
  t.strictSame(
    given.map((id) => ids.result(id)),
    made,
  );
  t.strictSame(
    made,
    given.map((id) => new ToolCallIds(64).call(id)),
    'an id is the same in every request, for the provider’s cache',
  );
  t.end();
});

await test('an id that comes again is another one, and the results of both are told apart by their order', (t) => {
  const ids = new ToolCallIds();
  const [first, second] = [ids.call('call_0'), ids.call('call_0')];
  t.not(first, second);
  t.strictSame([ids.result('call_0'), ids.result('call_0')], [first, second]);
  const third = ids.call('call_0');
  t.equal(new Set([first, second, third, ids.call('call_0_2')]).size, 4);
  t.equal(ids.result('call_0'), third);
  t.end();
});
