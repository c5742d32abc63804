import { test } from 'tap';
import { says, startTaskGateway } from '../../fixtures/gateways/task-gateway.js';
import { endOf, inputOf, linesIn } from '../../fixtures/sdk/batches/batch-app.js';

await test('moderations and pictures are asked for in batches, too', async (t) => {
  const gateway = await startTaskGateway(t, [{ id: 'omni-moderation-latest' }, { id: 'painter' }]);
  const { sdk: client } = await gateway.connect({ enableDocuments: true });
  const answers = [
    ['/v1/moderations', { input: 'Hi' }, { id: 'modr-1', model: 'moderator-2', results: [{ flagged: false }] }],
    ['/v1/images/generations', { model: 'painter', prompt: 'A sluice' }, { created: 1, data: [{ b64_json: 'AAAA' }] }],
  ] as const;
  for (const [endpoint, body, answer] of answers) {
    gateway.play('first', says(answer));
    const input_file_id = await inputOf({ client }, [{ custom_id: 'one', method: 'POST', url: endpoint, body }]);
    const { id } = await client.batches.create({ input_file_id, endpoint, completion_window: '24h' });
    const batch = await endOf({ client }, id);
    t.match(batch, { status: 'completed', endpoint, request_counts: { completed: 1 } });
    t.match(await linesIn({ client }, batch.output_file_id), [{ custom_id: 'one', response: { body: answer } }]);
    t.match(gateway.servers.first.calls.at(-1), { path: endpoint, json: body });
  }
});
