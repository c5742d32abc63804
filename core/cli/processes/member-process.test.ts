import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { queryObjects } from 'node:v8';
import { type Test, test } from 'tap';
import { MemberProcess } from './member-process.js';

const program = new URL('../../../test/fixtures/processes/answering-process.js', import.meta.url);
const longMs = 600_000;

function started(t: Test): MemberProcess {
  cluster.setupPrimary({ exec: fileURLToPath(program) });
  const member = new MemberProcess(
    1,
    () => undefined,
    () => false,
  );
  t.teardown(() => member.kill());
  return member;
}

await test('questions that were answered leave nothing in memory', async (t) => {
  const member = started(t);
  t.equal(await member.ask('name', longMs), 'sluice');
  const before = queryObjects(Promise, { format: 'count' });
  for (let question = 0; question < 500; question += 1) await member.ask('name', longMs);
  const more = queryObjects(Promise, { format: 'count' }) - before;
  t.ok(more < 250, `${more} promises more`);
});

await test('a process that ends answers nothing more, and its supervisor does not wait for it', async (t) => {
  const member = started(t);
  t.equal(await member.ask('name', longMs), 'sluice');
  const waiting = [member.ask('another', longMs), member.reload()];
  member.kill();
  t.strictSame(await Promise.all(waiting), [undefined, undefined]);
  t.match(await member.ended, { code: null, signal: 'SIGKILL' });
  t.strictSame(await Promise.all([member.ask('name', longMs), member.reload()]), [undefined, undefined]);
});
