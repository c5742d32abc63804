import { test } from 'tap';
import { budgetOfEndUser, budgetOfKey, budgetOfOrganization } from '../budgets/budget.js';
import { entryOf, lineOfRow } from '../fixtures/sample-charging.js';
import { asValue, type LedgerEntry, openText, readEntry, readOpenText } from './ledger-entry.js';
import { columnsIn, endUserIn, type LedgerLine, lineColumns, rowOf, summed, tagsIn } from './ledger-row.js';

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
  charged_at: Date.UTC(2030, 0, 15, 12, 30),
  day: '2030-01-15',
  price: { input: '1.25' },
  usage: { inputTokens: 7 },
  amount: '0.5',
  estimated: true,
  reason: 'a reason',
  account_id: 'an account',
  lease_id: 'a lease',
  key_id: 'a key',
  end_user_id: 'an end user',
  tags: ['a tag', 'another tag'],
  owner: 'an owner',
  listed_budgets: null,
};

const throughJournal = (entry: LedgerEntry): LedgerEntry => entryOf(asValue(entry));

await test('an entry is read from the journal as it was written', (t) => {
  const entries: readonly LedgerEntry[] = [
    { op: 'open', process: 'a-process', line },
    { op: 'line', line },
    { op: 'line', line: { ...line, price: null, usage: null, amount: null, reason: null, account_id: null } },
    { op: 'cancel', id: 'an id' },
    { op: 'leave', account: 'an account', lease: 'a lease' },
  ];
  for (const entry of entries) t.strictSame(throughJournal(entry), entry);
  t.throws(() => readEntry({ value: Buffer.from('another row') }), /neither of its prefixes/);
  t.end();
});

await test('consecutive rows share only the values that are equal', (t) => {
  const changes: readonly Partial<LedgerLine>[] = Object.entries({
    ...line,
    attempt: 4,
    charged_at: 0,
    day: '2030-01-16',
    price: null,
    usage: null,
    amount: '7',
    estimated: false,
  }).map(([name, value]) => ({
    [name]: typeof value === 'string' && value === line[name as 'id'] ? `${value}!` : value,
  }));
  for (const change of changes) {
    const [entry, changed]: readonly LedgerEntry[] = [
      { op: 'line', line },
      { op: 'line', line: { ...line, ...change } },
    ];
    t.strictSame(
      [entry, changed, entry].map((each) => throughJournal(each as LedgerEntry)),
      [entry, changed, entry],
    );
  }
  t.end();
});

await test('an open attempt is read from its table as it was written', (t) => {
  const entry = readEntry({ value: asValue({ op: 'open', process: 'a-process', line }) });
  const text = 'begun' in entry ? openText(entry.begun) : '';
  t.notMatch(text, '\0', 'the table takes text');
  t.strictSame(lineOfRow(readOpenText(text)), line);
  t.end();
});

await test('a row begins with the columns that are summed', (t) => {
  const of = (more: Partial<LedgerLine>): ReturnType<typeof summed> => {
    return summed(rowOf({ ...line, ...more }, ''));
  };
  t.match(of({}), {
    id: 'an id',
    budgets: [
      'a connection',
      budgetOfKey('a key', 'an organization'),
      budgetOfOrganization('an organization'),
      budgetOfEndUser('an organization', 'an end user'),
    ].join(','),
    day: '2030-01-15',
    amount: '0.5',
    accounts: 'an account',
    leases: 'a lease',
  });
  t.match(of({ amount: null, account_id: null }), { amount: undefined, accounts: undefined });
  const none = { key_id: null, end_user_id: null, tags: null, owner: null };
  t.equal(of(none).budgets, `a connection,${budgetOfOrganization('an organization')}`);
  t.strictSame(
    [of({}), of({ account_id: null }), of({ account_id: null, lease_id: null })].map(({ isHeld }) => isHeld),
    [true, true, false],
    'it is held on an account, or by a lease that has none yet',
  );
  t.end();
});

await test('a row names its end user, with tags and an owner or without, and has no columns at its end that are null', (t) => {
  const names = { organizationId: 'Ärzte', endUserId: 'd’Arc, "Jeanne" | 7' };
  const of = (endUserId: string | null, tags: readonly string[] | null, owner: string | null = null) =>
    summed(
      rowOf({ ...line, organization_id: names.organizationId, key_id: null, end_user_id: endUserId, tags, owner }, ''),
    );
  const [tagged, untagged] = [of(names.endUserId, ['a']), of(names.endUserId, null)];
  const owned = of(names.endUserId, null, 'ann');
  for (const row of [tagged, untagged, owned]) t.strictSame(endUserIn(row), names);
  const [unnamed, neither, onlyOwned] = [of(null, ['a']), of(null, null), of(null, null, 'ann')];
  for (const row of [unnamed, neither, onlyOwned]) t.equal(endUserIn(row), undefined);
  const { length } = lineColumns;
  t.strictSame([owned, onlyOwned].map(columnsIn), [length, length]);
  t.strictSame([tagged, unnamed, untagged, neither].map(columnsIn), [length - 1, length - 1, length - 2, length - 3]);
  t.end();
});

await test('a row tells its tags, with an end user and an owner or without', (t) => {
  const of = (more: Partial<LedgerLine>) => tagsIn(summed(rowOf({ ...line, organization_id: 'Ärzte', ...more }, '')));
  const tags = ['a', 'customer:acme', 'x'.repeat(64)];
  for (const more of [{}, { owner: null }, { end_user_id: null }])
    t.strictSame(of({ ...more, tags }), { organizationId: 'Ärzte', tags });
  for (const more of [{}, { owner: null }, { owner: null, end_user_id: null }])
    t.equal(of({ ...more, tags: null }), undefined);
  t.end();
});

await test('a row contains each column of a line exactly once', (t) => {
  const { listed_budgets: _, ...columns } = line;
  t.strictSame(lineColumns.toSorted(), Object.keys(columns).toSorted());
  t.end();
});

await test('a line counts for the budgets of some models that it names, those of its end user last', (t) => {
  const budgetsIn = (more: Partial<LedgerLine>): string => summed(rowOf({ ...line, ...more }, '')).budgets;
  const [ofKey, ofOrganization] = [budgetOfKey('a key', 'an organization'), budgetOfOrganization('an organization')];
  const ofEndUser = budgetOfEndUser('an organization', 'an end user');
  const before = `a connection,${ofKey},${ofOrganization}`;
  t.equal(budgetsIn({}), `${before},${ofEndUser}`);
  t.equal(budgetsIn({ listed_budgets: 'm,n;' }), `${before},m,n,${ofEndUser}`);
  t.equal(budgetsIn({ listed_budgets: ';u,v' }), `${before},${ofEndUser},u,v`);
  t.equal(budgetsIn({ listed_budgets: 'm;u' }), `${before},m,${ofEndUser},u`);
  t.equal(budgetsIn({ listed_budgets: 'm;', end_user_id: null }), `${before},m`);
  t.equal(budgetsIn({}), `${before},${ofEndUser}`, 'and not for those of the line before it');
  t.end();
});
