import { test } from 'tap';
import type { JsonObject, RefusalReason } from '../../core/api/index.js';
import { chatCall, embeddingCall, hear, play, relayed } from './fixtures/play.js';
import { errorsOf, failureOf } from './provider-errors.js';

function reasonOf(error: JsonObject, status: number): RefusalReason | undefined {
  const errors = errorsOf('acme', 'openai-chat');
  const body = errors.errorBody({ error }, status);
  return body && errors.reasonOf?.(body, status);
}

await test('the reason of an error is derived from its code, its type or its message', async (t) => {
  const said = (message: string): JsonObject => ({ message, type: 'BadRequestError', param: null, code: 400 });
  const cases: readonly (readonly [JsonObject, number, RefusalReason | undefined])[] = [
    [{ message: 'x', type: 'invalid_request_error', code: 'context_length_exceeded' }, 400, 'context-length'],
    [said("This model's maximum context length is 4096 tokens. However, you requested 5000."), 400, 'context-length'],
    [said('The input exceeds the context window.'), 400, 'context-length'],
    [said("This model's maximum prompt length is 9 but the request contains 10 tokens."), 400, 'context-length'],
    [said('Your request exceeded model token limit: 9 (requested: 10)'), 400, 'context-length'],
    [said('Prompt exceeds max length'), 400, 'context-length'],
    [said('Range of input length should be [1, 9]'), 400, 'context-length'],
    [
      { message: 'input (992 tokens) is too large to process. increase the physical batch size', type: 'server_error' },
      500,
      'context-length',
    ],
    [{ message: 'x', type: null, code: 'model_max_prompt_tokens_exceeded' }, 400, 'context-length'],
    [{ message: 'x', type: 'insufficient_quota', code: 'insufficient_quota' }, 429, 'quota'],
    [{ message: 'x', type: 'invalid_request_error', code: 'model_not_found' }, 404, 'model-missing'],
    [{ message: 'x', type: null, code: 'content_filter' }, 400, 'content'],
    [{ message: 'x', type: 'image_generation_user_error', code: 'content_policy_violation' }, 400, 'content'],
    [said('temperature must be a number.'), 400, undefined],
    [{ message: 'Rate limit reached.', type: 'tokens', code: 'rate_limit_exceeded' }, 429, undefined],
    [{ message: 'The context length service is down.', type: 'server_error', code: null }, 503, undefined],
  ];
  for (const [error, status, reason] of cases) t.equal(reasonOf(error, status), reason, JSON.stringify(error));
});

await test('the reason of an error in a 2xx response is derived too', async (t) => {
  const error = failureOf({ message: 'x', code: 'insufficient_quota' }, errorsOf('acme', 'openai-chat'));
  t.match(error, { status: 429, retryable: false, upstream: { reason: 'quota' } });
});

await test('the key is masked in an error with a 2xx status', async (t) => {
  const error = { message: 'The quota of key-of-operator is exceeded.', param: 'key-of-operator' };
  const event = `data: ${JSON.stringify({ error })}\n\n`;
  const inEvents = { headers: { 'content-type': 'text/event-stream' }, body: [event] };
  const streaming = chatCall({ stream: true }, { body: { stream: true } });
  const inBody = { body: { error } };
  const { dispatch } = await play({ apiKey: 'key-of-operator' }, inBody, inBody, inEvents, inEvents, inBody);
  const answers = [
    await hear(dispatch(chatCall())),
    await relayed(dispatch(chatCall())),
    await hear(dispatch(streaming)),
    await relayed(dispatch(streaming)),
    await hear(dispatch(embeddingCall())),
  ];
  for (const heard of answers) {
    t.equal(heard.error?.message, 'The quota of [withheld] is exceeded.');
    t.notMatch(JSON.stringify([heard.bytes, heard.error?.upstream]), 'key-of-operator');
  }
});
