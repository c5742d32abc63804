import { test } from 'tap';
import {
  buildDocx,
  buildOpenDocument,
  buildXlsx,
  wordParagraph,
} from '../../../test/fixtures/documents/build-office.js';
import { processFixture } from '../../../test/fixtures/documents/process-fixture.js';

const numbers = Array.from({ length: 4000 }, (_, index) => index + 1);
const sentence = (number: number) => `Gate ${number} of the canal was opened in the morning.`;
const row = (number: number) => `<row r="${number}"><c r="A${number}" t="str"><v>${sentence(number)}</v></c></row>`;
const paragraphs = numbers.map((number) => `<text:p>${sentence(number)}</text:p>`).join('');

const documents: Readonly<Record<string, readonly [extension: string, file: Buffer | string, to: number]>> = {
  'a sheet': ['xlsx', buildXlsx(numbers.map(row).join('')), 99],
  'a text of Word': ['docx', buildDocx(numbers.map((number) => wordParagraph(sentence(number))).join('')), 50],
  'a text of OpenDocument': ['odt', buildOpenDocument('text', paragraphs), 50],
  'a web page': ['html', `<body>${numbers.map((number) => `<p>${sentence(number)}</p>`).join('')}</body>`, 99],
};

for (const [name, [extension, file, to]] of Object.entries(documents))
  await test(`how far ${name} has been read is told in the middle of it`, async (t) => {
    const { progress } = await processFixture(file, extension);
    const between = progress.filter((percent) => percent > 0 && percent < to - 5);
    t.ok(between.length >= 2, `${progress.join(' ')}`);
  });
