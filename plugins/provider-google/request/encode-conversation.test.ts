import { test } from 'tap';
import type { ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import {
  assistant,
  bodyFor,
  contentsFor,
  refusal,
  sampleCall,
  sentFor,
  text,
  user,
} from '../fixtures/sample-provider.js';

const system = (words: string): Message => ({ role: 'system', content: [text(words)] });
const tool = (toolCallId: string, ...content: readonly ContentBlock[]): Message => ({
  role: 'tool',
  content: [{ type: 'tool-result', toolCallId, content }],
});
const called = (id: string, name: string, written = '{}'): ContentBlock => ({
  type: 'tool-call',
  id,
  name,
  arguments: written,
});

await test('instructions go to the top, wherever they were', async (t) => {
  const { systemInstruction, contents } = await bodyFor(
    sampleCall({ messages: [system('Be kind.'), user(text('Hi')), system('Be brief.')] }),
  );
  t.strictSame(systemInstruction, { parts: [{ text: 'Be kind.' }, { text: 'Be brief.' }] });
  t.strictSame(contents, [{ role: 'user', parts: [{ text: 'Hi' }] }]);
});

await test('two hundred thousand texts become one instruction, and as many results one turn', async (t) => {
  const many = 200_000;
  const texts = Array.from({ length: many }, () => text('Be brief.'));
  const results = Array.from({ length: many }, () => tool('c', text('ok')));
  const { systemInstruction, contents } = await bodyFor(
    sampleCall({ messages: [{ role: 'system', content: texts }, assistant(called('c', 'f')), ...results] }),
  );
  t.equal((systemInstruction as { parts: unknown[] }).parts.length, many);
  t.equal((contents as { parts: unknown[] }[]).at(-1)?.parts.length, many);
});

await test('instructions are part of the conversation if there is nothing else, or if the model knows none', async (t) => {
  t.strictSame(await bodyFor(sampleCall({ messages: [system('Answer 42.')] })), {
    contents: [{ role: 'user', parts: [{ text: 'Answer 42.' }] }],
    generationConfig: {},
  });
  const messages = [system('Be kind.'), user(text('Hi'))];
  t.strictSame(await contentsFor(messages, 'gemma-3-27b-it'), [
    { role: 'user', parts: [{ text: 'Be kind.' }] },
    { role: 'user', parts: [{ text: 'Hi' }] },
  ]);
  t.match(await bodyFor(sampleCall({ model: 'gemma-4-31b-it', messages })), {
    systemInstruction: { parts: [{ text: 'Be kind.' }] },
  });
});

await test('empty texts and turns are left out, and a conversation of nothing else is refused', async (t) => {
  t.strictSame(await contentsFor([user(text('')), assistant(), user(text('Hi'), text(''))]), [
    { role: 'user', parts: [{ text: 'Hi' }] },
  ]);
  t.match(await refusal(contentsFor([user(text(''))])), { code: 'GW_REQUEST_INVALID', field: 'messages' });
});

await test('pictures, recordings and files are sent inline, or by their address, behind what is said of them', async (t) => {
  const url = (address: string): ContentBlock => ({ type: 'image', source: { kind: 'url', url: address } });
  const content: ContentBlock[] = [
    { type: 'image', source: { kind: 'base64', mediaType: 'image/png;x=1', data: 'aW1n' } },
    url('data:image/webp;base64,aW1n'),
    url('https://pictures.test/a.PNG?size=2'),
    url('https://pictures.test/a'),
    { type: 'audio', data: 'YXVk', format: 'wav' },
    { type: 'audio', data: 'YXVk', format: 'm4a' },
    { type: 'file', source: { kind: 'base64', mediaType: 'application/pdf', data: 'cGRm' }, fileName: 'a.pdf' },
    { type: 'file', source: { kind: 'url', url: 'https://files.test/b' }, extras: { context: 'The draft.' } },
    { type: 'file', source: { kind: 'text', text: 'words' }, fileName: 'Title', extras: { context: 'Of 2026.' } },
    { type: 'file', source: { kind: 'id', id: 'https://generativelanguage.googleapis.com/v1beta/files/1' } },
    { type: 'file', source: { kind: 'id', id: 'gs://bucket/film.mp4' } },
  ];
  t.strictSame(await contentsFor([user(...content)]), [
    {
      role: 'user',
      parts: [
        { inlineData: { mimeType: 'image/png', data: 'aW1n' } },
        { inlineData: { mimeType: 'image/webp', data: 'aW1n' } },
        { fileData: { mimeType: 'image/png', fileUri: 'https://pictures.test/a.PNG?size=2' } },
        { fileData: { mimeType: 'image/jpeg', fileUri: 'https://pictures.test/a' } },
        { inlineData: { mimeType: 'audio/wav', data: 'YXVk' } },
        { inlineData: { mimeType: 'audio/mp4', data: 'YXVk' } },
        { text: 'a.pdf' },
        { inlineData: { mimeType: 'application/pdf', data: 'cGRm' } },
        { text: 'The draft.' },
        { fileData: { mimeType: 'application/pdf', fileUri: 'https://files.test/b' } },
        { text: 'Title\n\nOf 2026.\n\nwords' },
        { fileData: { fileUri: 'https://generativelanguage.googleapis.com/v1beta/files/1' } },
        { fileData: { mimeType: 'video/mp4', fileUri: 'gs://bucket/film.mp4' } },
      ],
    },
  ]);
});

await test('content that cannot be expressed is refused from users, and left out of answers of a model', async (t) => {
  const opaque: ContentBlock = { type: 'opaque', dialect: 'other', value: {} };
  t.match(await refusal(contentsFor([user(opaque)])), {
    code: 'GW_CONTENT_UNSUPPORTED',
    field: 'messages[0].content[0]',
  });
  const upload: ContentBlock = { type: 'file', source: { kind: 'id', id: 'file-123' } };
  t.match(await refusal(contentsFor([user(upload)])), { code: 'GW_CONTENT_UNSUPPORTED' });
  const thought: ContentBlock = { type: 'reasoning', text: 'Hm.' };
  t.strictSame(await contentsFor([user(text('Hi')), assistant(thought, opaque, text('Yes.'))]), [
    { role: 'user', parts: [{ text: 'Hi' }] },
    { role: 'model', parts: [{ text: 'Yes.' }] },
  ]);
});

await test('results name their function, and those of parallel calls are one turn', async (t) => {
  const messages = [
    user(text('Two cities')),
    assistant(text('I look.'), called('c1', 'weather', '{"id":7}'), called('c2', 'time', '')),
    tool('c2', text('noon')),
    tool('c1', text('{"sun":1}'), text('Source: a station.')),
    user(text('And?')),
  ];
  t.strictSame(await contentsFor(messages, 'gemini-2.5-flash'), [
    { role: 'user', parts: [{ text: 'Two cities' }] },
    {
      role: 'model',
      parts: [
        { text: 'I look.' },
        { functionCall: { id: 'c1', name: 'weather', args: { id: 7 } } },
        { functionCall: { id: 'c2', name: 'time', args: {} } },
      ],
    },
    {
      role: 'user',
      parts: [
        { functionResponse: { id: 'c2', name: 'time', response: { output: 'noon' } } },
        { functionResponse: { id: 'c1', name: 'weather', response: { output: '{"sun":1}\nSource: a station.' } } },
      ],
    },
    { role: 'user', parts: [{ text: 'And?' }] },
  ]);
});

await test('numbers beyond 2^53 in arguments keep their digits', async (t) => {
  const call = sampleCall({ messages: [user(text('x')), assistant(called('c1', 'f', '{"id":9007199254740993}'))] });
  t.match((await sentFor(call)).body, '"args":{"id":9007199254740993}');
});

await test('arguments that a model has garbled go on inside of an object, and a result without its call is refused', async (t) => {
  const contents = await contentsFor([user(text('x')), assistant(called('c1', 'f', '{"a":'))]);
  const functionCall = { name: 'f', args: { arguments: '{"a":' } };
  t.match(contents, [{ role: 'user' }, { role: 'model', parts: [{ functionCall }] }]);
  t.match(await refusal(contentsFor([tool('c9', text('x'))])), { code: 'GW_REQUEST_INVALID', message: /"c9"/ });
});

await test('an error of a tool is marked', async (t) => {
  const failed: Message = {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: 'c1', content: [text('broken')], isError: true }],
  };
  t.match(await contentsFor([user(text('Go')), assistant(called('c1', 'f')), failed]), [
    { role: 'user' },
    { role: 'model' },
    { parts: [{ functionResponse: { name: 'f', response: { error: 'broken' } } }] },
  ]);
});

await test('pictures of a result are inside of it since Gemini 3, and behind it before', async (t) => {
  const image: ContentBlock = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'aW1n' } };
  const messages = [user(text('Go')), assistant(called('c1', 'draw')), tool('c1', text('here'), image)];
  const inline = { inlineData: { mimeType: 'image/png', data: 'aW1n' } };
  const functionResponse = { id: 'c1', name: 'draw', response: { output: 'here' } };
  t.match(await contentsFor(messages), [
    { role: 'user' },
    { role: 'model' },
    { parts: [{ functionResponse: { ...functionResponse, parts: [inline] } }] },
  ]);
  t.strictSame(((await contentsFor(messages, 'gemini-2.5-pro')) as { parts: unknown }[])[2]?.parts, [
    { functionResponse },
    inline,
  ]);
});

await test('an answer that the gateway continues brings its parts back, and not what is about it', async (t) => {
  const opaque = (value: object): ContentBlock => ({
    type: 'opaque',
    dialect: 'google-generate-content',
    value: value as JsonObject,
  });
  const content = [
    text('One.'),
    opaque({ executableCode: { code: '1' } }),
    opaque({ groundingMetadata: { webSearchQueries: ['a'] } }),
    opaque({ citationMetadata: { citationSources: [{ uri: 'https://x.test' }] } }),
    called('a', 'f'),
  ];
  t.match(await contentsFor([user(text('Hi')), assistant(...content), tool('a', text('1'))]), [
    { role: 'user' },
    { role: 'model', parts: [{ text: 'One.' }, { executableCode: { code: '1' } }, { functionCall: { name: 'f' } }] },
    { role: 'user' },
  ]);
});

await test('adjacent answers are one turn, because the provider takes no call behind another turn of the model', async (t) => {
  const messages = [
    user(text('Go')),
    assistant(text('Well.')),
    assistant(called('a', 'f')),
    tool('a', text('1')),
    user(text('And?')),
  ];
  t.match(await contentsFor(messages, 'gemini-2.5-x'), [
    { role: 'user', parts: [{ text: 'Go' }] },
    { role: 'model', parts: [{ text: 'Well.' }, { functionCall: { name: 'f' } }] },
    { role: 'user', parts: [{ functionResponse: { name: 'f' } }] },
    { role: 'user', parts: [{ text: 'And?' }] },
  ]);
});

await test('a conversation that begins with a call gets a turn of the user in front of it', async (t) => {
  const begun = [assistant(called('a', 'f')), tool('a', text('1'))];
  t.match(await contentsFor(begun), [
    { role: 'user', parts: [{ text: /beginning/ }] },
    { role: 'model', parts: [{ functionCall: { name: 'f' } }] },
    { role: 'user', parts: [{ functionResponse: { name: 'f' } }] },
  ]);
  t.match(await contentsFor([assistant(text('Welcome!')), user(text('Hi'))]), [{ role: 'model' }, { role: 'user' }]);
});
