import { test } from 'tap';
import type { RefusalReason } from '../../core/api/index.js';
import { errorsOf, failureOf } from './provider-errors.js';

function reasonOf(message: string, status = 400): RefusalReason | undefined {
  const errors = errorsOf('acme');
  const body = errors.errorBody({ type: 'error', error: { type: 'invalid_request_error', message } });
  return body && errors.reasonOf?.(body, status);
}

await test('an error without a type of its own is classified by its message', async (t) => {
  t.equal(reasonOf('prompt is too long: 210000 tokens > 200000 maximum'), 'context-length');
  t.equal(reasonOf('input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000'), 'context-length');
  t.equal(reasonOf('Your credit balance is too low to access the API.'), 'quota');
  t.equal(reasonOf('messages: at least one message is required'), undefined);
  t.equal(reasonOf('prompt is too long', 500), undefined);
});

await test('the type of an error event determines its status and its reason', async (t) => {
  const of = (type: string) => failureOf({ type: 'error', error: { type, message: 'x' } }, 'acme');
  t.match(of('not_found_error'), { status: 404, upstream: { reason: 'model-missing' } });
  t.match(of('billing_error'), { status: 402, retryable: false, upstream: { reason: 'quota' } });
  t.match(of('request_too_large'), { upstream: { reason: 'context-length' } });
  t.equal(of('overloaded_error').upstream?.reason, undefined);
});
