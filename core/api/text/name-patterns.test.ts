import { test } from 'tap';
import { testConnection } from '../../testkit/open-access.js';
import { z } from '../schema.js';
import { fitsConnection, prefixPattern } from './name-patterns.js';

const info = { organization: 'default' };
const own = { ...testConnection, name: 'support-de' };
const foreign = { ...own, organizationId: 'acme', connectionId: '01900000-0000-7000-8000-00000000000a' };

await test("a connection of the gateway's own organization fits its name, the start of it, and its id", async (t) => {
  for (const pattern of ['support-de', 'support-*', own.connectionId, '*'])
    t.ok(fitsConnection(['other', pattern], own, info), pattern);
  for (const pattern of ['support', 'Support-de', '01900000*', 'other'])
    t.notOk(fitsConnection([pattern], own, info), pattern);
});

await test('a connection of another organization fits only its id, because its owner chooses its name', async (t) => {
  for (const pattern of ['support-de', 'support-*', own.connectionId])
    t.notOk(fitsConnection([pattern], foreign, info), pattern);
  for (const pattern of [foreign.connectionId, '*']) t.ok(fitsConnection([pattern], foreign, info), pattern);
});

await test('a pattern has a * only at its end', async (t) => {
  const pattern = prefixPattern(z.string());
  for (const good of ['', '*', 'gpt-*', 'gpt-4o']) t.ok(pattern.safeParse(good).success, good);
  for (const bad of ['*-preview', 'a*b', '**', '*x*']) t.notOk(pattern.safeParse(bad).success, bad);
});
