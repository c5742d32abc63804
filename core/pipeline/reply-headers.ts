import type { IncomingRequest } from '../api/index.js';
import type { Installed } from './chain/installed.js';
import { checkHeaders } from './hooks/check-headers.js';
import { attribute, type HookName, report } from './hooks/guard.js';

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

/**
 * Announces the headers of a hold or reservation. If they are invalid, that is a failure of the hook; what it has acquired is settled as usual.
 *
 * @throws GatewayError `GW_PLUGIN_FAILED`, for plugins that fail closed
 */
export function announceHeaders(
  headers: Headers,
  announce: (headers: Headers) => void,
  from: { readonly plugin: Installed; readonly hook: HookName; readonly exchange: IncomingRequest },
): void {
  const { plugin, hook, exchange } = from;
  try {
    checkAddedHeaders(headers);
  } catch (cause) {
    if (plugin.onFailure === 'closed') throw attribute(cause, plugin, hook);
    report(cause, plugin, hook, exchange);
    return;
  }
  announce(headers);
}
