import { test } from 'tap';
import {
  buildPng,
  buildTiff,
  buildTiledTiff,
  gifScreen,
  jpegPhoto,
  picturedText,
  pictureOf,
  type PngKind,
  tiffDirectory,
  tiffFax,
  webpScreen,
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
  'palette that can be seen through': {
    kind: 3,
    depth: 8,
    pixel: (gray) => [gray < 128 ? 1 : 0],
    palette: [0, 0, 0, 0, 0, 0],
    alphas: [0],
  },
  interlaced: { kind: 2, depth: 8, pixel: (gray) => [gray, gray, 255], interlaced: true },
  'fine gray that can be seen through': { kind: 4, depth: 16, pixel: (gray) => [0, 0, 255 - gray, 0] },
};

await test('pictures of pages and of screens are read by OCR, in each kind of PNG', async (t) => {
  const line = picturedText.slice(0, 1);
  const picture = await pictureOf(line);
  for (const [name, kind] of Object.entries(kinds)) {
    const { summary, chunks, text } = await processFixture(buildPng(picture, kind), 'png');
    t.match(summary, { format: 'png', pages: 1 }, name);
    t.strictSame(chunks[0]?.place, { page: 1 });
    t.ok(wordRecall(text, line) >= 0.9, `${name}: ${text}`);
  }
});

await test('pictures of the kinds that screens and cameras make are read', async (t) => {
  const { pixels, width, height } = await pictureOf(picturedText);
  const bitmap = Buffer.alloc(54 + width * height * 4);
  bitmap.write('BM', 'latin1');
  bitmap.writeUInt32LE(54, 10);
  for (const [at, value] of [40, width, height, 1 | (32 << 16)].entries()) bitmap.writeUInt32LE(value, 14 + at * 4);
  for (const [at, gray] of pixels.entries()) {
    const line = height - 1 - Math.floor(at / width);
    bitmap.fill(gray, 54 + (line * width + (at % width)) * 4, 54 + (line * width + (at % width)) * 4 + 4);
  }
  for (const [format, bytes] of Object.entries({ bmp: bitmap, gif: gifScreen, webp: webpScreen })) {
    const { summary, text } = await processFixture(bytes, 'bin');
    t.match(summary, { format, pages: 1 });
    t.ok(wordRecall(text, picturedText) >= 0.9, `${format}: ${text}`);
  }
});

await test('scans of several pages in tiles are read', async (t) => {
  const other = ['In the evening it is closed', 'again by the old keeper.'];
  const { chunks } = await processFixture(
    buildTiledTiff([await pictureOf(picturedText), await pictureOf(other)]),
    'tif',
  );
  t.strictSame(
    chunks.map(({ place }) => place),
    [{ page: 1 }, { page: 2 }],
  );
  t.ok(wordRecall(chunks[0]?.text ?? '', picturedText) >= 0.9 && wordRecall(chunks[1]?.text ?? '', other) >= 0.9);
});

await test('pictures that would take all memory are refused', async (t) => {
  const picture = { width: 8, height: 8, pixels: new Uint8Array(64) };
  const enlarged = (bytes: Buffer, ...places: readonly number[]): Buffer => {
    const large = Buffer.from(bytes);
    for (const place of places) large.writeUInt16BE(0xffff, place);
    return large;
  };
  const frame = jpegPhoto.indexOf(Buffer.from([0xff, 0xc0]));
  for (const [extension, bytes] of Object.entries({
    png: enlarged(buildPng(picture, kinds['gray']!), 18, 22),
    jpg: enlarged(jpegPhoto, frame + 5, frame + 7),
    tif: enlarged(buildTiff([picture], false), 20, 32),
    gif: enlarged(gifScreen, 6, 8),
  })) {
    await t.rejects(processFixture(bytes, extension), /too large: it has 65535 by 65535 pixels/, extension);
  }
  const head = Buffer.from('MM\0*\0\0\0\x08', 'latin1');
  const size = [
    [256, 100],
    [257, 4_000],
    [258, 8],
    [262, 1],
    [278, 1],
  ];
  const again = Buffer.alloc(2 * 16_000);
  for (let strip = 0; strip < 4_000; strip += 1) again.writeUInt32BE(10_000, 16_000 + strip * 4);
  const overlapping = tiffDirectory([...size, [273, 98, 4_000], [279, 98 + 16_000, 4_000]], 0);
  await t.rejects(processFixture(Buffer.concat([head, overlapping, again]), 'tif'), /pictures overlap/);
  const everyField = tiffDirectory(
    Array.from({ length: 60_000 }, (_, field) => [field, 8, 20_000]),
    0,
  );
  await t.rejects(processFixture(Buffer.concat([head, everyField, Buffer.alloc(80_000)]), 'tif'), ProcessingError);
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

await test('pictures that are not read and programs are refused with advice, and broken pictures with the reason', async (t) => {
  const icon = Buffer.concat([Buffer.from('00000100', 'hex'), Buffer.alloc(200)]);
  const advice = 'The format of the file is not supported: it is image/x-icon. Convert it to PDF, PNG or JPEG.';
  await t.rejects(processFixture(icon, 'ico'), new ProcessingError(advice));
  const program = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(400)]);
  await t.rejects(
    processFixture(program, 'txt'),
    /not supported: it is application\/x-elf\. Convert it to PDF, CSV or text\.$/,
  );
  t.equal((await processFixture('BMW builds cars, and MZ is a mark of programs.', 'txt')).summary.format, 'txt');
  for (const length of [4, 30, 200, 900]) {
    await t.rejects(processFixture(tiffFax.subarray(0, length), 'tif'), ProcessingError, `a fax of ${length} bytes`);
  }
  const png = buildPng(await pictureOf(picturedText), kinds['gray']!);
  for (const length of [16, 24, 40]) {
    await t.rejects(processFixture(png.subarray(0, length), 'png'), ProcessingError, `a picture of ${length} bytes`);
  }
  for (const [extension, bytes] of Object.entries({ gif: gifScreen, webp: webpScreen })) {
    for (const length of [14, 32, 60]) {
      await t.rejects(
        processFixture(bytes.subarray(0, length), extension),
        ProcessingError,
        `${extension} of ${length}`,
      );
    }
  }
  const unusual = Buffer.from(jpegPhoto);
  unusual[jpegPhoto.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
  await t.rejects(processFixture(unusual, 'jpg'), /This kind of JPEG is not supported/);
  for (const length of [12, 60]) {
    await t.rejects(
      processFixture(jpegPhoto.subarray(0, length), 'jpg'),
      ProcessingError,
      `a photo of ${length} bytes`,
    );
  }
});
