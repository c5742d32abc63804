import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';
import { root } from '../fixtures/root.js';

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

/** A package whose steps of the build only say that they have run. @returns what writes and reads its files, and what builds it */
function packageToBuild(t: Test) {
  const folder = temporaryFolder(t);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  copyFileSync(join(root, 'build.mjs'), join(folder, 'build.mjs'));
  write('package.json', '{"private":true}');
  const compiled = (name: string, text: string): void => {
    write(`${name}.ts`, '');
    write(`dist/${name}.js`, text);
  };
  compiled('core/services/database/embedded/build-seeds', "console.log('seeds')");
  compiled('plugins/policies/scanner/plans/save-automata', "console.log('automata')");
  compiled('core/main', '');
  write('core/main.ts', 'export {};');
  // The compiler's own record follows from what it has read.
  write('bin/tsc', '#!/bin/sh\necho compiler; cat core/*.ts > dist/.tsbuildinfo; ! grep -q wrong dist/.tsbuildinfo\n');
  write('bin/npm', '#!/bin/sh\necho dashboard\n');
  for (const program of ['tsc', 'npm']) chmodSync(join(folder, 'bin', program), 0o755);
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter);
  return {
    write,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    filesOf: (part: string) => readdirSync(join(folder, part)).toSorted(),
    build: () => {
      const options = { cwd: folder, env: { ...process.env, PATH: path }, encoding: 'utf8' } as const;
      const { status, stdout } = spawnSync(process.execPath, ['build.mjs'], options);
      return { status, ran: stdout.trim().split('\n').toSorted() };
    },
  };
}

const everything = { status: 0, ran: ['automata', 'compiler', 'dashboard', 'seeds'] };
const nothing = { status: 0, ran: ['Nothing has changed since the last build.'] };

await test('a build does nothing where nothing has changed since one that came to its end', (t) => {
  const { write, read, build } = packageToBuild(t);
  t.strictSame(build(), everything);
  t.strictSame(build(), nothing);
  write('core/main.ts', 'export const changed = 1;');
  t.strictSame(build(), everything);
  t.strictSame(build(), nothing);
  write('dist/.tsbuildinfo', `${read('dist/.tsbuildinfo')} of other sources`);
  t.strictSame(build(), everything, 'somebody has called the compiler meanwhile');
  write('core/main.ts', 'wrong');
  t.strictSame(build(), { status: 1, ran: ['compiler', 'dashboard'] });
  t.strictSame(build(), { status: 1, ran: ['compiler', 'dashboard'] }, 'what has failed is built again');
  t.end();
});

await test('a build removes what was compiled from sources that are gone', (t) => {
  const { write, filesOf, build } = packageToBuild(t);
  for (const end of ['.js', '.js.map', '.d.ts', '.test.js']) write(`dist/test/gone${end}`, '');
  for (const end of ['.ts', '.test.ts']) write(`test/kept${end}`, '');
  for (const end of ['.d.ts', '.js', '.js.map', '.test.js']) write(`dist/test/kept${end}`, '');
  write('dist/test/seed.tar.gz', '');
  t.strictSame(build(), everything);
  t.strictSame(filesOf('dist/test'), ['kept.d.ts', 'kept.js', 'kept.js.map', 'kept.test.js', 'seed.tar.gz']);
  t.end();
});
