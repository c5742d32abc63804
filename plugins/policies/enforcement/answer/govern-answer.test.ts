import { test } from 'tap';
import { type JsonObject, type Message, type StreamPart, definePolicyType, z } from '../../../../core/api/index.js';
import type { TextClassifier } from '../../classifiers/text-classifier.js';
import { piecesOf } from '../../fixtures/pieces-of.js';
import { asking, type Delivered, policiesAtWork, textParts } from '../../fixtures/policies-at-work.js';

const email = 'ada@example.org';
const redactPii = { type: 'pii_detection', action: 'redact' } as const;
const blockPii = { type: 'pii_detection', action: 'block' } as const;
const auditPii = { type: 'pii_detection', action: 'audit' } as const;
const start: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const finish = (choice = 0): StreamPart => ({ type: 'finish', choice, reason: 'stop' });

function call(index: number, args: readonly string[], name = 'mail', choice = 0): StreamPart[] {
  return [
    { type: 'tool-call', choice, index, id: `c${index}`, name },
    ...args.map((text): StreamPart => ({ type: 'tool-arguments', choice, index, text })),
  ];
}

const tools = [{ name: 'mail', inputSchema: {} }];
const characters = (text: string): string[] => Array.from(text);

await test('an answer is redacted while it streams, and only possible matches are held back', async (t) => {
  const { answer, notes } = policiesAtWork([redactPii]);
  const delivered = await answer(textParts(characters(`Hello! This one is ${email} now, or call.`)));
  t.equal(delivered.text(), 'Hello! This one is [EMAIL_ADDRESS] now, or call.');
  t.equal(delivered.finish, 'stop');
  t.match(notes, [{ surface: 'output', action: 'redact', categories: ['EMAIL_ADDRESS'], count: 1 }]);
  const parts = delivered.parts.map((part) => ('text' in part ? part.text : part.type));
  t.ok(parts.findIndex((part) => part.includes('[EMAIL_ADDRESS]')) > 3, 'what came before had left before');
});

await test('calls whose arguments arrive interleaved are released in the order in which the model began them', async (t) => {
  const { answer } = policiesAtWork([redactPii]);
  const begins = [0, 1, 2, 3].flatMap((index) => call(index, []));
  const args = (index: number, text: string): StreamPart => ({ type: 'tool-arguments', choice: 0, index, text });
  const parts = [
    start,
    ...begins,
    args(1, '{"n":1}'),
    args(3, '{"to":'),
    args(0, `{"to":"${email}"`),
    args(3, '3}'),
    args(0, '}'),
    finish(),
  ];
  const delivered = await answer(parts, { tools });
  t.strictSame(
    delivered.parts.flatMap((part) => (part.type === 'tool-call' ? [part.index] : [])),
    [0, 1, 2, 3],
  );
  t.strictSame(
    [0, 1, 2, 3].map((index) => delivered.args(index)),
    ['{"to":"[EMAIL_ADDRESS]"}', '{"n":1}', '', '{"to":3}'],
  );
  const order = delivered.parts.map((part) => ('index' in part ? `${part.type} ${part.index}` : part.type));
  t.strictSame(order.slice(0, 5), ['start', 'tool-call 0', 'tool-arguments 0', 'tool-call 1', 'tool-arguments 1']);
});

await test('a blocked stream ends with a note and a finish part, and the text sent before has no findings', async (t) => {
  const { answer } = policiesAtWork([blockPii]);
  const first = 'This is a first sentence without anything in it. ';
  const delivered = await answer(textParts([first, 'Then I wrote to ', 'ada@exam', 'ple.org, ', 'and more.']));
  t.equal(delivered.text(), first.trimEnd());
  t.match(delivered.parts.slice(-2), [
    { type: 'policy', action: 'block', policyId: 'p-0', policyType: 'pii_detection', categories: ['EMAIL_ADDRESS'] },
    { type: 'finish', reason: 'content_filter' },
  ]);
  t.ok(delivered.stopped, 'the provider is told to stop');
  t.ok(delivered.taken < 6, 'at once');
  t.equal(delivered.error, undefined);
});

await test('an answer that is blocked before its first character results in an error response', async (t) => {
  const { error, parts } = await policiesAtWork([blockPii]).answer(textParts([`${email} is it. `, 'And more']));
  t.match(error, { code: 'GW_POLICY_BLOCKED', status: 400, message: /this answer.*pii_detection\): EMAIL_ADDRESS/ });
  t.strictSame(parts, [start]);
});

await test('an answer that is not streamed is sent as a whole or not at all, with its usage', async (t) => {
  const { answer } = policiesAtWork([blockPii]);
  const parts = textParts(['A long and harmless sentence, the first of a few. ', `Then ${email}.`]);
  const { parts: shown, text, error, stopped } = await answer(parts, { stream: false });
  t.equal(text(), '');
  t.match(shown, [start, { type: 'policy' }, { type: 'finish', reason: 'content_filter' }, { type: 'usage' }]);
  t.strictSame([error, stopped], [undefined, false]);
});

await test('exact mode releases text that cannot be part of a match; buffered mode releases whole sentences', async (t) => {
  const pieces = ['Some words, then ', email, ' and others.'];
  const exact = await policiesAtWork([{ ...blockPii, configuration: { streamMode: 'exact' } }]).answer(
    textParts(pieces),
  );
  t.match(exact.text(), /^Some words, (then ?)?$/);
  const buffered = await policiesAtWork([blockPii]).answer(textParts(pieces));
  t.equal(buffered.text(), '');
});

await test('buffered mode releases each sentence of an answer that arrives in small pieces', async (t) => {
  const sentences = ['The gate opens a little every morning at six. ', 'Then the water runs down to the old wheel. '];
  const { answer } = policiesAtWork([blockPii]);
  const delivered = await answer(textParts(characters(`${sentences.join('')}Then I wrote to ${email}.`)));
  t.equal(delivered.text(), sentences.join('').trimEnd());
  t.equal(delivered.finish, 'content_filter');
});

await test('in buffered mode, the periods of an address or a number end no sentence, so a block leaves no half of one', async (t) => {
  const sentence = 'The harbour master has been on duty since this morning. ';
  for (const found of [
    email,
    'https://a.example/q?x=1!y and ada@post.example.org',
    'the server at 203.0.113.7, or 2.5 miles on',
  ])
    for (const pieces of [
      characters,
      (text: string) => [text.slice(0, sentence.length), text.slice(sentence.length)],
    ]) {
      const { answer } = policiesAtWork([{ ...blockPii, configuration: { sensitivityLevel: 'high' } }]);
      const delivered = await answer(
        textParts(pieces(`${sentence}Whoever needs him at night can reach him at ${found}.`)),
      );
      t.equal(delivered.text(), sentence.trimEnd(), found);
    }
});

await test('async mode releases all text at once, stops the stream after a finding, and reports its position', async (t) => {
  const { answer } = policiesAtWork([{ ...blockPii, configuration: { streamMode: 'async' } }]);
  const delivered = await answer(textParts(['Hi, ', email, ' it is. ', 'More', ' and more']));
  t.match(delivered.text(), /^Hi, ada@example\.org/);
  t.match(delivered.parts.at(-2), { type: 'policy', discardFrom: 4 });
  t.equal(delivered.finish, 'content_filter');
});

await test('reasoning and refusals are governed too, and changed reasoning loses its signature', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'reasoning', choice: 0, text: 'He is ada@exam' },
    { type: 'reasoning', choice: 0, text: 'ple.org' },
    { type: 'reasoning', choice: 0, text: '', signature: 'proof' },
    { type: 'reasoning', choice: 0, text: 'Fine.' },
    { type: 'reasoning', choice: 0, text: '', signature: 'proof' },
    { type: 'reasoning', choice: 0, text: '', encrypted: 'x' },
    { type: 'refusal', choice: 0, text: `I cannot write to ${email}` },
    finish(),
  ];
  const delivered = await policiesAtWork([redactPii]).answer(parts);
  t.equal(delivered.text(0, 'reasoning'), 'He is [EMAIL_ADDRESS]Fine.');
  t.equal(delivered.text(0, 'refusal'), 'I cannot write to [EMAIL_ADDRESS]');
  t.equal(delivered.parts.filter((part) => part.type === 'reasoning' && part.signature === 'proof').length, 1);
  t.ok(delivered.parts.some((part) => part.type === 'reasoning' && part.encrypted === 'x'));
});

await test('a text that continues after another part is inspected as one text', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'text', choice: 0, text: 'Write to ada@exam' },
    ...call(0, ['{}']),
    { type: 'text', choice: 0, text: 'ple.org now' },
    finish(),
  ];
  const delivered = await policiesAtWork([redactPii]).answer(parts, { tools });
  t.equal(delivered.text(), 'Write to ada@exam[EMAIL_ADDRESS] now');
});

await test('a finding before another part is counted once, although the text continues after it', async (t) => {
  const words = { type: 'keyword_filter', action: 'redact', configuration: { words: ['falcon'] } } as const;
  const { answer, notes } = policiesAtWork([auditPii, words]);
  const parts: StreamPart[] = [
    start,
    { type: 'text', choice: 0, text: `Write to ${email}` },
    ...call(0, ['{}']),
    { type: 'text', choice: 0, text: ' now' },
    finish(),
  ];
  t.equal((await answer(parts, { tools })).text(), `Write to ${email} now`);
  t.match(notes, [{ action: 'audit', count: 1 }]);
});

await test('each choice and each tool call is inspected as a separate text', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'text', choice: 0, text: 'ada@exam' },
    { type: 'text', choice: 1, text: 'Nobody here' },
    { type: 'text', choice: 0, text: 'ple.org' },
    { type: 'tool-call', choice: 1, index: 0, id: 'c0', name: 'mail' },
    { type: 'tool-call', choice: 1, index: 1, id: 'c1', name: 'mail' },
    { type: 'tool-arguments', choice: 1, index: 0, text: '{"to":"ada@exam' },
    { type: 'tool-arguments', choice: 1, index: 1, text: '{"big":90071992547' },
    { type: 'tool-arguments', choice: 1, index: 0, text: 'ple.org"}' },
    { type: 'tool-arguments', choice: 1, index: 1, text: '40993}' },
    finish(0),
    finish(1),
  ];
  const delivered = await policiesAtWork([redactPii]).answer(parts, { tools, choices: 2 });
  t.equal(delivered.text(0), '[EMAIL_ADDRESS]');
  t.equal(delivered.text(1), 'Nobody here');
  t.equal(delivered.args(0, 1), '{"to":"[EMAIL_ADDRESS]"}');
  t.equal(delivered.args(1, 1), '{"big":9007199254740993}');
});

await test('a blocked choice ends while the others continue, and the provider call is aborted after the last', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'text', choice: 0, text: `So it is ${email}. ` },
    { type: 'text', choice: 1, text: 'A harmless answer. ' },
    { type: 'text', choice: 0, text: 'More.' },
    finish(0),
    { type: 'text', choice: 1, text: 'With an end.' },
    finish(1),
  ];
  const delivered = await policiesAtWork([{ ...blockPii, configuration: { streamMode: 'exact' } }]).answer(parts, {
    choices: 2,
  });
  t.equal(delivered.text(1), 'A harmless answer. With an end.');
  t.equal(delivered.text(0), '');
  t.equal(delivered.finish, 'content_filter');
  t.notOk(delivered.stopped);
});

await test('an answer of several choices that have begun goes on until the last of them has ended or is blocked', async (t) => {
  const exact = { ...blockPii, configuration: { streamMode: 'exact' } };
  const said = (choice: number, text: string): StreamPart => ({ type: 'text', choice, text });
  const parts = [start, said(0, 'One. '), said(1, 'Two. '), said(0, `So it is ${email}. `), said(1, 'Three. ')];
  const delivered = await policiesAtWork([exact]).answer([...parts, finish(1)], { choices: 2 });
  t.strictSame([delivered.text(1), delivered.stopped], ['Two. Three. ', false]);
  const both = await policiesAtWork([exact]).answer([...parts, said(1, `${email}. `), finish(1)], { choices: 2 });
  t.strictSame([both.stopped, both.taken], [true, 6]);
});

await test('a table, a file of passwords and the value of a header are found in an argument as in a text', async (t) => {
  const secrets = { type: 'secret_detection', action: 'redact' } as const;
  for (const content of [
    'user,password\nana,Winter#2024x\n',
    '| user | password |\n|---|---|\n| ana | Winter#2024x |',
    'db.example:5432:*:ana:Winter#2024x\nlocalhost:5432:*:ana:Winter#2024x\n',
    'Bearer q7Rw2Kd9Winter2024x',
  ]) {
    const parts = [start, ...call(0, [JSON.stringify({ content })]), finish()];
    const { args } = await policiesAtWork([secrets]).answer(parts, { tools });
    const { content: written } = JSON.parse(args()) as { readonly content: string };
    t.notMatch(written, 'Winter', content);
    const said: StreamPart[] = [start, { type: 'text', choice: 0, text: content }, finish()];
    t.equal(written, (await policiesAtWork([secrets]).answer(said)).text());
  }
});

await test('tool arguments are held until they are complete, and not sent if they are blocked or invalid', async (t) => {
  const parts = (args: readonly string[]): StreamPart[] => [
    start,
    { type: 'text', choice: 0, text: 'Sending. ' },
    ...call(0, args),
    finish(),
  ];
  const redacted = await policiesAtWork([redactPii]).answer(parts(characters(`{"to": "${email}", "n": 1e3}`)), {
    tools,
  });
  t.equal(redacted.args(), '{"to": "[EMAIL_ADDRESS]", "n": 1e3}');
  t.strictSame(
    redacted.parts.filter(({ type }) => type === 'tool-arguments'),
    [{ type: 'tool-arguments', choice: 0, index: 0, text: '{"to": "[EMAIL_ADDRESS]", "n": 1e3}' }],
  );
  const withheld = (delivered: Delivered): void => {
    t.notOk(delivered.parts.some(({ type }) => type === 'tool-call' || type === 'tool-arguments'));
    t.equal(delivered.finish, 'content_filter');
  };
  withheld(
    await policiesAtWork([blockPii]).answer(
      [
        start,
        { type: 'text', choice: 0, text: `${'Harmless words go first here. '.repeat(3)}` },
        ...call(0, [`{"to":"${email}"}`]),
        finish(),
      ],
      { tools },
    ),
  );
  for (const broken of [['{"to":'], ['{"to": \\u0061}'], ['{}', '"x"'], ['not json']]) {
    const delivered = await policiesAtWork([redactPii]).answer(parts(broken), { tools });
    t.equal(delivered.finish, 'content_filter', broken.join(''));
    t.notMatch(delivered.args(), /to|x|not/);
  }
  const looked = policiesAtWork([auditPii]);
  t.notOk(looked.hasStage({ tools }), 'who only audits changes nothing');
  t.ok(looked.observe(parts([`{"to":"${email}"}`]), { tools }));
  await new Promise(setImmediate);
  t.match(looked.notes, [{ surface: 'tool_arguments', action: 'audit' }]);
});

await test('the input of a custom tool is governed as plain text', async (t) => {
  const custom = [{ name: 'sh', inputSchema: {}, opaque: { dialect: 'openai-chat', value: { type: 'custom' } } }];
  const delivered = await policiesAtWork([redactPii]).answer(
    [start, ...call(0, ['mail ada@exam', 'ple.org'], 'sh'), finish()],
    { tools: custom },
  );
  t.equal(delivered.args(), 'mail [EMAIL_ADDRESS]');
  const opaque = { dialect: 'openai-responses', value: { type: 'custom' }, elsewhere: 'function' } as const;
  const asFunction = await policiesAtWork([redactPii]).answer(
    [start, ...call(0, ['{"input":"mail \\u0061da@exam', 'ple.org"}'], 'sh'), finish()],
    { tools: [{ name: 'sh', inputSchema: {}, opaque }] },
  );
  t.equal(
    asFunction.args(),
    '{"input":"mail [EMAIL_ADDRESS]"}',
    'unless it is described as a function, which takes JSON',
  );
});

await test('a JSON answer stays valid JSON, or is blocked', async (t) => {
  const schema = {
    type: 'object',
    properties: {
      note: { type: 'string' },
      kind: { $ref: '#/$defs/kind' },
      card: { type: 'integer' },
      all: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    },
    $defs: { kind: { enum: [email, 'other'] } },
  };
  const responseFormat = { type: 'json-schema', schema } as const;
  const answer = (json: string) => policiesAtWork([redactPii]).answer(textParts(characters(json)), { responseFormat });
  t.equal(
    (await answer(`{"note":"to \\u0061da@example.org","all":["${email}",null]}`)).text(),
    '{"note":"to [EMAIL_ADDRESS]","all":["[EMAIL_ADDRESS]",null]}',
  );
  for (const broken of [`{"kind":"${email}"}`, '{"card":4111111111111111}', `{"${email}":1}`]) {
    const { error, parts } = await answer(broken);
    t.match(error, { code: 'GW_POLICY_BLOCKED' }, broken);
    t.strictSame(parts, [start]);
  }
  const cut = await answer(`{"note":"to ${email} and`);
  t.equal(cut.text(), '{"note":"to [EMAIL_ADDRESS] and', 'a text that ends early is a text');
  t.match(
    (await answer('{"note":"to \\u0061da@example.org and')).error,
    { code: 'GW_POLICY_BLOCKED' },
    'unless it hides something',
  );
});

await test('a JSON answer that a tool call interrupts is sent once', async (t) => {
  const parts: StreamPart[] = [
    start,
    { type: 'text', choice: 0, text: `{"to":"${email}"}` },
    ...call(0, ['{}']),
    { type: 'text', choice: 0, text: ' {"n":1}' },
    finish(),
  ];
  const delivered = await policiesAtWork([redactPii]).answer(parts, { tools, responseFormat: { type: 'json' } });
  t.equal(delivered.text(), '{"to":"[EMAIL_ADDRESS]"} {"n":1}');
});

await test('a classifier gets the last question of the user and the retrieved passages with an answer', async (t) => {
  const contexts: unknown[] = [];
  const classifier: TextClassifier = {
    open({ surface, context }) {
      contexts.push([surface, context]);
      return { push: (text) => ({ judged: text.length, findings: [] }), end: () => ({ judged: 0, findings: [] }) };
    },
  };
  const engines = { classifierFor: () => classifier };
  const { answer } = policiesAtWork([{ type: 'content_filtering', action: 'block' }], { engines });
  const said = (role: Message['role'], text: string): Message => ({ role, content: [{ type: 'text', text }] });
  const passage = { type: 'file', source: { kind: 'text', text: 'It opens at nine.' } } as const;
  await answer(textParts(['At nine.']), {
    messages: [
      said('user', 'Hello'),
      { role: 'user', content: [passage, { type: 'text', text: 'When does it open?' }] },
      said('assistant', 'Let me see.'),
    ],
  });
  t.strictSame(contexts, [['output', { question: 'When does it open?', documents: ['It opens at nine.'] }]]);
});

await test('parts specific to one dialect are held, and inspected together', async (t) => {
  const opaque = (value: object): StreamPart => ({ type: 'opaque', dialect: 'd', choice: 0, value }) as StreamPart;
  const delta = (partial: string): StreamPart =>
    opaque({ type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: partial } });
  const parts: StreamPart[] = [
    start,
    opaque({ answer: { fingerprint: 'fp_1' } }),
    { type: 'text', choice: 0, text: 'Hi' },
    opaque({ type: 'content_block_start', content_block: { type: 'server_tool_use', input: {} } }),
    delta('{"query": "who is ada@exam'),
    delta('ple.org?"}'),
    opaque({ type: 'content_block_stop' }),
    { type: 'text', choice: 0, text: ' there' },
    opaque({ citation: { cited_text: `It says ${email}.` } }),
    finish(),
  ];
  const delivered = await policiesAtWork([redactPii]).answer(parts);
  t.notMatch(JSON.stringify(delivered.parts), /ada@exam|ple\.org/);
  t.equal(delivered.text(), 'Hi there');
  t.match(
    delivered.parts.flatMap((part) => (part.type === 'opaque' ? [part.value] : [])),
    [
      { answer: { fingerprint: 'fp_1' } },
      { type: 'content_block_start' },
      { delta: { type: 'input_json_delta', partial_json: '{"query": "who is [EMAIL_ADDRESS]?"}' } },
      { delta: { type: 'input_json_delta', partial_json: '' } },
      { type: 'content_block_stop' },
      { citation: { cited_text: 'It says [EMAIL_ADDRESS].' } },
    ],
  );
});

await test('pieces of an item that its provider has run are redacted together, and the complete item keeps all of its text', async (t) => {
  const event = (type: string, members: object): StreamPart =>
    ({ type: 'opaque', dialect: 'd', choice: 0, value: { 0: { [type]: members } } }) as StreamPart;
  const parts = [
    start,
    event('item.added', { item: { code: '' } }),
    event('code.delta', { delta: 'mail("ada@exam' }),
    event('code.delta', { delta: 'ple.org")' }),
    event('item.done', { item: { code: `mail("${email}")`, logs: [email] } }),
    finish(),
  ];
  const delivered = await policiesAtWork([redactPii]).answer(parts);
  t.strictSame(
    delivered.parts.flatMap((part) => (part.type === 'opaque' ? [part.value] : [])),
    [
      { 0: { 'item.added': { item: { code: '' } } } },
      { 0: { 'code.delta': { delta: 'mail("[EMAIL_ADDRESS]")' } } },
      { 0: { 'code.delta': { delta: '' } } },
      { 0: { 'item.done': { item: { code: 'mail("[EMAIL_ADDRESS]")', logs: ['[EMAIL_ADDRESS]'] } } } },
    ],
  );
  const blocked = await policiesAtWork([blockPii]).answer(parts);
  t.match(blocked.error, { code: 'GW_POLICY_BLOCKED' });
  t.strictSame(blocked.parts, [start]);
});

await test('labels in answers are replaced by the original values for the client, but not in records', async (t) => {
  const redaction = { style: 'numbered', restore: true };
  const atWork = policiesAtWork([{ ...redactPii, configuration: { redaction } }]);
  const eve = 'eve "the \\ one" <eve@example.org>';
  await atWork.govern(asking(`I am ${email}, she is ${eve}.`));
  const said = 'Dear [EMAIL_ADDRESS_1], [EMAIL_ADDRESS_2] [EMAIL_ADDRESS_3] [x] [EMAIL_ADDRESS_1';
  const parts = [...textParts(characters(said)).slice(0, -2), ...call(0, ['{"to":"[EMAIL_ADDRESS_', '2]"}']), finish()];
  const delivered = await atWork.answer(parts, { tools });
  t.equal(delivered.text(), `Dear ${email}, eve@example.org [EMAIL_ADDRESS_3] [x] [EMAIL_ADDRESS_1`);
  t.equal(delivered.args(), '{"to":"eve@example.org"}');
  const recorded = delivered.parts.map((part) => ('text' in part ? (part.recorded ?? part.text) : '')).join('');
  t.notMatch(recorded, '@');
  t.match(recorded, said);
});

await test('places of citations are those in the text that the client gets, after redaction and restoring', async (t) => {
  const redaction = { style: 'numbered', restore: true };
  const atWork = policiesAtWork([{ ...redactPii, configuration: { redaction } }]);
  await atWork.govern(asking(`I am ${email}`));
  const said = 'To [EMAIL_ADDRESS_1] and jörg.eve@example.org, see [1].';
  const from = said.indexOf('[1]');
  const bytes = Buffer.byteLength(said.slice(0, from));
  const opaque = (value: JsonObject): StreamPart => ({ type: 'opaque', choice: 0, dialect: 'd', value });
  const cited = [
    opaque({ citation: { start_index: from, end_index: from + 3, n: from } }),
    opaque({ segment: { startIndex: bytes, endIndex: bytes + 3 } }),
  ];
  for (const cut of [[said], characters(said)]) {
    const text = textParts(cut).slice(0, -2);
    const parts = [...text, ...cited, opaque({ item: 2 }), ...text.slice(1), ...cited, finish()];
    const delivered = await atWork.answer(parts);
    const read = delivered.text();
    const one = read.slice(0, read.length / 2);
    t.equal(one, `To ${email} and [EMAIL_ADDRESS_2], see [1].`);
    const at = one.indexOf('[1]');
    const values = delivered.parts.flatMap((part) => (part.type === 'opaque' ? [part.value] : []));
    const moved = [
      { citation: { start_index: at, end_index: at + 3, n: from } },
      { segment: { startIndex: at, endIndex: at + 3 } },
    ];
    t.strictSame(values, [...moved, { item: 2 }, ...moved], 'counted anew in the next item');
  }
});

await test('values redacted in an answer are never restored', async (t) => {
  const redaction = { style: 'numbered', restore: true };
  const atWork = policiesAtWork([{ ...redactPii, configuration: { redaction } }]);
  await atWork.govern(asking(`I am ${email}`));
  const parts = [
    ...textParts(['You are [EMAIL_ADDRESS_1], he is eve@example.org, yes [EMAIL_ADDRESS_2].']).slice(0, -2),
    { type: 'reasoning', choice: 0, text: 'eve@example.org, [EMAIL_ADDRESS_2]' } as const,
    ...call(0, ['{"to":"eve@example.org"}']),
    ...call(1, ['{"to":"[EMAIL_ADDRESS_2]"}']),
    finish(),
  ];
  const delivered = await atWork.answer(parts, { tools });
  t.equal(delivered.text(), `You are ${email}, he is [EMAIL_ADDRESS_2], yes [EMAIL_ADDRESS_2].`);
  t.notMatch(JSON.stringify(delivered.parts), 'eve@');
});

await test('reasoning with a restored label loses its signature, and the reasoning after it keeps its own', async (t) => {
  const redaction = { style: 'numbered', restore: true };
  const atWork = policiesAtWork([{ ...redactPii, configuration: { redaction } }]);
  await atWork.govern(asking(`I am ${email}`));
  const { parts, text } = await atWork.answer([
    start,
    { type: 'reasoning', choice: 0, text: 'It is [EMAIL_ADDRESS_1].' },
    { type: 'reasoning', choice: 0, text: '', signature: 'first' },
    { type: 'reasoning', choice: 0, text: 'Fine.' },
    { type: 'reasoning', choice: 0, text: '', signature: 'second' },
    finish(),
  ]);
  t.equal(text(0, 'reasoning'), `It is ${email}.Fine.`);
  const signatures = parts.flatMap((part) => (part.type === 'reasoning' && part.signature ? [part.signature] : []));
  t.strictSame(signatures, ['second']);
});

await test('labels are restored even if no policy applies to the answer', async (t) => {
  const configuration = { redaction: { style: 'numbered', restore: true }, appliesTo: ['input'] };
  const atWork = policiesAtWork([{ ...redactPii, configuration }]);
  t.notOk(atWork.hasStage(), 'there is nothing to do before anything was taken out');
  await atWork.govern(asking(email));
  t.equal((await atWork.answer(textParts(['Hi [EMAIL_', 'ADDRESS_1]']))).text(), `Hi ${email}`);
});

await test('a client that asks for it gets a report of redactions', async (t) => {
  const { answer } = policiesAtWork([redactPii], { headers: { 'x-policy-results': 'true' } });
  const { parts } = await answer(textParts([email]));
  t.match(parts.slice(-3), [
    { type: 'policy', action: 'redact', policyId: 'p-0', categories: ['EMAIL_ADDRESS'] },
    { type: 'finish' },
    { type: 'usage' },
  ]);
});

await test('token probabilities, which reveal redacted text, are removed', async (t) => {
  const { answer } = policiesAtWork([redactPii]);
  const { parts } = await answer([
    start,
    { type: 'text', choice: 0, text: 'Hi', logprobs: { content: [{ token: email }] } },
    finish(),
  ]);
  t.notMatch(JSON.stringify(parts), /logprobs|ada/);
});

await test('parts pushed concurrently by the previous stage are processed in order', async (t) => {
  const { exchange } = policiesAtWork([redactPii]);
  t.ok(exchange);
  const { hasStage, answer } = policiesAtWork([redactPii]);
  t.ok(hasStage());
  const whole = `x ${email} y `.repeat(5);
  t.equal((await answer(textParts(piecesOf(whole, [3, 4, 9, 10, 11, 40])))).text(), 'x [EMAIL_ADDRESS] y '.repeat(5));
});

const codeNames = definePolicyType({
  policyType: 'acme_code_names',
  validActions: ['block', 'audit', 'redact'],
  description: 'Keeps code names inside.',
  isEnabled: true,
  configuration: z.strictObject({
    names: z.array(z.string()).default(['Falcon']),
    appliesTo: z.array(z.string()).optional(),
  }),
  detector: ({ names }) => ({
    detect: ({ text }) =>
      Promise.resolve(
        names.flatMap((name) =>
          [...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({
            category: 'CODE_NAME',
            start: index,
            end: index + name.length,
          })),
        ),
      ),
  }),
});

await test('a policy of one surface does not apply to another that has as many policies', async (t) => {
  const words = (word: string, surface: string) =>
    ({ type: 'keyword_filter', action: 'redact', configuration: { words: [word], appliesTo: [surface] } }) as const;
  const { govern, answer } = policiesAtWork([words('falcon', 'input'), words('heron', 'output')]);
  const asked: Message = { role: 'user', content: [{ type: 'text', text: 'A falcon or a heron?' }] };
  t.match(await govern({ messages: [asked] }), { messages: [{ content: [{ text: 'A [KEYWORD] or a heron?' }] }] });
  t.equal((await answer(textParts(['A falcon, or a heron.']))).text(), 'A falcon, or a [KEYWORD].');
});

await test('a detector gets a long text once, each part with what is before it', async (t) => {
  const got: { text: string; before: string }[] = [];
  const type = definePolicyType({
    policyType: 'acme_reader',
    validActions: ['block', 'audit', 'redact'],
    description: 'Reads along.',
    isEnabled: true,
    configuration: z.strictObject({}),
    detector: () => ({ detect: ({ text, before }) => (got.push({ text, before }), []) }),
  });
  const said = 'This sentence is long enough to be a window. '.repeat(8);
  await policiesAtWork([{ type: 'acme_reader', action: 'redact' }], { types: [type] }).answer(textParts([said]));
  t.ok(got.length > 2);
  t.equal(got.map(({ text }) => text).join(''), said);
  let position = 0;
  for (const { text, before } of got) {
    t.equal(said.slice(0, position).endsWith(before) && (position === 0 || before !== ''), true);
    position += text.length;
  }
});

await test('a policy type of another plugin is enforced on all surfaces by its detector', async (t) => {
  const said = `Project Falcon is a bird. ${'It flies very well indeed, they say. '.repeat(4)}And Falcon lands.`;
  const redacting = policiesAtWork([{ type: 'acme_code_names', action: 'redact' }], { types: [codeNames] });
  t.equal((await redacting.answer(textParts(characters(said)))).text(), said.replaceAll('Falcon', '[CODE_NAME]'));
  t.equal(
    (await redacting.answer([start, ...call(0, ['{"of":"Falcon"}']), finish()], { tools })).args(),
    '{"of":"[CODE_NAME]"}',
  );
  const governed = await redacting.govern(asking(said));
  t.match(governed.messages[0]?.content, [{ text: said.replaceAll('Falcon', '[CODE_NAME]') }]);
  const described = { type: 'object', description: 'About Falcon' };
  const definitions = await redacting.govern({
    tools: [{ name: 'mail', description: 'Of Falcon', inputSchema: described }],
    responseFormat: { type: 'json-schema', description: 'Of Falcon', schema: described },
  });
  const redactedly = { type: 'object', description: 'About [CODE_NAME]' };
  t.match(definitions, {
    tools: [{ description: 'Of [CODE_NAME]', inputSchema: redactedly }],
    responseFormat: { description: 'Of [CODE_NAME]', schema: redactedly },
  });
  const blocking = policiesAtWork([{ type: 'acme_code_names', action: 'block' }], { types: [codeNames] });
  t.match((await blocking.answer(textParts([said]))).error, {
    code: 'GW_POLICY_BLOCKED',
    message: /acme_code_names\): CODE_NAME/,
  });
  const elsewhere = policiesAtWork(
    [{ type: 'acme_code_names', action: 'block', configuration: { appliesTo: ['input'] } }],
    { types: [codeNames] },
  );
  t.notOk(elsewhere.hasStage());
});

const cite = (citation: object, back?: { from: number; to: number }): StreamPart => {
  return { type: 'citation', choice: 0, citation, ...(back && { back }) };
};

/** The texts to which citations belong: for the client, and in records. */
function citedIn({ parts }: Delivered): unknown[] {
  let [shown, recorded] = ['', ''];
  return parts.flatMap((part) => {
    if (part.type === 'text') [shown, recorded] = [shown + part.text, recorded + (part.recorded ?? part.text)];
    if (part.type !== 'citation') return [];
    const { back, recorded: inRecords = back, citation } = part;
    const slice = (text: string, at = back): string | undefined =>
      at && text.slice(text.length - at.from, text.length - at.to);
    return [[citation.title, slice(shown), slice(recorded, inRecords)]];
  });
}

await test('citations do not divide a text, and their places are those in the text that the client gets', async (t) => {
  const redaction = { style: 'numbered', restore: true };
  const atWork = policiesAtWork([{ ...redactPii, configuration: { redaction } }]);
  await atWork.govern(asking(`I am ${email}`));
  const said = 'Mail [EMAIL_ADDRESS_1]. Or eve@exam';
  const rest = 'ple.org, it rains. Bye';
  const all = said + rest;
  const back = (of: string, length = all.length) => {
    const from = length - all.indexOf(of);
    return { from, to: from - of.length };
  };
  const early = (of: string) => back(of, said.length);
  for (const pieces of [(text: string) => [text], characters]) {
    const texts = (text: string) => textParts(pieces(text)).slice(1, -2);
    const parts = [
      start,
      ...texts(said),
      cite({ title: 'label' }, early('[EMAIL_ADDRESS_1]')),
      cite({ title: 'half of it' }, early('eve@exam')),
      ...texts(rest),
      cite({ title: 'behind' }, back('it rains')),
      cite({ title: 'end' }, back('Bye')),
      cite({ title: 'nowhere' }),
      finish(),
    ];
    const delivered = await atWork.answer(parts);
    t.equal(
      delivered.text(),
      `Mail ${email}. Or [EMAIL_ADDRESS_2], it rains. Bye`,
      'found although a citation is in it',
    );
    t.strictSame(citedIn(delivered), [
      ['label', email, '[EMAIL_ADDRESS_1]'],
      ['half of it', '[EMAIL_ADDRESS_2]', '[EMAIL_ADDRESS_2]'],
      ['behind', 'it rains', 'it rains'],
      ['end', 'Bye', 'Bye'],
      ['nowhere', undefined, undefined],
    ]);
  }
});

await test('a place in text before an item of the provider is left out if a text has changed, because it is not known how', async (t) => {
  const opaque: StreamPart = { type: 'opaque', dialect: 'd', choice: 0, value: { item: 1 } };
  const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });
  const { answer } = policiesAtWork([redactPii]);
  const cited = async (first: string, second: string): Promise<unknown> => {
    const place = { from: second.length + 3, to: 0 };
    const [[, found] = []] = citedIn(
      await answer([start, text(first), opaque, text(second), cite({ title: 'x' }, place), finish()]),
    ) as [string, unknown][];
    return found;
  };
  t.equal(await cited(`To ${email}.`, ' It rains.'), undefined);
  t.equal(await cited('To nobody.', ` Ask ${email}.`), undefined);
  t.equal(await cited('To nobody.', ' It rains.'), 'dy. It rains.');
});

await test('what a citation quotes is inspected like the rest of an answer', async (t) => {
  const secret = `mailto:${email}`;
  const parts = [
    ...textParts(['Hi.']).slice(0, -2),
    cite({ url: secret, title: `By ${email}`, quote: email, fileId: 'f' }),
    finish(),
  ];
  const redacted = await policiesAtWork([redactPii]).answer(parts);
  t.strictSame(
    redacted.parts.flatMap((part) => (part.type === 'citation' ? [part.citation] : [])),
    [{ title: 'By [EMAIL_ADDRESS]', quote: '[EMAIL_ADDRESS]', fileId: 'f' }],
    'an address that was changed leads nowhere',
  );
  const blocked = await policiesAtWork([blockPii]).answer(parts);
  t.notMatch(JSON.stringify(blocked.parts), 'ada@');
  t.equal(blocked.finish, 'content_filter');
  const audited = policiesAtWork([auditPii]);
  t.ok(audited.observe(parts));
  t.match(audited.notes, [{ surface: 'output', action: 'audit', count: 3 }]);
  const held = await policiesAtWork([redactPii]).answer([
    start,
    ...Array.from({ length: 60 }, () => cite({ quote: 'x'.repeat(100_000) })),
    finish(),
  ]);
  t.match(held.error, { code: 'GW_ANSWER_TOO_LARGE' });
});

await test('places in JSON that was changed as a whole are left out', async (t) => {
  const { answer } = policiesAtWork([redactPii]);
  const parts = (value: string) => [
    ...textParts([`{"mail":"${value}"}`]).slice(0, -2),
    cite({ title: 'x' }, { from: 3, to: 0 }),
    finish(),
  ];
  const json = { responseFormat: { type: 'json' } } as const;
  t.strictSame(citedIn(await answer(parts(email), json)), [['x', undefined, undefined]]);
  t.strictSame(citedIn(await answer(parts('none'), json)), [['x', 'e"}', 'e"}']]);
});
