import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Schema of an IP address, or of a range of them in CIDR notation: `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`. */
export const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * Whether addresses are in one of some ranges. An IPv4 address and the IPv6 address to which it is mapped (`::ffff:203.0.113.7`) are the same; what is no
 * address is in none.
 *
 * @param ranges as {@link addressRange} accepts them
 * @example inRanges(['10.0.0.0/8', '2001:db8::1'])('10.1.2.3'); // true
 */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
