import { test } from 'tap';
import { ObjectStore } from '../../../core/api/index.js';
import { formOf } from '../../fixtures/clients/recordings.js';
import { until } from '../../fixtures/components/until.js';
import { documentsOf } from '../../fixtures/documents/documents.js';
import { startManagementGateway } from '../../fixtures/gateways/management-gateway.js';

await test('a file is read with the size that it was stored with, by which a store that sends another one is noticed', async (t) => {
  const gateway = await startManagementGateway(t, {
    settings: { jobs: { run: 'here' } },
    config: { documents: { processing: { children: 1 } } },
  });
  const objects = gateway.gateway.service(ObjectStore);
  const sizes: (number | undefined)[] = [];
  const read = objects.withFile.bind(objects);
  objects.withFile = (key, signal, work, size) => {
    sizes.push(size);
    return read(key, signal, work, size);
  };
  const { connectionId } = gateway.ids.default;
  await gateway.ask('PUT', `/v1/management/connections/${connectionId}`, { body: { enableDocuments: true } });
  const made = await gateway.ask('POST', '/v1/management/api-keys', {
    body: { name: 'sizes', defaultConnectionId: connectionId },
  });
  const headers = { 'x-api-key': (made.body as { readonly secret: string }).secret };
  await documentsOf(gateway, headers).make('12 and more.');
  await until(async () => sizes.length > 0, 'the document is processed');
  t.strictSame(sizes.splice(0), [12]);
  const form = formOf({ purpose: 'user_data' }, Buffer.from('7 bytes'), { name: 'a.txt', type: 'text/plain' });
  const file = await gateway.ask('POST', '/v1/files', {
    as: 'nobody',
    body: form.body,
    headers: { ...headers, ...form.headers },
  });
  const { id } = file.body as { readonly id: string };
  const content = await gateway.ask('GET', `/v1/files/${id}/content`, { as: 'nobody', headers });
  t.equal(content.text, '7 bytes');
  t.ok(sizes.every((size) => size === 7));
  t.ok(sizes.length > 0);
});
