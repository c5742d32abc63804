/**
 * `npm run build`: the compiler beside the dashboard, which needs nothing of it, then what compiled code makes, side by side. Does nothing where the
 * last build has come to its end and nothing has changed since: `npm test` builds what `npm ci` has just built (docs/decisions/0225).
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What the last complete build was made from, and what the compiler had written by then. */
const record = 'dist/.built';
/** The compiler writes this file whenever it writes any, whoever has started it. */
const ofCompiler = 'dist/.tsbuildinfo';
const folders = '{core,plugins,config,test,bench,docs,dashboard}';
/**
 * The compiler collects no garbage before its heap has this size: that took over a quarter of its processor time, and saved a seventh of its memory
 * (docs/decisions/0261).
 */
const withoutCollecting = { GOGC: 'off', GOMEMLIMIT: '3GiB' };
const sources = [`${folders}/**/*.{ts,tsx,css,html,md}`, 'dashboard/*.json', '*.{json,mjs}'];

function hashOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs commands as npm does, at the same time. @returns whether all have succeeded */
async function succeed(...commands) {
  const run = (command) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...withoutCollecting, ...process.env } });
      child.on('error', reject).on('exit', resolve);
    });
  const codes = await Promise.all(commands.map(run));
  return codes.every((code) => code === 0);
}

/** The compiler leaves what it made of sources that are gone, and tests among it would run. */
function removeWithoutSource() {
  for (const file of globSync(`dist/${folders}/**/*.{js,js.map,d.ts}`)) {
    const source = file.slice('dist/'.length).replace(/(\.js|\.js\.map|\.d\.ts)$/, '.ts');
    if (!existsSync(source) && !existsSync(`${source}x`)) rmSync(file);
  }
}

async function build() {
  removeWithoutSource();
  // Each checker begins with a part of the others' work: no more of them than processors.
  const checkers = Math.min(4, availableParallelism());
  return (
    (await succeed(`tsc -p . --checkers ${checkers}`, 'npm run --silent build:dashboard')) &&
    (await succeed(
      'node dist/core/services/database/embedded/build-seeds.js dist/plugins/index.js',
      'node dist/plugins/policies/scanner/plans/save-automata.js docs core plugins',
    ))
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
