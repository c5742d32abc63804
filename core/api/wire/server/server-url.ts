import { z } from 'zod';

/** Adds to the schema of an address that it has no user and no password. They would not be sent. */
export function withoutUser<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  return schema.refine((url) => {
    const { username = '', password = '' } = URL.parse(url) ?? {};
    return username === '' && password === '';
  }, 'must be without a user and a password, which are not sent: set the header "authorization" instead');
}

/** A schema for the address of a server that a plugin calls, {@link withoutUser}. */
export const serverUrl = withoutUser(z.url({ protocol: /^https?$/ }));

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether what a server at this address says cannot be changed on the way: `https:`, or this machine. */
export function isTrustworthy(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}
