/**
 * Clients of every API let models of other APIs search the web: the provider gets its own tool, and the client is told in its own form what was searched
 * for. The official SDKs ask, read the answers, and send them back.
 */
import type Anthropic from '@anthropic-ai/sdk';
import type { Content } from '@google/genai';
import type OpenAI from 'openai';
import { test } from 'tap';
import { type JsonObject, objectsIn, textIn } from '../../core/api/index.js';
import { modelAt, startProviderGateway, stageHeader } from '../fixtures/gateways/provider-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderCall,
  startProviderServer,
} from '../fixtures/providers/provider-server.js';
import { anthropicClient, googleClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

const [query, said, url] = ['weather in Delft', 'It rains.', 'https://a.test/'];
const question = 'How is the weather?';
const cited = { type: 'url_citation', url, title: 'A', start_index: 0, end_index: said.length };

const made = { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query } };
const item = {
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text: said, annotations: [cited], logprobs: [] }],
};
const response = {
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  output: [made, item],
  usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
};

const location = { type: 'web_search_result_location', url, title: 'A', encrypted_index: 'x', cited_text: 'Rain.' };
const result = { type: 'web_search_result', url, title: 'A', encrypted_content: 'y', page_age: null };
const call = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search' };
const found = { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [result] };
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [{ ...call, input: { query } }, found, { type: 'text', text: said, citations: [location] }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1, server_tool_use: { web_search_requests: 1 } },
};
const generated = {
  candidates: [
    {
      content: { role: 'model', parts: [{ text: said }] },
      index: 0,
      finishReason: 'STOP',
      groundingMetadata: {
        webSearchQueries: [query],
        groundingChunks: [{ web: { uri: url, title: 'A' } }],
        groundingSupports: [{ segment: { endIndex: said.length, text: said }, groundingChunkIndices: [0] }],
      },
    },
  ],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1 },
  modelVersion: 'm',
  responseId: 'r',
};

const providers = ['responses', 'anthropic', 'google'] as const;
type Searching = (typeof providers)[number];
const sent: Readonly<Record<Searching, { readonly whole: JsonObject; readonly events: readonly JsonObject[] }>> = {
  responses: {
    whole: response,
    events: [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } },
      { type: 'response.output_item.added', output_index: 0, item: { ...made, status: 'in_progress' } },
      { type: 'response.web_search_call.searching', output_index: 0, item_id: 'ws_1' },
      { type: 'response.output_item.done', output_index: 0, item: made },
      { type: 'response.output_item.added', output_index: 1, item: { ...item, content: [] } },
      { type: 'response.output_text.delta', output_index: 1, content_index: 0, delta: said },
      { type: 'response.output_item.done', output_index: 1, item },
      { type: 'response.completed', response },
    ],
  },
  anthropic: {
    whole: message,
    events: [
      { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: { ...call, input: {} } },
      ...['{"query":"weather ', 'in Delft"}'].map((partial_json) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json },
      })),
      { type: 'content_block_stop', index: 0 },
      { type: 'content_block_start', index: 1, content_block: found },
      { type: 'content_block_stop', index: 1 },
      { type: 'content_block_start', index: 2, content_block: { type: 'text', text: '', citations: [] } },
      { type: 'content_block_delta', index: 2, delta: { type: 'citations_delta', citation: location } },
      { type: 'content_block_delta', index: 2, delta: { type: 'text_delta', text: said } },
      { type: 'content_block_stop', index: 2 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: message.usage },
      { type: 'message_stop' },
    ],
  },
  google: { whole: generated, events: [generated] },
};

function answer({ dialect, stream, socket }: ProviderCall): void {
  const { whole, events } = sent[dialect as Searching];
  const written = events.map((event) => {
    const name = textIn(event['type']);
    return Buffer.from(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(event)}\n\n`);
  });
  socket.write(stream ? httpChunks(written) : httpAnswer(200, JSON.stringify(whole)));
}

async function start(t: Parameters<typeof startProviderServer>[0]) {
  const provider = await startProviderServer(t, answer);
  const { url: address } = await startProviderGateway(t, { provider: provider.url });
  return {
    place: { url: address, apiKey: 'any' },
    /** The tools in the last request that the provider has got. */
    tools: () => objectsIn(provider.calls.at(-1)?.json['tools']),
    last: () => provider.calls.at(-1)?.body ?? '',
  };
}

/** What each provider is asked for by a client that has said nothing about its search. */
const plain: Readonly<Record<Searching, JsonObject>> = {
  responses: { type: 'web_search' },
  anthropic: { type: 'web_search_20250305', name: 'web_search', max_uses: 5 },
  google: { googleSearch: {} },
};

await test('clients of chat completions search with an option or a tool', async (t) => {
  const { place, tools } = await start(t);
  for (const defaultHeaders of [{}, { [stageHeader]: '1' }]) {
    const { completions } = openaiClient(place, { defaultHeaders }).chat;
    const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: question }];
    for (const dialect of providers) {
      const model = modelAt(dialect, 'm');
      for (const search of [{ web_search_options: {} }, { tools: [{ type: 'web_search' }] as never }]) {
        const whole = (await completions.create({ model, messages, ...search })).choices[0]?.message;
        t.strictSame(tools(), [plain[dialect]], dialect);
        const streamed = await completions.stream({ model, messages, ...search }).finalChatCompletion();
        for (const each of [whole, streamed.choices[0]?.message]) {
          t.equal(each?.content, said);
          t.match(each?.annotations, [{ url_citation: { url } }]);
          t.equal(each?.tool_calls, undefined, 'nothing for the client to do');
        }
      }
    }
  }
});

await test('clients of the Responses API see what was searched for, and send it back', async (t) => {
  const { place, tools, last } = await start(t);
  for (const defaultHeaders of [{}, { [stageHeader]: '1' }]) {
    const { responses } = openaiClient(place, { defaultHeaders });
    for (const dialect of ['anthropic', 'google'] as const) {
      const asked = { model: modelAt(dialect, 'm'), tools: [{ type: 'web_search' as const }] };
      const whole = await responses.create({ ...asked, input: question });
      t.strictSame(tools(), [plain[dialect]], dialect);
      const types: string[] = [];
      const streaming = responses.stream({ ...asked, input: question });
      streaming.on('event', ({ type }) => types.push(type));
      const streamed = await streaming.finalResponse();
      const steps = types.filter((type) => type.startsWith('response.web_search_call.'));
      t.strictSame(
        steps.map((type) => type.slice('response.web_search_call.'.length)),
        ['in_progress', 'searching', 'completed'],
      );
      for (const { output, output_text } of [whole, streamed]) {
        t.equal(output_text, said);
        const searches = output.filter(({ type }) => type === 'web_search_call');
        const action = { type: 'search', query, queries: [query] };
        t.match(searches, [{ id: /^ws_/, status: 'completed', action }], dialect);
        t.equal(searches.length, 1);
        const input = [{ role: 'user' as const, content: question }, ...output] as OpenAI.Responses.ResponseInput;
        t.equal((await responses.create({ ...asked, input })).output_text, said);
        t.notMatch(last(), /web_search_call/, 'other providers do not know it');
      }
    }
    const choice = { type: 'web_search' } as unknown as OpenAI.Responses.ToolChoiceTypes;
    const demanded = { tools: [{ type: 'web_search' as const }], tool_choice: choice };
    await responses.create({ model: modelAt('anthropic', 'm'), input: question, ...demanded });
    t.match(last(), '"tool_choice":{"type":"tool","name":"web_search"}');
  }
});

await test('clients of the Messages API get the call of a search, and the pages that the answer names as its result', async (t) => {
  const { place, tools, last } = await start(t);
  const search: Anthropic.ToolUnion = { type: 'web_search_20250305', name: 'web_search' };
  const turn: Anthropic.MessageParam = { role: 'user', content: question };
  for (const defaultHeaders of [{}, { [stageHeader]: '1' }]) {
    const { messages } = anthropicClient(place, { defaultHeaders });
    for (const dialect of ['responses', 'google'] as const) {
      const asked = { model: modelAt(dialect, 'm'), max_tokens: 99, messages: [turn] };
      const whole = await messages.create({ ...asked, tools: [search] });
      t.strictSame(tools(), [plain[dialect]], dialect);
      const streamed = await messages.stream({ ...asked, tools: [search] }).finalMessage();
      for (const { content, usage, stop_reason } of [whole, streamed]) {
        t.equal(stop_reason, 'end_turn');
        t.strictSame(usage.server_tool_use, { web_search_requests: 1, web_fetch_requests: 0 });
        const [begun] = content.filter(({ type }) => type === 'server_tool_use');
        t.match(begun, { id: /^srvtoolu_/, name: 'web_search', input: { query } }, dialect);
        const pages = [{ type: 'web_search_result', url, title: 'A' }];
        const { id } = begun as Anthropic.ServerToolUseBlock;
        t.match(content.at(-1), { type: 'web_search_tool_result', tool_use_id: id, content: pages });
        const messagesBack: Anthropic.MessageParam[] = [turn, { role: 'assistant', content }, turn];
        for (const next of [dialect, 'anthropic'] as const) {
          const model = modelAt(next, 'm');
          await messages.create({ ...asked, model, tools: [search], messages: messagesBack });
        }
        t.notMatch(last(), /srvtoolu_/, 'the provider refuses searches of others');
      }
      const unasked = await messages.create(asked);
      t.equal(unasked.content.length, 1, 'an app that has asked for no search gets none');
    }
  }
});

await test('clients of generateContent get the queries', async (t) => {
  const { place, tools } = await start(t);
  const { models } = googleClient(place);
  const contents: Content[] = [{ role: 'user', parts: [{ text: question }] }];
  for (const dialect of ['responses', 'anthropic'] as const) {
    const asked = { model: modelAt(dialect, 'm'), contents, config: { tools: [{ googleSearch: {} }] } };
    const whole = (await models.generateContent(asked)).candidates?.[0]?.groundingMetadata;
    t.strictSame(tools(), [plain[dialect]], dialect);
    const streamed = [];
    for await (const { candidates } of await models.generateContentStream(asked))
      if (candidates?.[0]?.groundingMetadata) streamed.push(candidates[0].groundingMetadata);
    for (const metadata of [whole, ...streamed])
      t.match(metadata, { webSearchQueries: [query], groundingChunks: [{ web: { uri: url } }] }, dialect);
    t.equal(streamed.length, 1);
  }
});

await test('what a client says of its search is said to every provider that can keep to it', async (t) => {
  const { place, tools, last } = await start(t);
  const { responses } = openaiClient(place);
  const { messages } = anthropicClient(place);
  const near = { type: 'approximate' as const, country: 'NL', city: 'Delft' };
  const filters = { allowed_domains: ['a.test'] };
  const asked = { input: question, max_tool_calls: 2 };
  const search = { type: 'web_search' as const, filters, user_location: near };
  await responses.create({ ...asked, model: modelAt('anthropic', 'm'), tools: [search] });
  t.strictSame(tools(), [{ ...plain.anthropic, max_uses: 2, ...filters, user_location: near }]);
  const refused = responses.create({ ...asked, model: modelAt('google', 'm'), tools: [search] });
  await t.rejects(refused, { status: 400, param: 'tools', message: /domains/ });
  const own: Anthropic.ToolUnion = {
    type: 'web_search_20250305',
    name: 'web_search',
    max_uses: 3,
    blocked_domains: ['b.test'],
    user_location: near,
  };
  const turn: Anthropic.MessageParam = { role: 'user', content: question };
  await messages.create({ model: modelAt('responses', 'm'), max_tokens: 99, messages: [turn], tools: [own] });
  t.strictSame(tools(), [{ ...plain.responses, filters: { blocked_domains: ['b.test'] }, user_location: near }]);
  t.match(last(), '"max_tool_calls":3');
});
