import { test } from 'tap';
import { entryOf } from './fixtures/sample-charging.js';
import {
  asValue,
  isHeld,
  type LedgerEntry,
  type LedgerLine,
  lineColumns,
  storedEntry,
  valuesOf,
} from './ledger-entry.js';

/** Every column has a value that no other has. */
const line: LedgerLine = {
  id: 'an id',
  organization_id: 'an organization',
  connection_id: 'a connection',
  request_id: 'a request',
  trace_id: 'a trace',
  attempt: 3,
  purpose: 'a purpose',
  provider: 'a provider',
  model: 'a model',
  charged_at: 'an instant',
  day: 'a day',
  price: { input: '1.25' },
  usage: { inputTokens: 7 },
  amount: '0.5',
  estimated: true,
  reason: 'a reason',
  account_id: 'an account',
  purse_id: 'a purse',
};

const throughJournal = (entry: LedgerEntry): LedgerEntry => entryOf(asValue(entry));

await test('an entry comes out of the journal as it was put in', (t) => {
  const entries: readonly LedgerEntry[] = [
    { op: 'open', process: 'a process', line },
    { op: 'line', line },
    { op: 'line', line: { ...line, price: null, usage: null, amount: null, reason: null, account_id: null } },
    { op: 'cancel', id: 'an id' },
    { op: 'leave', account: 'an account', purse: 'a purse' },
  ];
  for (const entry of entries) t.strictSame(throughJournal(entry), entry);
  t.end();
});

await test('what earlier versions have left is stored as well: objects with the values of lines, and with names in them', (t) => {
  const values = valuesOf(line);
  const same = { id: line.id, values: JSON.stringify(values) };
  t.strictSame(storedEntry({ op: 'line', line: { ...line } }), { op: 'line', line: { ...line }, ...same });
  t.strictSame(storedEntry({ op: 'line', line: values }), { op: 'line', line: values, ...same });
  t.strictSame(storedEntry({ op: 'open', process: 'a process', line: values }), {
    op: 'open',
    process: 'a process',
    line: values,
    ...same,
  });
  t.end();
});

await test('a line shows whether it is held on an account, or by a purse that has none yet', (t) => {
  const held = (more: Partial<LedgerLine>): boolean => isHeld(JSON.stringify(valuesOf({ ...line, ...more })));
  t.strictSame([held({}), held({ account_id: null }), held({ account_id: null, purse_id: null })], [true, true, false]);
  t.end();
});

await test('the values of a line are in the order of its columns', (t) => {
  t.strictSame(
    valuesOf(line),
    Object.keys(lineColumns).map((name) => line[name as keyof LedgerLine]),
  );
  t.end();
});
