import { randomBytes } from 'node:crypto';
import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject, Message } from '../../../core/api/index.js';
import { fc, seed } from '../../../test/fixtures/random.js';
import { callWith, connectionWith, embeddingOf } from '../fixtures/sample-call.js';
import { questionOf } from './question.js';

const settings = { model: 'embedder', threshold: 0.95, timeoutMs: 1000 };
const secret = randomBytes(32);
const connection = connectionWith();
const question = 'how do i reset my password';

const said = (role: Message['role'], text: string): Message => ({ role, content: [{ type: 'text', text }] });

interface Parts {
  readonly text?: string;
  readonly before?: readonly Message[];
  readonly members?: Partial<ChatCall>;
  readonly more?: JsonObject;
}

/** A call with a question, and its body as a client writes it. */
function asking({ text = question, before = [], members = {}, more = {} }: Parts = {}): ChatCall {
  const messages = [...before, said('user', text)];
  const sent = messages.map(({ role, content }) => ({ role, content: (content[0] as { text: string }).text }));
  return callWith({ messages, ...members }, { body: { messages: sent, ...more } });
}

const scopeOf = (
  call: ChatCall,
  of = connection,
  within: readonly string[] = ['scope'],
  model = 'embedder',
): string | undefined => questionOf(call, { ...settings, model }, { connection: of, secret, within })?.scope.name;

await test('calls that differ only in the words of their question share a scope', (t) => {
  const one = scopeOf(asking());
  t.type(one, 'string');
  t.equal(scopeOf(asking({ text: 'can my password be reset' })), one);
  t.equal(scopeOf(asking({ members: { stream: true } })), one, 'streamed or not');
  const conversation = [said('system', 'Be brief.'), said('user', 'hello'), said('assistant', 'hi')];
  t.equal(scopeOf(asking({ before: conversation })), scopeOf(asking({ before: conversation, text: 'reset it' })));
  t.end();
});

await test('everything else than the words of the question makes another scope', (t) => {
  const turn = [said('user', 'hello'), said('assistant', 'hi')];
  const names = [
    scopeOf(asking()),
    scopeOf(asking({ before: [said('system', 'Be brief.')] })),
    scopeOf(asking({ before: [said('system', 'Be long.')] })),
    scopeOf(asking({ before: turn })),
    scopeOf(asking({ before: [said('user', 'hello'), said('assistant', 'ho')] })),
    scopeOf(asking({ members: { model: 'other' } })),
    scopeOf(asking({ members: { endUserId: 'ada' } })),
    scopeOf(asking({ members: { maxOutputTokens: 5 } })),
    scopeOf(asking({ members: { tools: [{ name: 'f', inputSchema: {} }] } })),
    scopeOf(asking({ members: { responseFormat: { type: 'json' } } })),
    scopeOf(asking({ members: { sampling: { temperature: 1 } } })),
    scopeOf(asking({ more: { user: 'ada' } })),
    scopeOf(asking({ more: { unknown: 1 } })),
    scopeOf(asking({ text: `${question} 5` }), connection),
    scopeOf(asking({ text: `${question} not` }), connection),
    scopeOf(asking(), connectionWith({ organizationId: 'other' })),
    scopeOf(asking(), connectionWith({ connectionId: 'other' })),
    scopeOf(asking(), connectionWith({ version: 2 })),
    scopeOf(asking(), connection, ['another configuration']),
    scopeOf(asking(), connection, ['scope'], 'another embedder'),
    scopeOf(callWith({ messages: [said('user', question)] }, { dialect: 'native' })),
    scopeOf(callWith({ messages: [said('user', question)] }, { dialect: 'd', body: { input: question } })),
    scopeOf(callWith({ messages: [said('user', question)] }, { dialect: 'd', body: { prompt: question } })),
    scopeOf({ ...asking(), source: { ...asking().source, headers: { 'a-beta': 'b' } } }),
  ];
  t.equal(names.includes(undefined), false);
  t.equal(new Set(names).size, names.length);
  t.end();
});

await test('a body cannot be written so that its question seems to be elsewhere', (t) => {
  const withBody = (body: JsonObject) => scopeOf(callWith({ messages: [said('user', question)] }, { body }));
  const one = withBody({ input: question, note: '?' });
  t.type(one, 'string');
  for (const body of [
    { input: '?', note: question },
    { input: '?', note: '=?', more: question },
    { input: question, note: '=?' },
  ])
    t.not(withBody(body), one, JSON.stringify(body));
  t.end();
});

const word = fc.constantFrom('password', 'reset', 'my', '?', '=?', 'x', '');
const words = fc.array(word, { maxLength: 3 }).map((list) => list.join(' '));
const message = fc.record({
  role: fc.constantFrom('system' as const, 'user' as const, 'assistant' as const),
  text: words,
});
const parts = fc.record({
  text: words,
  before: fc.array(message, { maxLength: 2 }),
  user: fc.option(words, { nil: null }),
  member: fc.option(words, { nil: undefined }),
});

await test('two calls share a scope exactly if nothing but the question differs', (t) => {
  t.comment(`seed ${seed}`);
  const callOf = ({ text, before, user, member }: typeof parts extends fc.Arbitrary<infer T> ? T : never) =>
    asking({
      text,
      before: before.map((each) => said(each.role, each.text)),
      more: { user },
      members: member === undefined ? {} : { endUserId: member },
    });
  let shared = 0;
  fc.assert(
    fc.property(parts, parts, fc.boolean(), (one, another, isNear) => {
      const other = isNear ? { ...one, text: another.text } : another;
      const [first, second] = [scopeOf(callOf(one)), scopeOf(callOf(other))];
      if (first === undefined || second === undefined) return true;
      if (first === second) shared += 1;
      const rest = (drawn: typeof one): string => JSON.stringify({ ...drawn, text: '' });
      const marks = ({ text }: typeof one): string =>
        (text.match(/\S*[?=]\S*/g) ?? []).filter((token) => token !== '?').join(' ');
      return (first === second) === (rest(one) === rest(other) && marks(one) === marks(other));
    }),
    { numRuns: 2000 },
  );
  t.ok(shared > 50, `${shared} pairs shared a scope`);
  t.end();
});

await test('only a short text in the last message of the user is a question', (t) => {
  const withLast = (...content: readonly ContentBlock[]): ChatCall =>
    callWith({ messages: [{ role: 'user', content }] }, { dialect: 'native' });
  const text: ContentBlock = { type: 'text', text: question };
  t.type(scopeOf(withLast(text)), 'string');
  const others: readonly ChatCall[] = [
    withLast(),
    withLast({ type: 'text', text: ' ' }),
    withLast({ type: 'text', text: 'x'.repeat(501) }),
    withLast({ ...text, passage: true }),
    withLast(text, text),
    withLast(text, { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: '' } }),
    withLast({ type: 'text', text: 'что это' }),
    callWith({ messages: [said('assistant', question)] }, { dialect: 'native' }),
    callWith({ messages: [said('tool', 'result'), said('user', question)] }, { dialect: 'native' }),
    asking({ before: [said('system', question)] }),
    asking({ more: { user: question } }),
    callWith({ messages: [said('user', question)] }, { body: { messages: 'what a hook has replaced' } }),
  ];
  for (const [at, call] of others.entries()) t.equal(scopeOf(call), undefined, String(at));
  const embedding = embeddingOf(question);
  t.equal(questionOf(embedding, settings, { connection, secret, within: [] }), undefined);
  t.end();
});
