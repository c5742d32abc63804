import { test } from 'tap';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import { DrawnText } from './drawn-text.js';
import { PdfDocument } from './pdf-document.js';

/** A shape with the letters that it stands for, and how far from the left it is drawn; without letters, it belongs to the shape before it. */
type Shape = readonly [left: number, letters?: string];

/** A page as Chrome writes it: each shape on its own, and the letters of a syllable named once for all of its shapes. */
function pageOf(shapes: readonly Shape[]): Buffer {
  const drawn = shapes.map(([left, letters], index) => {
    const name = letters === undefined ? '' : `/Span<</ActualText<feff${hex(letters)}>>>BDC `;
    const ends = index === shapes.length - 1 || shapes[index + 1]?.[1] !== undefined;
    return `${name}BT /F 20 Tf 1 0 0 1 ${left} 700 Tm (A) Tj ET${ends ? ' EMC' : ''}`;
  });
  const content = drawn.join('\n');
  return Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`);
}

function hex(letters: string): string {
  return Buffer.from(letters, 'utf16le').swap16().toString('hex');
}

await test('the sign of a vowel that is a shape of its own is no space; a space is one', async (t) => {
  // The shapes are 13.3 points wide.
  const shapes: readonly Shape[] = [[72, 'चा'], [85.3], [98.6, 'र'], [118, 'न'], [131.3, 'ि'], [150, 'ल']];
  t.match((await processFixture(pageOf(shapes), 'pdf')).text, /^चार नि ल$/);
});

await test('a line reaches as far as something is drawn close to what is before it, and no other line counts', async (t) => {
  const document = await PdfDocument.open(
    pageOf([
      [72, 'a'],
      [85, 'b'],
      [130, 'c'],
    ]),
  );
  const page = document.pdfium._FPDF_LoadPage(document.handle, 0);
  const drawn = new DrawnText({ pdfium: document.pdfium, page }, { turns: 0, width: 600, height: 800 });
  const letter = { left: 72, right: 84, bottom: 700, top: 714 };
  t.ok(Math.abs(drawn.reach(letter, 2) - 98) < 2);
  t.equal(drawn.reach({ ...letter, bottom: 600, top: 614 }, 2), 84);
  document.pdfium._FPDF_ClosePage(page);
  document.close();
});
