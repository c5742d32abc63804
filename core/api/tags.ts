/**
 * The request header with the tags of a request, separated by commas: `feature:search, customer:acme`. It is for the gateway, and no provider gets
 * it. Also the `field` of errors about tags.
 */
export const tagsHeader = 'x-tags';

/** The most tags of a request. */
export const mostTags = 10;
/** The most characters of a tag. */
export const longestTag = 64;
