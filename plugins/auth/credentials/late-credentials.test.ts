import { test } from 'tap';
import type { Awaitable, IncomingRequest } from '../../../core/api/index.js';
import { fakeClock } from '../../../core/testkit/index.js';
import { authenticate, type AuthenticateServices } from '../authenticate.js';
import { LateCredentials } from './late-credentials.js';
import { keyPrefix, newSecret, tokenPrefix } from './secret.js';

/** Credentials that are found once they have been read; `read` replaces a read. */
function scene(read: () => Promise<void> = async () => undefined) {
  const written = new Set<string>();
  const known = new Set<string>();
  let reads = 0;
  const store = {
    async refresh(): Promise<void> {
      reads += 1;
      await read();
      for (const secret of written) known.add(secret);
    },
  };
  const clock = fakeClock();
  const late = new LateCredentials({ store, connections: { refresh: async () => undefined }, clock });
  const find = (secret: string, wanted?: string): Awaitable<string | undefined> =>
    late.find(() => (known.has(secret) ? secret : undefined), secret, wanted);
  return { written, find, clock, reads: () => reads };
}

await test('a credential that another process has created is found after one read', async (t) => {
  const { written, find, reads } = scene();
  const secret = newSecret(keyPrefix);
  written.add(secret);
  t.equal(await find(secret), secret);
  t.equal(reads(), 1);
});

await test('a secret that does not exist costs one read, and one without a correct checksum none', async (t) => {
  const { find, reads } = scene();
  const secret = newSecret(keyPrefix);
  t.equal(await find(secret), undefined);
  t.equal(find(secret), undefined, 'it is not looked for again');
  t.equal(reads(), 1);
  t.equal(await find(secret, 'with another connection'), undefined);
  t.equal(reads(), 2);
  for (const other of ['sk-slc-short', `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`])
    t.equal(find(other), undefined);
  t.equal(reads(), 2);
});

await test('a database that does not answer within a second, or at all, rules nothing out', async (t) => {
  const gate = Promise.withResolvers<void>();
  const { written, find, clock } = scene(() => gate.promise);
  const secret = newSecret(keyPrefix);
  const first = find(secret);
  await clock.advance(1_000);
  t.equal(await first, undefined);
  const second = find(secret);
  gate.reject(new Error('gone'));
  t.equal(await second, undefined);
  written.add(secret);
  t.not(find(secret), undefined, 'it is looked for again');
});

await test('what is remembered is bounded', async (t) => {
  const { find, reads } = scene();
  const secrets = Array.from({ length: 1_001 }, () => newSecret(keyPrefix));
  for (const secret of secrets) await find(secret);
  const [first] = secrets as [string];
  await find(first);
  t.equal(reads(), 1_002);
});

await test('an access token that another process has just created is accepted, and one that nobody knows is refused', async (t) => {
  const [created, unknown] = [newSecret(tokenPrefix), newSecret(tokenPrefix)];
  const identity = { kind: 'token', tokenId: 'one', organizationId: 'o', role: 'viewer', subject: 's' } as const;
  let isRead = false;
  const refresh = async (): Promise<void> => {
    isRead = true;
  };
  const late = new LateCredentials({ store: { refresh }, connections: { refresh }, clock: fakeClock() });
  const tokens = { find: (secret: string) => (isRead && secret === created ? { identity } : undefined) };
  const services = { indexes: { tokens }, late } as unknown as AuthenticateServices;
  const ask = async (secret: string): Promise<unknown> => {
    const header = (name: string): string | undefined => (name === 'authorization' ? `Bearer ${secret}` : undefined);
    return authenticate({ header } as unknown as IncomingRequest, { kind: 'bearer', role: 'viewer' }, services);
  };
  t.strictSame(await ask(created), { identity });
  await t.rejects(ask(unknown), { code: 'GW_AUTH_INVALID_TOKEN', status: 401 });
});
