import { test } from 'tap';
import type { Exchange, IncomingRequest, JsonObject } from '../../../core/api/index.js';
import { chatDialect } from './chat-dialect.js';
import { chatForm } from './chat-form.js';

const parameters = { type: 'object', properties: { a: { type: 'integer' } } };
const lookup = { type: 'function', function: { name: 'lookup', description: 'Looks up.', parameters } };
const picture = 'data:image/png;base64,iVBORw0KGgo=';

await test('a request of this dialect stays the same object', (t) => {
  const messages = [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Hi' },
        { type: 'image', image: 'x' },
      ],
    },
    { role: 'assistant', content: null, tool_calls: [{ id: '1', type: 'function', function: { name: 'f' } }] },
  ];
  const hosted = { type: 'web_search', name: 'search' };
  const body = { model: 'm', messages, tools: [lookup, hosted, { type: 'custom', custom: { name: 'sql' } }] };
  t.equal(chatForm(body), body);
  t.equal(chatForm({ model: 'm' })['messages'], undefined);
  for (const stored of [{ previous_response_id: 'resp_1' }, { input: [{ type: 'item_reference', id: 'msg_1' }] }]) {
    t.equal(chatForm({ model: 'm', input: 'Hi', ...stored })['messages'], undefined, 'which is refused');
  }
  t.end();
});

await test('items in place of messages become messages, with the settings of the request', (t) => {
  const form = chatForm({
    model: 'm',
    stream: true,
    store: false,
    include: ['reasoning.encrypted_content'],
    instructions: 'Be brief.',
    reasoning: { effort: 'high', summary: 'auto' },
    text: { format: { type: 'json_schema', name: 'a', schema: parameters, strict: true }, verbosity: 'low' },
    max_output_tokens: 99,
    input: [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'Hi' },
          { type: 'input_image', image_url: picture },
        ],
      },
      { type: 'reasoning', summary: [] },
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Well.' }] },
      { type: 'function_call', call_id: '1', name: 'lookup', arguments: '{"a":12345678901234567890}' },
      { type: 'custom_tool_call', call_id: '2', name: 'sql', input: 'select 1' },
      { type: 'function_call_output', call_id: '1', output: 'one' },
      { type: 'custom_tool_call_output', call_id: '2', output: [{ type: 'input_text', text: 'two' }] },
    ],
    tools: [
      { type: 'function', name: 'lookup', description: 'Looks up.', parameters },
      { type: 'custom', name: 'sql', format: { type: 'grammar', syntax: 'lark', definition: 'x' } },
    ],
    tool_choice: { type: 'function', name: 'lookup' },
  });
  t.strictSame(form, {
    model: 'm',
    stream: true,
    tools: [
      lookup,
      {
        type: 'custom',
        custom: { name: 'sql', format: { type: 'grammar', grammar: { syntax: 'lark', definition: 'x' } } },
      },
    ],
    tool_choice: { type: 'function', function: { name: 'lookup' } },
    messages: [
      { role: 'system', content: 'Be brief.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Hi' },
          { type: 'image_url', image_url: { url: picture } },
        ],
      },
      {
        role: 'assistant',
        content: [{ type: 'text', text: 'Well.' }],
        tool_calls: [
          { id: '1', type: 'function', function: { name: 'lookup', arguments: '{"a":12345678901234567890}' } },
          { id: '2', type: 'custom', custom: { name: 'sql', input: 'select 1' } },
        ],
      },
      { role: 'tool', tool_call_id: '1', content: 'one' },
      { role: 'tool', tool_call_id: '2', content: [{ type: 'text', text: 'two' }] },
    ],
    max_completion_tokens: 99,
    reasoning_effort: 'high',
    response_format: { type: 'json_schema', json_schema: { name: 'a', schema: parameters, strict: true } },
    verbosity: 'low',
  });
  t.strictSame(chatForm({ model: 'm', input: 'Hi' })['messages'], [{ role: 'user', content: 'Hi' }]);
  t.end();
});

await test('tools, calls, results, pictures and documents in the form of the Messages API are brought into this one', async (t) => {
  const mark = { type: 'ephemeral' };
  const source = { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' };
  const body: JsonObject = {
    model: 'm',
    messages: [
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Well.' },
          { type: 'tool_use', id: '1', name: 'lookup', input: { a: 1 } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: '1', content: [{ type: 'image', source }], cache_control: mark },
          { type: 'input_text', text: 'Go on.' },
          { type: 'document', title: 'a.pdf', source: { type: 'url', url: 'https://a.test/a.pdf' } },
        ],
      },
      { role: 'assistant', content: [{ type: 'tool_use', id: '2', name: 'lookup', input: {} }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: '2' }] },
    ],
    tools: [{ name: 'lookup', description: 'Looks up.', input_schema: parameters, cache_control: mark }],
    tool_choice: { type: 'any' },
  };
  const form = chatForm(body);
  const call = (id: string, text: string): JsonObject => {
    return { id, type: 'function', function: { name: 'lookup', arguments: text } };
  };
  t.strictSame(form, {
    model: 'm',
    messages: [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: [{ type: 'text', text: 'Well.' }], tool_calls: [call('1', '{"a":1}')] },
      {
        role: 'tool',
        tool_call_id: '1',
        content: [{ type: 'image_url', image_url: { url: picture } }],
        cache_control: mark,
      },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Go on.' },
          { type: 'file', file: { filename: 'a.pdf', file_data: 'https://a.test/a.pdf' } },
        ],
      },
      { role: 'assistant', content: null, tool_calls: [call('2', '{}')] },
      { role: 'tool', tool_call_id: '2', content: '' },
    ],
    tools: [{ ...lookup, cache_control: mark }],
    tool_choice: 'required',
  });
  const choices = [{ type: 'tool', name: 'lookup' }, { type: 'auto' }, { type: 'none' }, 'auto'];
  t.strictSame(
    choices.map((tool_choice) => chatForm({ ...body, tool_choice })['tool_choice']),
    [{ type: 'function', function: { name: 'lookup' } }, 'auto', 'none', 'auto'],
  );
  const resolved = await chatDialect.resolve?.(body, {} as Exchange);
  t.match(chatDialect.decode(resolved ?? {}, {} as IncomingRequest), {
    messages: [Object, Object, { role: 'tool' }, { role: 'user' }, Object, { role: 'tool' }],
  });
});
