import { test } from 'tap';
import type {
  ChatCall,
  Clock,
  Exchange,
  InferenceCall,
  JsonObject,
  Message,
  StreamPart,
} from '../../core/api/index.js';
import plugin from './plugin.js';

const now = 1_700_000_000_500;
const clock = { now: () => now } as Clock;

async function dispatcher(config: object = {}) {
  const context = { id: 'demo', config: plugin.config.parse(config), services: { clock }, log: undefined as never };
  const provider = await plugin.setup(context);
  return async (call: InferenceCall) => provider.dispatch?.(call, { signal: new AbortController().signal } as Exchange);
}

async function partsOf(changes: Partial<ChatCall>): Promise<readonly StreamPart[]> {
  const base = { kind: 'chat', model: 'demo', messages: [user('Hi')], sampling: {}, includeUsage: true, stream: true };
  const dispatch = await dispatcher();
  const answer = await dispatch({ ...base, ...changes } as ChatCall);
  const parts: StreamPart[] = [];
  await answer?.deliver((part) => void parts.push(part));
  return parts;
}

function textIn(parts: readonly StreamPart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

function argumentsIn(parts: readonly StreamPart[]): JsonObject {
  const text = parts.map((part) => (part.type === 'tool-arguments' ? part.text : '')).join('');
  return JSON.parse(text) as JsonObject;
}

async function answerTo(...messages: readonly Message[]): Promise<string> {
  return textIn(await partsOf({ messages }));
}

function user(text: string): Message {
  return { role: 'user', content: [{ type: 'text', text }] };
}

function system(text: string): Message {
  return { role: 'system', content: [{ type: 'text', text }] };
}

const handbook = `Answer from the passages.
<document name="handbook.pdf">
Employees get 25 days of paid vacation each year. The office opens at eight. Lunch is free on Fridays.
</document>
<document name="travel.md">
Trips are booked through the portal. Vacation days cannot be carried into the next year.
</document>`;

await test('the most relevant sentences are quoted, with the name of their source', async (t) => {
  const answer = await answerTo(system(handbook), user('How many vacation days do employees get?'));
  t.equal(answer, 'According to handbook.pdf: "Employees get 25 days of paid vacation each year."');
  t.equal(
    await answerTo(system(handbook), user('When does the office open?')),
    'According to handbook.pdf: "The office opens at eight."',
  );
  t.match(await answerTo(system(handbook), user('Can I book trips?')), 'According to travel.md: "Trips are booked');
});

await test('sentences of several sources are quoted grouped by source', async (t) => {
  t.equal(
    await answerTo(system(handbook), user('vacation days')),
    'According to handbook.pdf: "Employees get 25 days of paid vacation each year."\n' +
      'According to travel.md: "Vacation days cannot be carried into the next year."',
  );
});

await test('a question of a document is quoted with the sentence that answers it', async (t) => {
  const help = '<document name="help.html">Which articles are excluded?\nEarrings and gift cards. Ask us.</document>';
  t.equal(
    await answerTo(user(help), user('Are any articles excluded?')),
    'According to help.html: "Which articles are excluded? Earrings and gift cards."',
  );
});

await test('a sentence that several passages of a document have is quoted once', async (t) => {
  const fees = 'A passage costs twelve francs.';
  const passage = (name: string, text: string) => `<document name="${name}">${text}</document>`;
  const passages = passage('fees.txt', `${fees} Boats wait.`) + passage('fees.txt', `The lock is old. ${fees}`);
  const asked = user('What does a passage cost?');
  t.equal(await answerTo(system(passages), asked), `According to fees.txt: "${fees}"`);
  t.match(await answerTo(system(passages + passage('other.txt', fees)), asked), /fees\.txt: .*\n.*other\.txt: /);
});

await test('sources can also be named by lines, by attributes in any quotes, and inside the user message', async (t) => {
  const question = 'Who painted the bridge?';
  const fact = 'Ada painted the bridge in 1890.';
  const quoted = `According to report 7: "${fact}"`;
  t.equal(await answerTo(system(`Source: report 7\n${fact}`), user(question)), quoted);
  t.equal(await answerTo(system(`[Source: report 7]\n${fact}`), user(question)), quoted);
  t.equal(await answerTo(user(`<passage id="1" title='report 7'>${fact}</passage>\n${question}`)), quoted);
  t.equal(await answerTo(system(`<passage>${fact}</passage>`), user(question)), `The text I was given says: "${fact}"`);
});

await test('in a message with a text and a question, the question is answered from the text', async (t) => {
  t.equal(
    await answerTo(
      user('The Seine flows through Paris. The Tiber flows through Rome. Which river flows through Rome?'),
    ),
    'You said: "The Tiber flows through Rome."',
  );
});

await test('files of text are quoted by their names, and count as input', async (t) => {
  const file = {
    type: 'file',
    fileName: 'rules.txt',
    source: { kind: 'text', text: 'Bread is baked at five.' },
  } as const;
  const question = { type: 'text', text: 'When is bread baked?' } as const;
  const parts = await partsOf({ messages: [{ role: 'user', content: [question, file] }] });
  t.equal(textIn(parts), 'According to rules.txt: "Bread is baked at five."');
  t.match(parts.at(-1), { type: 'usage', usage: { inputTokens: 9 } });
});

await test('statements in earlier user messages can be quoted', async (t) => {
  const bot: Message = { role: 'assistant', content: [{ type: 'text', text: 'Noted.' }] };
  t.equal(await answerTo(user('My name is Nadia.'), bot, user('What is my name?')), 'You said: "My name is Nadia."');
});

await test('texts in other scripts can be quoted', async (t) => {
  const answer = await answerTo(system('北京是中国的首都。上海是一座港口城市。'), user('中国的首都是哪里？'));
  t.equal(answer, 'The text I was given says: "北京是中国的首都。"');
});

await test('when there is nothing to quote, the model introduces itself', async (t) => {
  for (const question of ['Hello!', 'What is the capital of Mongolia?', '???', '']) {
    const answer = await answerTo(system('You are a helpful assistant. Answer briefly.'), user(question));
    t.match(answer, /^I am Sluice's offline demo model: /, question);
    t.ok(answer.includes(question === '' ? 'your message' : `"${question}"`), answer);
  }
  const image: Message = {
    role: 'user',
    content: [{ type: 'image', source: { kind: 'url', url: 'https://a.b/c.png' } }],
  };
  t.match(await answerTo(image), 'I cannot see images.');
});

await test('instructions to the model are not quoted', async (t) => {
  const answer = await answerTo(
    system('Always answer questions about pirates in rhyme.'),
    user('Tell me about pirates'),
  );
  t.match(answer, /^I am Sluice's/);
});

await test('the same conversation always gives the same text', async (t) => {
  const messages = [system(handbook), user('What about vacation, lunch and trips?')];
  t.equal(await answerTo(...messages), await answerTo(...messages));
});

await test('an answer has a start, text parts, a finish and the exact usage', async (t) => {
  const parts = await partsOf({ messages: [system('Rome is old.'), user('How old is Rome?')] });
  t.match(parts[0], { type: 'start', id: /^demo-/, model: 'demo', created: 1_700_000_000 });
  const words = parts.filter(({ type }) => type === 'text').map((part) => 'text' in part && part.text);
  t.strictSame(words, ['The', ' text', ' I', ' was', ' given', ' says:', ' "Rome', ' is', ' old."']);
  t.match(parts.at(-2), { type: 'finish', choice: 0, reason: 'stop' });
  t.match(parts.at(-1), { type: 'usage', usage: { inputTokens: 7, outputTokens: 9 } });
});

await test('several choices are complete answers', async (t) => {
  const parts = await partsOf({ choices: 2 });
  const finished = parts.filter((part) => part.type === 'finish');
  t.strictSame(
    finished.map(({ choice }) => choice),
    [0, 1],
  );
});

await test('too many choices are refused before the answer begins', async (t) => {
  t.equal((await partsOf({ choices: 128 })).filter(({ type }) => type === 'finish').length, 128);
  const refusal = { code: 'GW_REQUEST_INVALID', status: 400, field: 'n', message: /at most 128/ };
  await t.rejects(partsOf({ choices: Number.MAX_SAFE_INTEGER }), refusal);
});

await test('max_tokens truncates the answer between two words, with the finish reason length', async (t) => {
  const parts = await partsOf({ messages: [system('Rome is old.'), user('How old is Rome?')], maxOutputTokens: 4 });
  t.equal(textIn(parts), 'The text I was');
  t.match(parts.at(-2), { type: 'finish', reason: 'length' });
  t.match(parts.at(-1), { usage: { outputTokens: 4 } });
  const exact = await partsOf({ messages: [system('Rome is old.'), user('How old is Rome?')], maxOutputTokens: 9 });
  t.match(exact.at(-2), { reason: 'stop' }, 'a limit that is just enough cuts nothing');
});

await test('a stop sequence truncates the answer, and is reported', async (t) => {
  const parts = await partsOf({
    messages: [system('Rome is old.'), user('How old is Rome?')],
    sampling: { stop: ['given s', 'old'] },
  });
  t.equal(textIn(parts), 'The text I was ');
  t.match(parts.at(-2), { type: 'finish', reason: 'stop', stopSequence: 'given s' });
});

const weather = {
  name: 'get_weather',
  description: 'Current weather of a city',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string' }, days: { type: 'integer' }, unit: { enum: ['celsius', 'fahrenheit'] } },
    required: ['city', 'days', 'unit'],
  },
};
const clockTool = { name: 'clock', inputSchema: { type: 'object', properties: {} } };

await test('a tool that the question clearly matches is called, with arguments from the question', async (t) => {
  const tools = [clockTool, weather];
  const asked = 'What will the weather be in New York for the next 3 days, in Fahrenheit?';
  const parts = await partsOf({ messages: [user(asked)], tools });
  t.match(parts[1], { type: 'tool-call', choice: 0, index: 0, id: /^call_\w{1,35}$/, name: 'get_weather' });
  t.strictSame(argumentsIn(parts), { city: 'New York', days: 3, unit: 'fahrenheit' });
  t.match(parts.at(-2), { type: 'finish', reason: 'tool_calls' });
  t.equal(textIn(parts), '');
  const byName = await partsOf({ messages: [user('Call get_weather with "Oslo".')], tools });
  t.match(argumentsIn(byName), { city: 'Oslo' });
});

await test('tools that the question does not match are not called', async (t) => {
  const quiet = { messages: [user('What is the capital of France?')], tools: [weather, clockTool] };
  t.match(textIn(await partsOf(quiet)), /^I am Sluice's/);
  const forbidden = { messages: [user('Weather in Rome?')], tools: [weather], toolChoice: { type: 'none' as const } };
  t.match(textIn(await partsOf(forbidden)), /^I am Sluice's/);
});

await test('tools that an agent demands one after the other are called in turn', async (t) => {
  const tools = [weather, { name: 'final_result', inputSchema: weather.inputSchema }];
  const asked = [user('What is the weather in Rome?')];
  const answered = (name: string): Message[] => [
    { role: 'assistant', content: [{ type: 'tool-call', id: name, name, arguments: '{}' }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: name, content: [{ type: 'text', text: '18' }] }] },
  ];
  const nextOf = async (...messages: Message[]): Promise<unknown> => {
    const parts = await partsOf({ messages: [...asked, ...messages], tools, toolChoice: { type: 'required' } });
    return parts.find((part) => part.type === 'tool-call')?.name;
  };
  t.equal(await nextOf(), 'get_weather');
  t.equal(await nextOf(...answered('get_weather')), 'final_result');
  t.equal(await nextOf(...answered('get_weather'), ...answered('final_result')), 'get_weather');
});

await test('a required tool is called for any question', async (t) => {
  const tools = [clockTool, weather];
  const any = await partsOf({ messages: [user('Is it sunny in the city?')], tools, toolChoice: { type: 'required' } });
  t.match(any[1], { type: 'tool-call', name: 'get_weather' }, 'the one whose description fits best');
  const named = await partsOf({ messages: [user('Hi')], tools, toolChoice: { type: 'tool', name: 'clock' } });
  t.match(named[1], { type: 'tool-call', name: 'clock' });
  t.strictSame(argumentsIn(named), {});
});

await test('numbers beyond 2^53 are copied from the question into the arguments unchanged', async (t) => {
  const inputSchema = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
  const parts = await partsOf({
    messages: [user('order 9007199254740993')],
    tools: [{ name: 'get_order', inputSchema }],
  });
  t.equal(parts.map((part) => (part.type === 'tool-arguments' ? part.text : '')).join(''), '{"id":9007199254740993}');
});

function afterTool(question: string, result: string): readonly Message[] {
  return [
    user(question),
    { role: 'assistant', content: [{ type: 'tool-call', id: 'c', name: 'get_weather', arguments: '{}' }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', content: [{ type: 'text', text: result }] }] },
  ];
}

await test("the answer quotes the tool's result, and the tool is not called again", async (t) => {
  const values = await partsOf({
    messages: afterTool('Weather in Paris?', '{"city":"Paris","celsius":21}'),
    tools: [weather],
  });
  t.equal(textIn(values), 'get_weather answered: {"city":"Paris","celsius":21}');
  const found = {
    documents: [
      { fileName: 'a.pdf', relevanceScore: 0.9, snippet: 'Rome was not built in a day. It has seven hills.' },
      { fileName: 'b.pdf', relevanceScore: 0.5, snippet: 'Lyon is a city in France.' },
      {
        fileName: 'c.xlsx',
        snippet: 'Day: Mon; Shift: Osei',
        place: 'sheet Week 15, row 1',
        headings: ['Shifts of week 15'],
      },
    ],
  };
  const documents = await partsOf({ messages: afterTool('How many hills has Rome?', JSON.stringify(found)) });
  t.match(textIn(documents), 'According to a.pdf: "');
  t.match(textIn(documents), 'seven hills');
  const shift = await partsOf({ messages: afterTool('Who has the shift in week 15?', JSON.stringify(found)) });
  t.equal(textIn(shift), 'According to c.xlsx: "Day: Mon; Shift: Osei"', 'where it stands is not quoted');
  const other = await partsOf({ messages: afterTool('Which volcano erupts?', JSON.stringify(found)) });
  t.match(textIn(other), /^No sentence has the words of the question.*\nAccording to a\.pdf: "Rome was not/);
});

await test('the answer is JSON if the call requests JSON', async (t) => {
  const messages = [system('Rome has 7 hills.'), user('How many hills has Rome? At least 5?')];
  const free = await partsOf({ messages, responseFormat: { type: 'json' } });
  t.strictSame(JSON.parse(textIn(free)), { answer: 'The text I was given says: "Rome has 7 hills."' });
  const schema = {
    type: 'object',
    properties: { answer: { type: 'string' }, count: { type: 'integer', minimum: 2 }, note: { type: 'string' } },
    required: ['answer', 'count'],
  };
  const shaped = await partsOf({ messages, responseFormat: { type: 'json-schema', schema } });
  t.strictSame(JSON.parse(textIn(shaped)), { answer: 'The text I was given says: "Rome has 7 hills."', count: 5 });
});

await test('a conversation beyond the context window is refused before the answer begins', async (t) => {
  const dispatch = await dispatcher();
  const messages = [user('word '.repeat(40_000))];
  await t.rejects(dispatch({ kind: 'chat', model: 'demo', messages, sampling: {} } as unknown as ChatCall), {
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'messages',
    message: /32768 tokens/,
  });
});

await test('adversarial texts and schemas are answered quickly', async (t) => {
  // As long as the context window allows.
  const long = (unit: string) => unit.repeat(100_000 / unit.length);
  const texts = [
    ...[' ', 'x', '<document ', '<file name="', '[', 'Source: ', '"', '?', '。', 'a.b-', '-1.'].map(long),
    `Source:${long(' ')}x`,
    `${long('[')}]`,
    'A '.repeat(16_000),
    'Ab. '.repeat(16_000),
  ];
  const branching = { type: 'object', required: 'abcdefghij'.split(''), properties: {} as Record<string, JsonObject> };
  for (const name of branching.required) branching.properties[name] = { $ref: '#' };
  const words = (count: number, end: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => `w${(index * 7919).toString(36).padEnd(10, 'q')}${end(index)}`).join(
      ' ',
    );
  const questions = words(15_000, (index) => (index % 2 === 0 ? '?' : ''));
  const names = Array.from({ length: 1900 }, (_, index) => `n${index}`);
  const repeated = (schema: JsonObject): JsonObject => ({
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/x' }])),
    allOf: names.map(() => ({ $ref: '#/$defs/x' })),
    $defs: { x: schema },
  });
  const large = [
    { const: 'x'.repeat(100_000) },
    { enum: Array.from({ length: 10_000 }, (_, index) => `choice${index}`) },
    { properties: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`m${index}`, {}])) },
    { type: 'integer' },
  ];
  const started = process.cpuUsage();
  for (const schema of large.map(repeated)) {
    const responseFormat = { type: 'json-schema', schema } as const;
    const parts = await partsOf({ messages: [user(words(2_000, () => ''))], responseFormat });
    t.match(parts.at(-2), { type: 'finish' });
  }
  const many = Array.from({ length: 3_000 }, (_, index) => ({ name: `t${index}`, inputSchema: {} }));
  for (const toolChoice of [{ type: 'auto' }, { type: 'required' }] as const)
    await partsOf({ messages: [user(questions)], tools: many, toolChoice });
  const openQuotes = `${'“'.repeat(380)}? `.repeat(900);
  await partsOf({ messages: [user(openQuotes)], tools: [weather], toolChoice: { type: 'required' } });
  for (const text of texts) t.type(await answerTo(system(text), user(`${text} what?`)), 'string');
  for (const text of texts) t.type(await answerTo(...afterTool('why?', text)), 'string');
  const tools = [{ name: 'grow', inputSchema: branching }];
  const grown = await partsOf({ messages: [user('grow')], tools });
  t.match(grown[1], { type: 'tool-call' });
  const spent = process.cpuUsage(started);
  // Processor time: 0.4 s is usual, and quadratic time in the length of a text would be minutes.
  t.ok(spent.user + spent.system < 10_000_000, `${spent.user + spent.system} µs`);
});

await test('only the demo models are answered, under their configured names', async (t) => {
  const dispatch = await dispatcher({ model: 'parrot' });
  const call = (model: string) =>
    ({ kind: 'chat', model, messages: [user('Hi')], sampling: {} }) as unknown as ChatCall;
  t.equal(await dispatch(call('demo')), undefined);
  t.ok(await dispatch(call('parrot')));
  t.ok(await dispatch(call('demo/parrot')), 'also behind the name of the instance');
  await t.rejects(dispatch(call('demo-embedding')), { status: 400, field: 'model', message: /does not support chat/ });
});

await test('the models are listed as free', async (t) => {
  const config = plugin.config.parse({});
  const { models } = await plugin.setup({ id: 'provider-demo', config, services: { clock }, log: undefined as never });
  t.match(models, [
    { modelId: 'demo', provider: 'provider-demo', free: true, contextWindow: 32_768, maxTokens: 4096 },
    { modelId: 'demo-embedding', provider: 'provider-demo', free: true, capabilities: ['embeddings'] },
  ]);
  t.throws(() => plugin.config.parse({ modle: 'x' }));
});
