import { hash } from 'node:crypto';

/** The most characters of an id. */
export const longestId = 64;
/** The most characters of the id of a call in a chat. */
export const longestCallId = 40;

/** An id; a digest of one that is too long, as those of some agents are, and of providers that write state into them. */
export function shortId(id: string, most: number): string {
  return id.length <= most ? id : hash('sha256', id).slice(0, most);
}
