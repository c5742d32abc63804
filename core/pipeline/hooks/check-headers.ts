import { validateHeaderName, validateHeaderValue } from '../../api/internal/node-http.js';

/**
 * Validates the headers that a plugin adds to a reply. Otherwise the reply could not be written, and it would not be known which plugin is to blame.
 *
 * @throws Error with the name of the header
 */
export function checkHeaders(headers: Readonly<Record<string, string>> | undefined): void {
  for (const name in headers) {
    validateHeaderName(name);
    validateHeaderValue(name, headers[name] as string);
  }
}
