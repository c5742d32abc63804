import { test } from 'tap';
import { RecentAnswers } from './recent-answers.js';

await test('an answer takes the memory that is counted for it, and not that of a pool of buffers', (t) => {
  const recent = new RecentAnswers(10_000);
  recent.add('a', { items: Buffer.concat([Buffer.from('sealed'), Buffer.from('tag')]), isDeleted: false });
  t.equal(recent.get('a')?.items.toString(), 'sealedtag');
  t.equal(recent.get('a')?.items.buffer.byteLength, 9);
  t.end();
});
