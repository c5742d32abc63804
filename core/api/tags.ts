import { fieldRefused } from './management/check-value.js';
import { z } from './schema.js';

/**
 * The request header with the tags of a request, separated by commas: `feature:search, customer:acme`. It is for the gateway, and no provider gets
 * it. Also the `field` of errors about tags.
 */
export const tagsHeader = 'x-tags';

/** The most tags of a request. */
export const mostTags = 10;
/** The most characters of a tag. */
export const longestTag = 64;
/** What a tag consists of: a name, not a text. */
export const tagShape = /^[A-Za-z0-9._:/=+-]+$/;
/** What a tag consists of, in words. */
export const tagCharacters = 'ASCII letters, digits and . _ : / = + -';

/** Description of the tags of an API key or a connection. */
export const ownTagsMeaning =
  'Tags that all its requests have, besides those that they send in `x-tags`: for costs, histories, limits and routes by tag. Null: none.';

/** Schema of a tag. */
export const tagName = z.string().min(1).max(longestTag).regex(tagShape, `must be a tag: ${tagCharacters}`);

/** Schema of the tags of an API key or a connection, or null. */
export const ownTags = z.array(tagName).max(mostTags).nullable().optional().describe(ownTagsMeaning);

/** A tag that is asked for. What cannot be one is refused, because nothing would be found: a `+` in a URL is a space. */
export const requestTag = z
  .string()
  .min(1)
  .max(longestTag)
  .regex(tagShape, `must be a tag: ${tagCharacters} (in a URL, + is %2B)`);

/**
 * Validates the tags of an API key or a connection that may come from the command line or another plugin.
 *
 * @returns them in order, each once; null for none
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkedTags(tags: readonly string[] | null): readonly string[] | null {
  if (!ownTags.safeParse(tags).success)
    throw fieldRefused('tags', `must have at most ${mostTags} tags of at most ${longestTag} ${tagCharacters}`);
  return tags && tags.length > 0 ? [...new Set(tags)].toSorted() : null;
}
