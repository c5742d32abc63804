import { test } from 'tap';
import type { ChatCall, JsonObject, Tool, WebSearch } from '../../../core/api/index.js';
import { bodyFor, refusal, sampleCall } from '../fixtures/sample-provider.js';

const schema = { $schema: 'x', type: 'object', properties: { city: { type: 'string' } }, additionalProperties: false };
const weather: Tool = { name: 'weather', description: 'The weather', inputSchema: schema };

async function toolsOf(fields: Partial<ChatCall>) {
  const { tools, toolConfig } = await bodyFor(sampleCall(fields));
  return { tools, toolConfig };
}

const builtIn = (type: string): Tool => ({ name: type, inputSchema: {}, opaque: { dialect: 'x', value: { type } } });
const searching = (webSearch: WebSearch): Tool => ({
  name: 'web_search',
  inputSchema: {},
  opaque: { dialect: 'x', value: { type: 'web_search' }, webSearch },
});

await test('functions are declared with their JSON Schema', async (t) => {
  const { tools, toolConfig } = await toolsOf({ tools: [weather, { name: 'now', inputSchema: {} }] });
  const { $schema: _, ...parametersJsonSchema } = schema;
  t.strictSame(tools, [
    {
      functionDeclarations: [
        { name: 'weather', description: 'The weather', parametersJsonSchema },
        { name: 'now', parametersJsonSchema: { type: 'object' } },
      ],
    },
  ]);
  t.equal(toolConfig, undefined);
});

await test('nothing stands beside a reference but its description, because the provider refuses more', async (t) => {
  const color = { type: 'string', enum: ['red'] };
  const inputSchema = {
    type: 'object',
    properties: {
      first: { $ref: '#/$defs/color', type: 'string', title: 'First', description: 'The first.' },
      others: { type: 'array', items: { $ref: '#/$defs/color', nullable: true } },
    },
    $defs: { color },
  };
  const { tools } = await toolsOf({ tools: [{ name: 'paint', inputSchema }] });
  const properties = {
    first: { $ref: '#/$defs/color', description: 'The first.' },
    others: { type: 'array', items: { $ref: '#/$defs/color' } },
  };
  t.match(tools, [{ functionDeclarations: [{ parametersJsonSchema: { properties, $defs: { color } } }] }]);
  t.notMatch(JSON.stringify(tools), /nullable|First/);
});

await test('the choice among tools becomes a mode', async (t) => {
  const mode = async (fields: Partial<ChatCall>) => {
    const { toolConfig } = await toolsOf({ tools: [weather], ...fields });
    return (toolConfig as JsonObject | undefined)?.['functionCallingConfig'];
  };
  t.equal(await mode({ toolChoice: { type: 'auto' } }), undefined);
  t.strictSame(await mode({ toolChoice: { type: 'none' } }), { mode: 'NONE' });
  t.strictSame(await mode({ toolChoice: { type: 'required' } }), { mode: 'ANY' });
  t.strictSame(await mode({ toolChoice: { type: 'tool', name: 'weather' } }), {
    mode: 'ANY',
    allowedFunctionNames: ['weather'],
  });
  t.strictSame(await mode({ tools: [{ ...weather, strict: true }] }), { mode: 'VALIDATED' });
});

await test('tools that other providers run become the provider’s own, if it has an equivalent', async (t) => {
  const asked = ['code_interpreter', 'web_fetch_20250910', 'file_search'].map(builtIn);
  t.strictSame(await toolsOf({ tools: [searching({ maxUses: 3 }), searching({}), ...asked] }), {
    tools: [{ googleSearch: {} }, { codeExecution: {} }, { urlContext: {} }],
    toolConfig: undefined,
  });
  t.match(await toolsOf({ tools: [builtIn('mcp')] }), { tools: undefined });
  t.match(await toolsOf({ tools: [searching({})], toolChoice: { type: 'none' } }), { tools: undefined });
  t.match(await toolsOf({ tools: [builtIn('web_search')] }), { tools: undefined }, 'one that no other may make');
});

await test('a search that is restricted to domains is refused, and without some where the server cannot leave them out', async (t) => {
  const searchFor = (webSearch: WebSearch, settings: JsonObject = {}) =>
    bodyFor(sampleCall({ tools: [searching(webSearch)] }), settings);
  const unsupported = { code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'tools', message: /domains/ };
  const vertex = { vertex: { project: 'p' } };
  for (const settings of [{}, vertex])
    t.match(await refusal(searchFor({ allowedDomains: ['a.test'] }, settings)), unsupported);
  t.match(await refusal(searchFor({ blockedDomains: ['b.test'] })), unsupported);
  const { tools } = await searchFor({ blockedDomains: ['b.test'] }, vertex);
  t.strictSame(tools, [{ googleSearch: { excludeDomains: ['b.test'] } }]);
});

await test('together with functions they are left out', async (t) => {
  const { tools } = await toolsOf({ tools: [searching({}), weather] });
  t.match(tools, [{ functionDeclarations: [{ name: 'weather' }] }]);
  t.equal((tools as unknown[]).length, 1);
});

await test('a tool that the client runs becomes a function, or is refused', async (t) => {
  const opaque = { dialect: 'x', value: { type: 'bash' } };
  const bash: Tool = { name: 'bash', inputSchema: { type: 'object' }, opaque: { ...opaque, elsewhere: 'function' } };
  t.match((await toolsOf({ tools: [bash] })).tools, [{ functionDeclarations: [{ name: 'bash' }] }]);
  const tools: Tool[] = [{ ...bash, opaque: { ...opaque, elsewhere: 'refused' } }];
  t.match(await refusal(toolsOf({ tools })), { code: 'GW_REQUEST_UNSUPPORTED', field: 'tools' });
});

await test('names of tools that the provider refuses are replaced', async (t) => {
  const tools = [{ name: 'crm.find', inputSchema: {} }];
  t.match(await bodyFor(sampleCall({ tools })), {
    tools: [{ functionDeclarations: [{ name: /^crm_find_[0-9a-f]{8}$/ }] }],
  });
});
