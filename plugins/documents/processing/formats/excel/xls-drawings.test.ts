import { test } from 'tap';
import { buildOle } from '../../../../../test/fixtures/documents/one-of-each.js';
import { readOle } from '../../archive/ole-file.js';
import { drawnTexts } from './xls-drawings.js';

const record = (kind: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};

/** A text box: how many characters, then, in a record that continues it, that they are wide and what they are. */
function box(text: string): Buffer {
  const head = Buffer.alloc(18);
  head.writeUInt16LE(text.length, 10);
  const characters = Buffer.concat([Buffer.from([1]), Buffer.from(text, 'utf16le')]);
  return Buffer.concat([record(0x01b6, head), record(0x003c, characters)]);
}

function print(text: string): Buffer {
  return record(0x0014, Buffer.concat([Buffer.from([text.length, 0, 0]), Buffer.from(text, 'latin1')]));
}

await test('text boxes, titles of charts and headers of old workbooks are read once, without what only Excel understands', (t) => {
  const stream = Buffer.concat([
    record(0x0809, Buffer.from([0, 6, 5, 0])),
    print('&L&"Arial,Bold"&12Budget && plan&RPage &P of &N'),
    box('Größe'),
    box('a comment'),
    record(0x100d, Buffer.concat([Buffer.from([0, 0, 6, 0]), Buffer.from('Growth', 'latin1')])),
    record(0x100d, Buffer.concat([Buffer.from([0, 0, 6, 0]), Buffer.from('Growth', 'latin1')])),
    Buffer.from([0xb6, 0x01, 0xff]),
  ]);
  const blocks = [...drawnTexts(readOle(buildOle({ Workbook: stream })), new Set(['a comment']))];
  t.strictSame(
    blocks.map(({ text }) => text.replace(/\s+/g, ' ')),
    ['Budget & plan Page of', 'Größe', 'Growth'],
  );
  t.end();
});
