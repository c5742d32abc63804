import { test } from 'tap';
import type { ChatCall, JsonObject } from '../../../core/api/index.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { answer, text, user } from '../fixtures/sent-request.js';
import { objectIn, ownCall, refusal, sampleCall, sampleProvider } from '../fixtures/sample-provider.js';

const message = 'max_tokens: 64000 > 8192, which is the maximum allowed number of output tokens for claude-x';
const refused = { status: 400, body: { type: 'error', error: { type: 'invalid_request_error', message } } };
const hi = [{ role: 'user', content: 'Hi' }];

/** The bodies that are sent for these calls of a model with a low limit. */
async function bodiesFor(settings: JsonObject, ...calls: readonly ChatCall[]): Promise<JsonObject[]> {
  const http = new ScriptedHttpClient(refused, { body: answer });
  const dispatch = await sampleProvider(http, settings);
  for (const call of calls) await dispatch(call);
  return http.exchanges.map(({ body }) => objectIn(body));
}

const limits = (bodies: readonly JsonObject[]) => bodies.map((body) => body['max_tokens']);

await test('a limit above that of the model is lowered, from then on at once; lower ones stay', async (t) => {
  const own = [64_000, 32_000, 5].map((max) => ownCall({ messages: hi, max_tokens: max }, { maxOutputTokens: max }));
  const bodies = await bodiesFor({}, ...own);
  t.strictSame(limits(bodies), [64_000, 8192, 8192, 5]);
  t.strictSame(bodies[1], { model: 'claude-x', max_tokens: 8192, messages: hi }, 'nothing else changes');
  const others = [64_000, 5].map((maxOutputTokens) => sampleCall({ messages: [user(text('Hi'))], maxOutputTokens }));
  t.strictSame(limits(await bodiesFor({}, ...others)), [64_000, 8192, 5]);
});

await test("the operator's own limit is lowered, too", async (t) => {
  const call = sampleCall({ messages: [user(text('Hi'))] });
  for (const settings of [{ defaultMaxTokens: 64_000 }, { models: [{ id: 'claude-x', maxTokens: 64_000 }] }]) {
    t.strictSame(limits(await bodiesFor(settings, call)), [64_000, 8192]);
  }
});

await test('a budget of thinking stays below the limit', async (t) => {
  const thinking = { type: 'enabled', budget_tokens: 20_000 };
  const fields = { model: 'claude-3-7-sonnet', maxOutputTokens: 64_000, reasoning: { budgetTokens: 20_000 } };
  const own = ownCall({ messages: hi, max_tokens: 64_000, thinking }, fields);
  for (const call of [own, sampleCall({ messages: [user(text('Hi'))], ...fields })]) {
    const [, second = {}] = await bodiesFor({}, call);
    t.equal(second['max_tokens'], 8192);
    const { budget_tokens: budget } = second['thinking'] as unknown as { budget_tokens: number };
    t.ok(budget >= 1024 && budget < 8192, `${budget} tokens`);
  }
});

await test('a server that refuses the limit that it has named is not asked again and again', async (t) => {
  const http = new ScriptedHttpClient(refused, refused, refused);
  const call = ownCall({ messages: hi, max_tokens: 64_000 }, { maxOutputTokens: 64_000 });
  t.match(await refusal((await sampleProvider(http))(call)), { status: 400, message });
  t.equal(http.exchanges.length, 2);
});
