import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { changed, oddValues, placesIn } from '../../fixtures/api/odd-values.js';
import { startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import { httpAnswer, httpChunks, startProviderServer } from '../../fixtures/providers/provider-server.js';
import { streamOf, toolAnswers } from '../../fixtures/providers/recorded-answers.js';
import { fc } from '../../fixtures/random.js';

const user = { role: 'user', content: 'What is the weather in Rome?' };
const image = 'data:image/png;base64,iVBORw0KGgo=';
const called = { id: 'c', type: 'function', function: { name: 'f', arguments: '{"a":1}' } };
const schema = { type: 'object', properties: { a: { type: 'number' } } };

/** A request of each dialect that has something of everything. */
const contentRequest: JsonObject = {
  systemInstruction: { parts: [{ text: 'x' }] },
  contents: [
    { role: 'user', parts: [{ text: 'x' }, { inlineData: { mimeType: 'image/png', data: 'aa' } }] },
    {
      role: 'model',
      parts: [{ text: 'h', thought: true, thoughtSignature: 'c2ln' }, { functionCall: { name: 'f', args: { a: 1 } } }],
    },
    { role: 'user', parts: [{ functionResponse: { name: 'f', response: { output: 'r' } } }] },
  ],
  tools: [
    { functionDeclarations: [{ name: 'f', parameters: { type: 'OBJECT', properties: { a: { type: 'STRING' } } } }] },
  ],
  toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['f'] } },
  safetySettings: [{ category: 'A', threshold: 'B' }],
  generationConfig: {
    temperature: 1,
    topK: 5,
    maxOutputTokens: 10,
    candidateCount: 1,
    stopSequences: ['a'],
    responseMimeType: 'application/json',
    responseSchema: { type: 'OBJECT' },
    thinkingConfig: { thinkingBudget: 1024, includeThoughts: true },
  },
};

const requests: readonly (readonly [string, object])[] = [
  [
    '/v1/inference/chat',
    {
      type: 'Inference',
      version: '2.0',
      session_id: 's',
      messages: [
        { role: 'system', content: [{ type: 'text', text: 'x' }] },
        user,
        { role: 'assistant', content: '', tool_calls: [called] },
        { role: 'tool', tool_call_id: 'c', content: '{}' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'a' },
            { type: 'image_url', image_url: { url: image } },
          ],
        },
      ],
      tools: [{ name: 'f', description: 'd', input_schema: schema }],
      parameters: { temperature: 1, max_tokens: 5, stop: 'x', stream: true, json_schema: schema, end_user_id: 'u' },
      agent_parameters: { max_steps: 2 },
    },
  ],
  [
    '/v1/chat/completions',
    {
      messages: [
        { role: 'developer', content: 'x' },
        user,
        { role: 'assistant', content: null, refusal: null, tool_calls: [called] },
        { role: 'tool', tool_call_id: 'c', content: [{ type: 'text', text: '{}' }] },
        {
          role: 'user',
          name: 'bob',
          content: [
            { type: 'text', text: 'a' },
            { type: 'image_url', image_url: { url: image } },
          ],
        },
      ],
      stream: true,
      stream_options: { include_usage: true },
      stop: ['a'],
      response_format: { type: 'json_schema', json_schema: { name: 'n', schema, strict: true } },
      tools: [{ type: 'function', function: { name: 'f', parameters: schema } }],
      tool_choice: { type: 'function', function: { name: 'f' } },
      reasoning_effort: 'low',
      max_completion_tokens: 5,
      metadata: { a: 'b' },
    },
  ],
  [
    '/v1/responses',
    {
      instructions: 'x',
      input: [
        { role: 'developer', content: 'x' },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'What is the weather in Rome?' }] },
        {
          type: 'reasoning',
          id: 'rs_1',
          summary: [{ type: 'summary_text', text: 'h' }],
          encrypted_content: 'signature:s',
        },
        {
          type: 'message',
          role: 'assistant',
          id: 'msg_1',
          status: 'completed',
          content: [{ type: 'output_text', text: 'a', annotations: [] }],
        },
        { type: 'function_call', id: 'fc_1', call_id: 'c', name: 'f', arguments: '{"a":1}' },
        { type: 'custom_tool_call', call_id: 'd', name: 'g', input: 'x' },
        { type: 'function_call_output', call_id: 'c', output: [{ type: 'input_text', text: '{}' }] },
        { type: 'custom_tool_call_output', call_id: 'd', output: 'y' },
        { role: 'user', content: [{ type: 'input_image', image_url: image, detail: 'auto' }] },
      ],
      stream: true,
      text: { format: { type: 'json_schema', name: 'n', schema, strict: true }, verbosity: 'low' },
      tools: [
        { type: 'function', name: 'f', parameters: schema, strict: false },
        { type: 'custom', name: 'g', format: { type: 'grammar', syntax: 'lark', definition: 'x' } },
        { type: 'namespace', name: 'n', description: 'd', tools: [{ type: 'function', name: 'h' }] },
      ],
      tool_choice: { type: 'allowed_tools', mode: 'auto', tools: [] },
      reasoning: { effort: 'low', summary: 'auto' },
      max_output_tokens: 5,
      metadata: { a: 'b' },
      store: false,
      previous_response_id: null,
      include: ['reasoning.encrypted_content'],
    },
  ],
  [
    '/v1/completions',
    { prompt: ['x'], max_tokens: 5, stream: true, stop: ['a'], suffix: null, best_of: 1, logit_bias: {}, user: 'u' },
  ],
  [
    '/v1/messages/count_tokens',
    {
      system: 'x',
      messages: [
        user,
        { role: 'user', content: [{ type: 'image', source: { type: 'url', url: 'https://a.test/b' } }] },
      ],
      tools: [{ name: 'f', input_schema: schema }],
      thinking: { type: 'enabled', budget_tokens: 1024 },
    },
  ],
  [
    '/v1/messages',
    {
      max_tokens: 10,
      system: [{ type: 'text', text: 'x', cache_control: { type: 'ephemeral' } }],
      messages: [
        user,
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'h', signature: 's' },
            { type: 'tool_use', id: 'c', name: 'f', input: { a: 1 } },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'c', content: [{ type: 'text', text: 'r' }], is_error: false },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'aa' } },
            { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'x' }, title: 'd' },
          ],
        },
      ],
      stream: true,
      tools: [
        { name: 'f', input_schema: schema },
        { type: 'web_search_20250305', name: 'web_search' },
      ],
      tool_choice: { type: 'any', disable_parallel_tool_use: true },
      thinking: { type: 'enabled', budget_tokens: 1024 },
      output_config: { effort: 'low', format: { type: 'json_schema', schema } },
    },
  ],
  ...['/v1beta/models/demo:generateContent', '/v1beta/models/google-m:streamGenerateContent?alt=sse'].map(
    (path) => [path, contentRequest] as const,
  ),
  ['/v1beta/models/demo:countTokens', contentRequest],
  [
    '/v1beta/models/demo-embedding:batchEmbedContents',
    { requests: [{ content: { parts: [{ text: 'x' }] }, taskType: 'CLUSTERING', outputDimensionality: 8 }] },
  ],
  ['/v1/moderations', { input: [{ type: 'text', text: 'x' }], user: 'u' }],
  ['/v1/rerank', { query: 'q', documents: ['a', { text: 'b' }], top_n: 1, return_documents: true }],
  ['/v1/images/generations', { prompt: 'p', n: 2, size: 's', response_format: 'b64_json', user: 'u' }],
  ['/v1/audio/speech', { input: 'x', instructions: 'y', voice: { id: 'v' }, speed: 1 }],
  ['/v1/embeddings', { input: ['a', 'b'], dimensions: 8, encoding_format: 'base64', user: 'u' }],
];

const anyRequest = fc.constantFrom(...requests).chain(([path, body]) =>
  fc.record({
    path: fc.constant(path),
    model: fc.constantFrom(...(path === '/v1/embeddings' ? ['demo-embedding'] : ['openai-m', 'anthropic-m', 'demo'])),
    body: fc
      .tuple(fc.constantFrom(...placesIn(body)), fc.option(oddValues, { nil: undefined }))
      .map(([place, oddity]) => changed(body, place, oddity)),
  }),
);

await test('random invalid requests get either an answer or a clear 4xx', async (t) => {
  const provider = await startProviderServer(t, ({ socket, dialect, path, stream }) => {
    if (path.endsWith('/speech')) return void socket.write(httpAnswer(200, 'sound', { 'content-type': 'audio/mpeg' }));
    if (/moderations|rerank|images/.test(path))
      return void socket.write(httpAnswer(200, '{"results":[{}],"data":[{}]}'));
    const { [dialect]: answer } = toolAnswers;
    socket.write(stream ? httpChunks([streamOf(answer)]) : httpAnswer(200, answer.whole));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  const asked = fc.asyncProperty(anyRequest, async ({ path, model, body }) => {
    const response = await gateway.post(path, { ...(body as object), model });
    const text = await response.text();
    if (response.status >= 500 || /GW_INTERNAL|GW_PLUGIN_FAILED/.test(text))
      throw new Error(`${response.status} ${text}`);
    if (response.status !== 200 && !/"message":"(?:[^"\\]|\\.){10}/.test(text))
      throw new Error(`says nothing: ${text}`);
  });
  const { failed, seed, counterexample, errorInstance } = await fc.check(asked, { numRuns: 1500 });
  const found = failed ? `: ${String(errorInstance)} ${JSON.stringify(counterexample)}`.slice(0, 2000) : '';
  t.notOk(failed, `seed ${seed}${found}`);
  t.strictSame(
    gateway.log.filter(({ level }) => level === 'error'),
    [],
  );
});
