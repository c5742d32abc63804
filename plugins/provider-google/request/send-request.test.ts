import { test } from 'tap';
import type { ChatCall, JsonObject } from '../../../core/api/index.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import {
  bodyFor,
  events,
  objectIn,
  partsOf,
  refusal,
  response,
  sampleCall,
  sampleExchange,
  sampleProvider,
  sentFor,
} from '../fixtures/sample-provider.js';

await test('a call becomes a minimal request, to the address of its model', async (t) => {
  t.strictSame(await bodyFor(sampleCall()), {
    contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
    generationConfig: {},
  });
  const { request } = await sentFor(sampleCall());
  t.equal(request.url, 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3-x:generateContent');
  t.strictSame(request.headers, {
    'x-goog-api-key': 'secret-key',
    'content-type': 'application/json',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: 'vendor=1',
  });
});

await test('a stream is requested as events, and the key is in a header, never in the address', async (t) => {
  const { request } = await sentFor(sampleCall({ stream: true }), { baseUrl: 'http://127.0.0.1:1/proxy/' });
  t.equal(request.url, 'http://127.0.0.1:1/proxy/v1beta/models/gemini-3-x:streamGenerateContent?alt=sse');
  t.notMatch(request.url, /secret-key/);
});

await test('a version in the address is kept, and headers of the operator override all others', async (t) => {
  const settings = {
    baseUrl: 'http://127.0.0.1:1/v1alpha',
    headers: { 'X-Goog-Api-Key': 'another', 'x-team': 'blue' },
  };
  const { request } = await sentFor(sampleCall(), { ...settings, headersTimeoutMs: 5, idleTimeoutMs: 6 });
  t.match(request, {
    url: 'http://127.0.0.1:1/v1alpha/models/gemini-3-x:generateContent',
    headersTimeoutMs: 5,
    idleTimeoutMs: 6,
    headers: { 'x-goog-api-key': 'another', 'x-team': 'blue' },
  });
});

await test('a model may have another name at the provider, also the path of a tuned one', async (t) => {
  const models = [
    { id: 'fast', upstream: 'gemini-9-flash' },
    { id: 'ours', upstream: 'tunedModels/ours-1' },
  ];
  t.match((await sentFor(sampleCall({ model: 'fast' }), { models })).request.url, /\/models\/gemini-9-flash:/);
  t.match((await sentFor(sampleCall({ model: 'ours' }), { models })).request.url, /v1beta\/tunedModels\/ours-1:/);
});

await test('the name of a model cannot lead to another address of the provider', async (t) => {
  for (const model of ['gemini-x/../../files', 'gemini-/./x', 'gemini-x//y']) {
    const error = await refusal(sentFor(sampleCall({ model })));
    t.match(error, { code: 'GW_REQUEST_INVALID', status: 400, field: 'model' }, model);
  }
  const { request } = await sentFor(sampleCall({ model: 'gemini-x?alt=json&key=1#' }));
  t.match(request.url, '/models/gemini-x%3Falt%3Djson%26key%3D1%23:generateContent');
});

await test('sampling and limits are sent only if they are set', async (t) => {
  const sampling = {
    temperature: 1.7,
    topP: 0.9,
    topK: 5,
    frequencyPenalty: 1,
    presencePenalty: 0.5,
    seed: 3,
    stop: ['END', ''],
  };
  const { generationConfig } = await bodyFor(sampleCall({ sampling, maxOutputTokens: 7, choices: 2 }));
  t.strictSame(generationConfig, {
    temperature: 1.7,
    topP: 0.9,
    topK: 5,
    frequencyPenalty: 1,
    presencePenalty: 0.5,
    seed: 3,
    stopSequences: ['END'],
    maxOutputTokens: 7,
    candidateCount: 2,
  });
  const long = await bodyFor(sampleCall({ sampling: { seed: 2 ** 31 + 7 } }));
  t.strictSame(long['generationConfig'], { seed: 7 }, 'within 32 bits');
});

await test('a format of the answer and token probabilities are requested', async (t) => {
  const config = async (fields: Partial<ChatCall>, body: JsonObject = {}) =>
    (await bodyFor(sampleCall(fields, body)))['generationConfig'];
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties: { n: {} } };
  t.strictSame(await config({ responseFormat: { type: 'json-schema', name: 'x', schema } }), {
    responseMimeType: 'application/json',
    responseJsonSchema: { type: 'object', properties: { n: {} } },
  });
  t.strictSame(await config({ responseFormat: { type: 'json' } }), { responseMimeType: 'application/json' });
  t.strictSame(await config({ responseFormat: { type: 'text' } }), {});
  t.strictSame(await config({ logprobs: { top: 3 } }), { responseLogprobs: true, logprobs: 3 });
});

await test('the operator’s safety settings are sent', async (t) => {
  const safetySettings = [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }];
  t.strictSame((await bodyFor(sampleCall(), { safetySettings }))['safetySettings'], safetySettings);
});

await test('a member without which the answer would be another, and that only the dialect of the client knows, is refused', async (t) => {
  const spoken = bodyFor(sampleCall({ ownMembers: ['modalities'] }));
  t.match(await refusal(spoken), { code: 'GW_REQUEST_UNSUPPORTED', field: 'modalities' });
});

await test('options of the compatible API are understood', async (t) => {
  const google = {
    thinking_config: { thinking_budget: 9, include_thoughts: true },
    cached_content: 'cachedContents/1',
  };
  for (const body of [{ google }, { extra_body: { google } }]) {
    const sent = await bodyFor(sampleCall({ reasoning: { effort: 'low' } }, body));
    t.match(sent, { cachedContent: 'cachedContents/1' });
    t.strictSame(sent['generationConfig'], { thinkingConfig: { thinkingBudget: 9, includeThoughts: true } });
  }
  t.strictSame((await bodyFor(sampleCall({}, { google: 'x', extra_body: [] })))['generationConfig'], {});
});

const thinkingFor = async (model: string, fields: Partial<ChatCall>): Promise<unknown> => {
  const { generationConfig } = await bodyFor(sampleCall({ model, ...fields }));
  return (generationConfig as JsonObject)['thinkingConfig'];
};

await test('thinking is a level since Gemini 3', async (t) => {
  const level = (reasoning: ChatCall['reasoning']) => thinkingFor('gemini-3-flash', reasoning ? { reasoning } : {});
  const thinking = (thinkingLevel: string) => ({ includeThoughts: true, thinkingLevel });
  t.equal(await level(undefined), undefined);
  t.strictSame(await level({ effort: 'minimal' }), thinking('MINIMAL'));
  t.strictSame(await level({ effort: 'low' }), thinking('LOW'));
  t.strictSame(await level({ effort: 'medium' }), thinking('MEDIUM'));
  t.strictSame(await level({ effort: 'xhigh' }), thinking('HIGH'));
  t.strictSame(await level({ effort: 'none' }), { thinkingLevel: 'MINIMAL' });
  t.strictSame(await level({ enabled: false }), { thinkingLevel: 'MINIMAL' });
  t.strictSame(await level({ enabled: true, budgetTokens: 1024 }), thinking('LOW'));
  t.strictSame(await level({ budgetTokens: 9000 }), thinking('MEDIUM'));
  t.strictSame(await level({ budgetTokens: 30_000 }), thinking('HIGH'));
  t.strictSame(await level({ enabled: true }), { includeThoughts: true });
  t.strictSame(await level({ effort: 'constructor' }), { includeThoughts: true });
});

await test('thinking is a number of tokens for Gemini 2.5, within the limits of the model, and unknown before', async (t) => {
  const budget = (model: string, reasoning: NonNullable<ChatCall['reasoning']>) => thinkingFor(model, { reasoning });
  const thinking = (thinkingBudget: number) => ({ includeThoughts: true, thinkingBudget });
  t.strictSame(await budget('gemini-2.5-flash', { effort: 'high' }), thinking(24_576));
  t.strictSame(await budget('gemini-2.5-flash', { budgetTokens: 100_000 }), thinking(24_576));
  t.strictSame(await budget('gemini-2.5-pro', { effort: 'max' }), thinking(32_768));
  t.strictSame(await budget('gemini-2.5-flash-lite', { budgetTokens: 5 }), thinking(512));
  t.strictSame(await budget('gemini-2.5-flash', { effort: 'none' }), { thinkingBudget: 0 });
  t.strictSame(await budget('gemini-2.5-pro', { enabled: false }), { thinkingBudget: 128 });
  t.strictSame(await budget('gemini-2.5-pro', { enabled: true }), { includeThoughts: true });
  for (const model of ['gemini-2.0-flash', 'gemini-1.5-pro', 'gemma-3-27b-it']) {
    t.equal(await budget(model, { effort: 'high' }), undefined, model);
  }
});

const answered = { body: response([{ text: 'ok' }], { finishReason: 'STOP' }) };

await test('a level of thinking that a model does not have is replaced by the next, from then on at once', async (t) => {
  const message = 'Thinking level MINIMAL is not supported for this model. Please retry with other thinking level.';
  const refused = { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } };
  const http = new ScriptedHttpClient(refused, answered);
  const dispatch = await sampleProvider(http);
  const call = sampleCall({ reasoning: { effort: 'none' } });
  t.equal((await partsOf(await dispatch(call))).at(-1)?.type, 'finish');
  await dispatch(call);
  const levels = http.exchanges.map(({ body }) => /"thinkingLevel":"(\w+)"/.exec(body)?.[1]);
  t.strictSame(levels, ['MINIMAL', 'LOW', 'LOW']);
});

await test('to a model that knows no levels of thinking none is sent from then on', async (t) => {
  const message = 'Thinking level is not supported for this model.';
  const http = new ScriptedHttpClient({ status: 400, body: { error: { code: 400, message } } }, answered);
  const dispatch = await sampleProvider(http);
  await dispatch(sampleCall({ model: 'gemini-lite-latest', reasoning: { effort: 'high' } }));
  t.match(http.exchanges[0]?.body, '"thinkingConfig":{"includeThoughts":true,"thinkingLevel":"HIGH"}');
  t.match(http.exchanges[1]?.body, '"thinkingConfig":{"includeThoughts":true}');
});

await test('a parameter that a model refuses is left out, unless the client has sent it', async (t) => {
  const refused = { status: 400, body: { error: { code: 400, message: 'Invalid value at top_k.' } } };
  const sampling = { topK: 5, temperature: 0.5 };
  const http = new ScriptedHttpClient(refused, answered);
  const dispatch = await sampleProvider(http);
  await dispatch(sampleCall({ sampling }));
  t.strictSame(objectIn(http.exchanges[1]?.body ?? '')['generationConfig'], { temperature: 0.5 });
  const other = await sampleProvider(new ScriptedHttpClient(refused, answered));
  t.match(await refusal(other(sampleCall({ sampling }, { top_k: 5 }))), { status: 400, message: /top_k/ });
});

await test('the client’s abort is passed to the request', async (t) => {
  const exchange = sampleExchange();
  const http = new ScriptedHttpClient(events(response([{ text: 'x' }], { finishReason: 'STOP' })));
  const dispatch = await sampleProvider(http);
  await dispatch(sampleCall({ stream: true }), exchange);
  t.equal(http.exchanges[0]?.request.exchange, exchange);
});
