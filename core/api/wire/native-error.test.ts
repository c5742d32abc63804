import { test } from 'tap';
import { GatewayError } from '../errors.js';
import { nativeError, nativeErrorBody } from './native-error.js';

const context = { id: '1', traceId: '2' };

await test('a native error says its status in words, the message and the stable code, and nothing else', async (t) => {
  const error = new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    message: 'Field "model" is required.',
    field: 'model',
    cause: new Error('secret'),
  });
  t.strictSame(nativeError(error, context), {
    body: { error: 'Bad Request', message: 'Field "model" is required.', code: 'GW_REQUEST_INVALID' },
  });
});

await test('a status that no registry knows still has words', async (t) => {
  const failed = (status: number) => nativeErrorBody(new GatewayError({ code: 'GW_X', status, message: 'x' })).error;
  t.equal(failed(429), 'Too Many Requests');
  t.equal(failed(499), 'Bad Request');
  t.equal(failed(529), 'Internal Server Error');
});
