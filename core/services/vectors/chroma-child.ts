/**
 * The child process of an embedded Chroma: `chroma run`, which ends when the gateway does, however that ends. Chroma occupies the main
 * thread, so another thread waits for the end of the standard input, which the gateway holds open.
 */
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';

const waitForEnd = `
  const { readSync } = require('node:fs');
  const bytes = Buffer.alloc(16);
  for (;;) {
    try {
      if (readSync(0, bytes) === 0) break;
    } catch (error) {
      if (error.code !== 'EAGAIN') break;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  process.kill(process.pid, 'SIGKILL');
`;

const [, , program] = process.argv;
if (program === undefined) throw new Error('usage: chroma-child <program of the chromadb package> run …');
if (process.platform === 'linux') {
  try {
    // Where memory runs out, the gateway goes on without it, and starts it again.
    const own = '/proc/self/oom_score_adj';
    if (Number(readFileSync(own, 'utf8')) < 500) writeFileSync(own, '500');
  } catch {
    // The container does not let it.
  }
}
// The thread must run before Chroma takes the main one.
await new Promise((resolve) => new Worker(waitForEnd, { eval: true }).once('online', resolve));
process.argv.splice(1, 2, program);
try {
  await import(program);
} catch (error) {
  writeSync(2, inspect(error));
  // The end of a process waits for its threads, and the other one reads.
  process.kill(process.pid, 'SIGKILL');
}
