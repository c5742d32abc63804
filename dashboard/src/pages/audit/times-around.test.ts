import { test } from 'tap';
import { timesAround } from './times-around.js';

await test('the id of an entry tells when it was made', async (t) => {
  t.strictSame(timesAround('0198f3a5-7c11-7d60-9a2b-5f0d4c3b2a19'), {
    from: '2025-08-29T02:26:04.457Z',
    to: '2025-08-29T02:26:06.457Z',
  });
  for (const other of ['', 'new', '0198f3a5-7c11-4d60-9a2b-5f0d4c3b2a19']) t.equal(timesAround(other), undefined);
});
