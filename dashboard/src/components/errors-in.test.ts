import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { errorsIn } from './errors-in.js';

await test('every code of the documentation is explained, without the signs of Markdown', async (t) => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/errors.md'), 'utf8');
  const known = errorsIn(page);
  t.equal(known.size, page.match(/^\| `/gm)?.length);
  for (const [code, { meaning, advice }] of known) {
    t.notMatch(meaning + advice, /`|\]\(/, code);
    t.match(meaning, /\.$/, code);
  }
});
