import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject } from '../../core/api/index.js';
import { callWith, embeddingOf } from './fixtures/sample-call.js';
import { isCacheable } from './cacheable.js';

const saying = (...content: readonly ContentBlock[]): ChatCall => callWith({ messages: [{ role: 'user', content }] });
const withBody = (body: JsonObject): ChatCall => callWith({}, { body });

await test('a call is cacheable when its answer depends only on its content', (t) => {
  const cacheable = [
    callWith(),
    embeddingOf('a'),
    callWith({ choices: 1, sampling: { temperature: 1, seed: 3 } }),
    callWith({ tools: [{ name: 'f', inputSchema: {} }] }),
    callWith({ tools: [{ name: 'f', inputSchema: {}, opaque: { dialect: 'd', value: {}, elsewhere: 'function' } }] }),
    saying({ type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: '' } }),
    saying({ type: 'image', source: { kind: 'url', url: 'data:image/png;base64,' } }),
    saying({ type: 'opaque', dialect: 'd', value: 'who pays', dispensable: true }),
    withBody({ store: false, background: null, mcp_servers: [], metadata: { a: 'b' } }),
  ];
  for (const call of cacheable) t.equal(isCacheable(call), true, JSON.stringify(call.source.body));
  const others = [
    callWith({ choices: 2 }),
    callWith({ tools: [{ name: 'search', inputSchema: {}, opaque: { dialect: 'd', value: {} } }] }),
    saying({ type: 'image', source: { kind: 'url', url: 'https://example.com/a.png' } }),
    saying({
      type: 'tool-result',
      toolCallId: 'c',
      content: [{ type: 'file', source: { kind: 'url', url: 'https://example.com/a.pdf' } }],
    }),
    saying({ type: 'opaque', dialect: 'd', value: {} }),
    ...['store', 'background', 'web_search_options', 'previous_response_id', 'continuationToken'].map((name) =>
      withBody({ [name]: {} }),
    ),
  ];
  for (const call of others) t.equal(isCacheable(call), false, JSON.stringify(call.source.body));
  t.end();
});
