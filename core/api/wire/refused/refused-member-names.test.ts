import { test } from 'tap';
import { sampleChatCall } from '../../../testkit/sample-call.js';
import type { Answer } from '../../answer.js';
import type { StreamPart } from '../../part.js';
import { fittingMemberNames, memberNamesRefusedIn } from './refused-member-names.js';

const long = 'settings__approved__or__denied__countries__or__regions__approved__list';
const inputSchema = {
  type: 'object',
  properties: {
    'filter[id]': { type: 'array', items: { type: 'object', properties: { $top: { $ref: '#/$defs/any id' } } } },
    properties: { type: 'object', properties: { required: {} }, required: ['required'] },
    [long]: { anyOf: [{ properties: { 'a b': {} } }, { type: 'null' }] },
  },
  required: ['filter[id]'],
  $defs: { 'any id': { type: 'string', default: '$top' } },
} as const;
const call = sampleChatCall(
  {
    model: 'm',
    tools: [
      { name: 'list', inputSchema },
      { name: 'other', inputSchema: { properties: { fine: {} } } },
    ],
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'Hi' }] },
      {
        role: 'assistant',
        content: [
          { type: 'tool-call', id: '1', name: 'list', arguments: '{"filter[id]":[{"$top":12345678901234567890}]}' },
          { type: 'tool-call', id: '2', name: 'other', arguments: '{"$top":1}' },
        ],
      },
    ],
  },
  {},
  'native',
);
const refused = new Set([memberNamesRefusedIn(call, "properties: Property keys should match pattern '^[…]'") ?? '']);

await test('only a refusal of names renames arguments, and only where they do not fit', (t) => {
  t.equal(memberNamesRefusedIn(call, 'messages: too long'), undefined);
  t.equal(fittingMemberNames(call, new Set()), undefined);
  t.equal(fittingMemberNames({ ...call, tools: call.tools?.slice(1) ?? [] }, refused), undefined);
  t.end();
});

await test('arguments are renamed wherever a schema and earlier calls have them, and nothing else is', (t) => {
  const named = fittingMemberNames(call, refused)?.call;
  const schema = JSON.stringify(named?.tools?.[0]?.inputSchema);
  const [filter, inside, kept] = Object.keys(named?.tools?.[0]?.inputSchema['properties'] ?? {});
  t.match([filter, inside], [/^filter_id__[\da-f]{8}$/, 'properties']);
  t.match(kept, /^settings__approved__[\w-]{44}$/);
  const top = /"(_top_[\da-f]{8})"/.exec(schema)?.[1] ?? '';
  t.match(schema, `"required":["${filter}"]`);
  t.match(schema, `"items":{"type":"object","properties":{"${top}":{"$ref":"#/$defs/any id"}}}`);
  t.match(schema, '"properties":{"required":{}},"required":["required"]');
  t.match(schema, /"anyOf":\[\{"properties":\{"a_b_[\da-f]{8}":/);
  t.match(schema, '"$defs":{"any id":{"type":"string","default":"$top"}}');
  t.equal(named?.tools?.[1], call.tools?.[1]);
  t.equal(named?.messages[0], call.messages[0]);
  t.match(named?.messages[1]?.content, [
    { arguments: `{"${filter}":[{"${top}":12345678901234567890}]}` },
    { arguments: '{"$top":1}' },
  ]);
  t.end();
});

await test('calls in the answer have the client’s names, however their arguments are cut', async (t) => {
  const named = fittingMemberNames(call, refused);
  const [filter] = Object.keys(named?.call.tools?.[0]?.inputSchema['properties'] ?? {});
  const said = (index: number, text: string): StreamPart => ({ type: 'tool-arguments', choice: 0, index, text });
  const called = (index: number, name: string): StreamPart => ({
    type: 'tool-call',
    choice: 0,
    index,
    id: `${index}`,
    name,
  });
  const finish: StreamPart = { type: 'finish', choice: 0, reason: 'tool_calls' };
  const [beginning, end] = [said(0, `{"${filter?.slice(0, 5)}`), said(0, `${filter?.slice(5)}":1}`)];
  const other = [called(1, 'other'), said(1, '{"fine":1}')];
  const sent = [called(0, 'list'), beginning, ...other, end, called(2, 'list'), finish];
  const answer: Answer = {
    provider: 'p',
    deliver: async (sink) => {
      for (const part of sent) await sink(part);
    },
    discard: () => undefined,
    relay: {
      dialect: 'd',
      contentType: 'text/event-stream',
      headers: {},
      streaming: true,
      deliver: () => Promise.reject(new Error()),
    },
  };
  const restored = named?.restored(answer);
  const seen: StreamPart[] = [];
  await restored?.deliver((part) => {
    seen.push(part);
  });
  t.strictSame(seen, [called(0, 'list'), ...other, called(2, 'list'), said(0, '{"filter[id]":1}'), finish]);
  t.equal(restored?.relay, undefined, 'the provider’s bytes have other names');
});
