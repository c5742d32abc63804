/**
 * What an answer says besides its content, of a provider of the client's own dialect, also where it is written anew because a plugin has a stage for answers,
 * and of OpenAI's other API.
 */
import { test } from 'tap';
import { type JsonObject, objectsIn, textIn } from '../../core/api/index.js';
import { modelAt, startProviderGateway, stageHeader } from '../fixtures/gateways/provider-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderCall,
  startProviderServer,
} from '../fixtures/providers/provider-server.js';
import { anthropicClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

interface Sent {
  readonly whole: JsonObject;
  readonly events: readonly JsonObject[];
}

/** A gateway in front of a provider that gives this answer. */
async function start(t: Parameters<typeof startProviderServer>[0], { whole, events }: Sent) {
  const answer = ({ stream, socket }: ProviderCall): void => {
    const written = events.map((event) => {
      const name = textIn(event['type']);
      return Buffer.from(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(event)}\n\n`);
    });
    socket.write(stream ? httpChunks(written) : httpAnswer(200, JSON.stringify(whole)));
  };
  const provider = await startProviderServer(t, answer);
  return { url: (await startProviderGateway(t, { provider: provider.url })).url, apiKey: 'any' };
}

const question = 'Hello';
const ask = [{ role: 'user' as const, content: question }];
const stages: readonly Record<string, string>[] = [{}, { [stageHeader]: '1' }];

const finding = { type: 'moderation_result', model: 'moderator', flagged: true, categories: { hate: true } };
const failed = { type: 'error', code: 'too_long', message: 'The answer is too long.' };
const listed = { input: { type: 'moderation_results', model: 'moderator', results: [finding] }, output: failed };
const single = { input: finding, output: failed };

const token = { token: 'No.', logprob: -0.5, bytes: null, top_logprobs: [] };
const probabilities = { content: null, refusal: [token] };
const filtered = { hate: { filtered: false, severity: 'low' } };
const counts = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };
const ofCompletion = { id: 'c', created: 1, model: 'm', service_tier: 'priority', moderation: listed };

function chunk(delta: JsonObject, more: JsonObject = {}): JsonObject {
  const choices = [{ index: 0, delta, finish_reason: null, ...more }];
  return { ...ofCompletion, object: 'chat.completion.chunk', choices };
}

const completion: Sent = {
  whole: {
    ...ofCompletion,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: 'No.' },
        logprobs: probabilities,
        finish_reason: 'stop',
        native_finish_reason: 'SAFETY',
        content_filter_results: filtered,
      },
    ],
    usage: counts,
  },
  events: [
    chunk({ role: 'assistant', content: null }),
    chunk({ refusal: 'No.' }, { logprobs: probabilities, content_filter_results: filtered }),
    chunk({}, { finish_reason: 'stop', native_finish_reason: 'SAFETY' }),
    { ...chunk({}), choices: [], usage: counts },
  ],
};

await test('chat completions keep what a choice says besides, and the probabilities of a refusal', async (t) => {
  const place = await start(t, completion);
  for (const defaultHeaders of stages) {
    const { completions } = openaiClient(place, { defaultHeaders }).chat;
    const asked = { model: modelAt('openai', 'm'), messages: ask };
    const said = [
      await completions.create(asked),
      await completions.stream({ ...asked, stream_options: { include_usage: true } }).finalChatCompletion(),
    ];
    for (const { choices, service_tier } of said) {
      t.match(choices[0], { native_finish_reason: 'SAFETY', content_filter_results: filtered, finish_reason: 'stop' });
      t.match(choices[0], { logprobs: { refusal: [token] }, message: { refusal: 'No.' } });
      t.equal(service_tier, 'priority');
    }
  }
});

const message = {
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text: 'Yes.', annotations: [], logprobs: [] }],
};
const response = {
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  output: [message],
  service_tier: 'flex',
  moderation: single,
  access_programs: { cyber: true },
  usage: {
    input_tokens: 3,
    input_tokens_details: { cached_tokens: 1, text_tokens: 2 },
    output_tokens: 2,
    output_tokens_details: { reasoning_tokens: 1, text_tokens: 1 },
    total_tokens: 5,
    cost: 0.25,
  },
};

function responseOf(more: JsonObject, end: string): Sent {
  const whole = { ...response, ...more };
  return {
    whole,
    events: [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } },
      { type: 'response.output_item.added', output_index: 0, item: { ...message, content: [] } },
      { type: 'response.output_text.delta', output_index: 0, content_index: 0, delta: 'Yes.' },
      { type: 'response.output_item.done', output_index: 0, item: message },
      { type: `response.${end}`, response: whole },
    ],
  };
}

await test('responses keep the usage and the members of the provider', async (t) => {
  const { responses } = openaiClient(await start(t, responseOf({}, 'completed')));
  const asked = { model: modelAt('responses', 'm'), input: question };
  const said = [await responses.create(asked), await responses.stream(asked).finalResponse()];
  const { usage, service_tier, moderation, access_programs } = response;
  for (const each of said) t.match(each, { usage, service_tier, moderation, access_programs });
});

await test('a response that is incomplete for another reason is not taken for complete', async (t) => {
  const more = { status: 'incomplete', incomplete_details: { reason: 'max_messages' } };
  const place = await start(t, responseOf(more, 'incomplete'));
  const { responses, chat } = openaiClient(place);
  const model = modelAt('responses', 'm');
  const asked = { model, input: question };
  const said = [await responses.create(asked), await responses.stream(asked).finalResponse()];
  for (const { status } of said) t.equal(status, 'incomplete');
  t.match((await chat.completions.create({ model, messages: ask })).choices[0], { finish_reason: 'length' });
});

await test('clients of either API of OpenAI are told the tier and the moderation by models of the other one', async (t) => {
  const ofResponses = openaiClient(await start(t, responseOf({}, 'completed'))).chat.completions;
  const inResponses = { model: modelAt('responses', 'm'), messages: ask };
  for (const said of [
    await ofResponses.create(inResponses),
    await ofResponses.stream(inResponses).finalChatCompletion(),
  ]) {
    t.match(said, { service_tier: 'flex', moderation: listed });
  }
  const { responses } = openaiClient(await start(t, completion));
  const inChat = { model: modelAt('openai', 'm'), input: question };
  for (const said of [await responses.create(inChat), await responses.stream(inChat).finalResponse()]) {
    t.match(said, { service_tier: 'priority', moderation: single });
  }
});

await test('messages keep what is said at their start', async (t) => {
  const diagnostics = { cache_miss_reason: { type: 'model_changed' } };
  const said = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    diagnostics,
    content: [{ type: 'text', text: 'Yes.' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const place = await start(t, {
    whole: said,
    events: [
      { type: 'message_start', message: { ...said, content: [], stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Yes.' } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } },
      { type: 'message_stop' },
    ],
  });
  for (const defaultHeaders of stages) {
    const { messages } = anthropicClient(place, { defaultHeaders }).beta;
    const asked = { model: modelAt('anthropic', 'm'), max_tokens: 9, messages: ask };
    for (const each of [await messages.create(asked), await messages.stream(asked).finalMessage()]) {
      t.match(each, { diagnostics, content: [{ text: 'Yes.' }] });
    }
  }
});

await test('contents of Gemini can be continued, and keep what is said about them', async (t) => {
  const candidate = { content: { role: 'model', parts: [{ text: 'Yes.' }] }, index: 0 };
  const end = { finishReason: 'CONTINUATION', continuationToken: 'more', tokenCount: 1 };
  const status = { modelStatus: { message: 'retires soon', modelStage: 'LEGACY' } };
  const usageMetadata = {
    promptTokenCount: 3,
    candidatesTokenCount: 1,
    totalTokenCount: 4,
    initialPromptTokenCount: 2,
  };
  const head = { modelVersion: 'm', responseId: 'r', ...status };
  const place = await start(t, {
    whole: { ...head, candidates: [{ ...candidate, ...end }], usageMetadata },
    events: [
      { ...head, candidates: [candidate] },
      { ...head, candidates: [{ index: 0, ...end }], usageMetadata },
    ],
  });
  for (const headers of stages) {
    // The SDK continues by itself until there is all of it.
    const post = (method: string): Promise<Response> => {
      const body = JSON.stringify({ contents: [{ parts: [{ text: question }] }] });
      return fetch(`${place.url}/v1beta/models/${modelAt('google', 'm')}:${method}`, { method: 'POST', headers, body });
    };
    t.match(await (await post('generateContent')).json(), { ...status, usageMetadata, candidates: [end] });
    const events = (await (await post('streamGenerateContent?alt=sse')).text())
      .split('\n')
      .filter((line) => line !== '');
    const said = events.map((line) => JSON.parse(line.slice('data: '.length)) as JsonObject);
    const candidates = said.flatMap((each) => objectsIn(each['candidates']));
    t.match(Object.assign({}, ...candidates), end);
    t.match(Object.assign({}, ...said), { ...status, usageMetadata });
  }
});
