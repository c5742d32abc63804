/**
 * The process of {@link runFiles}: imports test files one after another, and says in tap's report where each begins. The first is its argument,
 * of which tap makes the names of temporary folders; the others are in `SLUICE_TEST_FURTHER_FILES`.
 */
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { t } from 'tap';
import { fileMark } from './file-mark.js';

const further: readonly string[] = JSON.parse(process.env['SLUICE_TEST_FURTHER_FILES'] ?? '[]');
// Not for the processes that tests start.
delete process.env['SLUICE_TEST_FURTHER_FILES'];

/** Whether everything that tap has to say about the files before is written. */
function isWritten(): boolean {
  return t.idle && t.bufferLength === 0 && !process.stdout.writableNeedDrain;
}

for (const file of [...process.argv.slice(2), ...further]) {
  while (!isWritten()) await setImmediate();
  // A comment of tap's own would be written with the next line only, and be lost if there is none.
  process.stdout.write(`${fileMark(file)}\n`);
  await import(pathToFileURL(resolve(file)).href);
}
