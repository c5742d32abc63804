import { test } from 'tap';
import type { JsonValue } from '../../../core/api/index.js';
import { attributeTest } from './attribute-filter.js';

const report = { year: 2026, day: '2026-11-29', isDraft: false, team: 'support' };

function fits(filter: JsonValue): boolean {
  return attributeTest(filter)(report);
}

await test('attributes are compared by their values and types, and one that is absent is unequal to all', (t) => {
  const cases: readonly (readonly [type: string, key: string, value: JsonValue, expected: boolean])[] = [
    ['eq', 'year', 2026, true],
    ['eq', 'year', '2026', false],
    ['ne', 'year', '2026', true],
    ['eq', 'isDraft', false, true],
    ['gt', 'year', 2025, true],
    ['gt', 'year', 2026, false],
    ['gte', 'year', 2026, true],
    ['lt', 'day', '2026-12-01', true],
    ['lte', 'day', '2026-11-28', false],
    ['gt', 'day', 1, false],
    ['lt', 'isDraft', true, false],
    ['in', 'team', ['sales', 'support'], true],
    ['in', 'team', ['sales'], false],
    ['nin', 'team', ['sales'], true],
    ['eq', 'absent', 1, false],
    ['ne', 'absent', 1, true],
    ['lt', 'absent', 1, false],
    ['in', 'absent', [1], false],
    ['nin', 'absent', [1], true],
    ['ne', 'constructor', 1, true],
    ['gt', 'toString', '', false],
  ];
  for (const [type, key, value, expected] of cases)
    t.equal(fits({ type, key, value }), expected, `${key} ${type} ${JSON.stringify(value)}`);
  t.end();
});

await test('filters are combined', (t) => {
  const [right, wrong] = [
    { type: 'eq', key: 'year', value: 2026 },
    { type: 'eq', key: 'year', value: 2025 },
  ];
  t.equal(fits({ type: 'and', filters: [right, right] }), true);
  t.equal(fits({ type: 'and', filters: [right, wrong] }), false);
  t.equal(fits({ type: 'or', filters: [wrong, { type: 'and', filters: [right] }] }), true);
  t.equal(fits({ type: 'or', filters: [wrong] }), false);
  t.end();
});

await test('a filter that cannot be applied is refused by its place, and never ignored', (t) => {
  const many = { type: 'or', filters: Array.from({ length: 100 }, () => ({ type: 'eq', key: 'a', value: 1 })) };
  const cases: readonly (readonly [filter: JsonValue, field: string])[] = [
    ['year', 'filters'],
    [{ type: 'like', key: 'a', value: 1 }, 'filters.type'],
    [{ type: 'constructor', key: 'a', value: 1 }, 'filters.type'],
    [{ type: 'eq', value: 1 }, 'filters.key'],
    [{ type: 'eq', key: 'a', value: null }, 'filters.value'],
    [{ type: 'in', key: 'a', value: 1 }, 'filters.value'],
    [{ type: 'and', filters: [] }, 'filters.filters'],
    [{ type: 'and', filters: [{ type: 'eq', key: 'a', value: 1 }, {}] }, 'filters.filters[1].key'],
    [many, 'filters'],
  ];
  for (const [filter, field] of cases)
    t.throws(() => attributeTest(filter), { code: 'GW_REQUEST_INVALID', status: 400, field }, JSON.stringify(filter));
  t.end();
});
