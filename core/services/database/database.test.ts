/** The data layer's contract. Every case runs on the embedded database and on a PostgreSQL server. */
import {
  ForeignKeyConstraintViolationException,
  LockMode,
  Migration,
  UniqueConstraintViolationException,
  defineEntity,
  defineTables,
  p,
} from '../../api/database.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { fc } from '../../../test/fixtures/random.js';

const Account = defineEntity({
  name: 'Account',
  tableName: 'bank_account',
  properties: {
    id: p.integer().primary(),
    name: p.text().unique(),
    balance: p.decimal('string').precision(38).scale(18).default('0'),
    visits: p.bigint('string').default('0'),
    settings: p.json<Record<string, unknown>>().onCreate(() => ({})),
    openedAt: p.datetime().nullable(),
  },
});

const Booking = defineEntity({
  name: 'Booking',
  tableName: 'bank_booking',
  properties: {
    id: p.integer().primary().autoincrement(),
    account: () => p.manyToOne(Account).ref(),
    amount: p.decimal('string').precision(38).scale(18),
  },
});

class CreateBank extends Migration {
  override up(): void {
    this.addSql(`create table bank_account (
      id int primary key, name text not null unique, balance numeric(38, 18) not null default 0,
      visits bigint not null default 0, settings jsonb not null default '{}', opened_at timestamptz)`);
    this.addSql(`create table bank_booking (
      id serial primary key, account_id int not null references bank_account (id), amount numeric(38, 18) not null)`);
  }
}

const bank = defineTables({
  entities: [Account, Booking],
  migrations: [{ name: 'bank-0001-create', class: CreateBank }],
});

/** The result of a raw query for one value of each common type. */
const rawValues: readonly (readonly [expression: string, value: unknown])[] = [
  ['42::int', 42],
  ['9007199254740993::bigint', '9007199254740993'],
  ['count(*)', '1'],
  ["'12345678901234567890.123456789'::numeric", '12345678901234567890.123456789'],
  ['1.5::float8', 1.5],
  ['true', true],
  ['null::text', null],
  ["'ä''\\\\\\n€'::text", "ä'\\\\\\n€"],
  ['\'{"a": [1, {"b": null}]}\'::jsonb', { a: [1, { b: null }] }],
  ["'2024-02-29'::date", '2024-02-29'],
  ["'2024-02-29 12:00:00.123+02'::timestamptz", '2024-02-29 10:00:00.123+00'],
  ["'2024-02-29 12:00:00'::timestamp", '2024-02-29 12:00:00'],
  ["U&'\\FEFFdefault'::text", '\ufeffdefault'],
  ["U&'\\FEFF'::text", '\ufeff'],
  ["array[U&'\\FEFFa']", ['\ufeffa']],
  ['array[1, 2]', [1, 2]],
  ["array['a', 'b,c']", ['a', 'b,c']],
  ["array['2024-02-29 12:00:00+00'::timestamptz]", ['2024-02-29 12:00:00+00']],
  ["'0190c8a5-7e2b-7c3e-8000-000000000000'::uuid", '0190c8a5-7e2b-7c3e-8000-000000000000'],
];

await forEachDatabase('the data layer', [bank], async (t, database) => {
  let lastId = 0;
  const nextId = (): number => (lastId += 1);
  const openAccount = async (fields: { name?: string; balance?: string; settings?: Record<string, unknown> } = {}) => {
    const id = nextId();
    await database.fork().insert(Account, { id, name: `account ${id}`, ...fields });
    return id;
  };
  const balanceOf = async (id: number): Promise<string> =>
    (await database.fork().findOneOrFail(Account, { id })).balance;

  await t.test('amounts and big counters keep every digit', async (t) => {
    const id = nextId();
    const entities = database.fork();
    const account = {
      id,
      name: 'rich',
      balance: '12345678901234567890.123456789012345678',
      visits: '9223372036854775807',
    };
    entities.create(Account, account);
    await entities.flush();
    t.match(await database.fork().findOneOrFail(Account, { id }), account);

    await database
      .fork()
      .execute('update bank_account set balance = balance + ? where id = ?', ['0.000000000000000001', id]);
    t.equal(await balanceOf(id), '12345678901234567890.123456789012345679', 'also when the database adds');
  });

  await t.test('amounts of any size are read as they were written', async (t) => {
    const digits = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }));
    const id = await openAccount();
    await fc.assert(
      fc.asyncProperty(digits, async ([whole, fraction]) => {
        const balance = `${whole}.${fraction.toString().padStart(18, '0')}`;
        await database.fork().nativeUpdate(Account, { id }, { balance });
        t.equal(await balanceOf(id), balance);
      }),
      { numRuns: 25 },
    );
  });

  await t.test('a raw query returns the same values with every storage', async (t) => {
    const columns = rawValues.map(([expression], index) => `${expression} as c${index}`);
    const [row] = await database.fork().execute<[Record<string, unknown>]>(`select ${columns.join(', ')}`);
    for (const [index, [expression, value]] of rawValues.entries()) t.strictSame(row[`c${index}`], value, expression);
  });

  await t.test('any text is read as it was written', async (t) => {
    const texts = [
      "'; drop table bank_account; --",
      '?',
      '$1 ?? ?',
      '\\',
      '\\\'"',
      'ü€😀',
      '%s :name @p',
      '\u2028\t\n',
    ];
    for (const text of texts) {
      const id = nextId();
      const entities = database.fork();
      entities.create(Account, { id, name: text, settings: { [text]: [text] } });
      await entities.flush();
      const found = await database.fork().findOneOrFail(Account, { name: text });
      t.strictSame([found.id, found.settings], [id, { [text]: [text] }], encodeURIComponent(text));
    }
  });

  await t.test('JSON columns can be searched by their members', async (t) => {
    const settings = { limits: { perDay: 5 }, tags: ['a', 'b'], note: null };
    const id = await openAccount({ settings });
    await openAccount({ settings: { limits: { perDay: 6 } } });
    const found = await database.fork().find(Account, { settings: { limits: { perDay: 5 } } });
    t.strictSame(
      found.map((account) => account.id),
      [id],
    );
    t.strictSame(found[0]?.settings, settings);
  });

  await t.test('times are moments: what is written in one zone is read as the same moment', async (t) => {
    const id = nextId();
    const openedAt = new Date('2024-03-31T01:30:00.123Z');
    const entities = database.fork();
    entities.create(Account, { id, name: 'punctual', openedAt });
    await entities.flush();
    t.strictSame((await database.fork().findOneOrFail(Account, { id })).openedAt, openedAt);
    const [row] = await database
      .fork()
      .execute<[{ day: string }]>("select date_trunc('day', '2024-01-01 23:30:00-02'::timestamptz)::text as day");
    t.equal(row.day, '2024-01-02 00:00:00+00', 'days are days of UTC');
  });

  await t.test(
    'a second row with the same unique value is refused by its own error, and nothing else breaks',
    async (t) => {
      await openAccount({ name: 'only one' });
      const refused = openAccount({ name: 'only one' });
      await t.rejects(refused, UniqueConstraintViolationException);
      await t.rejects(refused, { code: '23505', constraint: 'bank_account_name_key' });
      const inTransaction = database.transactional(async (entities) => {
        entities.create(Account, { id: nextId(), name: 'only one' });
        await entities.flush();
      });
      await t.rejects(inTransaction, UniqueConstraintViolationException);
      t.ok(await openAccount({ name: 'another one' }));
    },
  );

  await t.test('a reference to nothing is refused by its own error', async (t) => {
    const booked = database.fork().execute("insert into bank_booking (account_id, amount) values (-1, '1')");
    await t.rejects(booked, ForeignKeyConstraintViolationException);
  });

  await t.test('a transaction is done whole or not at all', async (t) => {
    const id = await openAccount();
    const change = async (entities: ReturnType<typeof database.fork>): Promise<void> => {
      const account = await entities.findOneOrFail(Account, { id });
      account.balance = '1';
      entities.create(Booking, { account, amount: '1' });
    };
    await t.rejects(
      database.transactional(async (entities) => {
        await change(entities);
        await entities.flush();
        throw new Error('changed my mind');
      }),
      { message: 'changed my mind' },
    );
    t.equal(await balanceOf(id), '0.000000000000000000');
    t.equal(await database.fork().count(Booking, { account: { id } }), 0);

    await database.transactional(change);
    t.equal(await balanceOf(id), '1.000000000000000000', 'written without a flush');
    t.equal(await database.fork().count(Booking, { account: { id } }), 1);
  });

  await t.test('a part of a transaction can fail alone', async (t) => {
    const id = await openAccount();
    await database.transactional(async (entities) => {
      await entities.execute('update bank_account set balance = 1 where id = ?', [id]);
      const part = entities.transactional(async (inner) => {
        await inner.execute('update bank_account set balance = 2 where id = ?', [id]);
        throw new Error('only this part');
      });
      await t.rejects(part, { message: 'only this part' });
    });
    t.equal(await balanceOf(id), '1.000000000000000000');
  });

  await t.test('a failed transaction does not roll back concurrent writes of others', async (t) => {
    const [mine, theirs] = [await openAccount(), await openAccount()];
    const begun = Promise.withResolvers<void>();
    const failing = database.transactional(async (entities) => {
      await entities.execute('update bank_account set balance = 7 where id = ?', [mine]);
      begun.resolve();
      throw new Error('no');
    });
    const other = begun.promise.then(() =>
      database.fork().execute('update bank_account set balance = 7 where id = ?', [theirs]),
    );
    await t.rejects(failing, { message: 'no' });
    await other;
    t.equal(await balanceOf(mine), '0.000000000000000000');
    t.equal(await balanceOf(theirs), '7.000000000000000000');
  });

  await t.test('concurrent transactions on one row lose no change', async (t) => {
    const id = await openAccount();
    const deposits = Array.from({ length: 25 }, () =>
      database.transactional(async (entities) => {
        const account = await entities.findOneOrFail(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        account.visits = String(BigInt(account.visits) + 1n);
      }),
    );
    await Promise.all(deposits);
    t.equal((await database.fork().findOneOrFail(Account, { id })).visits, '25');
  });

  await t.test('a stricter isolation level can be requested', async (t) => {
    const level = (
      await database.transactional(
        (entities) => entities.execute<[{ transaction_isolation: string }]>('show transaction_isolation'),
        { isolation: 'serializable' },
      )
    )[0].transaction_isolation;
    t.equal(level, 'serializable');
  });

  await t.test('every fork starts empty', async (t) => {
    const id = await openAccount();
    const [one, other] = [database.fork(), database.fork()];
    t.not(await one.findOneOrFail(Account, { id }), await other.findOneOrFail(Account, { id }));
    const inside = await database.transactional(async () => database.fork().getUnitOfWork().getIdentityMap().values());
    t.strictSame(inside, [], 'also inside a transaction');
  });

  await t.test('rows are not streamed', async (t) => {
    const stream = database.fork().stream(Account);
    await t.rejects(stream.next(), { message: /cursor/ });
  });

  await t.test('the health check queries the database, until the signal aborts it', async (t) => {
    await t.resolves(database.healthy(AbortSignal.timeout(60_000)));
    const controller = new AbortController();
    const asked = database.healthy(controller.signal);
    controller.abort(new Error('enough'));
    await t.rejects(asked, { message: 'enough' });
    await t.rejects(database.healthy(controller.signal), { message: 'enough' });
  });
});

await forEachDatabase('a closed database', [bank], async (t, database) => {
  await database.close();
  const unavailable = { code: 'GW_DATABASE_UNAVAILABLE', status: 503 };
  await t.rejects(database.fork().find(Account, {}), unavailable);
  await t.rejects(
    database.transactional((entities) => entities.execute('select 1')),
    unavailable,
  );
  await t.rejects(database.healthy(AbortSignal.timeout(60_000)), unavailable);
  await t.resolves(database.close(), 'and may be closed again');
});
