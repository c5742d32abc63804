import type { ChatCall, ContentBlock, InferenceCall, JsonValue } from '../../core/api/index.js';

/**
 * Members of a client's body with which an answer depends on more than the request says, or does more than answer: what a provider
 * keeps, looks up on the web or runs by itself.
 */
const furtherMembers: ReadonlySet<string> = new Set([
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
]);

/** The dialect of calls that the gateway makes itself, which have a request of their own around them. */
const internalDialect = 'internal';

/**
 * Whether the same call, asked again, asks for the same: its answer depends on nothing but what it says, and it does nothing but ask. How
 * much a model is left to chance does not matter; whoever makes a rule wants the first answer again.
 */
export function isRepeatable(call: InferenceCall): boolean {
  const { body, dialect } = call.source;
  if (dialect === internalDialect) return false;
  for (const name in body) if (furtherMembers.has(name) && saysYes(body[name])) return false;
  return call.kind === 'embedding' || isRepeatableChat(call);
}

/** `false`, `null`, `[]` and their like switch off what they name. */
function saysYes(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false;
}

function isRepeatableChat({ choices = 1, tools, messages }: ChatCall): boolean {
  if (choices > 1) return false;
  // The provider's own tools search, run and remember.
  if (tools?.some(({ opaque }) => opaque !== undefined)) return false;
  return messages.every(({ content }) => content.every(isInPlace));
}

/** What is only referred to may be another thing the next time; what only one dialect knows may refer to anything. */
function isInPlace(block: ContentBlock): boolean {
  switch (block.type) {
    case 'opaque':
      return false;
    case 'image':
    case 'file':
      return block.source.kind !== 'url' || block.source.url.startsWith('data:');
    case 'tool-result':
      return block.content.every(isInPlace);
    default:
      return true;
  }
}
