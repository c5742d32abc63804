import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../fixtures/components/for-each-database.js';
import { root } from './source-files.js';

/** Runs the script as npm does for a command, in a package whose build says so. @returns whether it built */
function builds(t: Test, command: string, isBuilt: boolean): boolean {
  const folder = temporaryFolder(t);
  writeFileSync(join(folder, 'package.json'), '{"private":true,"scripts":{"build":"echo it is built"}}');
  copyFileSync(join(root, 'prepare.mjs'), join(folder, 'prepare.mjs'));
  if (isBuilt) {
    mkdirSync(join(folder, 'dist/core'), { recursive: true });
    writeFileSync(join(folder, 'dist/core/main.js'), '');
  }
  const environment = { ...process.env, npm_command: command };
  const { status, stdout } = spawnSync(process.execPath, ['prepare.mjs'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  t.equal(status, 0);
  return stdout.includes('it is built');
}

await test('npm ci builds; the first npx sluice does not build once more what is built', (t) => {
  t.equal(builds(t, 'ci', true), true);
  t.equal(builds(t, 'exec', true), false);
  t.equal(builds(t, 'exec', false), true, 'nothing is built yet');
  t.end();
});
