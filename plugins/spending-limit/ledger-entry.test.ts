import { test } from 'tap';
import { stringifyJson, parseJson, type JsonObject } from '../../core/api/index.js';
import { asEntry, asJson, type LedgerEntry, type LedgerLine, lineColumns, valuesOf } from './ledger-entry.js';

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

const throughJournal = (entry: LedgerEntry): LedgerEntry =>
  asEntry(parseJson(stringifyJson(asJson(entry))) as JsonObject);

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

await test('an entry that an earlier version has left has names in its line', (t) => {
  t.strictSame(asEntry({ op: 'line', line: { ...line } }), { op: 'line', line });
  t.end();
});

await test('the values of a line are in the order of its columns', (t) => {
  t.strictSame(
    valuesOf(line),
    Object.keys(lineColumns).map((name) => line[name as keyof LedgerLine]),
  );
  t.end();
});
