import { test } from 'tap';
import { linesOf } from './lines-of.js';

async function* piecesOf(bytes: Buffer, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function linesIn(text: string | Buffer, length: number, most = 1_000): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  for await (const { number, bytes } of linesOf(piecesOf(Buffer.from(text), length), most)) {
    lines.push(bytes?.toString());
    if (number !== lines.length) throw new Error(`line ${lines.length} has the number ${number}`);
  }
  return lines;
}

await test('lines are the same however the file is cut into pieces, and a long one is left out', async (t) => {
  for (let length = 1; length <= 20; length += 1) {
    t.strictSame(await linesIn('one\n\nthrée\r\nlast', length), ['one', '', 'thrée\r', 'last'], `${length}`);
    t.strictSame(await linesIn('1234\n12345\n123\n', length, 4), ['1234', undefined, '123'], `${length}`);
  }
  t.strictSame(await linesIn('', 1), []);
});

await test('each line says how much of the file was read before it', async (t) => {
  const read: number[] = [];
  for await (const line of linesOf(piecesOf(Buffer.from('1\n2\n345\n6'), 4), 10)) read.push(line.read);
  t.strictSame(read, [0, 0, 4, 9]);
});
