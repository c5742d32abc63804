import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

/** The headings of each chunk. */
async function headingsIn(text: string, extension = 'txt'): Promise<readonly (readonly string[])[]> {
  const { chunks } = await processFixture(text, extension);
  return chunks.map(({ headings }) => headings);
}

await test('numbered lines of a contract without marks are its titles', async (t) => {
  const lease = `MIETVERTRAG\n\n§ 1 Mietsache\nVermietet wird eine Wohnung.\n\n§ 2 Kaution\nDrei Monatsmieten.\n\nSie wird verzinst.`;
  t.strictSame(await headingsIn(lease), [[], ['§ 1 Mietsache'], ['§ 2 Kaution']]);
  const licence =
    '1. Definitions\n"Software" means a program.\n\n2. Grant\n2.1 Scope\nThree computers.\n\n2.2 Limits\nNone.\n\n3. Term\n\nA year.';
  t.strictSame(await headingsIn(licence), [
    ['1. Definitions'],
    ['2. Grant', '2.1 Scope'],
    ['2. Grant', '2.2 Limits'],
    ['3. Term'],
  ]);
  t.strictSame(await headingsIn('第一条 目的\n本規程は利用を定める。\n\n第二条 料金\n月額千円とする。'), [
    ['第一条 目的'],
    ['第二条 料金'],
  ]);
});

await test('items of lists, single clauses and numbers that do not ascend are no titles', async (t) => {
  for (const text of [
    'Shopping\n\n1. Eggs\n2. Milk\n3. Bread\n\nThat is all.',
    '1. Eggs\n\n2. Milk\n\n3. Bread\n\n4. Salt',
    'Steps\n\n1. Turn off the power.\n\n2. Open the lid.\n\n3. Close it.',
    '§ 4 Notice\nThree months.',
    '1. Eggs\nfresh.\n\n3. Milk\nof cows.\n\n2. Bread\nof rye.',
    'Article 5 of the agreement\nshall apply.\n\nArticle 6 of the annex\nshall not.',
  ])
    t.strictSame((await headingsIn(text)).flat(), [], text);
  t.strictSame((await headingsIn('§ 1 Scope\nAll.\n\n§ 2 Term\nA year.', 'log')).flat(), [], 'a file of lines');
});
