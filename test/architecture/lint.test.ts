import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'tap';

const run = promisify(execFile);

async function complaintsOf(program: string, ...words: readonly string[]): Promise<string> {
  try {
    await run(join('node_modules', '.bin', program), words);
    return '';
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

await test('the linter, promise rules included, has nothing to say', async (t) => {
  t.equal(await complaintsOf('oxlint', '--quiet'), '');
});

await test('every file is formatted', async (t) => {
  t.equal(await complaintsOf('biome', 'format', '.'), '');
});
