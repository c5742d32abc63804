import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { test } from 'tap';
import { inTemporaryFolder } from './temporary-folder.js';

const script = `
import { writeFileSync } from 'node:fs';
import { inTemporaryFolder } from ${JSON.stringify(new URL('temporary-folder.js', import.meta.url).href)};
setInterval(() => undefined, 1000);
await inTemporaryFolder('sluice-test-', (folder) => {
  writeFileSync(folder + '/data', 'x');
  process.stdout.write(folder);
  return new Promise(() => undefined);
});
`;

await test('a temporary folder is removed when the work is done, has failed, or is interrupted', async (t) => {
  const done = await inTemporaryFolder('sluice-test-', async (folder) => {
    t.ok(existsSync(folder));
    return folder;
  });
  t.notOk(existsSync(done));
  const failing = inTemporaryFolder('sluice-test-', (folder) => Promise.reject(new Error(folder)));
  t.notOk(existsSync(await failing.catch(({ message }: Error) => message)));

  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const folder = printed.toString();
    t.ok(existsSync(folder), signal);
    child.kill(signal);
    t.strictSame(await once(child, 'exit'), [code, null], signal);
    t.notOk(existsSync(folder), signal);
  }
});
