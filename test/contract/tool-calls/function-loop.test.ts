import { type Test, test } from 'tap';
import {
  type ChatCall,
  definePlugin,
  GatewayError,
  type InferenceCall,
  type Message,
  type Plugin,
  type StreamPart,
  type ToolFunction,
  z,
} from '../../../core/api/index.js';
import { openAccess, scriptedProvider, startTestGateway, type TestPlugin } from '../../../core/testkit/index.js';
import anthropicApi from '../../../plugins/anthropic-api/plugin.js';
import cache from '../../../plugins/cache/plugin.js';
import inference from '../../../plugins/inference/plugin.js';
import openaiApi from '../../../plugins/openai-api/plugin.js';
import tools from '../../../plugins/tools/plugin.js';
import { memoryStores } from '../../fixtures/components/memory-stores.js';
import { testGateway } from '../../fixtures/gateways/test-gateway.js';

/** A plugin that brings a function, as any third party's would. */
function clockwork(run: ToolFunction['run'], refuse?: ToolFunction['refuse']): Plugin {
  const inputSchema = { type: 'object', properties: { zone: { type: 'string' } } };
  return definePlugin({
    apiVersion: 1,
    name: 'clockwork',
    config: z.strictObject({}),
    setup: () => ({
      functions: [
        {
          tool: { name: 'clockwork_time', description: 'Tells the time.', inputSchema },
          run,
          ...(refuse && { refuse }),
        },
      ],
    }),
  });
}

const start: StreamPart = { type: 'start', id: 'a', model: 'scripted', created: 1 };
const usage: StreamPart = { type: 'usage', usage: { inputTokens: 10, outputTokens: 5 } };
const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });
const finish = (reason: 'stop' | 'tool_calls' | 'length'): StreamPart => ({ type: 'finish', choice: 0, reason });

function calls(...asked: readonly (readonly [id: string, name: string, given: string])[]): StreamPart[] {
  return asked.flatMap(([id, name, given], index): StreamPart[] => [
    { type: 'tool-call', choice: 0, index, id, name },
    { type: 'tool-arguments', choice: 0, index, text: given.slice(0, 2) },
    { type: 'tool-arguments', choice: 0, index, text: given.slice(2) },
  ]);
}

type Step = readonly StreamPart[] | ((call: ChatCall) => readonly StreamPart[]);

interface Scene {
  readonly steps: readonly Step[];
  readonly run?: ToolFunction['run'];
  readonly refuse?: ToolFunction['refuse'];
  readonly config?: object;
  readonly more?: readonly (Plugin | TestPlugin)[];
}

/** A gateway whose model answers with these steps in order, and then repeats the last one. */
async function play(t: Test, { steps, run = async () => ({ time: '12:00' }), refuse, config = {}, more = [] }: Scene) {
  const seen: ChatCall[] = [];
  const model = scriptedProvider((call: InferenceCall) => {
    if (call.kind !== 'chat') return undefined;
    seen.push(call);
    const step = steps[Math.min(seen.length, steps.length) - 1] as Step;
    return { parts: typeof step === 'function' ? step(call) : step };
  });
  const plugins: (Plugin | TestPlugin)[] = [
    openAccess(),
    inference,
    openaiApi,
    anthropicApi,
    { plugin: tools, config },
    clockwork(run, refuse),
    ...more,
    model,
  ];
  const gateway = await testGateway(t, plugins, {}, memoryStores());
  const ask = async (changes: object = {}) => {
    const messages = [{ role: 'user', content: 'What time is it?' }];
    const body = { model: 'm', messages, tools: [{ name: 'clockwork_time' }], auto_continuation: true, ...changes };
    const response = await gateway.post('/v1/inference/chat', body);
    return { status: response.status, text: await response.text() };
  };
  return { gateway, seen, ask };
}

const once = [
  [start, text('Let me see.'), ...calls(['c1', 'clockwork_time', '{"zone":"CET"}']), finish('tool_calls'), usage],
];
const answered: Step = [start, text('It is noon.'), finish('stop'), usage];

function results(call: ChatCall | undefined): readonly unknown[] {
  return (call?.messages ?? []).flatMap(({ content }: Message) =>
    content.flatMap((block) =>
      block.type === 'tool-result' && block.content[0]?.type === 'text'
        ? [JSON.parse(block.content[0].text) as unknown]
        : [],
    ),
  );
}

await test('a function called by the model is run, and the model continues with its result', async (t) => {
  const given: unknown[] = [];
  const scene = await play(t, {
    steps: [...once, answered],
    run: async (call) => {
      given.push(call.arguments, call.connection.name);
      return { time: '12:00' };
    },
  });
  const { status, text: body } = await scene.ask();
  t.equal(status, 200, body);
  const answer = JSON.parse(body);
  t.strictSame(answer.choices[0].message.content, [{ type: 'text', text: 'Let me see.\n\nIt is noon.' }]);
  t.equal(answer.choices[0].finish_reason, 'stop');
  t.match(answer.usage, { prompt_tokens: 20, completion_tokens: 10 }, 'the sum of both steps');
  t.strictSame(given, [{ zone: 'CET' }, 'test']);
  t.equal(scene.seen.length, 2);
  t.match(scene.seen[0]?.tools, [{ name: 'clockwork_time', description: 'Tells the time.' }], 'the name was enough');
  t.notOk(scene.seen[0]?.autoContinuation, 'what was meant for the gateway goes no further');
  t.strictSame(results(scene.seen[1]), [{ time: '12:00' }]);
  t.match(scene.seen[1]?.messages[1], {
    role: 'assistant',
    content: [{ type: 'text' }, { type: 'tool-call', id: 'c1' }],
  });
});

await test('calls of functions are counted, with what came of them and how long they took', async (t) => {
  let ran = 0;
  const scene = await play(t, {
    steps: [...once, ...once, answered],
    run: async () => {
      ran += 1;
      if (ran > 1) throw new Error('The clock has stopped.');
      return { time: '12:00' };
    },
  });
  await scene.ask();
  const called = (outcome: string): number | undefined =>
    scene.gateway.metric('sluice_plugin_tools_calls_total', { function: 'clockwork_time', outcome });
  t.equal(called('answered'), 1);
  t.equal(called('failed'), 1);
  t.equal(scene.gateway.metric('sluice_plugin_tools_duration_seconds_count', { function: 'clockwork_time' }), 2);
});

await test('with a cache, each step is answered from it, and functions run each time', async (t) => {
  let time = 12;
  let ran = 0;
  const config = { rules: [{ connections: ['*'], ttlSeconds: 60 }] };
  const scene = await play(t, {
    steps: [...once, answered],
    run: async () => {
      ran += 1;
      return { time };
    },
    more: [{ plugin: cache, config }],
  });
  const { text: first } = await scene.ask();
  const again = JSON.parse((await scene.ask()).text);
  t.strictSame(again.choices, JSON.parse(first).choices);
  t.equal(scene.seen.length, 2, 'no step of the second was a provider asked for');
  t.equal(ran, 2);
  time = 13;
  await scene.ask();
  t.equal(scene.seen.length, 3, 'what a function says is part of the next step');
});

await test('without auto_continuation the client gets the call', async (t) => {
  const scene = await play(t, { steps: once });
  const { text: body } = await scene.ask({ auto_continuation: false });
  const [choice] = JSON.parse(body).choices;
  t.equal(choice.finish_reason, 'tool_calls');
  t.match(choice.message.tool_calls, [{ id: 'c1', function: { name: 'clockwork_time', arguments: '{"zone":"CET"}' } }]);
  t.match(scene.seen[0]?.tools, [{ description: 'Tells the time.' }]);
});

await test('parallel function calls run concurrently, with results in order', async (t) => {
  const both = Promise.withResolvers<void>();
  let running = 0;
  const scene = await play(t, {
    steps: [
      [
        start,
        ...calls(['c1', 'clockwork_time', '{"zone":"A"}'], ['c2', 'clockwork_time', '{"zone":"B"}']),
        finish('tool_calls'),
        usage,
      ],
      answered,
    ],
    run: async (call) => {
      running += 1;
      if (running === 2) both.resolve();
      await both.promise;
      return { zone: call.arguments['zone'] };
    },
  });
  t.equal((await scene.ask()).status, 200);
  t.strictSame(results(scene.seen[1]), [{ zone: 'A' }, { zone: 'B' }]);
});

await test("a call of the client's own tool is sent to the client and ends the loop", async (t) => {
  const scene = await play(t, {
    steps: [
      [
        start,
        ...calls(['c1', 'clockwork_time', '{}'], ['c2', 'get_weather', '{"city":"Rome"}']),
        finish('tool_calls'),
        usage,
      ],
    ],
  });
  const { text: body } = await scene.ask({ tools: [{ name: 'clockwork_time' }, { name: 'get_weather' }] });
  const [choice] = JSON.parse(body).choices;
  t.equal(choice.finish_reason, 'tool_calls');
  t.strictSame(
    choice.message.tool_calls.map((call: { id: string; function: object }) => [call.id, call.function]),
    [['c2', { name: 'get_weather', arguments: '{"city":"Rome"}' }]],
  );
  t.equal(scene.seen.length, 1);
});

await test('the stream begins before the functions have run, and has one beginning and one end', async (t) => {
  const release = Promise.withResolvers<void>();
  const scene = await play(t, {
    steps: [...once, answered],
    run: async () => {
      await release.promise;
      return {};
    },
  });
  const response = await scene.gateway.post('/v1/chat/completions', {
    model: 'm',
    stream: true,
    messages: [{ role: 'user', content: 'Time?' }],
    tools: [{ type: 'function', function: { name: 'clockwork_time' } }],
    auto_continuation: true,
  });
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let body = '';
  while (!body.includes('Let me see.')) body += (await reader.read()).value ?? t.fail('the stream ended early');
  release.resolve();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) body += piece.value;
  const events = body.split('\n\n').filter((event) => event.startsWith('data: {'));
  const chunks = events.map((event) => JSON.parse(event.slice(6)).choices[0]);
  t.equal(chunks.map((choice) => choice?.delta.content ?? '').join(''), 'Let me see.\n\nIt is noon.');
  t.equal(chunks.filter((choice) => choice?.finish_reason).length, 1);
  t.notOk(body.includes('clockwork_time'), 'the client hears nothing of the gateway’s functions');
});

await test('functions run for Anthropic clients too', async (t) => {
  const scene = await play(t, { steps: [...once, answered] });
  const response = await scene.gateway.post('/v1/messages', {
    model: 'm',
    max_tokens: 100,
    messages: [{ role: 'user', content: 'Time?' }],
    tools: [{ name: 'clockwork_time' }],
    tool_choice: { type: 'tool', name: 'clockwork_time' },
    auto_continuation: true,
  });
  const answer = (await response.json()) as { stop_reason: string; usage: object; content: { text: string }[] };
  t.equal(answer.stop_reason, 'end_turn');
  t.match(answer.usage, { input_tokens: 20, output_tokens: 10 });
  t.equal(answer.content.map((block) => block.text).join(''), 'Let me see.\n\nIt is noon.');
  t.strictSame(scene.seen[1]?.toolChoice, { type: 'auto' }, 'a demand is met once');
});

await test('in the last step the model must answer without tool calls', async (t) => {
  const again: Step = [start, ...calls(['c', 'clockwork_time', '{}']), finish('tool_calls'), usage];
  const scene = await play(t, { steps: [again] });
  const { text: body } = await scene.ask({ agent_parameters: { max_steps: 2, mood: 'calm' } });
  const [choice] = JSON.parse(body).choices;
  t.equal(choice.finish_reason, 'stop', 'a call that nobody runs is not shown');
  t.equal(scene.seen.length, 3);
  t.strictSame(
    scene.seen.map(({ toolChoice }) => toolChoice?.type),
    [undefined, undefined, 'none'],
  );
});

await test("the client's token limit applies to all steps together", async (t) => {
  const bounds = (seen: readonly ChatCall[]): unknown[] => seen.map(({ maxOutputTokens }) => maxOutputTokens);
  const enough = await play(t, { steps: [...once, answered] });
  const { text: body } = await enough.ask({ parameters: { max_tokens: 12 } });
  t.match(JSON.parse(body), { choices: [{ finish_reason: 'stop' }], usage: { completion_tokens: 10 } });
  t.strictSame(bounds(enough.seen), [12, 7], 'the second step has what the first has left');

  let ran = 0;
  const run = async () => ({ ran: (ran += 1) });
  const spent = await play(t, { steps: once, run });
  const cut = JSON.parse((await spent.ask({ parameters: { max_tokens: 5 } })).text);
  t.match(cut, { choices: [{ finish_reason: 'length', message: { content: [{ text: 'Let me see.' }] } }] });
  t.strictSame([bounds(spent.seen), ran], [[5], 0], 'and with nothing left nobody is asked, and nothing run');

  const openai = await spent.gateway.post('/v1/chat/completions', {
    model: 'm',
    messages: [{ role: 'user', content: 'Hi' }],
    tools: [{ type: 'function', function: { name: 'clockwork_time' } }],
    auto_continuation: true,
    max_completion_tokens: 5,
  });
  t.match(await openai.json(), { choices: [{ finish_reason: 'length' }], usage: { completion_tokens: 5 } });

  const unbound = await play(t, { steps: [...once, answered] });
  await unbound.ask();
  t.strictSame(bounds(unbound.seen), [undefined, undefined], 'nothing is invented where the client has set none');
});

await test('errors of functions are reported to the model without internal details', async (t) => {
  const fails = async (run: ToolFunction['run'], changes: object = {}, given = '{}') => {
    const step: Step = [start, ...calls(['c', 'clockwork_time', given]), finish('tool_calls'), usage];
    const scene = await play(t, { steps: [step, answered], run });
    t.equal((await scene.ask(changes)).status, 200);
    // The next one has its database.
    await scene.gateway.stop();
    return results(scene.seen[1])[0];
  };
  const refused = new GatewayError({ code: 'GW_SEARCH_EMPTY', status: 404, message: 'Nothing.' });
  t.strictSame(await fails(() => Promise.reject(refused)), { error: { code: 'GW_SEARCH_EMPTY', message: 'Nothing.' } });
  t.strictSame(await fails(() => Promise.reject(new Error('password is hunter2'))), {
    error: { code: 'GW_TOOL_FAILED', message: 'The function failed.' },
  });
  t.match(await fails(() => new Promise(() => {}), { agent_parameters: { tool_timeout_ms: 20 } }), {
    error: { code: 'GW_TOOL_TIMEOUT' },
  });
  t.match(await fails(async () => ({}), {}, '[1'), { error: { code: 'GW_TOOL_ARGUMENTS' } });
  t.match(await fails(async () => ({}), {}, '[1]'), { error: { code: 'GW_TOOL_ARGUMENTS' } });
  t.match(await fails(async () => ({ much: 'x'.repeat(300_000) })), { error: { code: 'GW_TOOL_RESULT' } });
});

await test('a function in JavaScript may return its result at once; one that returns nothing has failed, and the log says so', async (t) => {
  const atOnce = await play(t, { steps: [...once, answered], run: (() => ({ left: 4 })) as never });
  await atOnce.ask();
  t.strictSame(results(atOnce.seen[1])[0], { left: 4 });
  await atOnce.gateway.stop();
  const forgetful = await play(t, { steps: [...once, answered], run: (async () => undefined) as never });
  await forgetful.ask();
  t.match(results(forgetful.seen[1])[0], { error: { code: 'GW_TOOL_FAILED' } });
  const lines = forgetful.gateway.log.filter(({ message }) => message === 'a function failed');
  t.match(lines, [{ fields: { function: 'clockwork_time', error: { message: /^it returned nothing/ } } }]);
});

await test('a server that a function needs and that fails is in the log, too; a refusal of the function is not', async (t) => {
  for (const [status, logged] of [
    [404, 0],
    [502, 1],
  ] as const) {
    const failure = new GatewayError({ code: 'ACME_WEATHER', status, message: 'No weather.' });
    const scene = await play(t, { steps: [...once, answered], run: () => Promise.reject(failure) });
    await scene.ask();
    t.strictSame(results(scene.seen[1])[0], { error: { code: 'ACME_WEATHER', message: 'No weather.' } });
    const lines = scene.gateway.log.filter(({ message }) => message === 'a function failed');
    t.equal(lines.length, logged);
    for (const { fields } of lines) t.match(fields, { plugin: 'tools', function: 'clockwork_time', error: failure });
  }
});

await test('each step runs through the chain, and is governed and counted as an attempt', async (t) => {
  const governed: number[] = [];
  const attempts: number[] = [];
  const watch = definePlugin({
    apiVersion: 1,
    name: 'watch',
    config: z.strictObject({}),
    setup: () => ({
      govern(call) {
        if (call.kind === 'chat') governed.push(call.messages.length);
        return undefined;
      },
      record(_exchange, outcome) {
        attempts.push(outcome.attempts.length, outcome.usage?.inputTokens ?? 0);
      },
    }),
  });
  const scene = await play(t, { steps: [...once, answered], more: [watch] });
  await scene.ask();
  await scene.gateway.stop();
  t.strictSame(governed, [1, 3]);
  t.strictSame(attempts, [2, 20]);
});

await test('a failure in a later step ends the answer with an error', async (t) => {
  const refusal = new GatewayError({ code: 'GW_POLICY_BLOCKED', status: 400, message: 'No.' });
  const scene = await play(t, {
    steps: [
      ...once,
      () => {
        throw refusal;
      },
    ],
  });
  t.match(await scene.ask(), { status: 400, text: /GW_POLICY_BLOCKED/ });
  const streamed = await scene.ask({ parameters: { stream: true } });
  t.match(streamed.text, /GW_POLICY_BLOCKED/);
});

await test("a client's disconnect aborts the running function", async (t) => {
  const begun = Promise.withResolvers<AbortSignal>();
  const ended = Promise.withResolvers<void>();
  const scene = await play(t, {
    steps: once,
    run: async ({ signal }) => {
      signal.addEventListener('abort', () => ended.resolve());
      begun.resolve(signal);
      return new Promise(() => {});
    },
  });
  const leaving = new AbortController();
  const gone = fetch(`${scene.gateway.url}/v1/inference/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'm',
      messages: [{ role: 'user', content: 'x' }],
      tools: [{ name: 'clockwork_time' }],
      auto_continuation: true,
    }),
    signal: leaving.signal,
  });
  await begun.promise;
  leaving.abort();
  await t.rejects(gone);
  await ended.promise;
  t.pass();
});

await test('impossible combinations of a request are refused', async (t) => {
  const refuse = () => {
    throw new GatewayError({ code: 'GW_DOCUMENTS_DISABLED', status: 400, message: 'Switched off.' });
  };
  const refused = await play(t, { steps: [answered], refuse });
  t.match(await refused.ask(), { status: 400, text: /Switched off/ });
  t.match(await refused.ask({ tools: [{ name: 'other' }] }), { status: 200 });
  const scene = await play(t, { steps: [answered] });
  t.match(await scene.ask({ agent_parameters: { max_steps: 21 } }), { status: 400, text: /max_steps/ });
  t.match(await scene.ask({ agent_parameters: { tool_timeout_ms: 0 } }), { status: 400, text: /tool_timeout_ms/ });
  const many = { model: 'm', n: 2, messages: [{ role: 'user', content: 'x' }], auto_continuation: true };
  const choices = await scene.gateway.post('/v1/chat/completions', {
    ...many,
    tools: [{ type: 'function', function: { name: 'clockwork_time' } }],
  });
  t.equal(choices.status, 400);
});

await test('a tool named like a function of the gateway, which it is not, is refused, unless it is described', async (t) => {
  const { ask, seen } = await play(t, { steps: [answered] });
  const refused = await ask({ tools: [{ name: 'sys_weather' }], auto_continuation: false });
  t.equal(refused.status, 400);
  t.match(JSON.parse(refused.text), {
    code: 'GW_TOOL_UNKNOWN',
    field: 'tools',
    message: 'The gateway has no function "sys_weather". A tool of your own needs a description or a schema.',
  });
  t.equal(seen.length, 0);
  const described = await ask({ tools: [{ name: 'sys_weather', description: 'Tells the weather.' }] });
  t.equal(described.status, 200, described.text);
});

await test('two plugins with one function stop the start', async (t) => {
  const other = definePlugin({
    apiVersion: 1,
    name: 'other',
    config: z.strictObject({}),
    setup: () => ({
      functions: [{ tool: { name: 'clockwork_time', inputSchema: {} }, run: async () => ({}) }],
    }),
  });
  await t.rejects(
    startTestGateway([openAccess(), tools, clockwork(async () => ({})), other]),
    /"other" contributes the function "clockwork_time", which "clockwork" already contributes/,
  );
});
