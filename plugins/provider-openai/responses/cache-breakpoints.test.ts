import { test } from 'tap';
import type { ChatCall, JsonObject, Message, TextBlock } from '../../../core/api/index.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';
import { noArguments } from '../fixtures/sample-calls.js';

const openai = { api: 'responses', baseUrl: 'https://api.openai.com/v1' } as const;
const answer = { body: { id: 'resp_1', model: 'gpt', status: 'completed', error: null, output: [] } };
const prompt_cache_breakpoint = { mode: 'explicit' };

function text(said: string, extras?: JsonObject): TextBlock {
  return { type: 'text', text: said, ...(extras && { extras }) };
}

function conversation(extras: JsonObject): readonly Message[] {
  return [
    { role: 'system', content: [text('First.')] },
    { role: 'system', content: [text('Be brief.', extras)] },
    { role: 'user', content: [text('Go.'), text('Now.', extras)] },
    { role: 'assistant', content: [{ type: 'tool-call', id: 'c', name: 'f', arguments: '{}' }] },
    {
      role: 'tool',
      content: [{ type: 'tool-result', toolCallId: 'c', isError: true, content: [text('none')], extras }],
    },
  ];
}

const marked = {
  instructions: 'First.',
  input: [
    { type: 'message', role: 'system', content: [{ prompt_cache_breakpoint, type: 'input_text', text: 'Be brief.' }] },
    {
      type: 'message',
      role: 'user',
      content: [
        { type: 'input_text', text: 'Go.' },
        { prompt_cache_breakpoint, type: 'input_text', text: 'Now.' },
      ],
    },
    { call_id: 'c', name: 'f', type: 'function_call', arguments: '{}' },
    {
      type: 'function_call_output',
      call_id: 'c',
      output: [
        { type: 'input_text', text: 'Error:' },
        { prompt_cache_breakpoint, type: 'input_text', text: 'none' },
      ],
    },
  ],
};

/** A call of a client whose dialect marks with `cache_control`. */
const foreign: ChatCall = chatCall(
  {
    messages: conversation({ cache_control: { type: 'ephemeral', ttl: '1h' } }),
    tools: [{ name: 'f', inputSchema: noArguments, extras: { cache_control: { type: 'ephemeral' } } }],
  },
  { dialect: 'any', body: { cache_control: { type: 'ephemeral' } } },
);

function promptOf(body: Readonly<Record<string, unknown>>) {
  return { instructions: body['instructions'], input: body['input'] };
}

await test('marks for the cache of another dialect are breakpoints for OpenAI, also at instructions and at results', async (t) => {
  const { http, dispatch } = await play(openai, answer);
  t.equal((await hear(dispatch(foreign))).error, undefined);
  t.strictSame(promptOf(sentBody(http)), marked);
  t.notMatch(JSON.stringify(sentBody(http)), 'cache_control');
});

await test('breakpoints of a client of chat completions stay, as do the options that count on them', async (t) => {
  const prompt_cache_options = { mode: 'explicit' };
  const own = { messages: conversation({ prompt_cache_breakpoint }) };
  for (const config of [openai, { api: 'responses' } as const]) {
    const { http, dispatch } = await play(config, answer);
    await hear(dispatch(chatCall(own, { body: { prompt_cache_options } })));
    t.match(sentBody(http), { ...marked, prompt_cache_options });
  }
});

await test('a breakpoint of a client of this API stays at the instructions that it ends', async (t) => {
  const { http, dispatch } = await play(openai, answer);
  const [, system] = conversation({ prompt_cache_breakpoint });
  await hear(dispatch(chatCall({ messages: [system as Message] }, { dialect: 'openai-responses', body: {} })));
  t.strictSame(promptOf(sentBody(http)), { instructions: undefined, input: marked.input.slice(0, 1) });
});

await test('another server gets no breakpoints, nor a model that refuses them a second time', async (t) => {
  const other = await play({ api: 'responses' }, answer);
  await hear(other.dispatch(foreign));
  const plain = promptOf(sentBody(other.http));
  t.equal(plain['instructions'], 'First.\n\nBe brief.');
  t.notMatch(JSON.stringify(plain), 'prompt_cache_breakpoint');

  const message = "Unknown parameter: 'input[0].content[0].prompt_cache_breakpoint'.";
  const { http, dispatch } = await play(openai, { status: 400, body: { error: { message } } }, answer, answer);
  t.equal((await hear(dispatch(foreign))).error, undefined);
  await hear(dispatch(foreign));
  t.equal(http.exchanges.length, 3);
  t.strictSame(
    [1, 2].map((at) => promptOf(sentBody(http, at))),
    [plain, plain],
  );
});
