import { test } from 'tap';
import { type ChatCall, type JsonObject, parseJson } from '../../../core/api/index.js';
import { refusalAtOnce } from '../../../core/testkit/refusal.js';
import { contentDialect } from '../content-dialect.js';
import { wrapEncrypted, wrapSignature } from '../signatures.js';

const dialect = contentDialect(false);
const hello: JsonObject = { role: 'user', parts: [{ text: 'Hi' }] };

function decode(body: JsonObject, path: Readonly<Record<string, string>> = { model: 'm' }): Omit<ChatCall, 'source'> {
  return dialect.decode(body, {} as never, path) as Omit<ChatCall, 'source'>;
}

function messagesOf(...contents: readonly JsonObject[]): ChatCall['messages'] {
  return decode({ contents }).messages;
}

const model = (...parts: readonly JsonObject[]): JsonObject => ({ role: 'model', parts });
const user = (...parts: readonly JsonObject[]): JsonObject => ({ role: 'user', parts });

await test('the model is in the path, even with slashes, and the way of answering is that of the route', (t) => {
  t.match(decode({ contents: [hello] }, { model: 'groq/llama' }), { kind: 'chat', model: 'groq/llama', stream: false });
  t.match(contentDialect(true).decode({ contents: [hello] }, {} as never, { model: 'm' }), { stream: true });
  t.throws(() => decode({ contents: [hello] }, { model: '' }), { message: /models\/\{model\}/ });
  t.end();
});

await test('settings are read in both spellings', (t) => {
  const camel = decode({
    contents: [hello],
    systemInstruction: { parts: [{ text: 'Be kind.' }] },
    generationConfig: {
      temperature: 0.5,
      topP: 0.9,
      topK: 40,
      maxOutputTokens: 100,
      stopSequences: ['END'],
      candidateCount: 2,
      presencePenalty: 0.1,
      frequencyPenalty: 0.2,
      seed: 7,
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object' },
      thinkingConfig: { thinkingBudget: 1024, includeThoughts: true },
    },
    toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['f'] } },
    tools: [{ functionDeclarations: [{ name: 'f', parametersJsonSchema: { type: 'object' } }] }],
  });
  const snake = decode({
    contents: hello,
    system_instruction: { parts: { text: 'Be kind.' } },
    generation_config: {
      temperature: 0.5,
      top_p: 0.9,
      top_k: 40,
      max_output_tokens: 100,
      stop_sequences: ['END'],
      candidate_count: 2,
      presence_penalty: 0.1,
      frequency_penalty: 0.2,
      seed: 7,
      response_mime_type: 'application/json',
      response_json_schema: { type: 'object' },
      thinking_config: { thinking_budget: 1024, include_thoughts: true },
    },
    tool_config: { function_calling_config: { mode: 'any', allowed_function_names: ['f'] } },
    tools: { function_declarations: [{ name: 'f', parameters_json_schema: { type: 'object' } }] },
  });
  t.strictSame(snake, camel);
  t.match(camel, {
    messages: [
      { role: 'system', content: [{ text: 'Be kind.' }] },
      { role: 'user', content: [{ text: 'Hi' }] },
    ],
    sampling: {
      temperature: 0.5,
      topP: 0.9,
      topK: 40,
      stop: ['END'],
      presencePenalty: 0.1,
      frequencyPenalty: 0.2,
      seed: 7,
    },
    maxOutputTokens: 100,
    choices: 2,
    responseFormat: { type: 'json-schema', schema: { type: 'object' } },
    reasoning: { enabled: true, budgetTokens: 1024 },
    toolChoice: { type: 'tool', name: 'f' },
    tools: [{ name: 'f', inputSchema: { type: 'object' } }],
  });
  t.end();
});

await test('a member in both spellings is refused, because a provider could read the other one', (t) => {
  for (const [body, field] of [
    [{ contents: [hello], systemInstruction: 'a', system_instruction: 'b' }, 'systemInstruction'],
    [{ contents: [hello], generationConfig: {}, generation_config: {} }, 'generationConfig'],
    [{ contents: [hello], safetySettings: [{}], safety_settings: [{}] }, 'safetySettings'],
    [{ contents: [hello], generationConfig: { topP: 1, top_p: 1 } }, 'generationConfig.topP'],
    [{ contents: [user({ inlineData: {}, inline_data: {} })] }, 'contents[0].parts[0].inlineData'],
    [{ contents: [user({ text: 'a', functionCall: { name: 'f' } })] }, 'contents[0].parts[0].functionCall'],
  ] as const)
    t.match(
      refusalAtOnce(() => decode(body as JsonObject)),
      { status: 400, field },
    );
  t.end();
});

await test('what is missing or of the wrong kind is refused by name', (t) => {
  for (const [body, field] of [
    [{}, 'contents'],
    [{ contents: [] }, 'contents'],
    [{ contents: 'Hi' }, 'contents'],
    [{ contents: [{ role: 'system', parts: [] }] }, 'contents[0].role'],
    [{ contents: [user({ text: 1 })] }, 'contents[0].parts[0].text'],
    [{ contents: [user({ functionCall: {} })] }, 'contents[0].parts[0].functionCall.name'],
    [{ contents: [user({ functionResponse: { name: 'f' } })] }, 'contents[0].parts[0].functionResponse.response'],
    [{ contents: [hello], generationConfig: { temperature: 'hot' } }, 'generationConfig.temperature'],
    [{ contents: [hello], generationConfig: { stopSequences: [1] } }, 'generationConfig.stopSequences[0]'],
    [
      { contents: [hello], toolConfig: { functionCallingConfig: { mode: 'X' } } },
      'toolConfig.functionCallingConfig.mode',
    ],
    [{ contents: [hello], tools: [{ functionDeclarations: [{}] }] }, 'tools[0].functionDeclarations[0].name'],
    [
      {
        contents: [hello],
        tools: [{ functionDeclarations: [{ name: 'f', parameters: {}, parametersJsonSchema: {} }] }],
      },
      'tools[0].functionDeclarations[0].parameters',
    ],
  ] as const)
    t.match(
      refusalAtOnce(() => decode(body as JsonObject)),
      { status: 400, field },
    );
  t.end();
});

await test('calls without ids get some, and results find theirs by the name of the function', (t) => {
  const call = (name: string, id?: string): JsonObject => ({
    functionCall: { name, args: { a: 1 }, ...(id && { id }) },
  });
  const result = (name: string, response: JsonObject, id?: string): JsonObject => ({
    functionResponse: { name, response, ...(id && { id }) },
  });
  const messages = messagesOf(
    hello,
    model(call('f'), call('g'), call('f'), call('h', 'own')),
    user(result('f', { output: 'one' }), result('f', { x: 2 }), result('h', { error: 'no' }, 'own'), { text: 'And?' }),
    { role: 'function', parts: [result('g', { output: { y: 3 } })] },
  );
  t.match(messages, [
    { role: 'user' },
    {
      role: 'assistant',
      content: [
        { type: 'tool-call', id: 'call_1', name: 'f', arguments: '{"a":1}' },
        { type: 'tool-call', id: 'call_2', name: 'g' },
        { type: 'tool-call', id: 'call_3', name: 'f' },
        { type: 'tool-call', id: 'own', name: 'h' },
      ],
    },
    {
      role: 'tool',
      content: [
        { toolCallId: 'call_1', content: [{ text: 'one' }] },
        { toolCallId: 'call_3', content: [{ text: '{"x":2}' }] },
        { toolCallId: 'own', content: [{ text: 'no' }], isError: true },
      ],
    },
    { role: 'user', content: [{ text: 'And?' }] },
    { role: 'tool', content: [{ toolCallId: 'call_2', content: [{ text: '{"y":3}' }] }] },
  ]);
  t.end();
});

await test('numbers beyond 2^53 in arguments and results keep their digits', (t) => {
  const contents = parseJson(
    '[{"role":"model","parts":[{"functionCall":{"name":"f","args":{"id":9007199254740993}}}]},{"role":"user","parts":[{"functionResponse":{"name":"f","response":{"id":9007199254740993}}}]}]',
  );
  t.match(decode({ contents }).messages, [
    { content: [{ arguments: '{"id":9007199254740993}' }] },
    { content: [{ content: [{ text: '{"id":9007199254740993}' }] }] },
  ]);
  t.end();
});

await test('the pieces of a streamed answer, which clients keep as contents of their own, are one turn again', (t) => {
  const messages = messagesOf(
    hello,
    model({ text: 'Let ', thought: true }),
    model({ text: 'me see.', thought: true }),
    model({ text: '', thought: true, thoughtSignature: wrapSignature('sig') }),
    model({ text: 'Yes' }),
    model({ functionCall: { name: 'f' } }),
    model({ text: '', thoughtSignature: wrapSignature('google:p/m::abc') }),
    model({}),
  );
  t.strictSame(messages[1]?.content, [
    { type: 'reasoning', text: 'Let me see.', signature: 'sig' },
    { type: 'text', text: 'Yes' },
    { type: 'tool-call', id: 'call_1', name: 'f', arguments: '{}' },
    { type: 'reasoning', text: '', signature: 'google:p/m::abc' },
  ]);
  t.equal(messages.length, 2);
  t.end();
});

await test('signatures of the provider itself stay with their parts, in any form of base64', (t) => {
  const parts = [
    { text: 'Hello', thoughtSignature: 'YWJj-_8=' },
    { functionCall: { name: 'f' }, thoughtSignature: 'c2ln' },
    { functionCall: { name: 'g' }, thoughtSignature: wrapSignature('google:p/m:call_2:c2ln') },
    { text: '', thought: true, thoughtSignature: wrapEncrypted('gAAA').replaceAll('+', '-').replaceAll('/', '_') },
  ];
  t.strictSame(messagesOf(hello, model(...parts))[1]?.content, [
    { type: 'text', text: 'Hello', extras: { thoughtSignature: 'YWJj-_8=' } },
    { type: 'tool-call', id: 'call_1', name: 'f', arguments: '{}', extras: { thoughtSignature: 'c2ln' } },
    { type: 'reasoning', text: '', signature: 'google:p/m:call_2:c2ln' },
    { type: 'tool-call', id: 'call_2', name: 'g', arguments: '{}' },
    { type: 'reasoning', text: '', encrypted: 'gAAA' },
  ]);
  t.end();
});

await test('files become pictures, recordings and files, and other parts are kept for the provider', (t) => {
  const [message] = messagesOf(
    user(
      { inlineData: { mimeType: 'image/PNG', data: 'AA==' } },
      { inline_data: { mime_type: 'audio/mpeg', data: 'AQ==' } },
      { inlineData: { mimeType: 'application/pdf', data: 'Ag==', displayName: 'a.pdf' }, videoMetadata: { fps: 1 } },
      { fileData: { fileUri: 'https://example.org/a.png', mimeType: 'image/png' } },
      { fileData: { fileUri: 'https://generativelanguage.googleapis.com/v1beta/files/x', mimeType: 'video/mp4' } },
      { fileData: { fileUri: 'https://gateway.example/v1/files/file-01980a6e5c1f7d429b613f0f5a7c2e11' } },
      { executableCode: { code: '1' } },
    ),
  );
  t.strictSame(message?.content, [
    { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AA==' } },
    { type: 'audio', data: 'AQ==', format: 'mp3' },
    {
      type: 'file',
      source: { kind: 'base64', mediaType: 'application/pdf', data: 'Ag==' },
      fileName: 'a.pdf',
      extras: { videoMetadata: { fps: 1 } },
    },
    {
      type: 'image',
      source: { kind: 'url', url: 'https://example.org/a.png' },
      extras: { fileData: { mimeType: 'image/png' } },
    },
    {
      type: 'file',
      source: { kind: 'id', id: 'https://generativelanguage.googleapis.com/v1beta/files/x' },
      extras: { fileData: { mimeType: 'video/mp4' } },
    },
    { type: 'file', source: { kind: 'id', id: 'file-01980a6e5c1f7d429b613f0f5a7c2e11' } },
    { type: 'opaque', dialect: 'google-generate-content', value: { executableCode: { code: '1' } } },
  ]);
  t.end();
});

await test('a schema of the dialect becomes JSON Schema; names of properties are left alone', (t) => {
  const parameters = {
    type: 'OBJECT',
    propertyOrdering: ['type'],
    required: ['type'],
    properties: {
      type: { type: 'STRING', nullable: true, enum: ['A', 'B'] },
      nullable: { type: 'ARRAY', min_items: '1', items: { anyOf: [{ type: 'INTEGER' }, { type: 'NUMBER' }] } },
    },
  };
  const { tools } = decode({ contents: [hello], tools: [{ functionDeclarations: [{ name: 'f', parameters }] }] });
  t.strictSame(tools?.[0]?.inputSchema, {
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: ['string', 'null'], enum: ['A', 'B', null] },
      nullable: { type: 'array', minItems: 1, items: { anyOf: [{ type: 'integer' }, { type: 'number' }] } },
    },
  });
  t.end();
});

await test("the provider's own tools are kept for it alone, and a choice among several functions leaves the others out", (t) => {
  const declared = ['f', 'g', 'h'].map((name) => ({ name }));
  const { tools, toolChoice } = decode({
    contents: [hello],
    tools: [{ googleSearch: {}, functionDeclarations: declared }, { codeExecution: {} }],
    toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['f', 'h'] } },
  });
  const own = (name: string) => ({
    name,
    inputSchema: {},
    opaque: { dialect: 'google-generate-content', value: { [name]: {} }, elsewhere: 'refused' },
  });
  t.match(tools, [{ name: 'f' }, { name: 'h' }, own('googleSearch'), own('codeExecution')]);
  t.equal(tools?.length, 4);
  t.strictSame(toolChoice, { type: 'required' });
  t.end();
});

await test('a search is billed, and one of the web says what it means to other providers, unless they cannot restrict it so', (t) => {
  const opaqueOf = (tool: JsonObject) => decode({ contents: [hello], tools: [tool] }).tools?.[0]?.opaque;
  const searchOf = (googleSearch: JsonObject) => opaqueOf({ googleSearch })?.webSearch;
  t.strictSame(searchOf({}), {});
  for (const name of ['excludeDomains', 'exclude_domains'])
    t.strictSame(searchOf({ [name]: ['a.test'] }), { blockedDomains: ['a.test'] });
  t.equal(searchOf({ timeRangeFilter: { startTime: '2026-01-01T00:00:00Z' } }), undefined);
  t.equal(searchOf({ searchTypes: { imageSearch: {} } }), undefined);
  t.equal(searchOf({ excludeDomains: 'a.test' }), undefined);
  for (const name of ['googleSearch', 'google_search', 'googleSearchRetrieval', 'enterpriseWebSearch', 'googleMaps'])
    t.match(opaqueOf({ [name]: {} }), { elsewhere: 'refused', fee: 'search' }, name);
  t.equal(opaqueOf({ codeExecution: {} })?.fee, undefined);
  for (const name of ['urlContext', 'url_context', 'fileSearch'])
    t.match(opaqueOf({ [name]: {} }), { elsewhere: 'refused', fee: 'none' }, name);
  t.end();
});

await test('what the provider keeps, and answers in other forms than text, are for it alone', (t) => {
  const ownMembers = (more: JsonObject) => decode({ contents: [hello], ...more }).ownMembers;
  t.strictSame(ownMembers({ cached_content: 'cachedContents/1' }), ['cachedContent']);
  t.strictSame(ownMembers({ continuation_token: 'AAAA' }), ['continuationToken']);
  const picture = { generation_config: { response_modalities: ['TEXT', 'IMAGE'] } };
  t.strictSame(ownMembers(picture), ['generationConfig.responseModalities']);
  t.equal(ownMembers({ generationConfig: { responseModalities: ['Text'] } }), undefined);
  const choice = { responseMimeType: 'text/x.enum', responseSchema: { type: 'STRING', enum: ['a', 'b'] } };
  t.strictSame(ownMembers({ generationConfig: choice }), ['generationConfig.responseMimeType']);
  for (const [name, given] of [
    ['responseSchema', { type: 'OBJECT' }],
    ['responseJsonSchema', { type: 'object' }],
  ] as const)
    t.match(
      decode({ contents: [hello], generationConfig: { [name]: given } }).responseFormat,
      { type: 'json-schema', schema: { type: 'object' } },
      'a schema without a media type is one of JSON',
    );
  for (const responseMimeType of ['', 'text/plain', 'Application/JSON'])
    t.equal(ownMembers({ generationConfig: { responseMimeType } }), undefined);
  const formats = (...responseFormat: JsonObject[]) => ({ generationConfig: { responseFormat } });
  t.strictSame(ownMembers(formats({ text: {} }, { audio: {} })), ['generationConfig.responseFormat']);
  t.equal(ownMembers(formats({ text: {} })), undefined);
  t.end();
});

await test('probabilities of tokens are asked for with a number of alternatives, or without', (t) => {
  const asked = (generationConfig: JsonObject) => decode({ contents: [hello], generationConfig }).logprobs;
  t.strictSame(asked({ responseLogprobs: true, logprobs: 2 }), { top: 2 });
  t.strictSame(asked({ responseLogprobs: true }), {});
  t.equal(asked({ logprobs: 2 }), undefined);
  t.end();
});

await test('the form of a text can be said with those of other contents', (t) => {
  const formatFor = (...responseFormat: JsonObject[]) =>
    decode({ contents: [hello], generationConfig: { responseFormat } }).responseFormat;
  const schema = { type: 'object', properties: {} };
  t.strictSame(formatFor({ text: { mime_type: 'application/json', schema } }), { type: 'json-schema', schema });
  t.strictSame(formatFor({ image: {} }, { text: { mimeType: 'application/json' } }), { type: 'json' });
  t.equal(formatFor({ text: { mimeType: 'text/plain' } }), undefined);
  t.end();
});

await test('the ways to ask for thoughts', (t) => {
  const reasoningFor = (thinkingConfig: JsonObject) =>
    decode({ contents: [hello], generationConfig: { thinkingConfig } }).reasoning;
  t.strictSame(reasoningFor({ thinkingBudget: 0 }), { enabled: false });
  t.strictSame(reasoningFor({ thinkingBudget: -1 }), { enabled: true });
  t.strictSame(reasoningFor({ thinkingLevel: 'HIGH', includeThoughts: true }), { effort: 'high' });
  t.strictSame(reasoningFor({ includeThoughts: true }), { enabled: true });
  t.equal(reasoningFor({ includeThoughts: false }), undefined);
  t.end();
});

await test("the gateway's own fields are read as in every dialect", (t) => {
  const call = decode({ contents: [hello], auto_continuation: true, prompt: { variables: { a: 1 } } });
  t.match(call, { autoContinuation: true, prompt: { variables: { a: 1 } } });
  t.equal(decode({ contents: [hello], prompt: 'x' }).prompt, undefined);
  t.end();
});
