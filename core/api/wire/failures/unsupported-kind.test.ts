import { test } from 'tap';
import type { InferenceCall } from '../../call.js';
import { unsupportedKind } from './unsupported-kind.js';

await test('a call of a kind that the model does not support has the same error code for every provider', async (t) => {
  const refusal = (kind: InferenceCall['kind'], model: string) => unsupportedKind({ kind, model } as InferenceCall);
  const same = { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'model' };
  t.match(refusal('embedding', 'talker'), {
    ...same,
    message: 'Model "talker" does not support embeddings. Use another model.',
  });
  t.match(refusal('chat', 'vectors'), {
    ...same,
    message: 'Model "vectors" does not support chat. Use another model.',
  });
  t.match(unsupportedKind({ kind: 'task', task: 'image', model: 'talker' } as InferenceCall), {
    ...same,
    message: 'Model "talker" does not support generating images. Use another model.',
  });
  t.ok(refusal('chat', 'x'.repeat(100_000)).message.length < 300);
});
