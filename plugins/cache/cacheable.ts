import type { ChatCall, ContentBlock, InferenceCall, JsonValue } from '../../core/api/index.js';

/**
 * Members of a client's body with which an answer depends on more than the request, or has side effects: stored state, web searches, or
 * tools that the provider runs.
 */
const uncacheableMembers: ReadonlySet<string> = new Set([
  'store',
  'background',
  'previous_response_id',
  'conversation',
  'web_search_options',
  'search_parameters',
  'enable_search',
  'mcp_servers',
  'container',
  'plugins',
  'audio',
  'continuationToken',
  'continuation_token',
]);

/** The dialect of calls that the gateway makes itself. */
const internalDialect = 'internal';

/** Whether the gateway makes the call itself. */
export function isOwnCall({ source }: InferenceCall): boolean {
  return source.dialect === internalDialect;
}

/**
 * Whether an identical call can get the same answer: it depends only on its content, and has no side effects. Sampling does not matter; the
 * operator has chosen to get the first answer again.
 */
export function isCacheable(call: InferenceCall): boolean {
  const { body } = call.source;
  for (const name in body) if (uncacheableMembers.has(name) && isEnabled(body[name])) return false;
  return call.kind === 'embedding' || (call.kind === 'chat' && isCacheableChat(call));
}

/** Whether a value enables an option: not `false`, `null`, `[]` and the like. */
function isEnabled(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

function isCacheableChat({ choices = 1, tools, messages }: ChatCall): boolean {
  if (choices > 1) return false;
  // Built-in tools of the provider may search, run code and store state.
  if (tools?.some(({ opaque }) => opaque !== undefined && opaque.elsewhere !== 'function')) return false;
  return messages.every(({ content }) => content.every(isInline));
}

/** Whether the content of a block is inline. The target of a reference may change, and opaque blocks may contain references. */
function isInline(block: ContentBlock): boolean {
  switch (block.type) {
    case 'opaque':
      return block.dispensable === true;
    case 'image':
    case 'file':
      return block.source.kind !== 'url' || block.source.url.startsWith('data:');
    case 'tool-result':
      return block.content.every(isInline);
    default:
      return true;
  }
}
