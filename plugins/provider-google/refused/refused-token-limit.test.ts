import { test } from 'tap';
import type { ChatCall } from '../../../core/api/index.js';
import { sampleChatCall } from '../../../core/testkit/sample-call.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { objectIn, refusal, sampleCall, sampleProvider, text, user } from '../fixtures/sample-provider.js';

const message =
  'Unable to submit request because it has a maxOutputTokens value of 128000 but the supported range is from 1 (inclusive) to 65537 (exclusive). Update the value and try again.';
const refused = { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } };

/** The configurations that are sent for these calls of a model with a low limit. */
async function configsFor(...calls: readonly ChatCall[]): Promise<unknown[]> {
  const http = new ScriptedHttpClient(refused, { body: {} });
  const dispatch = await sampleProvider(http);
  for (const call of calls) await dispatch(call);
  return http.exchanges.map(({ body }) => objectIn(body)['generationConfig']);
}

function ownCall(maxOutputTokens: number): ChatCall {
  const body = { contents: [{ role: 'user', parts: [{ text: 'Hi' }] }], generationConfig: { maxOutputTokens, x: 1 } };
  return sampleChatCall({ model: 'gemini-3-x', maxOutputTokens }, body, 'google-generate-content');
}

await test('a limit above that of the model is lowered, from then on at once; lower ones stay', async (t) => {
  const messages = [user(text('Hi'))];
  const others = [128_000, 99_999, 5].map((maxOutputTokens) => sampleCall({ messages, maxOutputTokens }));
  t.match(
    await configsFor(...others),
    [128_000, 65_536, 65_536, 5].map((maxOutputTokens) => ({ maxOutputTokens })),
  );
  t.strictSame(
    await configsFor(...[128_000, 99_999, 5].map(ownCall)),
    [128_000, 65_536, 65_536, 5].map((maxOutputTokens) => ({ maxOutputTokens, x: 1 })),
  );
});

await test('a client that has set no limit gets the error', async (t) => {
  const http = new ScriptedHttpClient(refused);
  const dispatch = await sampleProvider(http);
  t.match(await refusal(dispatch(sampleCall({ messages: [user(text('Hi'))] }))), { status: 400, message });
  t.equal(http.exchanges.length, 1);
});
