import { test } from 'tap';
import type { ChatCall, JsonObject, Tool } from '../../../core/api/index.js';
import { bodyFor, refusal, sampleCall } from '../fixtures/sample-provider.js';

const schema = { $schema: 'x', type: 'object', properties: { city: { type: 'string' } }, additionalProperties: false };
const weather: Tool = { name: 'weather', description: 'The weather', inputSchema: schema };

async function toolsOf(fields: Partial<ChatCall>, body: JsonObject = {}) {
  const { tools, toolConfig } = await bodyFor(sampleCall(fields, body));
  return { tools, toolConfig };
}

const builtIn = (type: string): Tool => ({ name: type, inputSchema: {}, opaque: { dialect: 'x', value: { type } } });

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
  const asked = ['web_search_20250305', 'web_search_preview', 'code_interpreter', 'web_fetch_20250910', 'file_search'];
  t.strictSame(await toolsOf({ tools: asked.map(builtIn) }), {
    tools: [{ googleSearch: {} }, { codeExecution: {} }, { urlContext: {} }],
    toolConfig: undefined,
  });
  t.strictSame((await toolsOf({}, { web_search_options: {} })).tools, [{ googleSearch: {} }]);
  t.match(await toolsOf({ tools: [builtIn('mcp')] }), { tools: undefined });
  t.match(await toolsOf({ tools: [builtIn('web_search')], toolChoice: { type: 'none' } }), { tools: undefined });
});

await test('together with functions they are left out', async (t) => {
  const { tools } = await toolsOf({ tools: [builtIn('web_search'), weather] }, { web_search_options: {} });
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
