import { type Test, test } from 'tap';
import type { JsonObject, Plugin } from '../../../core/api/index.js';
import providerAnthropic from '../../../plugins/provider-anthropic/plugin.js';
import providerGoogle from '../../../plugins/provider-google/plugin.js';
import providerOpenai from '../../../plugins/provider-openai/plugin.js';
import { type PolicyGateway, startPolicyGateway } from '../../fixtures/gateways/policy-gateway.js';
import { httpAnswer, type ProviderServer, startProviderServer } from '../../fixtures/providers/provider-server.js';

const email = 'ada@example.org';
const label = '[EMAIL_ADDRESS]';
const png = 'iVBORw0KGgo=';
const call = { id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } };

/** Parts of a message in the OpenAI dialect. */
const openaiParts: readonly JsonObject[] = [
  { type: 'image_url', image_url: { url: `data:image/png;base64,${png}`, note: email, more: [{ [email]: 1 }] } },
  { type: 'image_url', image_url: { url: `data:image/png;base64,${png}`, detail: email } },
  { type: 'image_url', image_url: { url: `data:image/png;name=${email};base64,${png}` } },
  { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav', transcript: email } },
  { type: 'input_audio', input_audio: { data: 'AAAA', format: email } },
  { type: 'input_audio', input_audio: { data: `Spoken by ${email}`, format: 'wav' } },
  { type: 'file', file: { file_data: 'data:application/pdf;base64,JVBERi0xLjQK', filename: 'a.pdf', author: email } },
  { type: 'file', file: { file_id: 'file-1', author: email } },
];

/** Parts of an answer that is sent back. If they have been changed, only their texts are sent. */
const openaiThoughts: readonly JsonObject[] = [
  { type: 'thinking', text: 'Hm', thinking: email },
  { type: 'thinking', thinking: [{ type: 'text', text: 'Hm', more: email }] },
  { type: 'thinking', thinking: 'Hm', more: email },
];

const source = { type: 'base64', media_type: 'image/png', data: png };

/** Blocks of a message in the Anthropic dialect. */
const anthropicBlocks: readonly JsonObject[] = [
  { type: 'image', source: { ...source, note: email } },
  { type: 'image', source: { type: 'url', url: 'https://example.com/a.png', data: email } },
  { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'Hi', note: email } },
  { type: 'document', source: { type: 'file', file_id: 'file_1', note: email } },
  { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0xLjQK', note: email } },
  { type: 'document', source: { type: 'content', content: 'Hi', note: email } },
];

/** Blocks of which the gateway keeps less where it changes them. */
const anthropicOthers: readonly JsonObject[] = [
  { type: 'image', source: { ...source, media_type: `image/png;name=${email}` } },
  { type: 'document', source: { type: 'text', media_type: email, data: 'Hi' } },
  { type: 'search_result', source: 's', title: 't', content: [{ type: 'text', text: 'Hi', note: email }] },
  {
    type: 'search_result',
    source: 's',
    title: 't',
    content: [{ type: 'image', source: { type: 'url', url: `https://example.com/?${email}` } }],
  },
];

const asked: JsonObject = { role: 'user', parts: [{ text: 'Look' }] };

/** Requests in Gemini's form. */
const geminiRequests: readonly JsonObject[] = [
  { contents: [asked], labels: { team: email } },
  { contents: [asked], note: email },
  { contents: [asked], generationConfig: { temperature: 1, speechConfig: { languageCode: email }, [email]: [1] } },
  { contents: [asked], generation_config: { top_p: 1, speech_config: { language_code: email } } },
  {
    contents: [
      {
        role: 'user',
        parts: [{ text: 'Look' }, { inlineData: { mimeType: 'image/png', data: png, displayName: email } }],
      },
    ],
  },
];

function answerOf(path: string): string {
  if (path.includes(':generateContent'))
    return JSON.stringify({ candidates: [{ content: { parts: [{ text: 'Fine.' }] }, finishReason: 'STOP' }] });
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, input_tokens: 1, output_tokens: 1 };
  return JSON.stringify(
    path.endsWith('/messages')
      ? { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [{ type: 'text', text: 'Fine.' }], usage }
      : {
          id: 'c',
          choices: [{ index: 0, message: { role: 'assistant', content: 'Fine.' }, finish_reason: 'stop' }],
          usage,
        },
  );
}

/** Sends a body with an address somewhere, with a policy that redacts and with one that blocks. */
type Send = (path: string, body: JsonObject, name: string) => Promise<string>;

interface World {
  readonly provider: ProviderServer;
  readonly gateway: PolicyGateway;
}

async function startWorld(t: Test): Promise<World> {
  const provider = await startProviderServer(t, ({ socket, path }) => {
    socket.write(httpAnswer(200, answerOf(path)));
  });
  const gateway = await startPolicyGateway(t, [
    {
      plugin: providerOpenai as unknown as Plugin,
      config: { baseUrl: `${provider.url}/v1`, apiKey: 'k', models: ['gpt-*'] },
    },
    {
      plugin: providerAnthropic as unknown as Plugin,
      config: { baseUrl: provider.url, apiKey: 'k', models: ['claude-*'] },
    },
    {
      plugin: providerGoogle as unknown as Plugin,
      config: { baseUrl: provider.url, apiKey: 'k', models: ['gemini-*'] },
    },
  ]);
  return { provider, gateway };
}

async function startSending(t: Test): Promise<Send> {
  const { provider, gateway } = await startWorld(t);
  const redacting = await gateway.connect([{ type: 'pii_detection', action: 'redact' }]);
  const blocking = await gateway.connect([{ type: 'pii_detection', action: 'block' }]);
  return async (path, body, name) => {
    const refused = await blocking.post(path, body);
    const before = provider.calls.length;
    // A file that is blocked is left out; the words around it go on.
    if (refused.status === 200) t.notMatch(provider.calls.at(-1)?.body, email, name);
    else t.match(await refused.text(), 'EMAIL_ADDRESS', name);
    t.equal((await redacting.post(path, body)).status, 200, name);
    t.equal(provider.calls.length, before + 1, name);
    return provider.calls.at(-1)?.body ?? '';
  };
}

await test('members of content that the gateway does not read are governed', async (t) => {
  const send = await startSending(t);
  const look = { type: 'text', text: 'Look' };

  await t.test('OpenAI dialect', async (t) => {
    const user = (part: JsonObject) => [{ role: 'user', content: [look, part] }];
    const thought = (part: JsonObject) => [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: [part, look], tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c', content: '1' },
    ];
    for (const part of openaiParts) {
      const name = JSON.stringify(part);
      const sent = await send('/v1/chat/completions', { model: 'gpt-x', messages: user(part) }, name);
      const expected = JSON.parse(name.replaceAll(email, label)) as JsonObject;
      t.strictSame((JSON.parse(sent) as { messages: unknown }).messages, user(expected), name);
    }
    for (const part of openaiThoughts) {
      const name = JSON.stringify(part);
      const sent = await send('/v1/chat/completions', { model: 'gpt-x', messages: thought(part) }, name);
      t.notMatch(sent, email, name);
      t.match(sent, /"Hm"/, name);
    }
  });

  await t.test('Anthropic dialect', async (t) => {
    const asked = (block: JsonObject) => ({
      model: 'claude-x',
      max_tokens: 9,
      messages: [{ role: 'user', content: [look, block] }],
    });
    for (const block of anthropicBlocks) {
      const name = JSON.stringify(block);
      const sent = await send('/v1/messages', asked(block), name);
      const expected = JSON.parse(name.replaceAll(email, label)) as JsonObject;
      t.strictSame(JSON.parse(sent), asked(expected), name);
    }
    for (const block of anthropicOthers) {
      const name = JSON.stringify(block);
      t.notMatch(await send('/v1/messages', asked(block), name), email, name);
    }
  });

  await t.test("Gemini's form", async (t) => {
    for (const body of geminiRequests) {
      const name = JSON.stringify(body);
      const sent = await send('/v1beta/models/gemini-x:generateContent', body, name);
      t.strictSame(JSON.parse(sent), JSON.parse(name.replaceAll(email, label)), name);
    }
    const systemInstruction = { parts: [{ text: 'Be kind.' }], note: email };
    const sent = await send(
      '/v1beta/models/gemini-x:generateContent',
      { contents: [asked], systemInstruction },
      'system',
    );
    t.notMatch(sent, email);
    t.match(sent, 'Be kind.');
  });

  await t.test('stop sequences', async (t) => {
    const messages = [{ role: 'user', content: 'Hi' }];
    const stop = ['###', email];
    const expected = ['###', label];
    t.match(JSON.parse(await send('/v1/chat/completions', { model: 'gpt-x', messages, stop }, 'openai')), {
      stop: expected,
    });
    const anthropic = { model: 'claude-x', max_tokens: 9, messages, stop_sequences: stop };
    t.match(JSON.parse(await send('/v1/messages', anthropic, 'anthropic')), { stop_sequences: expected });
  });
});

await test('all that a model gets of a definition of a tool is governed', async (t) => {
  const { provider, gateway } = await startWorld(t);
  const filter = { type: 'keyword_filter', action: 'redact', configuration: { words: ['falcon'] } };
  const connection = await gateway.connect([filter]);
  await t.test('a custom tool for a model that knows only functions', async (t) => {
    for (const model of ['gpt-x', 'claude-x', 'gemini-x']) {
      const tools = [{ type: 'custom', name: 'note', description: 'Notes what falcon says.' }];
      t.equal((await connection.post('/v1/responses', { model, input: 'Hi', tools })).status, 200, model);
      const sent = provider.calls.at(-1)?.body;
      t.match(sent, 'Notes what', model);
      t.notMatch(sent, 'falcon', model);
    }
  });

  await t.test('unknown members of a function, which nobody can replace', async (t) => {
    const messages = [{ role: 'user', content: 'Hi' }];
    const one = { name: 'f', parameters: { type: 'object', properties: {} }, examples: ['falcon'] };
    for (const named of [{ tools: [{ type: 'function', function: one }] }, { functions: [one] }]) {
      const before = provider.calls.length;
      const refused = await connection.post('/v1/chat/completions', { model: 'gpt-x', messages, ...named });
      t.match(await refused.json(), { error: { code: 'GW_POLICY_BLOCKED' } });
      t.equal(provider.calls.length, before);
    }
  });
});
