import { test } from 'tap';
import { entryOf } from './fixtures/sample-charging.js';
import { asValue, type LedgerEntry, readEntry } from './ledger-entry.js';
import { type LedgerLine, lineColumns, rowOf, summed, tailOf } from './ledger-row.js';

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
  model: 'a model | with \\ signs',
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
    { op: 'open', process: 'a-process', line },
    { op: 'line', line },
    { op: 'line', line: { ...line, price: null, usage: null, amount: null, reason: null, account_id: null } },
    { op: 'cancel', id: 'an id' },
    { op: 'leave', account: 'an account', purse: 'a purse' },
  ];
  for (const entry of entries) t.strictSame(throughJournal(entry), entry);
  t.end();
});

await test('the bytes of an entry say the same as its text', (t) => {
  const value = asValue({ op: 'open', process: 'a-process', line }) as string;
  const bytes = Buffer.from(`before ${value}`).subarray('before '.length);
  t.strictSame(readEntry({ value: 'nobody reads it', bytes }), readEntry({ value }));
  t.end();
});

await test('what earlier versions have left is read as well: values in texts and objects, and objects with names', (t) => {
  const former = [
    ['id', 'organization_id', 'connection_id', 'request_id', 'trace_id', 'attempt', 'purpose', 'provider', 'model'],
    ['charged_at', 'day', 'price', 'usage', 'amount', 'estimated', 'reason', 'account_id', 'purse_id'],
  ].flat() as readonly (keyof LedgerLine)[];
  const values = former.map((name) => line[name]);
  for (const found of [
    entryOf(`line ${JSON.stringify(values)}`),
    entryOf({ op: 'line', line: values }),
    entryOf({ op: 'line', line: { ...line } }),
  ]) {
    t.strictSame(found, { op: 'line', line });
  }
  for (const found of [
    entryOf(`open a-process ${JSON.stringify(values)}`),
    entryOf({ op: 'open', process: 'a-process', line: values }),
  ]) {
    t.strictSame(found, { op: 'open', process: 'a-process', line });
  }
  t.end();
});

await test('a row begins with what is summed up of it', (t) => {
  const of = (more: Partial<LedgerLine>): ReturnType<typeof summed> => {
    const changed = { ...line, ...more };
    return summed(Buffer.from(rowOf(changed, changed, tailOf(changed))));
  };
  t.match(of({}), { id: 'an id', connectionId: 'a connection', day: 'a day', amount: '0.5', account: 'an account' });
  t.match(of({ amount: null, account_id: null }), { amount: undefined, account: undefined });
  t.strictSame(
    [of({}), of({ account_id: null }), of({ account_id: null, purse_id: null })].map(({ isHeld }) => isHeld),
    [true, true, false],
    'it is held on an account, or by a purse that has none yet',
  );
  t.end();
});

await test('a row has every column of a line once', (t) => {
  t.strictSame([...lineColumns].toSorted(), Object.keys(line).toSorted());
  t.end();
});
