import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'tap';
import { z } from '../../../core/api/index.js';
import { moment } from './reporting-schema.js';
import { firstInstant, firstInstantAfter, isTimestamp } from './timestamps.js';

const ajv = new Ajv2020();
addFormats.default(ajv);
const isDescribed = ajv.compile(z.toJSONSchema(moment));

await test('dates and times of ISO 8601 and RFC 3339 are accepted', async (t) => {
  for (const [text, from, after] of [
    ['2026-11-22T10:30Z', '2026-11-22T10:30:00.000Z', '2026-11-22T10:30:00.001Z'],
    ['2026-11-22t10:30:15z', '2026-11-22T10:30:15.000Z', '2026-11-22T10:30:15.001Z'],
    ['2026-11-22T10:30:15.123456789+02:00', '2026-11-22T08:30:15.123Z', '2026-11-22T08:30:15.124Z'],
    ['2026-11-22T10:30:15,5-0330', '2026-11-22T14:00:15.500Z', '2026-11-22T14:00:15.501Z'],
    ['2026-11-22T10:30+02', '2026-11-22T08:30:00.000Z', '2026-11-22T08:30:00.001Z'],
    ['2026-11-22T24:00:00Z', '2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.001Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z', '2017-01-01T00:00:00.001Z'],
    ['0001-01-01T00:00:00+14:00', '0001-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59-14:00', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ] as const) {
    t.ok(isTimestamp(text), text);
    t.ok(isDescribed(text), `${text} is in the API description`);
    t.equal(firstInstant(text), from, `from ${text}`);
    t.equal(firstInstantAfter(text), after, `to ${text}`);
  }
});

await test('a time without an offset stays without one', async (t) => {
  for (const [text, from, after] of [
    ['2026-11-22', '2026-11-22T00:00:00.000', '2026-11-23T00:00:00.000'],
    ['2026-11-22T10:30', '2026-11-22T10:30:00.000', '2026-11-22T10:30:00.001'],
    ['2026-11-22T10:30:15', '2026-11-22T10:30:15.000', '2026-11-22T10:30:15.001'],
    ['2024-02-29', '2024-02-29T00:00:00.000', '2024-03-01T00:00:00.000'],
    ['0000-01-01', '0001-01-01T00:00:00.000', '0001-01-01T00:00:00.000'],
    ['9999-12-31', '9999-12-31T00:00:00.000', '9999-12-31T23:59:59.999'],
  ] as const) {
    t.ok(isTimestamp(text), text);
    t.ok(isDescribed(text), `${text} is in the API description`);
    t.equal(firstInstant(text), from, `from ${text}`);
    t.equal(firstInstantAfter(text), after, `to ${text}`);
  }
});

await test('other texts, and dates and times that do not exist, are rejected', async (t) => {
  for (const text of [
    '',
    'yesterday',
    'now',
    '1795374410',
    '2026',
    '2026-11',
    '20261122',
    '2026-W47-7',
    '2026-326',
    '01.02.2026',
    '2026-13-01',
    '2026-00-01',
    '2026-02-30',
    '2025-02-29',
    '2026-04-31',
    ' 2026-11-22',
    '2026-11-22 ',
    '2026-11-22 10:30',
    '2026-11-22T',
    '2026-11-22T10',
    '2026-11-22T10Z',
    '2026-11-22T25:00:00Z',
    '2026-11-22T24:00:01Z',
    '2026-11-22T10:60Z',
    '2026-11-22T10:30:61Z',
    '2026-11-22T10:30:15.Z',
    '2026-11-22T10:30+24:00',
    '2026-11-22T10:30+02:60',
    '2026-11-22Z',
    '+2026-11-22',
    '-0001-01-01',
    '12026-11-22',
    '2026-11-22T10:30:15Z[Europe/Berlin]',
    '２０２６-11-22',
  ]) {
    t.notOk(isTimestamp(text), JSON.stringify(text));
  }
});
