import { type Authenticated, GatewayError, longestTag, tagsHeader } from '../../api/index.js';
import { mostTags, tagCharacters, tagShape } from '../../api/tags.js';

/**
 * Reads the header with the tags of a request.
 *
 * @returns the tags in order, each once; undefined without any
 * @throws GatewayError `GW_REQUEST_INVALID` (400). Its message does not repeat a tag, which may be what must not get into a log
 */
export function readTags(header: string | undefined): readonly string[] | undefined {
  if (header === undefined) return undefined;
  const named = header.split(',').flatMap((tag) => tag.trim() || []);
  const wrong = named.findIndex((tag) => tag.length > longestTag || !tagShape.test(tag));
  if (wrong >= 0) {
    throw refused(`has an invalid tag, number ${wrong + 1}: a tag has 1 to ${longestTag} ${tagCharacters}`);
  }
  const tags = [...new Set(named)].toSorted();
  if (tags.length > mostTags) throw refused(`has ${tags.length} tags, and a request may have ${mostTags}`);
  return tags.length === 0 ? undefined : Object.freeze(tags);
}

/** All tags of a request: those that it says, and those of its API key and its connection, in order, each once. */
export function allTags(
  said: readonly string[] | undefined,
  { identity, connection }: Authenticated,
): readonly string[] | undefined {
  const ofKey = (identity.kind === 'key' && identity.tags) || [];
  const ofConnection = connection?.tags ?? [];
  if (ofKey.length + ofConnection.length === 0) return said;
  return Object.freeze([...new Set([...(said ?? []), ...ofKey, ...ofConnection])].toSorted());
}

function refused(what: string): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: tagsHeader,
    message: `Header "${tagsHeader}" ${what}.`,
  });
}
