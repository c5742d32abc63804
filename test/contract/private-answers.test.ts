/** A cache in front of the gateway may know answers by their addresses alone, and a key may come in a header that it does not know. */
import { test } from 'tap';
import { ApiDocument, filled } from '../fixtures/api/api-document.js';
import { startManagementGateway } from '../fixtures/gateways/management-gateway.js';

await test('no cache keeps what is read with a key or a token, nor that it was refused', async (t) => {
  const gateway = await startManagementGateway(t);
  const { operations } = await ApiDocument.of(gateway);
  const reading = operations.filter(({ method, access }) => method === 'GET' && access !== 'public');
  t.ok(reading.length > 30, `${reading.length} operations`);
  for (const { operationId, path, examples } of reading) {
    for (const as of ['admin', 'nobody'] as const) {
      const { status, headers } = await gateway.ask('GET', filled(path, { ...examples[0]?.path }), { as });
      t.match(headers.get('cache-control'), /\bno-store\b/, `${operationId} by ${as}: ${status}`);
    }
  }
});
