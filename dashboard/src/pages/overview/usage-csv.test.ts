import { test } from 'tap';
import type { UsageGroup } from '../../api/schemas.js';
import { mostFirst } from './measures.js';
import { usageCsv } from './usage-csv.js';

const group = (key: string, more: Partial<UsageGroup> = {}): UsageGroup => ({
  key,
  requests: 2,
  failed: 1,
  input_tokens: 3,
  output_tokens: 4,
  cached_input_tokens: 0,
  reasoning_tokens: 0,
  cost: '0.000000000000001',
  average_duration_ms: null,
  average_first_byte_ms: null,
  ...more,
});

await test('usage is a file for spreadsheets, with all digits and without formulas', async (t) => {
  const text = usageCsv([group('a,"b'), group('=1+1', { cost: '1000000000' })], {
    grouping: 'end_user',
    currency: 'EUR',
    nameOf: undefined,
  });
  t.strictSame(text.split('\r\n'), [
    'end_user,requests,failed,input_tokens,cached_input_tokens,output_tokens,reasoning_tokens,cost,currency',
    '"a,""b",2,1,3,0,4,0,0.000000000000001,EUR',
    "'=1+1,2,1,3,0,4,0,1000000000,EUR",
    '',
  ]);
  t.match(usageCsv([group('1')], { grouping: 'key', currency: 'EUR', nameOf: () => 'shop' }), /\r\n1,shop,2,/);
});

await test('groups with the most of what is looked at come first', async (t) => {
  const groups = [
    group('often', { requests: 9 }),
    group('dear', { cost: '12.5' }),
    group('slow', { average_duration_ms: 9 }),
  ];
  const first = (name: 'requests' | 'cost' | 'time'): string | undefined => mostFirst(groups, name)[0]?.key;
  t.strictSame([first('requests'), first('cost'), first('time')], ['often', 'dear', 'slow']);
});
