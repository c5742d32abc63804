/** Keys and tokens as most servers make them, and the part of ids that opens what is stored under them, as the ids of responses. */
const key = /\b(?:sk|at)-[\w-]{20,}|(?<=_)[0-9a-f]{40}(?![0-9a-f])/g;

/**
 * Masks keys in a text for logs, traces and messages: they are in the path of a request when a client's base URL is assembled wrongly, and in the
 * message of an error whose author did not think of it.
 */
export function maskKeys(text: string): string {
  return text.replace(key, '[masked]');
}
