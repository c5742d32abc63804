import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { test } from 'tap';
import { processUsage } from './process-usage.js';

await test('the time of a thread that has ended is not lost', async (t) => {
  const busy = `
    const { parentPort } = require('node:worker_threads');
    while (process.threadCpuUsage().user < 100_000);
    parentPort.on('message', () => process.exit());
    parentPort.postMessage('done');`;
  const worker = new Worker(busy, { eval: true });
  await once(worker, 'message');
  const during = processUsage(process.pid).processorMilliseconds;
  worker.postMessage('end');
  await once(worker, 'exit');
  // On other systems than Linux, both are NaN.
  t.notOk(processUsage(process.pid).processorMilliseconds < during);
});
