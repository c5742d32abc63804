import { test } from 'tap';
import { addDecimals, compareDecimals, decimalNumber, decimalOf, parseJson, stringifyJson } from './index.js';
import { fc } from '../../test/fixtures/random.js';

await test('a JSON number or a text in plain notation is an exact decimal', (t) => {
  for (const [json, decimal] of [
    ['0', '0'],
    ['-0', '0'],
    ['12.50', '12.5'],
    ['100', '100'],
    ['100.00', '100'],
    ['0.000001', '0.000001'],
    ['1e-7', '0.0000001'],
    ['1.5E+2', '150'],
    ['12345678901234.123456', '12345678901234.123456'],
    ['0.10000000000000001', '0.10000000000000001'],
    ['1e21', '1000000000000000000000'],
    ['-1.25', '-1.25'],
    ['"12.50"', '12.5'],
    ['"-0.00"', '0'],
    ['"99999999999999999999.000000000000000000001"', '99999999999999999999.000000000000000000001'],
  ] as const) {
    t.equal(decimalOf(parseJson(json)), decimal, json);
  }
  t.end();
});

await test('a value that is neither a JSON number nor a text in plain notation is not a decimal', (t) => {
  const texts = [
    '""',
    '" 1"',
    '"+1"',
    '".5"',
    '"5."',
    '"007"',
    '"1e3"',
    '"NaN"',
    '"much"',
    '"1,5"',
    '"0x10"',
    '"1\\n"',
  ];
  for (const json of [...texts, 'null', 'true', '[]', '[1]', '{}', '1e2000', '1e-2000', '1e999999999']) {
    t.equal(decimalOf(parseJson(json)), undefined, json);
  }
  t.equal(decimalOf(undefined), undefined);
  t.equal(decimalOf('9'.repeat(100_000)), undefined);
  t.end();
});

await test('sums are exact: ten times a tenth is one', (t) => {
  let sum = '0';
  for (let count = 0; count < 10; count += 1) sum = addDecimals(sum, '0.1');
  t.equal(sum, '1');
  t.equal(addDecimals('99999999999999.999999', '0.000001'), '100000000000000');
  t.equal(addDecimals('1.5', '-2'), '-0.5');
  t.end();
});

await test('decimals are compared as numbers', (t) => {
  t.ok(compareDecimals('9', '10') < 0);
  t.ok(compareDecimals('10.000001', '10') > 0);
  t.ok(compareDecimals('-1', '0') < 0);
  t.equal(compareDecimals('1.50', '1.5'), 0);
  t.end();
});

await test('sums and order are those of whole numbers of the smallest unit', (t) => {
  const units = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
  const decimal = (value: bigint): string => decimalOf(parseJson(`${value}e-6`)) as string;
  fc.assert(
    fc.property(units, units, (a, b) => {
      t.equal(addDecimals(decimal(a), decimal(b)), decimal(a + b));
      t.equal(Math.sign(compareDecimals(decimal(a), decimal(b))), a < b ? -1 : Number(a > b));
      t.equal(decimalOf(decimal(a)), decimal(a));
    }),
  );
  t.end();
});

await test('a decimal is serialized as a JSON number with all its digits', (t) => {
  t.equal(stringifyJson({ limit: decimalNumber('12345678901234.123456') }), '{"limit":12345678901234.123456}');
  t.end();
});
