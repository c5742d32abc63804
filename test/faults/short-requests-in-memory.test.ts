import { test } from 'tap';
import { Credentials } from '../../core/api/index.js';
import { BodyMemory } from '../../core/http/request/body-memory.js';
import { scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import { until } from '../fixtures/components/until.js';
import { type Asked, startManagementGateway } from '../fixtures/gateways/management-gateway.js';

await test('what a short request inserts into a template many times is memory of the request', async (t) => {
  const bodies = new BodyMemory(2_000_000);
  const called = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  const provider = scriptedProvider(async () => {
    called.resolve();
    await answering.promise;
    return { parts: textAnswer('a') };
  });
  const gateway = await startManagementGateway(t, { bodies, plugins: [provider] });
  const { connectionId: defaultConnectionId } = gateway.ids.default;
  const credentials = gateway.gateway.service(Credentials);
  const { secret } = await credentials.createKey('default', { name: 'app', defaultConnectionId });
  const template = { name: 'often', template: '{{who}}'.repeat(4_000), variables: { who: { required: true } } };
  const made = await gateway.ask('POST', '/v1/management/prompts', { body: template });
  t.equal(made.status, 200);
  const { id } = made.body as { readonly id: string };
  const ask = (): Promise<Asked> =>
    gateway.ask('POST', '/v1/chat/completions', {
      as: 'nobody',
      headers: { 'x-api-key': secret },
      body: {
        model: 'scripted',
        messages: [{ role: 'user', content: 'Hello' }],
        prompt: { id, variables: { who: 'é'.repeat(100) } },
      },
    });
  const waiting = ask();
  await called.promise;
  t.ok(bodies.used >= 4_000 * 200, `${bodies.used} bytes`);
  const refused = await ask();
  t.equal(refused.status, 503);
  t.match(refused.text, 'GW_OVERLOADED');
  answering.resolve();
  t.equal((await waiting).status, 200);
  await until(() => bodies.used === 0, 'nothing is held');
});
