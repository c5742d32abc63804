import {
  type ChatCall,
  type JsonObject,
  type Tool,
  unsupportedRequest,
  type WebSearch,
  webSearchOf,
} from '../../../core/api/index.js';

/** The only name that the provider takes for the tool. */
const searchName = 'web_search';

/** The searches of an answer, for a client that says only how much of what is found the model shall read. */
const usesBySize: Readonly<Record<string, number>> = { low: 1, medium: 5, high: 8 };
/** After ten steps the provider pauses in the middle of an answer (`pause_turn`), and only a client of this dialect can let it go on. */
const mostUses = 8;

/**
 * The provider's search of the web, for a client of another dialect; none if a function of the client has its name.
 *
 * @throws GatewayError 400 for domains of both kinds, of which the provider takes one
 */
export function encodeWebSearch(search: WebSearch, tools: readonly Tool[]): readonly JsonObject[] {
  const { allowedDomains, blockedDomains, location, maxUses, contextSize = 'medium' } = search;
  if (tools.some(({ name, opaque }) => name === searchName && !opaque)) return [];
  if (allowedDomains && blockedDomains) {
    throw unsupportedRequest(
      'tools',
      'this provider searches either in the domains that are allowed, or in all but those that are blocked; leave out one of the lists',
    );
  }
  return [
    {
      type: 'web_search_20250305',
      name: searchName,
      max_uses: Math.min(maxUses ?? usesBySize[contextSize] ?? mostUses, mostUses),
      allowed_domains: allowedDomains,
      blocked_domains: blockedDomains,
      user_location: location && { type: 'approximate', ...location },
    },
  ];
}

/** The name under which the provider knows a tool. */
export function knownName(name: string, { tools }: Pick<ChatCall, 'tools'>): string {
  const chosen = tools?.find((tool) => tool.name === name)?.opaque;
  return chosen?.webSearch && chosen.webSearch === webSearchOf({ tools }) ? searchName : name;
}
