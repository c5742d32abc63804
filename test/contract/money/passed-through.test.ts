import { test } from 'tap';
import passthrough from '../../../plugins/passthrough/plugin.js';
import { serveHttp } from '../../fixtures/components/http-upstream.js';
import { startManagementGateway } from '../../fixtures/gateways/management-gateway.js';

await test('what no spending limit would count passes only where gateway.yaml has none that applies', async (t) => {
  let calls = 0;
  const { host } = await serveHttp(t, (_, response) => {
    calls += 1;
    response.end('{}');
  });
  const config = { providers: { acme: { baseUrl: `http://${host}`, connections: ['*'] } } };
  const gateway = await startManagementGateway(t, { plugins: [{ plugin: passthrough, config }] });
  const { connectionId } = gateway.ids.default;
  const secretOf = async (more: object): Promise<string> => {
    const body = { name: 'k', defaultConnectionId: connectionId, ...more };
    return ((await gateway.ask('POST', '/v1/management/api-keys', { body })).body as { secret: string }).secret;
  };
  const [ofAnn, ofBob] = [await secretOf({ owner: 'Ann', tags: ['team:a'] }), await secretOf({ owner: 'Bob' })];
  const pass = async (secret: string) => {
    const answer = await fetch(`${gateway.url}/v1/passthrough/acme/x`, { headers: { 'x-api-key': secret } });
    return { status: answer.status, body: await answer.json() };
  };
  const ofYaml = /A spending limit of gateway\.yaml .* applies to this request/;
  const refused = { status: 403, body: { code: 'GW_PASSTHROUGH_REFUSED', message: ofYaml } };

  t.match(await pass(ofAnn), { status: 200 }, 'without limits');
  for (const limit of [
    { per: 'organization' },
    { per: 'connection' },
    { per: 'key' },
    { per: 'owner', only: ['Ann'] },
    { per: 'tag', only: ['team:*'] },
    { per: 'organization', models: ['gpt-4.1'] },
  ]) {
    await gateway.configure({ 'spending-limit': { limits: [{ ...limit, amount: 1000 }] } });
    const before = calls;
    t.match(await pass(ofAnn), refused, JSON.stringify(limit));
    t.equal(calls, before, 'the provider was not called');
    t.match(await pass(ofBob), limit.only ? { status: 200 } : refused);
  }
  await gateway.configure({ 'spending-limit': { limits: [{ per: 'endUser', amount: 5 }] } });
  t.match(await pass(ofAnn), { status: 200 }, 'nobody says who the end user is');
});
