import { test } from 'tap';
import {
  buildPng,
  buildTiff,
  jpegPhoto,
  picturedText,
  pictureOf,
  type PngKind,
  tiffFax,
} from '../../../../../test/fixtures/documents/build-picture.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { wordRecall } from '../../../../../test/fixtures/documents/word-recall.js';
import { ProcessingError } from '../../processing-contract.js';

const dark = 0x40;

const kinds: Readonly<Record<string, PngKind>> = {
  gray: { kind: 0, depth: 8, pixel: (gray) => [gray] },
  colour: { kind: 2, depth: 8, pixel: (gray) => [gray, gray, 255] },
  palette: { kind: 3, depth: 8, pixel: (gray) => [gray < 128 ? 1 : 0], palette: [255, 255, 255, 0, 0, 0] },
  'gray that can be seen through': { kind: 4, depth: 8, pixel: (gray) => [dark, 255 - gray] },
  'colour that can be seen through': { kind: 6, depth: 8, pixel: (gray, x) => [0, 0, x & 0xff, 255 - gray] },
  'fine gray that can be seen through': { kind: 4, depth: 16, pixel: (gray) => [0, 0, 255 - gray, 0] },
};

await test('pictures of pages and of screens are read by OCR, in each kind of PNG', async (t) => {
  const picture = await pictureOf(picturedText);
  for (const [name, kind] of Object.entries(kinds)) {
    const { summary, chunks, text } = await processFixture(buildPng(picture, kind), 'png');
    t.match(summary, { format: 'png', pages: 1 }, name);
    t.strictSame(chunks[0]?.place, { page: 1 });
    t.ok(wordRecall(text, picturedText) >= 0.9, `${name}: ${text}`);
  }
  await t.rejects(
    processFixture(buildPng(picture, { ...kinds['gray']!, interlaced: true }), 'png'),
    new ProcessingError('Interlaced PNG pictures are not supported. Save it without interlacing, or as PDF.'),
  );
});

await test('scans of several pages are pages, and photos and faxes are read too', async (t) => {
  const other = ['In the evening it is closed', 'again by the old keeper.'];
  const pages = [await pictureOf(picturedText), await pictureOf(other)];
  for (const isPacked of [false, true]) {
    const { summary, chunks } = await processFixture(buildTiff(pages, isPacked), 'tif');
    t.match(summary, { format: 'tif', pages: 2 });
    t.strictSame(
      chunks.map(({ place }) => place),
      [{ page: 1 }, { page: 2 }],
    );
    t.ok(wordRecall(chunks[0]?.text ?? '', picturedText) >= 0.9 && wordRecall(chunks[1]?.text ?? '', other) >= 0.9);
  }
  for (const [bytes, format] of [
    [tiffFax, 'tif'],
    [jpegPhoto, 'jpg'],
  ] as const) {
    const { summary, text } = await processFixture(bytes, 'bin');
    t.equal(summary.format, format, 'its content counts, not its name');
    t.ok(wordRecall(text, picturedText) >= 0.8, text);
  }
});

await test('other pictures and programs are refused with advice, and broken ones with the reason', async (t) => {
  const gif = Buffer.concat([Buffer.from('GIF89a', 'latin1'), Buffer.alloc(200)]);
  const advice = 'The format of the file is not supported: it is image/gif. Convert it to PDF, PNG, JPEG or TIFF.';
  await t.rejects(processFixture(gif, 'gif'), new ProcessingError(advice));
  const program = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(400)]);
  await t.rejects(processFixture(program, 'txt'), /not supported: it is application\/x-elf/);
  t.equal((await processFixture('BMW builds cars, and MZ is a mark of programs.', 'txt')).summary.format, 'txt');
  for (const length of [4, 30, 200, 900]) {
    await t.rejects(processFixture(tiffFax.subarray(0, length), 'tif'), ProcessingError, `a fax of ${length} bytes`);
  }
  const png = buildPng(await pictureOf(picturedText), kinds['gray']!);
  for (const length of [16, 24, 40]) {
    await t.rejects(processFixture(png.subarray(0, length), 'png'), ProcessingError, `a picture of ${length} bytes`);
  }
  for (const length of [12, 60]) {
    await t.rejects(
      processFixture(jpegPhoto.subarray(0, length), 'jpg'),
      ProcessingError,
      `a photo of ${length} bytes`,
    );
  }
});
