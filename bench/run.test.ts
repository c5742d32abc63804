import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'tap';
import { scriptNear } from './processes/server-process.js';

/** Ends each process that runs the load generator before its first line. */
const withoutLoadGenerator = '--import=data:text/javascript,if(/load-generator/.test(process.argv))process.exit(3)';

await test('a program whose load generator does not start stops its servers, and ends with the reason and exit code 1', async (t) => {
  const bench = spawn(process.execPath, [scriptNear(import.meta.url, './run.js'), '--quick', '--only', 'stalled'], {
    env: { ...process.env, NODE_OPTIONS: withoutLoadGenerator },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  t.teardown(() => bench.kill());
  const [said, [exitCode]] = await Promise.all([text(bench.stderr), once(bench, 'exit')]);
  t.match(said, /the load generator ended/);
  t.equal(exitCode, 1);
});
