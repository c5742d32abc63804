import { test } from 'tap';
import { sampleExchange } from '../../../testkit/sample-call.js';
import { ScriptedHttpClient } from '../../../testkit/scripted-http-client.js';
import type { Account } from '../../services/accounts.js';
import { ProviderCredentials } from './provider-credentials.js';

const user = { provider: 'acme', dialect: 'acme-chat' };
const places = { headers: { authorization: 'Bearer sk-operator-1' } };

await test('a token of the account is masked in what the server quotes, and replaced once it is refused', async (t) => {
  const forgotten: string[] = [];
  let last = 0;
  const account: Account = {
    get: () => `token-${(last += 1)}`,
    forget: (token) => void forgotten.push(token),
  };
  const credentials = new ProviderCredentials({ account, user, places });
  const http = new ScriptedHttpClient({ status: 401 }, { status: 200 });
  const exchange = sampleExchange();
  const send = () =>
    credentials.send(exchange, (token = '') =>
      http.send({ method: 'POST', url: 'http://acme.example', headers: { authorization: token }, exchange }),
    );
  t.equal((await send()).status, 401);
  t.strictSame(forgotten, ['token-1']);
  t.strictSame(credentials.withhold({ 'for token-1': ['token-1, sk-operator-1', 7] }), {
    'for [withheld]': ['[withheld], [withheld]', 7],
  });
  t.equal((await send()).status, 200);
  t.strictSame(forgotten, ['token-1']);
  t.equal(credentials.withhold('token-2'), '[withheld]');
  t.strictSame(
    http.exchanges.map(({ request }) => request.headers['authorization']),
    ['token-1', 'token-2'],
  );
});

await test('without an account no token is sent, and the credentials of the configuration are masked', async (t) => {
  const credentials = new ProviderCredentials({ account: undefined, user, places });
  const http = new ScriptedHttpClient({ status: 401 });
  const exchange = sampleExchange();
  await credentials.send(exchange, (token) => {
    t.equal(token, undefined);
    return http.send({ method: 'POST', url: 'http://acme.example', headers: {}, exchange });
  });
  t.equal(credentials.withhold('sk-operator-1'), '[withheld]');
});
