import { test } from 'tap';
import { embeddedVectors } from '../../fixtures/components/embedded-vectors.js';
import { startManagementGateway } from '../../fixtures/gateways/management-gateway.js';
import { Credentials } from '../../../core/api/index.js';

await test('with `onNoMatch: reject`, a question that no document answers never comes to a model', async (t) => {
  const gateway = await startManagementGateway(t, {
    vectors: embeddedVectors(t),
    config: { documents: { search: { onNoMatch: 'reject' } } },
  });
  const { secret } = await gateway.gateway.service(Credentials).createKey('default', { name: 'app' });
  const connectionOf = async (settings: object): Promise<string> => {
    const made = await gateway.ask('POST', '/v1/management/connections', { body: settings });
    return (made.body as { connectionId: string }).connectionId;
  };
  const ask = async (path: string, connectionId: string, more: object = {}) => {
    const headers = { authorization: `Bearer ${secret}`, 'x-connection-id': connectionId };
    const messages = [{ role: 'user', content: 'When does the lock open?' }];
    return gateway.ask('POST', path, { as: 'nobody', headers, body: { model: 'demo', messages, ...more } });
  };
  const forced = await connectionOf({ name: 'forced', enableDocuments: true, forceDocumentsUse: true });
  const refusal = { code: 'GW_SEARCH_NO_MATCH', message: /matches the question.* only from its documents/ };
  for (const stream of [false, true]) {
    const native = await ask('/v1/inference/chat', forced, { parameters: { stream } });
    t.match(native, { status: 404, body: { error: 'Not Found', ...refusal } });
    const openai = await ask('/v1/chat/completions', forced, { stream });
    t.match(openai, { status: 404, body: { error: { type: 'not_found_error', ...refusal } } });
    const anthropic = await ask('/v1/messages', forced, { stream, max_tokens: 9 });
    t.match(anthropic, { status: 404, body: { type: 'error', error: { message: refusal.message } } });
  }
  const usual = await connectionOf({ name: 'usual', enableDocuments: true });
  t.match(await ask('/v1/inference/chat', usual), { status: 200 }, 'without forceDocumentsUse nothing is searched');
});
