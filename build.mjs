/**
 * `npm run build`: compiles, and builds the dashboard at the same time; then runs the two programs among the compiled code that make files. Does
 * nothing if the last build was completed and nothing has changed since: `npm test` follows `npm ci`, which has just built (docs/decisions/0225).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Holds hashes of the sources of the last complete build, and of what the compiler had written by then. */
const record = 'dist/.built';
/** The compiler writes this file whenever it writes any, even if it was not started from here. */
const ofCompiler = 'dist/.tsbuildinfo';
const folders = '{core,plugins,config,test,bench,docs,dashboard}';
/**
 * The compiler collects no garbage before its heap has this size: that took over a quarter of its processor time, and saved a seventh of its memory
 * (docs/decisions/0261).
 */
const withoutCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' };
/** What `npx sluice` starts. npm makes it executable only the first time that it is started from a folder. */
const program = 'dist/core/main.js';
const sources = [`${folders}/**/*.{ts,tsx,css,html,md}`, 'dashboard/*.json', '*.{json,mjs}'];

function hashOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs commands at the same time, in a shell, as npm does. @returns whether all have succeeded */
async function succeed(...commands) {
  const run = (command) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...withoutCollecting, ...process.env } });
      child.on('error', reject).on('exit', resolve);
    });
  const codes = await Promise.all(commands.map(run));
  return codes.every((code) => code === 0);
}

/** Removes compiled files whose sources are gone. The compiler leaves them, and old tests would still run. */
function removeWithoutSource() {
  for (const file of globSync(`dist/${folders}/**/*.{js,js.map,d.ts}`)) {
    const source = file.slice('dist/'.length).replace(/(\.js|\.js\.map|\.d\.ts)$/, '.ts');
    if (!existsSync(source) && !existsSync(`${source}x`)) rmSync(file);
  }
}

async function build() {
  removeWithoutSource();
  // Checkers repeat a part of each other's work, so there are no more of them than processors.
  const checkers = Math.min(4, availableParallelism());
  if (!(await succeed(`tsc -p . --checkers ${checkers}`, 'npm run --silent build:dashboard'))) return false;
  chmodSync(program, 0o755);
  return succeed(
    'node dist/core/services/database/embedded/build-seeds.js dist/plugins/index.js',
    'node dist/plugins/policies/scanner/plans/save-automata.js docs core',
  );
}

// Before the build, because sources may be changed meanwhile.
const hash = hashOf(globSync(sources, { exclude: ['**/node_modules/**'] }).toSorted());
const recordNow = () => `${hash} ${hashOf([ofCompiler])}\n`;
if (existsSync(record) && existsSync(ofCompiler) && readFileSync(record, 'utf8') === recordNow()) {
  process.stdout.write('Nothing has changed since the last build.\n');
} else {
  rmSync(record, { force: true });
  if (await build()) writeFileSync(record, recordNow());
  else process.exitCode = 1;
}
