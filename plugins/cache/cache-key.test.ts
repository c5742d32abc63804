import { randomBytes } from 'node:crypto';
import { test } from 'tap';
import { type ChatCall, type JsonObject, parseJson } from '../../core/api/index.js';
import { codePoint, fc, seed } from '../../test/fixtures/random.js';
import { cacheKey } from './cache-key.js';
import { callWith, connectionWith } from './fixtures/sample-call.js';

const secret = randomBytes(32);
const connection = connectionWith();
const nameOf = (call: ChatCall, of = connection, scope = 'scope'): string => cacheKey(call, of, secret, scope).name;

const text = fc.string({ unit: codePoint, maxLength: 12 });
const body = fc.dictionary(text, fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<never>, {
  maxKeys: 5,
  noNullPrototype: true,
});
const members = fc.record({
  model: text,
  endUserId: fc.option(text, { nil: undefined }),
  messages: fc.array(
    fc.record({
      role: fc.constantFrom('system' as const, 'user' as const, 'assistant' as const),
      content: fc.array(fc.record({ type: fc.constant('text' as const), text }), { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
  sampling: fc.record({
    temperature: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: undefined }),
    seed: fc.nat(),
  }),
  maxOutputTokens: fc.option(fc.nat(), { nil: undefined }),
});

/** The part of a call that the provider sees: if it differs, the keys must differ. */
function seen(call: ChatCall): string {
  const { source, stream: _, includeUsage: __, sessionId: ___, ...rest } = call;
  const { stream: ____, stream_options: _____, ...sent } = source.body;
  const told = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([Object.fromEntries(told), sent, source.headers]);
}

await test('two calls have the same key exactly if the provider gets the same request', (t) => {
  t.comment(`seed ${seed}`);
  const call = fc
    .tuple(members, body, fc.boolean())
    .map(([told, sent, stream]) => callWith({ ...told, stream }, { body: sent as JsonObject }));
  fc.assert(
    fc.property(call, call, (one, other) => (nameOf(one) === nameOf(other)) === (seen(one) === seen(other))),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(call, members, (one, told) => {
      // As a hook changes it: the body is the client's still.
      const other = { ...one, ...told };
      return (nameOf(one) === nameOf(other)) === (seen(one) === seen(other));
    }),
    { numRuns: 500 },
  );
  t.end();
});

await test('every member of a body is part of the key, and so is the order of members', (t) => {
  const base = '{"tools":[{"schema":{"a":1,"b":2}}],"user":"u","metadata":{"k":"v"},"extra":9007199254740993}';
  const keyOf = (json: string): string => nameOf(callWith({}, { body: parseJson(json) as JsonObject }));
  const variants = [
    base,
    base.replace('"a":1,"b":2', '"b":2,"a":1'),
    base.replace('"a":1', '"a":"1"'),
    base.replace('"u"', '"v"'),
    base.replace('"k":"v"', '"k":"w"'),
    base.replace('993', '992'),
    base.replace('"extra"', '"Extra"'),
  ];
  t.equal(new Set(variants.map(keyOf)).size, variants.length);
  t.equal(keyOf(base.replaceAll(',', ' ,\n')), keyOf(base), 'white space does not');
  t.equal(
    keyOf(base.replace('{', '{"stream":true,"stream_options":{"include_usage":true},')),
    keyOf(base),
    'nor streaming',
  );
  t.end();
});

await test('a key belongs to one organization, connection, version of it, configuration, dialect and secret', (t) => {
  const call = callWith();
  const names = [
    nameOf(call),
    nameOf(call, connectionWith({ organizationId: 'other' })),
    nameOf(call, connectionWith({ connectionId: 'other' })),
    nameOf(call, connectionWith({ version: 2 })),
    nameOf(call, connection, 'another scope'),
    nameOf(callWith({}, { dialect: 'another' })),
    nameOf(callWith({}, { headers: { 'a-beta': 'b' } })),
    cacheKey(call, connection, randomBytes(32), 'scope').name,
  ];
  t.equal(new Set(names).size, names.length);
  t.end();
});

await test('the session id of the native dialect is not part of the key', (t) => {
  const native = (sessionId: string, endUserId: string): string =>
    nameOf(
      callWith(
        { sessionId, endUserId },
        { dialect: 'native', body: { session_id: sessionId, end_user_id: endUserId } },
      ),
    );
  t.equal(native('a', 'u'), native('b', 'u'));
  t.not(native('a', 'u'), native('a', 'v'), 'providers are told of the end user');
  t.end();
});

await test('a member named __proto__ is part of the request', async (t) => {
  const [one, other] = ['{"__proto__":{"a":1}}', '{"__proto__":{"a":2}}'].map((sent) =>
    callWith({}, { body: parseJson(sent) as JsonObject }),
  ) as [ChatCall, ChatCall];
  t.not(nameOf(one), nameOf(other));
});
