import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';
import { completion, native, user } from '../fixtures/sample-calls.js';

const refusal = (message: string) => ({ status: 400, body: { error: { message } } });
const hi = [{ role: 'user', content: 'Hi' }];

/** The limits in the bodies that are sent for these calls. */
async function boundsFor(message: string, ...bodies: readonly JsonObject[]): Promise<unknown[]> {
  const { http, dispatch } = await play({}, refusal(message), completion);
  for (const body of bodies) await hear(dispatch(chatCall({}, { body: { model: 'gpt-4o', messages: hi, ...body } })));
  return http.exchanges.map((_, index) => {
    const { max_tokens: today, max_completion_tokens: formerly } = sentBody(http, index);
    return today ?? formerly;
  });
}

await test('a limit above that of the model is lowered, from then on at once; lower ones stay', async (t) => {
  for (const message of [
    'max_tokens is too large: 32000. This model supports at most 16384 completion tokens, whereas you provided 32000.',
    'Invalid max_tokens value, the valid range of max_tokens is [1, 16384]',
    '`max_completion_tokens` must be less than or equal to `16384`, the maximum value for this model',
  ]) {
    const bodies = [{ max_tokens: 32_000 }, { max_completion_tokens: 64_000 }, { max_tokens: 5 }, {}];
    t.strictSame(await boundsFor(message, ...bodies), [32_000, 16_384, 16_384, 5, undefined], message);
  }
});

await test('a limit that does not fit into the context is lowered to what is left, for this request only', async (t) => {
  for (const message of [
    "'max_tokens' or 'max_completion_tokens' is too large: 32000. This model's maximum context length is 32768 tokens and your request has 17459 input tokens (32000 > 32768 - 17459).",
    "This model's maximum context length is 32768 tokens. However, you requested 49459 tokens (17459 in the messages, 32000 in the completion).",
  ]) {
    t.strictSame(await boundsFor(message, { max_tokens: 32_000 }, { max_tokens: 32_000 }), [32_000, 15_309, 32_000]);
  }
});

await test('an input that is longer than the context is an error', async (t) => {
  const message = "This model's maximum context length is 100 tokens and your request has 100 input tokens.";
  const { http, dispatch } = await play({}, refusal(message));
  const { error } = await hear(dispatch(chatCall({}, { body: { model: 'gpt-4o', messages: hi, max_tokens: 5 } })));
  t.match(error, { status: 400, message });
  t.equal(http.exchanges.length, 1);
});

await test('an id of an end user that is too long is replaced by a digest', async (t) => {
  const { http, dispatch } = await play({}, completion);
  for (const endUserId of ['u'.repeat(64), 'u'.repeat(65)]) {
    await dispatch(chatCall({ messages: [user('Hi')], endUserId }, native));
  }
  t.equal(sentBody(http, 0)['user'], 'u'.repeat(64));
  t.match(sentBody(http, 1)['user'], /^[0-9a-f]{64}$/);
});
