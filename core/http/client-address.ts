import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { HttpSettings } from './settings.js';

/** Finds the client's address; forwarded addresses are believed only from proxies that the settings trust. */
export function clientAddress(trustProxy: HttpSettings['trustProxy']): (request: IncomingMessage) => string {
  if (trustProxy === false) return peerOf;
  const trusted = trustProxy === true ? undefined : blockListOf(trustProxy);
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    const hops = (typeof forwarded === 'string' ? forwarded : (forwarded?.join(',') ?? ''))
      .split(',')
      .map((hop) => hop.trim())
      .filter((hop) => isIP(hop) > 0);
    // From the nearest proxy outwards: the first address that is not a trusted proxy's is the client's.
    let address = peerOf(request);
    while (hops.length > 0 && (!trusted || contains(trusted, address))) address = hops.pop() as string;
    return address;
  };
}

function peerOf(request: IncomingMessage): string {
  const address = request.socket.remoteAddress ?? '';
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  return isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
