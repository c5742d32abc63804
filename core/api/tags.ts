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

/** A tag that is asked for. What cannot be one is refused, because nothing would be found: a `+` in a URL is a space. */
export const requestTag = z
  .string()
  .min(1)
  .max(longestTag)
  .regex(tagShape, `must be a tag: ${tagCharacters} (in a URL, + is %2B)`);
