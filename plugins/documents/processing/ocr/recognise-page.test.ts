import { readFile } from 'node:fs/promises';
import { test } from 'tap';
import { buildPdf } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import { PageRecogniser, type RenderPage } from './recognise-page.js';

const lines = [
  'The old lock is closed at night, and all the boats behind the hill wait until',
  'dawn. He who holds the toll book lets the first of them in before the bell of',
  'the chapel is heard; the last one has left the basin when it is dark.',
];

const notes = {
  ocrPages: 0,
  innerBytes: 0,
  progress: () => undefined,
  ocrPage: () => undefined,
  innerFile: () => undefined,
  pages: () => undefined,
  hidden: () => undefined,
  warn: () => undefined,
  pluginFailed: () => undefined,
};

await test('a page is drawn once in each resolution, though it is looked at several times there', async (t) => {
  const document = await PdfDocument.open(buildPdf({ pages: [{ lines }] }));
  t.teardown(() => document.close());
  const recogniser = new PageRecogniser({ ocrLanguages: ['eng'], notes });
  const drawn: string[] = [];
  const found = await document.withPage(0, (page) => {
    const render: RenderPage = (dpi, turns) => {
      drawn.push(`${dpi} dpi, ${turns} turns`);
      return page.render(dpi, turns);
    };
    return recogniser.read(render);
  });
  t.match(found?.text, /lets the first of them in/);
  t.strictSame(drawn, ['150 dpi, 0 turns', '200 dpi, 0 turns']);
});

/** Drawn by Chrome in Noto Serif JP. */
const vertical = new URL('../../../../../test/fixtures/documents/vertical-japanese.png', import.meta.url);

await test('Japanese that runs downwards is read so', async (t) => {
  const { text, summary } = await processFixture(await readFile(vertical), 'png');
  t.match(text, /夕方の七時に閉じる/);
  t.match(summary, { language: 'ja', warning: undefined }, 'without a doubt');
});
