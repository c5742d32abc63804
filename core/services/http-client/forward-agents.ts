import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Proxies } from './proxies.js';

/**
 * Connections for requests that are forwarded by node's own client, kept open, by the protocol of the server's address. They go through the
 * operator's proxies as those of the gateway's own client do.
 *
 * @param proxies undefined for none
 */
export function createForwardAgents(proxies: Proxies | undefined): { 'http:': HttpAgent; 'https:': HttpAgent } {
  const options = { keepAlive: true, ...(proxies && { proxyEnv: environmentOf(proxies) }) };
  return { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
}

/** As node reads it. */
function environmentOf({ http, https, except }: Proxies): Record<string, string> {
  return {
    HTTP_PROXY: http,
    HTTPS_PROXY: https,
    NO_PROXY: except
      .split(/[\s,]+/)
      .flatMap(withNamesBelow)
      .join(','),
  };
}

/** With a letter in it: neither an address nor a range of addresses. One of version 6 has colons. */
const mayHaveNamesBelow = /^(?=[^:]*[a-z])[a-z\d][a-z\d.-]*(?::\d+)?$/i;

/** To node a name is that name alone. */
function withNamesBelow(name: string): readonly string[] {
  return mayHaveNamesBelow.test(name) && name !== 'localhost' ? [name, `.${name}`] : [name];
}
