import { validateHeaderName, validateHeaderValue } from '../../api/internal/node-http.js';

/**
 * Validates the headers that a plugin adds to a reply. Otherwise the reply could not be written, and it would not be known which plugin is to blame.
 *
 * @throws Error that says what is wrong, with the name of the header
 */
export function checkHeaders(headers: Readonly<Record<string, string>> | undefined): void {
  if (headers !== undefined && (typeof headers !== 'object' || headers === null || Symbol.iterator in headers))
    throw new Error("its \"headers\" are not an object such as { 'x-name': 'value' }");
  for (const name in headers) {
    validateHeaderName(name);
    validateHeaderValue(name, headers[name] as string);
  }
}

/** Headers about the transfer, which only the server knows. */
const ofTransfer: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Like {@link checkHeaders}, for a reply that the plugin does not write itself. */
export function checkAddedHeaders(headers: Readonly<Record<string, string>> | undefined): void {
  checkHeaders(headers);
  for (const name in headers) {
    if (ofTransfer.has(name.toLowerCase())) throw new Error(`it returned the header "${name}", which the server sets`);
  }
}
