import {
  ApiError,
  type Content,
  type FunctionCall,
  FunctionCallingConfigMode,
  type GenerateContentParameters,
  type GenerateContentResponse,
  type GoogleGenAI,
  ThinkingLevel,
  type Tool,
  Type,
} from '@google/genai';
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type Test, test } from 'tap';
import {
  brokenAnswer,
  endlessAnswer,
  mockFailures,
  mockText,
  mockUsage,
  mockVector,
} from '../fixtures/providers/mock-providers.js';
import { googleClient } from '../fixtures/sdk/sdk-clients.js';
import { rejects } from '../fixtures/sdk/sdk-errors.js';
import {
  everywhere,
  models,
  pngImage,
  type Provider,
  remote,
  type RemoteProvider,
  type SdkGateway,
  sentTo,
  startSdkGateway,
  textSentTo,
  weather,
} from '../fixtures/sdk/sdk-gateway.js';
import { listenUntilEnd } from '../fixtures/components/listen-until-end.js';

const { inputTokens, outputTokens } = mockUsage;
const usageMetadata = {
  promptTokenCount: inputTokens,
  candidatesTokenCount: outputTokens,
  totalTokenCount: inputTokens + outputTokens,
};
const weatherTool: Tool = {
  functionDeclarations: [
    { name: weather.name, description: weather.description, parametersJsonSchema: weather.schema },
  ],
};

/** The pieces of a stream, joined. */
async function gathered(stream: AsyncIterable<GenerateContentResponse>) {
  const calls: FunctionCall[] = [];
  const contents: Content[] = [];
  let text = '';
  let last: GenerateContentResponse | undefined;
  for await (const piece of stream) {
    text += piece.text ?? '';
    calls.push(...(piece.functionCalls ?? []));
    contents.push(...(piece.candidates ?? []).flatMap(({ content }) => content ?? []));
    last = piece;
  }
  return { text, calls, contents, last };
}

/** A server with what the gateway has no dialect for: files, which are uploaded to another address, caches and live sessions. */
async function startFileServer(t: Test): Promise<{ readonly url: string; readonly seen: readonly IncomingMessage[] }> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    const isUpload = request.url?.includes('upload_id=') === true;
    if (isUpload) response.setHeader('x-goog-upload-status', 'final');
    else response.setHeader('x-goog-upload-url', `${url}/upload/v1beta/files?upload_id=u&upload_protocol=resumable`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isUpload ? { file: { name: 'files/new' } } : { files: [{ name: 'files/a' }] }));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    seen.push(request);
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
  });
  const url = `http://127.0.0.1:${await listenUntilEnd(t, server)}`;
  return { url, seen };
}

await test('the unmodified Google Gen AI SDK with every provider', async (t) => {
  const files = await startFileServer(t);
  const gateway = await startSdkGateway(
    t,
    `  - use: passthrough
    config: { providers: { gemini: { baseUrl: "${files.url}", headers: { x-goog-api-key: of-the-operator }, connections: ["*"] } } }
  - use: provider-openai
    id: pictures
    config: { baseUrl: "http://127.0.0.1:9/v1", models: [{ id: image-mock, capabilities: [images] }] }
`,
  );
  const client = googleClient(gateway);

  for (const provider of everywhere) await testProvider(t, provider, client, gateway);
  for (const provider of remote) await testFailures(t, provider, client, gateway);

  await t.test('what only Google knows reaches it, and is refused or left out elsewhere', async (t) => {
    const asked: GenerateContentParameters = {
      model: models.google,
      contents: 'Hello',
      config: {
        systemInstruction: 'Be brief.',
        temperature: 0.5,
        topK: 20,
        candidateCount: 1,
        maxOutputTokens: 90,
        stopSequences: ['END'],
        seed: 7,
        responseMimeType: 'application/json',
        responseSchema: { type: Type.OBJECT, properties: { a: { type: Type.STRING, nullable: true } } },
        safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }] as never,
        thinkingConfig: { thinkingLevel: ThinkingLevel.LOW, includeThoughts: true },
        httpOptions: { extraBody: { unknownField: { a: 1 } } },
      },
    };
    for (const stream of [false, true]) {
      if (stream) await gathered(await client.models.generateContentStream(asked));
      else await client.models.generateContent(asked);
      t.match(sentTo(gateway.providers.google), {
        contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
        systemInstruction: { parts: [{ text: 'Be brief.' }] },
        generationConfig: {
          temperature: 0.5,
          topK: 20,
          candidateCount: 1,
          maxOutputTokens: 90,
          stopSequences: ['END'],
          seed: 7,
          responseMimeType: 'application/json',
          responseSchema: { type: 'OBJECT', properties: { a: { type: 'STRING', nullable: true } } },
          thinkingConfig: { thinkingLevel: 'LOW', includeThoughts: true },
        },
        safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
        unknownField: { a: 1 },
      });
    }
    await client.models.generateContent({ ...asked, model: models.openai });
    const body = sentTo(gateway.providers.openai);
    t.match(body, {
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hello' },
      ],
      temperature: 0.5,
      max_tokens: 90,
      stop: ['END'],
      seed: 7,
      reasoning_effort: 'low',
      response_format: {
        type: 'json_schema',
        json_schema: { schema: { type: 'object', properties: { a: { type: ['string', 'null'] } } } },
      },
    });
    t.notMatch(textSentTo(gateway.providers.openai), /HARM_|unknownField/);

    const tools = [{ googleSearch: {} }, weatherTool];
    await client.models.generateContent({ model: models.google, contents: 'Hello', config: { tools } });
    t.match(sentTo(gateway.providers.google), {
      tools: [{ googleSearch: Object }, { functionDeclarations: [{ name: weather.name }] }],
    });
    for (const provider of ['openai', 'anthropic', 'bedrock'] as const) {
      const asked = { model: models[provider], contents: 'Hello' };
      const refused = client.models.generateContent({ ...asked, config: { tools: [{ codeExecution: {} }] } });
      await rejects(t, refused, ApiError, { status: 400, message: /codeExecution/ });
      const searching = client.models.generateContent({ ...asked, config: { tools } });
      if (provider === 'anthropic') await searching;
      else await rejects(t, searching, ApiError, { status: 400, message: /googleSearch/ });
    }
    t.match(sentTo(gateway.providers.anthropic)['tools'], [{ type: 'web_search_20250305' }, { name: weather.name }]);
  });

  await t.test('the choice among functions is passed on', async (t) => {
    const { ANY, NONE } = FunctionCallingConfigMode;
    const choosing = async (functionCallingConfig: object) => {
      const config = { tools: [weatherTool], toolConfig: { functionCallingConfig } };
      await client.models.generateContent({ model: models.openai, contents: 'Hello', config });
      return sentTo(gateway.providers.openai)['tool_choice'];
    };
    t.equal(await choosing({ mode: ANY }), 'required');
    t.equal(await choosing({ mode: NONE }), 'none');
    t.match(await choosing({ mode: ANY, allowedFunctionNames: [weather.name] }), { function: { name: weather.name } });
  });

  await t.test('texts become vectors', async (t) => {
    const embed = (contents: string | string[]) =>
      client.models.embedContent({ model: models.embedding, contents, config: { outputDimensionality: 4 } });
    t.match((await embed('Hello')).embeddings, [{ values: mockVector }]);
    t.equal((await embed(['Hello', 'World'])).embeddings?.length, 2);
    t.match(sentTo(gateway.providers.openai), { input: ['Hello', 'World'], dimensions: 4 });
    const demo = await client.models.embedContent({ model: 'demo-embedding', contents: ['a', 'b', 'c'] });
    t.equal(demo.embeddings?.length, 3);
    await rejects(t, client.models.embedContent({ model: models.anthropic, contents: 'x' }), ApiError, { status: 400 });
  });

  await t.test('tokens are counted without a provider call', async (t) => {
    const before = remote.map((provider) => gateway.providers[provider].exchanges.length);
    const short = await client.models.countTokens({ model: models.google, contents: 'Hello' });
    const long = await client.models.countTokens({ model: models.google, contents: 'Hello, how are you today?' });
    t.ok((short.totalTokens ?? 0) > 0 && (long.totalTokens ?? 0) > (short.totalTokens ?? 0));
    t.strictSame(
      remote.map((provider) => gateway.providers[provider].exchanges.length),
      before,
    );
    const unknown = client.models.countTokens({ model: 'no-such-model', contents: 'Hello' });
    await rejects(t, unknown, ApiError, { status: 404, message: /GW_MODEL_UNKNOWN/ });
  });

  await t.test('models are listed and found, also by the name of their provider', async (t) => {
    const listed: (string | undefined)[] = [];
    for await (const { name } of await client.models.list()) listed.push(name);
    t.strictSame(
      listed,
      [
        models.openai,
        models.embedding,
        models.anthropic,
        models.bedrock,
        models.google,
        models.demo,
        'demo-embedding',
        'image-mock',
      ].map((name) => `models/${name}`),
    );
    t.match(await client.models.get({ model: models.demo }), {
      name: 'models/demo',
      displayName: 'demo',
      inputTokenLimit: 32_768,
      outputTokenLimit: 4096,
      supportedActions: ['generateContent', 'streamGenerateContent', 'countTokens'],
    });
    t.match(await client.models.get({ model: 'demo-embedding' }), {
      supportedActions: ['embedContent', /^batch/, /^count/],
    });
    t.strictSame((await client.models.get({ model: 'image-mock' })).supportedActions, ['countTokens']);
    const model = `openai/${models.openai}`;
    t.match(await client.models.get({ model }), { name: `models/${model}` });
    t.equal((await client.models.generateContent({ model, contents: 'Hello' })).text, mockText);
    await rejects(t, client.models.get({ model: 'no-such-model' }), ApiError, { status: 404 });
  });

  await t.test('the key may be in every place, and so may the connection', async (t) => {
    const { apiKey, connectionId, url } = gateway;
    // The key was shown once, at the start.
    const printed = gateway.output().length;
    const places = [
      googleClient(gateway, { apiVersion: 'v1beta' }),
      googleClient(gateway, { httpOptions: { baseUrl: `${url}/c/${connectionId}` } }),
      googleClient(gateway, { httpOptions: { headers: { 'x-connection-id': connectionId } } }),
    ];
    for (const one of places)
      t.equal((await one.models.generateContent({ model: models.google, contents: 'Hello' })).text, mockText);
    const body = JSON.stringify({ contents: [{ parts: [{ text: 'Hello' }] }] });
    for (const model of [models.google, `openai%2F${models.openai}`]) {
      const path = `${url}/v1beta/models/${model}:generateContent`;
      for (const [query, headers] of [
        [`?key=${apiKey}`, {}],
        ['', { 'x-api-key': apiKey }],
        ['', { authorization: `Bearer ${apiKey}` }],
      ] as const) {
        const response = await fetch(path + query, { method: 'POST', body, headers: { ...headers } });
        t.equal(response.status, 200, await response.text());
      }
    }
    const everything = JSON.stringify([gateway.providers.google.exchanges, gateway.providers.openai.exchanges]);
    t.notMatch(everything, /sk-slc-|x-connection-id|x-goog-api-client/, 'no provider has seen it');
    t.notMatch(gateway.output().slice(printed), apiKey, 'nor has the log');
    const two = await fetch(`${url}/v1beta/models?key=${apiKey}`, { headers: { 'x-goog-api-key': `${apiKey}x` } });
    t.match({ status: two.status, text: await two.text() }, { status: 401, text: /two different API keys/ });
  });

  await t.test('files, uploads and live sessions go through the passthrough, with the operator’s key', async (t) => {
    const { apiKey, connectionId, url } = gateway;
    const printed = gateway.output().length;
    const baseUrl = `${url}/c/${connectionId}/v1/passthrough/gemini`;
    const passing = googleClient(gateway, { apiVersion: 'v1beta', httpOptions: { baseUrl } });
    t.match((await passing.files.list()).page, [{ name: 'files/a' }]);
    const file = new Blob(['Hello']);
    t.match(await passing.files.upload({ file, config: { mimeType: 'text/plain' } }), { name: 'files/new' });
    const callbacks = { onmessage: () => undefined };
    await rejects(t, passing.live.connect({ model: 'live', callbacks }), Error, { message: /403/ });
    t.match(
      files.seen.map((request) => request.url),
      [
        '/v1beta/files',
        '/upload/v1beta/files',
        '/upload/v1beta/files?upload_id=u&upload_protocol=resumable',
        /^\/ws\/[\w.]+\/?\w*$/,
      ],
    );
    for (const { headers, rawHeaders } of files.seen) {
      t.equal(headers['x-goog-api-key'], 'of-the-operator');
      t.notMatch(rawHeaders.join(), apiKey);
    }
    t.notMatch(gateway.output().slice(printed), apiKey);
  });

  await t.test('an error of the gateway is the SDK’s own typed error', async (t) => {
    const asking = (one: GoogleGenAI, model: string) => one.models.generateContent({ model, contents: 'Hello' });
    await rejects(t, asking(googleClient(gateway, { apiKey: 'sk-slc-wrong' }), models.google), ApiError, {
      status: 401,
      message: /UNAUTHENTICATED/,
    });
    await rejects(t, asking(client, 'no-such-model'), ApiError, {
      status: 404,
      message: /NOT_FOUND.*GW_MODEL_UNKNOWN/,
    });
    const empty = client.models.generateContentStream({ model: models.demo, contents: [] });
    await rejects(t, empty, Error);
    const batch = client.batches.create({ model: models.demo, src: [{ contents: [{ parts: [{ text: 'Hello' }] }] }] });
    await rejects(t, batch, ApiError, { message: /with one of their clients, .* in the background at \/v1\/batches/ });
    await rejects(t, client.caches.list(), ApiError, { status: 404, message: /passthrough/ });
    await rejects(t, client.files.list(), ApiError, { status: 404, message: /passthrough/ });
  });
});

async function testProvider(t: Test, provider: Provider, client: GoogleGenAI, gateway: SdkGateway): Promise<void> {
  const model = models[provider];
  const mock = provider === 'demo' ? undefined : gateway.providers[provider];

  await t.test(`${provider}: an answer, whole and streamed`, async (t) => {
    const asked = { model, contents: 'What can you do?', config: { systemInstruction: 'Be brief.' } };
    const whole = await client.models.generateContent(asked);
    t.match(whole.candidates, [{ content: { role: 'model' }, finishReason: 'STOP', index: 0 }]);
    // The answer of this mock is relayed, and has neither.
    if (provider !== 'google') t.match(whole, { responseId: String, modelVersion: String });
    const streamed = await gathered(await client.models.generateContentStream(asked));
    t.equal(streamed.text, whole.text);
    t.match(streamed.last, { candidates: [{ finishReason: 'STOP' }], usageMetadata: whole.usageMetadata });
    if (!mock) return;
    t.equal(whole.text, mockText);
    t.match(whole.usageMetadata, usageMetadata);
    const short = await client.models.generateContent({ model, contents: 'Be short' });
    t.match(short.candidates, [{ finishReason: 'MAX_TOKENS' }]);
  });

  await t.test(`${provider}: functions, whole and streamed, and their results`, async (t) => {
    const asked = { model, contents: weather.questionTo(provider), config: { tools: [weatherTool] } };
    const expected = weather.callsOf(provider);
    const whole = await client.models.generateContent(asked);
    const streamed = await gathered(await client.models.generateContentStream(asked));
    for (const calls of [whole.functionCalls ?? [], streamed.calls]) {
      t.match(
        calls.map(({ name, args }) => ({ name, arguments: args })),
        expected,
      );
      t.equal(new Set(calls.map(({ id }) => id)).size, expected.length, 'each call has an id of its own');
    }
    for (const [contents, calls] of [
      [[whole.candidates?.[0]?.content as Content], whole.functionCalls ?? []],
      [streamed.contents, streamed.calls],
    ] as const) {
      const results = calls.map(({ id, name }) => ({
        functionResponse: { ...(id && { id }), ...(name && { name }), response: { sky: 'sunny' } },
      }));
      const turns: Content[] = [
        { role: 'user', parts: [{ text: asked.contents }] },
        ...contents,
        { role: 'user', parts: results },
      ];
      const last = await client.models.generateContent({ ...asked, contents: turns });
      t.match(last.text, /sunny/i);
    }
  });

  await t.test(`${provider}: a chat keeps its history`, async (t) => {
    const chat = client.chats.create({ model });
    const first = await chat.sendMessage({ message: 'Hello' });
    t.ok(first.text);
    const second = await gathered(await chat.sendMessageStream({ message: 'And again?' }));
    t.ok(second.text);
    await chat.sendMessage({ message: 'Once more' });
    if (mock) t.match(textSentTo(mock), /Hello.*And again\?.*Once more/s);
  });

  if (provider === 'demo') return;
  await t.test(`${provider}: pictures`, async (t) => {
    const parts = [{ text: 'What is this?' }, { inlineData: { mimeType: 'image/png', data: pngImage } }];
    await client.models.generateContent({ model, contents: [{ role: 'user', parts }] });
    t.match(textSentTo(mock), pngImage);
  });

  await t.test(
    `${provider}: thoughts are shown to those who ask for them, and come back with their signatures`,
    async (t) => {
      const asked = { model, contents: 'Think about it' };
      const config = { thinkingConfig: { includeThoughts: true, thinkingBudget: 2000 } };
      const whole = await client.models.generateContent({ ...asked, config });
      const streamed = await gathered(await client.models.generateContentStream({ ...asked, config }));
      const thoughtsOf = (contents: readonly Content[]): string =>
        contents
          .flatMap(({ parts = [] }) => parts.flatMap(({ text, thought }) => (thought && text ? [text] : [])))
          .join('');
      const content = whole.candidates?.[0]?.content as Content;
      t.equal(thoughtsOf(streamed.contents), thoughtsOf([content]));
      t.equal(streamed.text, mockText);
      if (provider === 'openai') return;
      t.equal(thoughtsOf([content]), 'Let me see.');
      if (provider === 'google') return;
      const bare = await client.models.generateContent(asked);
      t.equal(thoughtsOf([bare.candidates?.[0]?.content as Content]), '');
      // The mock of this provider signs its thoughts.
      if (provider !== 'anthropic') return;
      for (const contents of [[content], streamed.contents]) {
        const turns = [{ role: 'user', parts: [{ text: 'Think about it' }] }, ...contents];
        await client.models.generateContent({
          model,
          contents: [...turns, { role: 'user', parts: [{ text: 'And?' }] }],
          config,
        });
        t.match(textSentTo(mock), /Let me see\..*c2lnbmF0dXJl/s);
      }
    },
  );
}

async function testFailures(
  t: Test,
  provider: RemoteProvider,
  client: GoogleGenAI,
  gateway: SdkGateway,
): Promise<void> {
  const model = models[provider];
  const mock = gateway.providers[provider];

  await t.test(`${provider}: its errors are the SDK’s own typed errors`, async (t) => {
    for (const { say, status } of mockFailures) {
      const expected = { status, message: /Failing with \d+ as told/ };
      await rejects(t, client.models.generateContent({ model, contents: say }), ApiError, expected);
      await rejects(t, client.models.generateContentStream({ model, contents: say }), ApiError, expected);
    }
  });

  await t.test(`${provider}: a stream that breaks off is an error of the SDK, not an end`, async (t) => {
    const reading = client.models.generateContentStream({ model, contents: brokenAnswer }).then(gathered);
    await rejects(t, reading, ApiError, { message: /closed the connection|in the middle/ });
  });

  await t.test(`${provider}: an abort in the middle of a stream ends the provider's work`, async (t) => {
    const contents = `${endlessAnswer} for Google.`;
    const leave = new AbortController();
    const stream = await client.models.generateContentStream({
      model,
      contents,
      config: { abortSignal: leave.signal },
    });
    const reading = (async () => {
      for await (const piece of stream) if (piece.text) leave.abort();
    })();
    const aborted = rejects(t, reading, Error, { name: 'AbortError' });
    const exchange = await mock.exchangeWith(contents);
    t.equal(await exchange.interrupted, true);
    await aborted;
  });
}
