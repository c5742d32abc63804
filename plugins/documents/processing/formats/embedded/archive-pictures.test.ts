import { test } from 'tap';
import {
  buildDocx,
  buildOpenDocument,
  buildPptx,
  buildXlsx,
  relationships,
  wordParagraph,
} from '../../../../../test/fixtures/documents/build-office.js';
import { buildPng, jpegPhoto, picturedText, pictureOf } from '../../../../../test/fixtures/documents/build-picture.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { wordRecall } from '../../../../../test/fixtures/documents/word-recall.js';
import { randomFrom, seed } from '../../../../../test/fixtures/random.js';

const line = picturedText.slice(0, 1);
const scan = buildPng(await pictureOf(line), { kind: 0, depth: 8, pixel: (gray) => [gray] });

/** A Word document with a picture below each heading. */
function withPictures(pictures: Readonly<Record<string, Buffer>>): Buffer {
  const names = Object.keys(pictures);
  const body = names.map(
    (_, index) =>
      `${wordParagraph(`Part ${index}`, 'Heading1')}<w:p><w:r><w:drawing><a:blip r:embed="rId${index}"/></w:drawing></w:r></w:p>`,
  );
  return buildDocx(body.join('').replace('<w:p>', '<w:p xmlns:a="a" xmlns:r="r">'), {
    'word/_rels/document.xml.rels': relationships(
      Object.fromEntries(names.map((name, index) => [`rId${index}`, ['image', `media/${name}`] as const])),
    ),
    ...Object.fromEntries(names.map((name) => [`word/media/${name}`, pictures[name] ?? scan])),
  });
}

await test('a scan inside of a document of any kind is read, where it stands', async (t) => {
  const frame = '<draw:frame><draw:image xlink:href="Pictures/1.png"/></draw:frame>';
  const files = { 'Pictures/1.png': scan };
  const documents = {
    docx: withPictures({ 'logo.png': scan.subarray(0, 60), 'scan.png': scan }),
    odt: buildOpenDocument('text', `<text:h>Part 1</text:h><text:p>${frame}</text:p><text:h>Part 2</text:h>`, files),
    pptx: buildPptx([{ title: 'A' }, { title: 'Part 1', picture: scan }]),
    odp: buildOpenDocument(
      'presentation',
      `<draw:page/><draw:page><text:h>Part 1</text:h>${frame}</draw:page><draw:page><text:p>C</text:p></draw:page>`,
      files,
    ),
    xlsx: buildXlsx('<row r="1"><c r="A1"><v>3</v></c></row>', { 'xl/media/image1.png': scan }),
  };
  const slide = { docx: undefined, odt: undefined, xlsx: undefined, pptx: { slide: 2 }, odp: { slide: 2 } };
  for (const [kind, bytes] of Object.entries(documents)) {
    const { summary, chunks } = await processFixture(bytes, kind);
    t.match(summary, { format: kind, warning: undefined });
    const [found, ...again] = chunks.filter(({ text }) => wordRecall(text, line) >= 0.9);
    t.match(found, { headings: kind === 'xlsx' ? { length: 0 } : ['Part 1'] }, kind);
    t.strictSame(found?.place, slide[kind as keyof typeof slide], kind);
    t.strictSame(again, [], kind);
  }
});

await test('a picture in the text of a message is read with it, and is no part that could not be read', async (t) => {
  const part = (type: string, ...lines: readonly string[]): string =>
    ['--b', `Content-Type: ${type}`, ...lines].join('\r\n');
  const picture = (name: string, bytes: Buffer): string =>
    part(
      `image/png; name="${name}"`,
      'Content-Disposition: inline',
      `Content-ID: <${name}>`,
      'Content-Transfer-Encoding: base64',
      '',
      bytes.toString('base64'),
    );
  const mail = [
    'From: a@example.com\r\nSubject: Part 1\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n',
    part('text/html', '', '<p>See below:</p><img src="cid:scan.png"><img src="cid:logo.png">'),
    picture('scan.png', scan),
    picture('logo.png', scan.subarray(0, 60)),
    '--b--',
  ].join('\r\n');
  const { summary, text } = await processFixture(mail, 'eml');
  t.equal(summary.warning, undefined);
  t.ok(wordRecall(text, line) >= 0.9, text);
});

await test('pictures without text add nothing, and no document fails because of one that is broken', async (t) => {
  const random = randomFrom(seed);
  const [width, height] = [170, 24];
  const noise = { width, height, pixels: Uint8Array.from({ length: width * height }, () => random() * 256) };
  const pictures = {
    'noise.png': buildPng(noise, { kind: 0, depth: 8, pixel: (gray) => [gray] }),
    'bullet.png': buildPng(
      { width: 16, height: 16, pixels: new Uint8Array(256) },
      { kind: 0, depth: 8, pixel: () => [0] },
    ),
    'cut.png': scan.subarray(0, 300),
    'none.jpg': Buffer.from('no picture'),
  };
  const { summary, text } = await processFixture(withPictures(pictures), 'docx');
  t.equal(summary.warning, undefined);
  t.equal(text, 'Part 0\n\nPart 1\n\nPart 2\n\nPart 3');
});

await test('what is beyond the limit of pages for OCR is named', async (t) => {
  const pictures = withPictures({ 'photo.jpg': jpegPhoto, 'scan.png': scan });
  const { summary, chunks } = await processFixture(pictures, 'docx', { maxOcrPages: 1 });
  t.match(summary.warning, 'Pictures after the first 1 that needed OCR are not read.');
  const headings = chunks.filter(({ text }) => text.includes('sluice')).map((chunk) => chunk.headings);
  t.strictSame(headings, [['Part 0']]);
});
