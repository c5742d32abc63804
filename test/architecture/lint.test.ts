import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'tap';
import { typeCheckerEnvironment } from './type-checker-environment.js';

const run = promisify(execFile);

async function complaintsOf(...words: readonly [script: string, ...string[]]): Promise<string> {
  try {
    await run(process.execPath, [join('node_modules', words[0]), ...words.slice(1)], { env: typeCheckerEnvironment });
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
