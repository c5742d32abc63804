import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { collectingLog, fakeClock, ScriptedHttpClient, type ScriptedStep } from '../../core/testkit/index.js';
import { accountsConfig } from './config.js';
import { namedAccounts } from './named-accounts.js';

const user = { provider: 'acme', dialect: 'acme-chat' };

function sampleAccounts(accounts: JsonObject, ...steps: readonly ScriptedStep[]) {
  const http = new ScriptedHttpClient(...steps);
  const clock = fakeClock(1_800_000_000_000);
  const log = collectingLog();
  const config = accountsConfig.parse({ accounts });
  return { http, clock, log, named: namedAccounts(config.accounts, { http, clock, log, environment: {} }) };
}

const oauth = { tokenUrl: 'https://sso.test/token', clientId: 'a b', clientSecret: 'p:w' };

await test('an OAuth client sends its credentials in the form, or in the header as the RFC encodes them', async (t) => {
  const given = { body: { access_token: 'given', expires_in: 3600 } };
  const { http, named } = sampleAccounts(
    {
      form: { oauth: { ...oauth, scope: 'models', parameters: { audience: 'gateway' } } },
      basic: { oauth: { ...oauth, sendAs: 'basic' } },
    },
    given,
  );
  t.strictSame(named.names, ['form', 'basic']);
  t.equal(await named.find('form')?.get(user), 'given');
  t.equal(await named.find('basic')?.get(user), 'given');
  const [inForm, inHeader] = http.exchanges;
  t.equal(
    inForm?.body,
    'grant_type=client_credentials&client_id=a+b&client_secret=p%3Aw&scope=models&audience=gateway',
  );
  t.equal(inForm?.request.headers['authorization'], undefined);
  t.equal(inHeader?.body, 'grant_type=client_credentials');
  t.equal(inHeader?.request.headers['authorization'], `Basic ${Buffer.from('a+b:p%3Aw').toString('base64')}`);
  t.equal(named.find('other'), undefined);
});

await test('a token without a time of its end is used for five minutes', async (t) => {
  const { http, clock, named } = sampleAccounts({ sso: { oauth } }, { body: { access_token: 'given' } });
  const account = named.find('sso');
  await account?.get(user);
  await clock.advance(4 * 60_000);
  t.equal(account?.get(user), 'given', 'still used, and renewed meanwhile');
  t.equal(http.exchanges.length, 2);
});

await test('a file whose token is replaced is read again, and an empty one is a failure', async (t) => {
  const file = join(t.testdir({ token: ' first\n' }), 'token');
  const { clock, log, named } = sampleAccounts({ sidecar: { tokenFile: file } });
  const account = named.find('sidecar');
  t.equal(await account?.get(user), 'first');
  writeFileSync(file, 'second');
  await clock.advance(60_000);
  t.equal(await account?.get(user), 'second');
  writeFileSync(file, '');
  await clock.advance(60_000);
  await t.rejects(Promise.resolve(account?.get(user)), { code: 'GW_PROVIDER_CREDENTIALS', status: 503 });
  t.match(log.lines.at(-1), { level: 'warn', fields: { account: 'sidecar', error: { message: /file .* is empty/ } } });
});

await test('an account has exactly one kind', async (t) => {
  const isTaken = (account: JsonObject): boolean => accountsConfig.safeParse({ accounts: { a: account } }).success;
  t.notOk(isTaken({}));
  t.notOk(isTaken({ azure: {}, tokenFile: '/x' }));
  t.ok(isTaken({ azure: {} }));
});

await test('no secret is in the log when a token is refused', async (t) => {
  const refused = { status: 401, body: { error: 'invalid_client' } };
  const { log, named } = sampleAccounts({ sso: { oauth: { ...oauth, clientSecret: 'very-secret' } } }, refused);
  await t.rejects(Promise.resolve(named.find('sso')?.get(user)), {
    message: /Provider "acme" gave the gateway no access token/,
  });
  t.equal(log.lines.length, 1);
  t.notMatch(JSON.stringify(log.lines), 'very-secret');
});
