import { test } from 'tap';
import { GatewayError } from '../../errors.js';
import { nativeError } from './native-error.js';

const context = { id: '1', traceId: '2' };

await test('a native error has its status in words, the message, the stable code and the field, and nothing else', async (t) => {
  const fields = { code: 'GW_REQUEST_INVALID', status: 400, message: 'Field "model" is required.' };
  const body = { error: 'Bad Request', message: fields.message, code: fields.code };
  t.strictSame(nativeError(new GatewayError({ ...fields, cause: new Error('secret') }), context), { body });
  t.strictSame(nativeError(new GatewayError({ ...fields, field: 'model' }), context), {
    body: { ...body, field: 'model' },
  });
});

await test('an unregistered status still has a text', async (t) => {
  const error = new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 529, message: 'Overloaded.' });
  t.match(nativeError(error, context), { body: { error: /\w/ } });
});
