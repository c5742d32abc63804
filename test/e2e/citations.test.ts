/**
 * The sources that a provider gives reach clients of every API in the form of that API, streamed and whole, at the place that they belong to: each API
 * counts in a unit of its own. The official SDKs read them, and send the answer back.
 */
import type Anthropic from '@anthropic-ai/sdk';
import type { Candidate, Content } from '@google/genai';
import type OpenAI from 'openai';
import { test } from 'tap';
import { type JsonObject, textIn } from '../../core/api/index.js';
import { modelAt, startProviderGateway, stageHeader } from '../fixtures/gateways/provider-gateway.js';
import {
  httpAnswer,
  httpChunks,
  type ProviderCall,
  startProviderServer,
} from '../fixtures/providers/provider-server.js';
import type { ProviderDialect } from '../fixtures/providers/recorded-answers.js';
import { anthropicClient, googleClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

/** Characters of one to four bytes stand before what is cited. */
const pieces = ['Zoë 🎉 says: ', 'it rains.', ' ', 'It is cold.'] as const;
const text = pieces.join('');
const pages = [
  { url: 'https://a.test/', title: 'A', said: pieces[1] },
  { url: 'https://b.test/', title: 'B', said: pieces[3] },
] as const;
type Cited = readonly [url: string, text: string];
const cited: readonly Cited[] = pages.map(({ url, said }) => [url, said]);
/** Where the text has left already when its sources come, they belong to all of it. */
const citedByAll: readonly Cited[] = pages.map(({ url }) => [url, text]);

const placed = pages.map(({ url, title, said }) => {
  const start_index = text.indexOf(said);
  return { url, title, start_index, end_index: start_index + said.length };
});
const annotations = placed.map((url_citation) => ({ type: 'url_citation', url_citation }));
const flat = placed.map((citation) => ({ type: 'url_citation', ...citation }));
const locations = pages.map(({ url, title }) => {
  return { type: 'web_search_result_location', url, title, encrypted_index: `mark of ${title}`, cited_text: 'Rain.' };
});
const groundingMetadata = {
  webSearchQueries: ['weather'],
  groundingChunks: pages.map(({ url: uri, title }) => ({ web: { uri, title } })),
  groundingSupports: pages.map(({ said }, index) => {
    const startIndex = Buffer.byteLength(text.slice(0, text.indexOf(said)));
    const segment = { startIndex, endIndex: startIndex + Buffer.byteLength(said), text: said };
    return { segment, groundingChunkIndices: [index] };
  }),
};

function chunk(delta: JsonObject, finish_reason: string | null = null): JsonObject {
  return {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason }],
  };
}

const item = {
  type: 'message',
  id: 'msg_1',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: flat, logprobs: [] }],
};
const response = {
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  output: [item],
  usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
};
/** What each piece cites. */
const citations: readonly (readonly JsonObject[])[] = [[], locations.slice(0, 1), [], locations.slice(1)];
const blocks = pieces.map(
  (piece, index): JsonObject => ({ type: 'text', text: piece, citations: citations[index] ?? [] }),
);
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: blocks,
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};

function generated(parts: readonly JsonObject[], more: JsonObject = {}): JsonObject {
  const candidates = [{ content: { role: 'model', parts }, index: 0, ...more }];
  return {
    candidates,
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1 },
    modelVersion: 'm',
    responseId: 'r',
  };
}

type Sent = Readonly<
  Record<Exclude<ProviderDialect, 'bedrock'>, { readonly whole: JsonObject; readonly events: readonly JsonObject[] }>
>;

const sent: Sent = {
  openai: {
    whole: {
      ...chunk({}),
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: text, annotations }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    },
    events: [
      chunk({ role: 'assistant', content: '' }),
      ...pieces.map((content) => chunk({ content })),
      chunk({ annotations }),
      chunk({}, 'stop'),
    ],
  },
  responses: {
    whole: response,
    events: [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } },
      { type: 'response.output_item.added', output_index: 0, item: { ...item, content: [] } },
      ...pieces.map((delta) => ({ type: 'response.output_text.delta', output_index: 0, content_index: 0, delta })),
      ...flat.map((annotation) => ({ type: 'response.output_text.annotation.added', output_index: 0, annotation })),
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response },
    ],
  },
  anthropic: {
    whole: message,
    events: [
      { type: 'message_start', message: { ...message, content: [], stop_reason: null } },
      ...pieces.flatMap((piece, index) => [
        { type: 'content_block_start', index, content_block: { type: 'text', text: '', citations: [] } },
        // The provider sends them before the text, or behind it.
        ...(citations[index] ?? []).map((citation) => ({
          type: 'content_block_delta',
          index,
          delta: { type: 'citations_delta', citation },
        })),
        { type: 'content_block_delta', index, delta: { type: 'text_delta', text: piece } },
        { type: 'content_block_stop', index },
      ]),
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } },
      { type: 'message_stop' },
    ] as readonly JsonObject[],
  },
  google: {
    whole: generated([{ text }], { finishReason: 'STOP', groundingMetadata }),
    events: [
      ...pieces.map((piece) => generated([{ text: piece }])),
      // The models sign their answers at the end.
      generated([{ text: '', thoughtSignature: 'c2ln' }], { finishReason: 'STOP', groundingMetadata }),
    ],
  },
};
const providers = Object.keys(sent) as (keyof Sent)[];

function answer({ dialect, stream, socket }: ProviderCall): void {
  const { whole, events } = sent[dialect as keyof Sent];
  const written = events.map((event) => {
    const name = textIn(event['type']);
    return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(event)}\n\n`;
  });
  const bytes = [...written, ...(dialect === 'openai' ? ['data: [DONE]\n\n'] : [])].map((each) => Buffer.from(each));
  socket.write(stream ? httpChunks(bytes) : httpAnswer(200, JSON.stringify(whole)));
}

const question = 'How is the weather?';

async function start(t: Parameters<typeof startProviderServer>[0]) {
  const provider = await startProviderServer(t, answer);
  return { provider, place: { url: (await startProviderGateway(t, { provider: provider.url })).url, apiKey: 'any' } };
}

await test('clients of chat completions get annotations, and send them back', async (t) => {
  const { place } = await start(t);
  for (const defaultHeaders of [{}, { [stageHeader]: '1' }]) {
    const { completions } = openaiClient(place, { defaultHeaders }).chat;
    for (const dialect of providers) {
      const asked = { model: modelAt(dialect, 'm'), web_search_options: {} };
      const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: question }];
      const whole = (await completions.create({ ...asked, messages })).choices[0]?.message;
      const streamed = (await completions.stream({ ...asked, messages }).finalChatCompletion()).choices[0]?.message;
      for (const said of [whole, streamed]) {
        t.equal(said?.content, text, dialect);
        const found = said?.annotations?.map(({ url_citation: { url, title, start_index, end_index } }) => {
          t.match(title, /^[AB]$/);
          return [url, text.slice(start_index, end_index)];
        });
        t.strictSame(found, cited, dialect);
        if (!said) continue;
        const again = await completions.create({ ...asked, messages: [...messages, said, ...messages] });
        t.equal(again.choices[0]?.message.content, text, `${dialect}: the conversation goes on`);
      }
    }
  }
});

await test('clients of the Responses API get annotations and their events, and send them back', async (t) => {
  const { place } = await start(t);
  const { responses } = openaiClient(place);
  for (const dialect of providers) {
    const asked = { model: modelAt(dialect, 'm'), tools: [{ type: 'web_search' as const }] };
    const whole = await responses.create({ ...asked, input: question });
    const types: string[] = [];
    const streaming = responses.stream({ ...asked, input: question });
    streaming.on('event', ({ type }) => types.push(type));
    const streamed = await streaming.finalResponse();
    const added = types.filter((type) => type === 'response.output_text.annotation.added');
    t.equal(added.length, pages.length, dialect);
    t.ok(types.lastIndexOf('response.output_text.annotation.added') < types.indexOf('response.output_text.done'));
    for (const answered of [whole, streamed]) {
      t.equal(answered.output_text, text);
      t.strictSame(annotationsIn(answered), cited, dialect);
      const conversation = [{ role: 'user' as const, content: question }, ...answered.output];
      const again = await responses.create({ ...asked, input: conversation as OpenAI.Responses.ResponseInput });
      t.equal(again.output_text, text, `${dialect}: the conversation goes on`);
    }
  }
});

function annotationsIn({ output }: OpenAI.Responses.Response): readonly Cited[] {
  const parts = output.flatMap((each) => (each.type === 'message' ? each.content : []));
  return parts.flatMap((part) =>
    part.type !== 'output_text'
      ? []
      : part.annotations.flatMap((each) =>
          each.type === 'url_citation' ? [[each.url, part.text.slice(each.start_index, each.end_index)] as const] : [],
        ),
  );
}

await test('clients of the Messages API get citations of their texts, and send back only those of their provider', async (t) => {
  const { place, provider } = await start(t);
  const { messages } = anthropicClient(place);
  const tools: Anthropic.ToolUnion[] = [{ type: 'web_search_20250305', name: 'web_search' }];
  for (const dialect of providers) {
    const asked = { model: modelAt(dialect, 'm'), max_tokens: 99, tools };
    const turn: Anthropic.MessageParam = { role: 'user', content: question };
    const whole = await messages.create({ ...asked, messages: [turn] });
    const streamed = await messages.stream({ ...asked, messages: [turn] }).finalMessage();
    t.strictSame(citedBlocks(whole), cited, dialect);
    t.strictSame(citedBlocks(streamed), dialect === 'anthropic' ? cited : citedByAll, `${dialect}, streamed`);
    for (const { content } of [whole, streamed]) {
      t.equal(content.map((block) => (block.type === 'text' ? block.text : '')).join(''), text);
      const conversation: Anthropic.MessageParam[] = [turn, { role: 'assistant', content }, turn];
      await messages.create({ ...asked, model: modelAt('anthropic', 'm'), messages: conversation });
      const back = JSON.stringify(provider.calls.at(-1)?.json['messages']);
      t.equal(
        back.includes('"citations"'),
        dialect === 'anthropic',
        `${dialect}: the provider refuses those of others`,
      );
      t.equal(back.includes('mark of A'), dialect === 'anthropic');
    }
  }
  const model = modelAt('google', 'm');
  const unasked = await messages.create({ model, max_tokens: 99, messages: [{ role: 'user', content: question }] });
  t.equal(unasked.content.length, 1, 'an app that has asked for no search finds all of the answer in the first text');
});

function citedBlocks({ content }: Anthropic.Message): readonly Cited[] {
  return content.flatMap((block) =>
    block.type !== 'text'
      ? []
      : (block.citations ?? []).flatMap((each) =>
          each.type === 'web_search_result_location' ? [[each.url, block.text.trim()] as const] : [],
        ),
  );
}

await test('clients of generateContent get grounding metadata, whose indices count bytes', async (t) => {
  const { place } = await start(t);
  const { models } = googleClient(place);
  for (const dialect of providers) {
    const contents: Content[] = [{ role: 'user', parts: [{ text: question }] }];
    // Its own search exists nowhere else; other models may search by themselves.
    const config = dialect === 'google' ? { tools: [{ googleSearch: {} }] } : {};
    const asked = { model: modelAt(dialect, 'm'), contents, config };
    const whole = (await models.generateContent(asked)).candidates?.[0];
    const streamed: Candidate[] = [];
    for await (const { candidates } of await models.generateContentStream(asked)) streamed.push(...(candidates ?? []));
    const last = streamed.filter(({ groundingMetadata: said }) => said?.groundingChunks);
    t.equal(last.length, 1, `${dialect}: once in a stream`);
    for (const candidate of [whole, last[0]]) t.strictSame(groundedTexts(candidate), cited, dialect);
  }
});

function groundedTexts(candidate: Candidate | undefined): readonly Cited[] {
  const { groundingChunks = [], groundingSupports = [] } = candidate?.groundingMetadata ?? {};
  return groundingSupports.flatMap(({ segment, groundingChunkIndices = [] }) =>
    groundingChunkIndices.map((index) => {
      const said = Buffer.from(text).subarray(segment?.startIndex, segment?.endIndex).toString();
      return [groundingChunks[index]?.web?.uri ?? '', said === segment?.text ? said : ''] as const;
    }),
  );
}
