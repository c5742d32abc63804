import { test } from 'tap';
import type { ChatCall, Tool, WebSearch } from '../../../core/api/index.js';
import { sampleCall } from '../fixtures/sample-provider.js';
import { bodyFor } from '../fixtures/sent-request.js';

await test('tools have object schemas', async (t) => {
  const tools = [
    { name: 'f', description: 'Does.', inputSchema: { type: 'object', properties: {} }, strict: true },
    { name: 'g', inputSchema: {}, extras: { cache_control: {} } },
  ];
  t.strictSame((await bodyFor(sampleCall({ tools })))['tools'], [
    {
      name: 'f',
      description: 'Does.',
      input_schema: { type: 'object', properties: {}, additionalProperties: false },
      strict: true,
    },
    { name: 'g', input_schema: { type: 'object' } },
  ]);
});

await test('built-in tools of other providers are left out, and so is a tool choice without tools', async (t) => {
  const search = { name: 'search', inputSchema: {}, opaque: { dialect: 'openai-chat', value: { type: 'web_search' } } };
  const toolChoice = { type: 'auto' } as const;
  const body = await bodyFor(sampleCall({ tools: [search, { name: 'f', inputSchema: {} }], toolChoice }));
  t.match(body, { tools: [{ name: 'f' }], tool_choice: toolChoice });
  t.equal((body['tools'] as unknown[]).length, 1);
  t.match(await bodyFor(sampleCall({ tools: [search], toolChoice })), { tools: undefined, tool_choice: undefined });
});

const searching = (webSearch: WebSearch, more: object = {}): Tool => ({
  name: 'web_search_preview',
  inputSchema: {},
  opaque: { dialect: 'openai-responses', value: { type: 'web_search_preview' }, webSearch, ...more },
});

await test('a search of the web is the one of the provider, with as many uses as it makes without a pause', async (t) => {
  const searchFor = async (webSearch: WebSearch) =>
    (await bodyFor(sampleCall({ tools: [searching(webSearch)] })))['tools'];
  const search = { type: 'web_search_20250305', name: 'web_search' };
  t.strictSame(await searchFor({}), [{ ...search, max_uses: 5 }]);
  t.strictSame(
    await searchFor({ allowedDomains: ['a.test'], location: { country: 'NL' }, maxUses: 2, contextSize: 'high' }),
    [
      {
        ...search,
        max_uses: 2,
        allowed_domains: ['a.test'],
        user_location: { type: 'approximate', country: 'NL' },
      },
    ],
  );
  t.strictSame(await searchFor({ blockedDomains: ['b.test'], contextSize: 'low' }), [
    { ...search, max_uses: 1, blocked_domains: ['b.test'] },
  ]);
  t.match(await searchFor({ maxUses: 20 }), [{ max_uses: 8 }]);
  await t.rejects(searchFor({ allowedDomains: ['a.test'], blockedDomains: ['b.a.test'] }), {
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'tools',
    message: /leave out one of the lists/,
  });
});

await test('a search is called by its name here, is there once, and not beside a function of its name', async (t) => {
  const f = { name: 'f', inputSchema: {} };
  const demanded = searching({}, { elsewhere: 'refused' });
  const toolChoice = { type: 'tool', name: demanded.name } as const;
  const body = await bodyFor(sampleCall({ tools: [f, demanded, searching({})], toolChoice }));
  t.match(body, { tools: [{ name: 'f' }, { name: 'web_search' }], tool_choice: { type: 'tool', name: 'web_search' } });
  t.equal((body['tools'] as unknown[]).length, 2);
  const beside = await bodyFor(sampleCall({ tools: [searching({}), { name: 'web_search', inputSchema: {} }] }));
  t.strictSame(beside['tools'], [{ name: 'web_search', input_schema: { type: 'object' } }]);
});

await test("a client's tool with a text argument is refused, because it could not be called", async (t) => {
  const value = { type: 'custom', custom: { name: 'patch' } };
  const opaque = { dialect: 'openai-chat', value, elsewhere: 'refused' } as const;
  const tools = [{ name: 'patch', inputSchema: {}, opaque }];
  await t.rejects(bodyFor(sampleCall({ tools })), {
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'tools',
    message: /the tool "patch": only models of .* it cannot be expressed as a function/,
  });
});

await test('a tool that the client runs is sent as a function if its dialect defines an equivalent function', async (t) => {
  const opaque = { dialect: 'other', value: { type: 'shell' }, elsewhere: 'function' } as const;
  const inputSchema = { type: 'object', properties: { command: { type: 'string' } } };
  const body = await bodyFor(sampleCall({ tools: [{ name: 'shell', description: 'Runs.', inputSchema, opaque }] }));
  t.strictSame(body['tools'], [{ name: 'shell', description: 'Runs.', input_schema: inputSchema }]);
});

await test('every tool choice is encoded, and the flag for parallel calls is inverted', async (t) => {
  const tools = [{ name: 'f', inputSchema: {} }];
  const choice = async (fields: Partial<ChatCall>) => (await bodyFor(sampleCall({ tools, ...fields })))['tool_choice'];
  t.equal(await choice({}), undefined);
  t.equal(await choice({ parallelToolCalls: true }), undefined);
  t.strictSame(await choice({ toolChoice: { type: 'auto' } }), { type: 'auto' });
  t.strictSame(await choice({ toolChoice: { type: 'none' }, parallelToolCalls: false }), { type: 'none' });
  t.strictSame(await choice({ toolChoice: { type: 'required' } }), { type: 'any' });
  t.strictSame(await choice({ toolChoice: { type: 'tool', name: 'f' } }), { type: 'tool', name: 'f' });
  t.strictSame(await choice({ parallelToolCalls: false }), { type: 'auto', disable_parallel_tool_use: true });
  t.strictSame(await choice({ toolChoice: { type: 'required' }, parallelToolCalls: false }), {
    type: 'any',
    disable_parallel_tool_use: true,
  });
  t.equal(await choice({ tools: [], toolChoice: { type: 'auto' } }), undefined);
});

await test('alternatives at the top of a schema, which the provider refuses, become members', async (t) => {
  const oneOf = [{ properties: { id: { type: 'string' } } }, { properties: { url: { type: 'string' } } }];
  const body = await bodyFor(sampleCall({ tools: [{ name: 'f', inputSchema: { oneOf } }] }));
  const properties = { id: { type: 'string' }, url: { type: 'string' } };
  t.match(body['tools'], [{ input_schema: { type: 'object', properties, oneOf: undefined, description: /oneOf/ } }]);
});

await test('names of tools that the provider refuses are replaced', async (t) => {
  const tools = [{ name: 'crm.find', inputSchema: {} }];
  t.match(await bodyFor(sampleCall({ tools })), { tools: [{ name: /^crm_find_[0-9a-f]{8}$/ }] });
});
