import { test } from 'tap';
import { pii, secrets, textOf } from '../../../fixtures/found-in.js';
import { randomFrom, seed } from '../../../../../test/fixtures/random.js';
import { titleOf } from '../../../../../test/fixtures/title-of.js';
import type { ScanRequest } from '../../scan-request.js';
import { scannerFor } from '../../scanner-for.js';

const requests: readonly ScanRequest[] = [pii.medium, secrets.medium];

/** Rows in which narrowed selections are used, and findings that must not be missed after them. */
const rows = ['(212) ', '33(', '001(', 'DE89 ', '+1 2 3 4 ', '=x1', 'a:b:', '- 0123'];
const found: readonly (readonly [category: string, text: string])[] = [
  ['PHONE_NUMBER', '(212) 555-0123'],
  ['PHONE_NUMBER', '0171 2345678'],
  ['PHONE_NUMBER', '+44 20 7946 0958'],
  ['PHONE_NUMBER', '0049 30 12345678'],
  ['IBAN_CODE', 'DE89 3704 0044 0532 0130 00'],
  ['EMAIL_ADDRESS', 'ada.lovelace@example.org'],
  ['IP_ADDRESS', 'fe80:1:2:3:4:5:6:7'],
  ['GENERIC_SECRET', 'q7Zk2Lm9Xw4Rt6'],
];

await test('findings after a long row are not missed by narrowed selections', (t) => {
  const scanner = scannerFor(requests);
  for (const row of rows)
    for (const [category, text] of found) {
      const before = category === 'GENERIC_SECRET' ? ' password="' : ' ; ';
      const whole = `${row.repeat(30)}${before}${text}" ;`;
      const last = scanner.scan(whole).findLast((finding) => finding.category === category);
      t.equal(textOf(last, whole), text, `${category} behind ${row}`);
    }
  t.end();
});

await test('context words after a long row of groups identify a telephone number in it', (t) => {
  const scanner = scannerFor(requests);
  const row = '33 44 55('.repeat(12);
  t.strictSame(scanner.scan(row), []);
  const [number] = scanner.scan(`${row}33 44 55 66 phone`);
  t.equal(number?.category, 'PHONE_NUMBER');
  t.end();
});

await test(`the findings in rows of groups do not depend on how a stream is split (seed ${seed})`, (t) => {
  const scanner = scannerFor(requests);
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const pieces = [
    ...rows,
    'phone ',
    'tax id ',
    '00',
    '(0',
    '5',
    ' ',
    '\u00ad',
    '２',
    'call',
    ...found.map(([, text]) => text),
  ];
  for (let run = 0; run < 400; run += 1) {
    const row = pick(rows).repeat(8);
    const text = `${row}${Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(pieces)).join('')}${row}`;
    const whole = scanner.scan(text).map(({ category, start, end }) => `${category} ${start} ${end}`);
    const streamed = new Set<string>();
    const stream = scanner.stream();
    const take = (_: string, all: ReturnType<typeof scanner.scan>): void => {
      for (const { category, start, end } of all) streamed.add(`${category} ${start} ${end}`);
    };
    for (let at = 0; at < text.length; ) {
      const size = 1 + Math.floor(random() * 30);
      stream.push(text.slice(at, at + size), take);
      at += size;
    }
    stream.end(take);
    t.strictSame([...streamed].toSorted(), whole.toSorted(), titleOf(text));
  }
  t.end();
});

await test('invisible characters within a number do not hide it behind a long row', (t) => {
  const scanner = scannerFor(requests);
  for (const number of [
    '1-\u00ad2\u200d1\u200d2-555-0\u200b\u200b123',
    '(2\u00ad12) 555-01\u00ad23',
    '0\u00ad171 23\u00ad45678',
  ])
    for (const row of ['(212) ', '33(', '001(']) {
      const text = `${row.repeat(30)} ; ${number} ;`;
      const last = scanner.scan(text).findLast(({ category }) => category === 'PHONE_NUMBER');
      t.equal(textOf(last, text), number, titleOf(text));
    }
  t.end();
});
