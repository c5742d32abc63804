import { test } from 'tap';
import { sampleChatCall } from '../../../testkit/sample-call.js';
import type { ChatCall, Tool } from '../../call.js';
import { webSearchRefusedIn, withoutWebSearch } from './refused-web-search.js';

const chatCall = (fields: Partial<ChatCall>): ChatCall => sampleChatCall({ model: 'm', ...fields }, {}, 'any');
const opaque = { dialect: 'd', value: { type: 'web_search' } };
const search: Tool = { name: 'web_search', inputSchema: {}, opaque: { ...opaque, webSearch: {} } };
const f: Tool = { name: 'f', inputSchema: {} };
const searching = chatCall({ tools: [f, search] });

await test('a model, an account or a server that has no search of the web says so in several ways', async (t) => {
  for (const text of [
    "'claude-x' does not support tool types: web_search_20250305. Did you mean one of these?",
    'Web search is not enabled for this organization.',
    "Hosted tool 'web_search' is not supported with gpt-x.",
    'tools.1.input_schema: Field required',
    'tools[1].type: unknown variant `web_search_20250305`, expected `custom`',
    "Input tag 'web_search' found using 'type' does not match any of the expected tags: 'function'. tools.1",
  ]) {
    const refused = webSearchRefusedIn(searching, text);
    t.equal(refused, 'search of the web', text);
    t.equal(webSearchRefusedIn(chatCall({ tools: [f] }), text), undefined, 'the call has none');
  }
});

await test('what a client has written wrong about a search is its own matter, and so is everything else', async (t) => {
  for (const text of [
    'tools.1.web_search_20250305.allowed_domains.0: Invalid domain',
    "Invalid 'tools[1].user_location.country': unknown country",
    'max_tokens: Field required',
    'prompt is too long',
  ])
    t.equal(webSearchRefusedIn(searching, text), undefined, text);
});

await test('without it, the tool is as those that only its own dialect knows', async (t) => {
  const refused = new Set(['search of the web']);
  t.strictSame(withoutWebSearch(searching, refused).tools, [f, { ...search, opaque }]);
  t.equal(withoutWebSearch(searching, new Set()), searching);
  const others = chatCall({ tools: [f] });
  t.equal(withoutWebSearch(others, refused), others);
});
