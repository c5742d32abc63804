import { buffer } from 'node:stream/consumers';
import { test } from 'tap';
import { fc } from '../../../test/fixtures/random.js';
import { readUpload } from './read-upload.js';

const type = 'multipart/form-data; boundary=b';

function part(head: string, content: string): string {
  return `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
}

const file = part('name="file"; filename="a.txt"', 'some text');
const purpose = part('name="purpose"', 'vision');

/** A body that arrives in pieces of this length. */
async function* arriving(body: string, pieceLength = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += pieceLength) yield Buffer.from(body.slice(at, at + pieceLength));
}

await test('fields count before and after the file, however the form is cut into pieces', async (t) => {
  for (const parts of [
    [purpose, file],
    [file, purpose],
  ]) {
    const lengths = fc.sample(fc.integer({ min: 1, max: 60 }), 20);
    for (const length of lengths) {
      const form = await readUpload(arriving(`${parts.join('')}--b--\r\n`, length), type);
      t.equal(form.fileName, 'a.txt');
      t.equal((await buffer(form.bytes)).toString(), 'some text');
      await form.ended;
      t.strictSame([...form.fields], [['purpose', 'vision']], `in pieces of ${length} bytes`);
    }
  }
});

await test('a form without a file, with two, or with one of another name is refused', async (t) => {
  const invalid = { code: 'GW_REQUEST_INVALID', status: 400 };
  await t.rejects(readUpload(arriving(`${purpose}--b--\r\n`), type), { ...invalid, field: 'file' });
  const other = part('name="picture"; filename="a.png"', 'x');
  await t.rejects(readUpload(arriving(`${other}--b--\r\n`), type), { ...invalid, field: 'file' });
  const two = await readUpload(arriving(`${file}${file}--b--\r\n`), type);
  await t.rejects(Promise.all([buffer(two.bytes), two.ended]), invalid);
  await t.rejects(readUpload(arriving('{}'), 'application/json'), invalid);
  await t.rejects(readUpload(arriving(''), type), invalid);
});

await test('a form that breaks off ends the iteration of its file with an error, and so does the sender', async (t) => {
  const cut = await readUpload(arriving(file.slice(0, -6)), type);
  await t.rejects(buffer(cut.bytes));
  await t.rejects(cut.ended, { code: 'GW_REQUEST_INVALID' });
  async function* leaving(): AsyncGenerator<Uint8Array> {
    yield* arriving(file.slice(0, -6));
    throw new Error('the sender left');
  }
  const left = await readUpload(leaving(), type);
  await t.rejects(buffer(left.bytes), /the sender left/);
  await t.rejects(left.ended, /the sender left/);
});

await test('a form that is not read to its end is closed, and its sender is not asked for more', async (t) => {
  let asked = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield* arriving(file.slice(0, -2));
    for (;;) {
      asked += 1;
      yield Buffer.alloc(65_536);
    }
  }
  const form = await readUpload(endless(), type);
  form.close();
  await t.rejects(form.ended);
  const before = asked;
  await new Promise((resolve) => setImmediate(resolve));
  t.equal(asked, before);
});
