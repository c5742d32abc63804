import { test } from 'tap';
import type { RefusalReason } from '../../core/api/index.js';
import { ScriptedHttpClient } from '../../core/testkit/scripted-http-client.js';
import { ownCall, partsOf, refusal, relayed, sampleProvider } from './fixtures/sample-provider.js';
import { errorsOf, failureOf } from './provider-errors.js';

function reasonOf(message: string, status = 400): RefusalReason | undefined {
  const errors = errorsOf('acme');
  const body = errors.errorBody({ type: 'error', error: { type: 'invalid_request_error', message } }, status);
  return body && errors.reasonOf?.(body, status);
}

await test('an error without a type of its own is classified by its message', async (t) => {
  t.equal(reasonOf('prompt is too long: 210000 tokens > 200000 maximum'), 'context-length');
  t.equal(reasonOf('input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000'), 'context-length');
  t.equal(reasonOf('Input is too long for requested model.'), 'context-length');
  t.equal(reasonOf('Your credit balance is too low to access the API.'), 'quota');
  t.equal(reasonOf('messages: at least one message is required'), undefined);
  t.equal(reasonOf('prompt is too long', 500), undefined);
});

await test('the type of an error event determines its status and its reason', async (t) => {
  const of = (type: string) => failureOf({ type: 'error', error: { type, message: 'x' } }, errorsOf('acme'));
  t.match(of('not_found_error'), { status: 404, upstream: { reason: 'model-missing' } });
  t.match(of('billing_error'), { status: 402, retryable: false, upstream: { reason: 'quota' } });
  t.match(of('request_too_large'), { upstream: { reason: 'context-length' } });
  t.equal(of('overloaded_error').upstream?.reason, undefined);
});

await test('the key is masked in an error with a 2xx status', async (t) => {
  const body = { type: 'error', error: { type: 'api_error', message: 'Nothing is known of key-of-operator.' } };
  const event = `event: error\ndata: ${JSON.stringify(body)}\n\n`;
  const inEvents = { headers: { 'content-type': 'text/event-stream' }, body: [event] };
  const http = new ScriptedHttpClient({ body }, { body }, inEvents);
  const dispatch = await sampleProvider(http, { apiKey: 'key-of-operator' });
  const streaming = ownCall({ stream: true }, { stream: true });
  const errors = [
    await refusal(partsOf(await dispatch(ownCall({})))),
    await refusal(relayed(await dispatch(ownCall({})), 'usage')),
    await refusal(partsOf(await dispatch(streaming))),
    await refusal(relayed(await dispatch(streaming), 'usage')),
  ];
  for (const { message, upstream } of errors) {
    t.equal(message, 'Nothing is known of [withheld].');
    t.notMatch(JSON.stringify(upstream), 'key-of-operator');
  }
});
