import { test } from 'tap';
import { buildDocx, buildOpenDocument } from '../../../../test/fixtures/documents/build-office.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

const textOf = async (bytes: Buffer | string, extension: string): Promise<string> =>
  (await processFixture(Buffer.from(bytes), extension)).text;

const mark = (kind: string, data = ''): string =>
  `<w:r><w:fldChar w:fldCharType="${kind}">${data === '' ? '' : `<w:ffData>${data}</w:ffData>`}</w:fldChar></w:r>`;
const words = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const field = (instruction: string, { data = '', result }: { data?: string; result?: string } = {}): string =>
  `${mark('begin', data)}<w:r><w:instrText>${instruction}</w:instrText></w:r>${result === undefined ? '' : mark('separate') + words(result)}${mark('end')}`;

await test('fields of a form of Word show their state, which is not in the text', async (t) => {
  const body = [
    words('Ticked: '),
    field('FORMCHECKBOX', { data: '<w:name w:val="A"/><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>' }),
    words(', cleared: '),
    field('FORMCHECKBOX', { data: '<w:checkBox><w:default w:val="1"/><w:checked w:val="0"/></w:checkBox>' }),
    words(', as given: '),
    field('FORMCHECKBOX', { data: '<w:checkBox><w:default w:val="1"/></w:checkBox>' }),
    words(', size: '),
    field('FORMDROPDOWN', {
      data: '<w:ddList><w:result w:val="2"/><w:default w:val="0"/><w:listEntry w:val="small"/><w:listEntry w:val="middle"/><w:listEntry w:val="large"/></w:ddList>',
      result: '',
    }),
    words(', name: '),
    field('FORMTEXT', { data: '<w:textInput><w:default w:val="none"/></w:textInput>', result: 'Ada' }),
  ].join('');
  t.equal(
    await textOf(buildDocx(`<w:p>${body}</w:p>`), 'docx'),
    'Ticked: [x], cleared: [ ], as given: [x], size: large, name: Ada',
  );
});

await test('fields whose instruction is their text are read, and no other instruction is', async (t) => {
  const body = [
    field('EQ \\* jc2 \\* "Font:MS Mincho" \\* hps10 \\o\\ad(\\s\\up 9(とうきょう),東京)'),
    words('へ 5 '),
    field('SYMBOL 109 \\f "Symbol" \\s 12'),
    words('m, page '),
    field('PAGEREF secret', { result: '7' }),
    field('TC "secret"'),
  ].join('');
  t.equal(await textOf(buildDocx(`<w:p>${body}</w:p>`), 'docx'), '東京へ 5 μm, page 7');
});

await test('forms of RTF show their state', async (t) => {
  const form = (kind: string, data: string): string =>
    `{\\field{\\*\\fldinst {${kind} {\\*\\formfield{${data}{\\*\\ffname secret}}}}}{\\fldrslt }}`;
  t.equal(
    await textOf(
      `{\\rtf1\\ansi Ticked: ${form('FORMCHECKBOX', '\\fftype1\\ffres1\\ffdefres0')}, as given: ${form('FORMCHECKBOX', '\\fftype1\\ffres25\\ffdefres0')}, size: ${form('FORMDROPDOWN', '\\fftype2\\ffres1{\\*\\ffl small}{\\*\\ffl large}')}\\par}`,
      'rtf',
    ),
    'Ticked: [x], as given: [ ], size: large',
  );
});

await test('forms of LibreOffice show their state', async (t) => {
  const parameter = (name: string, value: string): string =>
    `<field:param field:name="${name}" field:value="${value}"/>`;
  const form = (parameters: string): string =>
    `<field:fieldmark xmlns:field="field" field:type="x">${parameters}</field:fieldmark>`;
  const content = `<text:p>Ticked: ${form(parameter('Checkbox_Checked', 'true'))}, size: ${form(
    ['small', 'large'].map((text) => parameter('Dropdown_ListEntry', text)).join('') +
      parameter('Dropdown_Selected', '1'),
  )}</text:p>`;
  t.equal(await textOf(buildOpenDocument('text', content), 'odt'), 'Ticked: [x], size: large');
});

await test('numbers of items and titles of RTF are read as they were counted, bullets are not', async (t) => {
  const item = (number: string, text: string): string => `{\\listtext\\pard\\plain ${number}\\tab}${text}\\par `;
  t.equal(
    await textOf(
      `{\\rtf1\\ansi{\\fonttbl{\\f3 Symbol;}}\\pard ${item('2.1', 'Payment is due.')}${item('(b)', 'So is interest.')}${item('iv.', 'Costs.')}${item("\\f3\\'b7", 'A point.')}${item('o', 'Another.')}}`,
      'rtf',
    ),
    '2.1 Payment is due.\n\n(b) So is interest.\n\niv. Costs.\n\nA point.\n\nAnother.',
  );
});
