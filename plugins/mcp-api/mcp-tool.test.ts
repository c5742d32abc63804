import { test } from 'tap';
import { mcpResult, mcpTool } from './mcp-tool.js';

await test('the schema of a tool is an object, without the marks of another server', (t) => {
  const marked = {
    properties: { a: { type: 'string', 'x-mcp-header': 'A' }, 'x-mcp-header': { type: 'string' } },
    anyOf: [{ 'x-mcp-header': 'B', required: ['a'] }],
  };
  t.strictSame(mcpTool({ tool: { name: 'n', description: 'd', inputSchema: marked }, readOnly: false }), {
    name: 'n',
    description: 'd',
    inputSchema: {
      type: 'object',
      properties: { a: { type: 'string' }, 'x-mcp-header': { type: 'string' } },
      anyOf: [{ required: ['a'] }],
    },
  });
  t.strictSame(mcpTool({ tool: { name: 'n', inputSchema: {} }, readOnly: true }), {
    name: 'n',
    inputSchema: { type: 'object' },
    annotations: { readOnlyHint: true },
  });
  t.end();
});

await test('a result is one text', (t) => {
  const textOf = (text: string, isError = false): unknown => mcpResult({ text, isError }).content;
  const texts: readonly (readonly [string, string])[] = [
    ['{"text":"a\\nb"}', 'a\nb'],
    ['{"text":"a","leftOut":[]}', '{"text":"a","leftOut":[]}'],
    ['{"text":1}', '{"text":1}'],
    ['{}', '{}'],
    ['{"n":12345678901234567890}', '{"n":12345678901234567890}'],
    ['no JSON, after a policy', 'no JSON, after a policy'],
  ];
  for (const [result, text] of texts) t.strictSame(textOf(result), [{ type: 'text', text }]);
  t.strictSame(mcpResult({ text: '{}', isError: true }), { content: [{ type: 'text', text: '{}' }], isError: true });
  t.notOk('isError' in mcpResult({ text: '{}', isError: false }));
  t.end();
});
