import { mock } from 'node:test';
import type { Test } from 'tap';
import { type Clock, type Connections, type KeyChange, type KeySettings, newId } from '../../../core/api/index.js';
import type { ConnectionBindings, Database } from '../../../core/api/database.js';
import { testConnection } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { pollingOnlyDatabase } from '../../../test/fixtures/components/polling-only-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { outcomes } from '../../../test/fixtures/outcomes.js';
import { CredentialStore, type StoreServices } from './credential-store.js';
import { hashOf, keyPrefix, newSecret } from './secret.js';
import { tables } from '../tables.js';
import { fc } from '../../../test/fixtures/random.js';

const start = Date.UTC(2030, 0, 1);
const organizations = ['one', 'two'] as const;

type Kind = 'key' | 'token';

/** One step of a test run. */
type Step =
  | {
      readonly does: 'create';
      readonly kind: Kind;
      readonly process: number;
      readonly organization: number;
      readonly seconds: number;
    }
  /** The n-th credential, selected by an organization that may not be its owner. */
  | { readonly does: 'revoke'; readonly which: number; readonly process: number; readonly organization: number }
  | { readonly does: 'wait'; readonly seconds: number }
  | { readonly does: 'refresh'; readonly process: number };

const two = fc.nat({ max: 1 });
const seconds = fc.integer({ min: 0, max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('create' as const),
    kind: fc.constantFrom<Kind>('key', 'token'),
    process: two,
    organization: two,
    seconds,
  }),
  fc.record({ does: fc.constant('revoke' as const), which: fc.nat({ max: 9 }), process: two, organization: two }),
  fc.record({ does: fc.constant('wait' as const), seconds }),
  fc.record({ does: fc.constant('refresh' as const), process: two }),
);

/** The expected state of one credential. */
interface Expected {
  readonly kind: Kind;
  readonly id: string;
  readonly secret: string;
  readonly organization: string;
  readonly expires: number;
  revoked: boolean;
  /** The processes that must know about its creation, and about its revocation. */
  readonly madeKnownTo: Set<number>;
  readonly revokedKnownTo: Set<number>;
}

class World {
  readonly #stores: readonly CredentialStore[];
  readonly #clock: { at: number };
  readonly #expected: Expected[] = [];

  private constructor(stores: readonly CredentialStore[], clock: { at: number }) {
    this.#stores = stores;
    this.#clock = clock;
  }

  static async open(database: Database): Promise<World> {
    const time = { at: start };
    const services = servicesOn(database, time);
    return new World([await CredentialStore.open(services), await CredentialStore.open(services)], time);
  }

  async run(one: Step): Promise<void> {
    if (one.does === 'wait') this.#clock.at += one.seconds * 1_000;
    else if (one.does === 'create') await this.#create(one);
    else if (one.does === 'revoke') await this.#revoke(one);
    else await this.refresh(one.process);
  }

  async refresh(process: number): Promise<void> {
    await this.#stores[process]?.refresh();
    for (const credential of this.#expected) {
      credential.madeKnownTo.add(process);
      if (credential.revoked) credential.revokedKnownTo.add(process);
    }
  }

  async #create({ kind, process, organization, seconds }: Extract<Step, { does: 'create' }>): Promise<void> {
    const store = this.#stores[process] as CredentialStore;
    const owner = organizations[organization] as string;
    const expires = seconds === 0 ? Number.POSITIVE_INFINITY : this.#clock.at + seconds * 1_000;
    const expiry = seconds === 0 ? {} : { expiresAt: new Date(expires) };
    const { id, secret } =
      kind === 'key'
        ? await store.createKey(owner, { name: 'k', ...expiry }).then((made) => ({ ...made, id: made.info.keyId }))
        : await store
            .createToken(owner, { subject: 's', role: 'viewer', ...expiry })
            .then((made) => ({ ...made, id: made.info.tokenId }));
    const known = { madeKnownTo: new Set([process]), revokedKnownTo: new Set<number>() };
    this.#expected.push({ kind, id, secret, organization: owner, expires, revoked: false, ...known });
  }

  async #revoke({ which, process, organization }: Extract<Step, { does: 'revoke' }>): Promise<void> {
    const store = this.#stores[process] as CredentialStore;
    const owner = organizations[organization] as string;
    const credential = this.#expected[which];
    const id = credential?.id ?? newId(start);
    const isFound =
      credential?.kind === 'token' ? await store.revokeToken(owner, id) : await store.revokeKey(owner, id);
    if (isFound !== (credential?.organization === owner)) throw new Error(`revoking ${id} said ${isFound}`);
    if (!isFound || !credential) return;
    credential.revoked = true;
    credential.revokedKnownTo.add(process);
    // Revoking a credential also reads the current state.
    await this.refresh(process);
  }

  /** Checks that every process accepts or refuses every credential as expected, if it must know about it. */
  check(): void {
    for (const credential of this.#expected) {
      const { kind, secret, expires, madeKnownTo, revokedKnownTo } = credential;
      for (const [process, { indexes }] of this.#stores.entries()) {
        if (!madeKnownTo.has(process) || (credential.revoked && !revokedKnownTo.has(process))) continue;
        const index = kind === 'key' ? indexes.keys : indexes.tokens;
        const isGood = index.find(secret, () => this.#clock.at) !== undefined;
        const mustBe = !credential.revoked && this.#clock.at < expires;
        if (isGood !== mustBe) throw new Error(`process ${process} says ${isGood} of ${JSON.stringify(credential)}`);
      }
    }
  }

  /** Checks that lists and pages have the expected entries, for each organization separately. */
  async checkLists(): Promise<void> {
    const [store] = this.#stores as [CredentialStore];
    for (const owner of organizations) {
      const own = this.#expected.filter(({ organization }) => organization === owner);
      const idsOf = (kind: Kind): string[] => own.filter((one) => one.kind === kind).map(({ id }) => id);
      const paged: string[] = [];
      for (let page = 1; paged.length < idsOf('key').length; page += 1) {
        const { items, totalCount } = await store.pageOfKeys(owner, { page, pageSize: 3, order: 'asc' });
        if (totalCount !== idsOf('key').length || items.length === 0) throw new Error(`page ${page} of ${owner}`);
        paged.push(...items.map(({ keyId }) => keyId));
      }
      const listed = {
        paged,
        keys: (await store.listKeys(owner)).map(({ keyId }) => keyId),
        tokens: (await store.listTokens(owner)).map(({ tokenId }) => tokenId),
      };
      const sorted = (kind: Kind): string[] => idsOf(kind).toSorted((a, b) => (a < b ? -1 : 1));
      const expected = { paged: sorted('key'), keys: sorted('key'), tokens: sorted('token') };
      if (JSON.stringify(listed) !== JSON.stringify(expected)) throw new Error(`the lists of ${owner}`);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.close()));
  }
}

await forEachDatabase(
  'whatever is made, revoked and waited for, both processes agree with the model',
  [tables],
  async (t: Test, database) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await database.fork().execute('delete from api_key');
        await database.fork().execute('delete from access_token');
        const world = await World.open(database);
        try {
          for (const one of steps) {
            await world.run(one);
            world.check();
          }
          await world.refresh(0);
          await world.refresh(1);
          world.check();
          await world.checkLists();
        } finally {
          await world.close();
        }
      }),
      { numRuns: 25 },
    );
    t.pass('25 sequences of up to 25 steps');
  },
);

await forEachDatabase('a thousand keys at a time', [tables], async (t, database) => {
  const secrets = Array.from({ length: 2_300 }, () => newSecret(keyPrefix));
  await database.fork().execute(
    `insert into api_key (key_id, organization_id, name, hash, prefix, created_at)
     select gen_random_uuid(), 'acme', 'k', hash, 'p', now() from unnest(?::text[]) as given (hash)`,
    [`{${secrets.map(hashOf).join(',')}}`],
  );
  const finds: { readonly calls: readonly { readonly result?: unknown }[] }[] = [];
  const watched: Database = {
    ...pollingOnlyDatabase(database),
    fork() {
      const entities = database.fork();
      finds.push(mock.method(entities, 'find').mock);
      return entities;
    },
  };
  const store = await CredentialStore.open(servicesOn(watched, { at: start }));
  t.teardown(() => store.close());
  t.equal(secrets.filter((secret) => store.indexes.keys.find(secret, () => start)).length, 2_300, 'all are known');
  const pages = await Promise.all(
    finds.flatMap(({ calls }) => calls.map(({ result }) => result as Promise<readonly object[]>)),
  );
  t.equal(
    Math.max(...pages.map(({ length }) => length)),
    1_000,
    'and no query has read more, so that other work has its turns',
  );
});

await forEachDatabase('the limit of an organization', [tables], async (t, database) => {
  const time = { at: start };
  const services = { ...servicesOn(database, time), maxBytes: 3 * 1100 };
  const stores = [await CredentialStore.open(services), await CredentialStore.open(services)] as const;
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  const createKey = (number: number, settings: Partial<KeySettings> = {}) =>
    stores[number % 2 === 0 ? 0 : 1].createKey('full', { name: `k${number}`, ...settings });
  const attempts = Array.from({ length: 8 }, (_, number) => createKey(number));
  t.strictSame(await outcomes(attempts), { done: 3, GW_ORGANIZATION_LIMIT: 5 });
  await t.rejects(createKey(1), { status: 400, message: /^The valid API keys of this organization would be 4/ });
  const token = { subject: 'Ada', role: 'viewer' } as const;
  const tokens = Array.from({ length: 4 }, (_, number) => stores[number % 2 === 0 ? 0 : 1].createToken('full', token));
  t.strictSame(await outcomes(tokens), { done: 3, GW_ORGANIZATION_LIMIT: 1 }, 'tokens have a limit of their own');
  const [first, second] = await stores[0].listKeys('full');
  if (!first || !second) return;
  await stores[0].revokeKey('full', first.keyId);
  const connectionIds = Array.from({ length: 20 }, () => newId(start));
  t.strictSame(await outcomes([createKey(1, { connectionIds })]), { GW_ORGANIZATION_LIMIT: 1 }, 'lists count, too');
  t.strictSame(await outcomes([createKey(1)]), { done: 1 }, 'a revoked key does not count');
  t.strictSame(await outcomes([createKey(1)]), { GW_ORGANIZATION_LIMIT: 1 });
  await database.fork().execute("update api_key set expires_at = '2020-01-01' where key_id = ?", [second.keyId]);
  t.strictSame(await outcomes([createKey(1)]), { done: 1 }, 'nor does one that has expired');
  const changes = async (keyId: string, change: KeyChange) =>
    outcomes([stores[0].changeKey('full', keyId, change).then(() => stores[0].refresh())]);
  const full = { GW_ORGANIZATION_LIMIT: 1 };
  t.strictSame(await changes(second.keyId, { expiresAt: null }), full, 'and it cannot be made valid again');
  const [third] = (await stores[0].listKeys('full')).filter(({ expiresAt, revokedAt }) => !expiresAt && !revokedAt);
  if (!third) return;
  t.strictSame(await changes(third.keyId, { name: 'too long', connectionIds }), full, 'nor can a list grow');
  const allowedModelIdentifiersList = connectionIds.map((id) => `model ${id}`);
  t.strictSame(await changes(third.keyId, { allowedModelIdentifiersList }), full, 'of models, either');
  t.match(await stores[0].findKey('full', third.keyId), { name: third.name, connectionIds: undefined });
  await database
    .fork()
    .execute('update api_key set connection_ids = ?::jsonb where key_id = ?', [
      JSON.stringify(connectionIds),
      third.keyId,
    ]);
  t.strictSame(
    await changes(third.keyId, { name: 'renamed', connectionIds: connectionIds.slice(1), expiresAt: null }),
    { done: 1 },
    'what takes no more is done even beyond the limit',
  );
});

await forEachDatabase('a key for a connection that is new here', [tables], async (t, database) => {
  let isKnown = false;
  const connections = {
    get: () => (isKnown ? testConnection : undefined),
    refresh: () => new Promise<void>((done) => setImmediate(() => done((isKnown = true) as never))),
  } as unknown as Connections;
  const store = await CredentialStore.open({ ...servicesOn(database, { at: start }), connections });
  t.teardown(() => store.close());
  await store.createKey('one', { name: 'k', defaultConnectionId: testConnection.connectionId });
  t.ok(isKnown, 'it works as soon as it is shown');
});

await forEachDatabase('a store of an older configuration', [tables], async (t, database) => {
  const older = await CredentialStore.open(servicesOn(database, { at: start }));
  const current = await CredentialStore.open(servicesOn(database, { at: start }));
  t.teardown(() => Promise.all([older.close(), current.close()]));
  const { info, secret } = await current.createKey('replaced', { name: 'k' });
  const knowsKey = (): boolean => older.indexes.keys.find(secret, () => start) !== undefined;
  await until(knowsKey, 'a new key is known there, without a poll');
  await current.revokeKey('replaced', info.keyId);
  await until(() => !knowsKey(), 'a revoked one is not known any more');
});

await forEachDatabase('a changed key', [tables], async (t, database) => {
  let afterCommit = async (): Promise<void> => undefined;
  let isDown = false;
  const polling = pollingOnlyDatabase(database);
  const watched: Database = {
    ...polling,
    fork: () => (isDown ? fail('the database is down') : polling.fork()),
    async transactional(work, settings) {
      const result = await polling.transactional(work, settings);
      await afterCommit();
      return result;
    },
  };
  const store = await CredentialStore.open(servicesOn(watched, { at: start }));
  const other = await CredentialStore.open(servicesOn(polling, { at: start }));
  t.teardown(() => Promise.all([store.close(), other.close()]));
  const { info, secret } = await store.createKey('changed', { name: 'k' });
  const spendingLimit = (): unknown => store.indexes.keys.find(secret, () => start)?.identity.spendingLimit;
  afterCommit = async () => {
    isDown = true;
  };
  const entities = database.fork();
  await entities.execute("update api_key set changed_at = '2020-01-01' where key_id = ?", [info.keyId]);
  await store.changeKey('changed', info.keyId, { spendingLimit: '5' });
  t.equal(spendingLimit(), '5', 'is known here even if it cannot be read again');
  const changed = "select 1 from api_key where key_id = ? and changed_at > '2021-01-01'";
  t.equal((await entities.execute<unknown[]>(changed, [info.keyId])).length, 1, 'and is among what others read');
  isDown = false;
  afterCommit = async () => {
    await other.revokeKey('changed', info.keyId);
  };
  await store.changeKey('changed', info.keyId, { spendingLimit: '6' });
  t.equal(
    store.indexes.keys.find(secret, () => start),
    undefined,
    'stays revoked if another process has revoked it since',
  );
});

await forEachDatabase('expired keys', [tables], async (t, database) => {
  const insert = (count: number, expires: string) =>
    database.fork().execute(
      `insert into api_key (key_id, organization_id, name, hash, prefix, created_at, expires_at)
       select gen_random_uuid(), 'short', 'k', md5(random()::text), 'p', now(), ?::timestamptz from generate_series(1, ${count})`,
      [expires],
    );
  await insert(3, '2020-01-01');
  await insert(2, '2100-01-01');
  const time = { at: start };
  const store = await CredentialStore.open(servicesOn(database, time));
  t.teardown(() => store.close());
  t.equal(store.indexes.keys.size, 2, 'are not read at the start');
  await insert(5, '2020-01-01');
  await store.refresh();
  t.equal(store.indexes.keys.size, 2, 'nor later');
  time.at = Date.UTC(2019, 0);
  await insert(1, '2020-01-01');
  await store.refresh();
  t.ok(store.indexes.keys.size > 2, 'but not by the clock of the database alone');
});

function fail(message: string): never {
  throw new Error(message);
}

function servicesOn(database: Database, time: { readonly at: number }): StoreServices {
  // No process polls by itself; the steps trigger every read.
  const clock: Clock = { now: () => time.at, sleep: async () => undefined, every: () => () => undefined };
  const bindings: ConnectionBindings = {
    missing: async () => [],
    boundTo: async () => [],
    checkPromptsWith: () => undefined,
  };
  const connections = { get: () => testConnection, refresh: async () => undefined } as unknown as Connections;
  return { database, connections, bindings, clock, log: silentLog, maxBytes: Infinity };
}
