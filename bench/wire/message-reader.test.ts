import { test } from 'tap';
import { MessageReader } from './message-reader.js';

const sentMessages = Buffer.from(
  [
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\nb;x=y\r\n, world\r\n!!\r\n0\r\nx: y\r\n\r\n',
    'GET /bench/state HTTP/1.1\r\nhost: localhost\r\n\r\n',
    'HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n',
  ].join(''),
);
const expected = [
  ['HTTP/1.1 200 OK', 'hello'],
  ['HTTP/1.1 200 OK', 'hello, world\r\n!!'],
  ['GET /bench/state HTTP/1.1', ''],
  ['HTTP/1.1 204 No Content', ''],
];

function readAll(pieces: readonly Buffer[]): string[][] {
  const messages: string[][] = [];
  let start = '';
  let body = '';
  const reader = new MessageReader({
    onHead(head) {
      start = head.split('\r\n')[0] ?? '';
      body = '';
    },
    onBody(bytes) {
      body += bytes.toString();
    },
    onEnd() {
      messages.push([start, body]);
    },
  });
  for (const piece of pieces) reader.push(piece);
  return messages;
}

await test('messages are parsed independent of how the connection splits them', async (t) => {
  t.strictSame(readAll([sentMessages]), expected, 'in one piece');
  t.strictSame(readAll([...sentMessages].map((byte) => Buffer.of(byte))), expected, 'byte by byte');
  const wrong: number[] = [];
  for (let cut = 1; cut < sentMessages.length; cut++) {
    const messages = readAll([sentMessages.subarray(0, cut), sentMessages.subarray(cut)]);
    if (JSON.stringify(messages) !== JSON.stringify(expected)) wrong.push(cut);
  }
  t.strictSame(wrong, [], 'cut in two at every position');
});

await test('an incomplete message is not reported', async (t) => {
  t.strictSame(readAll([Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhell')]), []);
  t.strictSame(readAll([Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n')]), []);
});
