/**
 * The process of {@link runFiles}: imports test files one after another, and says in tap's report where each begins. The first is its argument,
 * of which tap makes the names of temporary folders; the others are in `SLUICE_TEST_FURTHER_FILES`.
 */
import { writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { t } from 'tap';
import { beforeEnd } from '../fixtures/components/before-end.js';
import { fileMark, processorMark } from './file-mark.js';
import { processorTime } from './processor-time.js';

const further: readonly string[] = JSON.parse(process.env['SLUICE_TEST_FURTHER_FILES'] ?? '[]');
// Not for the processes that tests start.
delete process.env['SLUICE_TEST_FURTHER_FILES'];

/** Whether everything that tap has to say about the files before is written. */
function isWritten(): boolean {
  return t.idle && t.bufferLength === 0 && !process.stdout.writableNeedDrain;
}

// Each logger of a gateway listens until the process ends. A program has one, and these files have many.
process.setMaxListeners(0);
beforeEnd(() => {
  try {
    writeSync(process.stdout.fd, `${processorMark(processorTime())}\n`);
  } catch {
    // The runner has ended.
  }
});

for (const file of [...process.argv.slice(2), ...further]) {
  while (!isWritten()) await setImmediate();
  // An error that nobody waited for has ended all of tap's tests. The files after it get another process.
  if (t.ended) break;
  // A comment of tap's own would be written with the next line only, and be lost if there is none.
  process.stdout.write(`${processorMark(processorTime())}\n${fileMark(file)}\n`);
  await import(pathToFileURL(resolve(file)).href);
}
