import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { inRanges } from '../../api/index.js';
import type { ServerSettings } from '../../api/internal/config-source.js';

/** Determines the client's address. `X-Forwarded-For` is used only from proxies that the settings trust. */
export function clientAddress(trustProxy: ServerSettings['trustProxy']): (request: IncomingMessage) => string {
  if (trustProxy === false) return peerOf;
  const isTrusted = trustProxy === true ? () => true : inRanges(trustProxy);
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    const hops = (typeof forwarded === 'string' ? forwarded : (forwarded?.join(',') ?? '')).split(',');
    // From the nearest proxy outwards: the first address that is not a trusted proxy's is the client's.
    let address = peerOf(request);
    while (hops.length > 0 && isTrusted(address)) {
      const hop = addressOf(hops.pop() as string);
      // An entry that is not an address ends the chain of trust: entries before it may be forged.
      if (hop === undefined) break;
      address = hop;
    }
    return address;
  };
}

function peerOf(request: IncomingMessage): string {
  return unmapped(request.socket.remoteAddress ?? '');
}

/** Converts an IPv4-mapped IPv6 address (`::ffff:203.0.113.7`) to IPv4. */
function unmapped(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** Reads `203.0.113.7`, `203.0.113.7:4711`, `2001:db8::1` and `[2001:db8::1]:4711`; some proxies add the port. */
function addressOf(hop: string): string | undefined {
  const text = hop.trim();
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? text;
  return isIP(address) > 0 ? unmapped(address) : undefined;
}
