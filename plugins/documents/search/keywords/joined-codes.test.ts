import { test } from 'tap';
import { joinedCodes } from './joined-codes.js';

const codes = (text: string) => [...new Set(joinedCodes(text))].toSorted();

await test('codes, numbers and abbreviations are joined without their separators', (t) => {
  t.strictSame(codes('Ventil DT-778-B, Sensor KX200/5'), ['dt778b', 'kx2005']);
  t.strictSame(codes('IBAN DE89 3704 0044 0532 0130 00'), ['de89370400440532013000']);
  t.strictSame(codes('call (020) 7946-0958'), ['02079460958', '79460958']);
  t.strictSame(codes('1.200,50 EUR'), ['1200', '120050'], 'with and without decimals');
  t.strictSame(codes('1 200,50 EUR'), ['1200', '120050', '20050']);
  t.strictSame(codes('HTTP/2, CI/CD, Wi-Fi, R&D, U.S.A.'), ['cicd', 'http2', 'rd', 'usa', 'wifi']);
  t.strictSame(codes('にはCUDA12.4が必要です'), ['cuda124']);
  t.end();
});

await test('measures are one word however they are written, and those that are one word remain so', (t) => {
  t.ok(codes('Screw M8×40').includes('m8x40'));
  t.strictSame(codes('Beam 120 x 80 × 5 mm'), ['120x80x5']);
  t.ok(codes('Cable 3×1,5').includes('3x15'));
  t.strictSame(codes('M8x40'), ['m8x40']);
  t.strictSame(codes('4 xylophones, 2 x per day'), []);
  t.end();
});

await test('signs that are a part of a name stay', (t) => {
  t.strictSame(codes('C++ and C#, F#-code; (.NET) beside Node.js. It rains. So be it: a+b'), [
    '.net',
    'c#',
    'c++',
    'f#',
  ]);
  t.strictSame(codes('#1, C#m, B+, 3++, x.net, end.\nof'), []);
  t.end();
});

await test('names of programs are divided into their words', (t) => {
  t.strictSame(codes('call fetchWithRetry() or OrderService.maxAttempts'), [
    'attempt',
    'fetch',
    'max',
    'order',
    'retri',
    'servic',
  ]);
  t.strictSame(codes('a GmbH, an iPhone, NATO and McD'), []);
  t.end();
});

await test('ordinary text has no codes', (t) => {
  t.strictSame(codes('A well-known gate, e.g. the upper one; and/or both. It opened in 1905, 12 people came.'), []);
  t.end();
});

await test('no text takes long to read', (t) => {
  const words = ['a', '1', 'abc1'].map((part) => part.repeat(200_000));
  for (const text of [
    ...words,
    ...['1-', '1 ', '1,000', 'a.', 'c#', ' .a', 'aB', 'aaBb'].map((part) => part.repeat(100_000)),
  ])
    t.ok(joinedCodes(text).length <= text.length);
  t.end();
});
