import { test } from 'tap';
import { buildPdf, type FixturePage } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

async function linesOf(page: FixturePage): Promise<readonly string[]> {
  return (await processFixture(buildPdf({ pages: [page] }), 'pdf')).text.split('\n').filter((line) => line !== '');
}

await test('a filled form reads label by label, with ticked boxes and chosen options', async (t) => {
  const lines = await linesOf({
    placed: [
      { text: 'Name', at: [50, 703] },
      { text: 'Telephone', at: [300, 703] },
      { text: 'Motor boat', at: [70, 673] },
      { text: 'Sailing boat', at: [170, 673] },
      { text: 'Preferred berth', at: [50, 643] },
      { text: 'Remarks', at: [50, 613] },
      { text: 'The office answers within ten days.', at: [50, 500] },
    ],
    annotations: [
      { kind: 'Widget', text: '+39 041 555', at: [400, 700], undrawn: true },
      { kind: 'Widget', text: 'Sofia\rMarchetti', at: [100, 700] },
      { kind: 'Widget', text: '4', ticked: false, at: [50, 670] },
      { kind: 'Widget', text: '4', ticked: true, at: [150, 670] },
      { kind: 'Widget', text: 'b2', options: { b1: 'North quay', b2: 'Outer pier' }, at: [150, 640] },
      { kind: 'Widget', text: 'The mast is high.', at: [50, 590] },
    ],
  });
  t.strictSame(lines, [
    'Name Sofia Marchetti Telephone +39 041 555',
    '[ ] Motor boat [x] Sailing boat',
    'Preferred berth Outer pier',
    'Remarks',
    'The mast is high.',
    'The office answers within ten days.',
  ]);
});

await test('fields in a row without any label stay one row, below what names them', async (t) => {
  const names = ['Date', 'Purpose', 'Amount'];
  const columns = [50, 220, 420];
  const rows = [
    ['3 May', 'Train', '41.00'],
    ['4 May', 'Hotel', '120.00'],
    ['5 May', 'Meals', '33.50'],
  ];
  const lines = await linesOf({
    placed: names.map((text, column) => ({ text, at: [columns[column]!, 700] })),
    annotations: rows.flatMap((row, index) =>
      row.map((text, column) => ({ kind: 'Widget', text, at: [columns[column]!, 680 - index * 20] }) as const),
    ),
  });
  t.strictSame(lines, ['Date Purpose Amount', '3 May Train 41.00', '4 May Hotel 120.00', '5 May Meals 33.50']);
});

await test('fields below a watermark stay beside their labels', async (t) => {
  const lines = await linesOf({
    placed: [
      { text: 'DRAFT OF THE HARBOUR', at: [60, 440], slanted: true, size: 40 },
      { text: 'City:', at: [50, 605] },
      { text: 'Berth:', at: [50, 505] },
    ],
    annotations: [
      { kind: 'Widget', text: 'Rostock', at: [150, 600] },
      { kind: 'Widget', text: 'Outer pier', at: [150, 500] },
    ],
  });
  t.strictSame(lines, ['City: Rostock', 'Berth: Outer pier', 'DRAFT OF THE HARBOUR']);
});
