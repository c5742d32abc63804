import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'tap';

const run = promisify(execFile);

/**
 * The linter's type checker collects no garbage before its heap has this size, as the compiler in `build.mjs`, and checks nothing twice, because it has
 * one thread: 18 s of processor time instead of 22.
 */
const env = { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1', ...process.env };

async function complaintsOf(...words: readonly [script: string, ...string[]]): Promise<string> {
  try {
    await run(process.execPath, [join('node_modules', words[0]), ...words.slice(1)], { env });
    return '';
  } catch (error) {
    // A program that does not even start must not pass for one that has nothing to say.
    const { stdout, stderr, message } = error as { stdout: string; stderr: string; message: string };
    return stdout || stderr || message;
  }
}

await test('the linter, promise rules included, has nothing to say', async (t) => {
  // Not its `bin` file: that has no extension, and does not start under the test runner's loaders.
  t.equal(await complaintsOf('oxlint/dist/cli.js', '--quiet'), '');
});

await test('every file is formatted', async (t) => {
  t.equal(await complaintsOf('@biomejs/biome/bin/biome', 'format', '.'), '');
});
