import { test } from 'tap';
import { mayBeBilled, ModelCatalog, objectsIn } from '../../../core/api/index.js';
import { reframed } from '../../fixtures/providers/event-frames.js';
import { modelAt, startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import { httpAnswer, httpChunks, startProviderServer } from '../../fixtures/providers/provider-server.js';
import {
  type ProviderDialect,
  type RecordedAnswer,
  streamOf,
  streamTypes,
  textAnswers,
  wireFormats,
} from '../../fixtures/providers/recorded-answers.js';
import { anthropicClient, googleClient, openaiClient } from '../../fixtures/sdk/sdk-clients.js';

/** What the recorded answers report, and what is reported here instead: the same tokens in the words of each provider. */
const reports: Readonly<Record<ProviderDialect, readonly (readonly [RegExp, string])[]>> = {
  openai: [
    [
      /"usage":\{[^}]*\}/,
      '"usage":{"prompt_tokens":1000,"completion_tokens":50,"total_tokens":1050,"prompt_tokens_details":{"cached_tokens":600,"cache_write_tokens":100,"audio_tokens":20},"completion_tokens_details":{"reasoning_tokens":30,"audio_tokens":10}}',
    ],
  ],
  responses: [
    [
      /"usage":\{[^}]*\}/,
      '"usage":{"input_tokens":1000,"output_tokens":50,"total_tokens":1050,"input_tokens_details":{"cached_tokens":600,"cache_write_tokens":100},"output_tokens_details":{"reasoning_tokens":30}}',
    ],
  ],
  anthropic: [
    [
      /"input_tokens":12/,
      '"input_tokens":300,"cache_read_input_tokens":600,"cache_creation_input_tokens":100,"cache_creation":{"ephemeral_5m_input_tokens":100,"ephemeral_1h_input_tokens":0}',
    ],
    [/"output_tokens":5/, '"output_tokens":50,"output_tokens_details":{"thinking_tokens":30}'],
  ],
  bedrock: [
    [
      /"usage":\{[^}]*\}/,
      '"usage":{"inputTokens":300,"cacheReadInputTokens":600,"cacheWriteInputTokens":100,"outputTokens":50,"totalTokens":1050}',
    ],
  ],
  google: [
    [
      /"promptTokenCount":12,"candidatesTokenCount":3,"thoughtsTokenCount":2/,
      '"promptTokenCount":1000,"cachedContentTokenCount":600,"candidatesTokenCount":20,"thoughtsTokenCount":30,"totalTokenCount":1050,"promptTokensDetails":[{"modality":"TEXT","tokenCount":980},{"modality":"AUDIO","tokenCount":20}],"candidatesTokensDetails":[{"modality":"TEXT","tokenCount":10},{"modality":"AUDIO","tokenCount":10}]',
    ],
  ],
};

function reporting(
  dialect: ProviderDialect,
  answer: RecordedAnswer,
): { readonly stream: Buffer; readonly whole: string } {
  const report = (text: string): string =>
    reports[dialect].reduce((said, [counts, others]) => said.replaceAll(new RegExp(counts, 'g'), others), text);
  const bytes = streamOf(answer);
  const stream = dialect === 'bedrock' ? reframed(bytes, report) : Buffer.from(report(bytes.toString()));
  return { stream, whole: report(answer.whole) };
}

const hasWrites = (dialect: ProviderDialect): boolean => dialect !== 'google';
const hasReasoning = (dialect: ProviderDialect): boolean => dialect !== 'bedrock';
const hasAudio = (dialect: ProviderDialect): boolean => dialect === 'openai' || dialect === 'google';

await test('every SDK reports the tokens that the provider has reported, in its own words, streamed or not', async (t) => {
  const provider = await startProviderServer(t, ({ dialect, stream, socket }) => {
    const answer = reporting(dialect, textAnswers[dialect]);
    socket.write(
      stream ? httpChunks([answer.stream], { 'content-type': streamTypes[dialect] }) : httpAnswer(200, answer.whole),
    );
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  const place = { url: gateway.url, apiKey: 'any' };
  const [openai, anthropic, google] = [openaiClient(place), anthropicClient(place), googleClient(place)];
  const messages = [{ role: 'user' as const, content: 'Hi' }];
  for (const dialect of wireFormats) {
    const model = modelAt(dialect, 'usage');
    const written = hasWrites(dialect) ? 100 : 0;
    const chat = {
      prompt_tokens: 1000,
      completion_tokens: 50,
      total_tokens: 1050,
      prompt_tokens_details: { cached_tokens: 600, ...(hasAudio(dialect) && { audio_tokens: 20 }) },
      ...(hasReasoning(dialect) && {
        completion_tokens_details: { reasoning_tokens: 30, ...(hasAudio(dialect) && { audio_tokens: 10 }) },
      }),
    };
    t.match((await openai.chat.completions.create({ model, messages })).usage, chat, `chat, ${dialect}`);
    const chunks = await openai.chat.completions.create({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    const counted: unknown[] = [];
    for await (const { usage } of chunks) if (usage) counted.push(usage);
    t.match(counted, [chat], `chat, ${dialect}, streamed`);
    t.equal(counted.length, 1);

    const response = {
      input_tokens: 1000,
      input_tokens_details: { cached_tokens: 600 },
      output_tokens: 50,
      output_tokens_details: { reasoning_tokens: hasReasoning(dialect) ? 30 : 0 },
      total_tokens: 1050,
    };
    t.match((await openai.responses.create({ model, input: 'Hi' })).usage, response, `responses, ${dialect}`);
    const responding = openai.responses.stream({ model, input: 'Hi' });
    t.match((await responding.finalResponse()).usage, response, `responses, ${dialect}, streamed`);

    const message = {
      input_tokens: 400 - written,
      cache_read_input_tokens: 600,
      cache_creation_input_tokens: written,
      output_tokens: 50,
    };
    const asked = { model, messages, max_tokens: 100 };
    t.match((await anthropic.messages.create(asked)).usage, message, `messages, ${dialect}`);
    t.match((await anthropic.messages.stream(asked).finalMessage()).usage, message, `messages, ${dialect}, streamed`);

    const thoughts = hasReasoning(dialect) ? 30 : 0;
    const metadata = {
      promptTokenCount: 1000,
      cachedContentTokenCount: 600,
      candidatesTokenCount: 50 - thoughts,
      ...(thoughts > 0 && { thoughtsTokenCount: thoughts }),
      totalTokenCount: 1050,
    };
    const contents = 'Hi';
    t.match((await google.models.generateContent({ model, contents })).usageMetadata, metadata, `google, ${dialect}`);
    let last: unknown;
    for await (const { usageMetadata } of await google.models.generateContentStream({ model, contents }))
      last = usageMetadata ?? last;
    t.match(last, metadata, `google, ${dialect}, streamed`);
  }
  await gateway.ended(wireFormats.length * 8);
  for (const { usage, attempts } of gateway.outcomes.values()) {
    t.match(usage, { inputTokens: 1000, outputTokens: 50, cachedInputTokens: 600 });
    t.equal(attempts.length, 1);
  }
  for (const times of gateway.settled.values()) t.equal(times, 1, 'each is settled once');
});

/** A web search that the provider runs, as clients of each dialect ask for it, and a function beside it. */
const searches = {
  'openai-chat': {
    path: '/v1/chat/completions',
    body: { messages: [{ role: 'user', content: 'x' }] },
    search: { type: 'web_search', name: 'web_search' },
    beside: { type: 'function', function: { name: 'f', parameters: { type: 'object' } } },
  },
  'openai-responses': {
    path: '/v1/responses',
    body: { input: 'x' },
    search: { type: 'web_search', external_web_access: true },
    beside: { type: 'function', name: 'f', parameters: { type: 'object' } },
  },
  'anthropic-messages': {
    path: '/v1/messages',
    body: { messages: [{ role: 'user', content: 'x' }], max_tokens: 50 },
    search: { type: 'web_search_20250305', name: 'web_search' },
    beside: { name: 'f', input_schema: { type: 'object' } },
  },
} as const;

await test('providers get the tools that they run of the dialects that their models name, and no others, so only those are billed', async (t) => {
  const provider = await startProviderServer(t, ({ socket, dialect, stream }) => {
    const { [dialect]: answer } = textAnswers;
    socket.write(stream ? httpChunks([streamOf(answer)]) : httpAnswer(200, answer.whole));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  const catalog = gateway.gateway.service(ModelCatalog);
  for (const format of wireFormats) {
    const model = modelAt(format, 'm');
    const hosted = catalog.find(model)?.hostedTools;
    for (const [dialect, { path, body, search, beside }] of Object.entries(searches)) {
      for (const tools of [[search], [search, beside]]) {
        const asked = JSON.stringify({ ...body, model, tools });
        const { status } = await fetch(gateway.url + path, { method: 'POST', body: asked });
        t.equal(status, 200);
        const isOwn = hosted?.dialects.includes(dialect) === true;
        const isReplaced =
          hosted?.searchesForOthers === true || (hosted?.replacesOthers === true && tools.length === 1);
        const sent = provider.calls.at(-1)?.body ?? '';
        t.equal(/search/i.test(sent), isOwn || isReplaced, `${dialect} at ${format}, ${tools.length} tools`);
      }
    }
  }
});

await test('a call of several requests may be billed if one of them was answered, although another was refused', async (t) => {
  const provider = await startProviderServer(t, ({ json, socket }) => {
    const texts = objectsIn(json['requests']);
    const isWhole = texts.length === 100;
    const embeddings = texts.map(() => ({ values: [1] }));
    socket.write(httpAnswer(isWhole ? 200 : 429, JSON.stringify(isWhole ? { embeddings } : { error: 'Slow down.' })));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  let calls = 0;
  for (const [count, isBilled] of [
    [101, true],
    [1, false],
  ] as const) {
    const input = Array.from({ length: count }, () => 'x');
    const response = await gateway.post('/v1/embeddings', { model: 'google-embedding', input });
    t.equal(response.status, 429);
    await response.text();
    calls += 1;
    await gateway.ended(calls);
    const outcome = gateway.outcomes.get(response.headers.get('x-request-id') ?? '');
    t.equal(outcome?.attempts.some(mayBeBilled), isBilled, `${count} texts`);
  }
});
