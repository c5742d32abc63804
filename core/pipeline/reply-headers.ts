import { checkHeaders } from './hooks/check-headers.js';

type Headers = Readonly<Record<string, string>>;

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
export function checkAddedHeaders(headers: Headers | undefined): void {
  if (!headers) return;
  checkHeaders(headers);
  for (const name in headers) {
    if (ofTransfer.has(name.toLowerCase())) throw new Error(`it returned the header "${name}", which the server sets`);
  }
}
