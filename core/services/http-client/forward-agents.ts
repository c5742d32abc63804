import type { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Agent } from '../../api/internal/node-http.js';
import type { Proxies } from './proxies.js';

/**
 * Creates keep-alive agents for forwarded requests, by protocol. (Requests are forwarded with Node's own client.) They use the operator's
 * proxies, like the gateway's own client.
 *
 * @param proxies undefined: no proxies
 */
export function createForwardAgents(proxies: Proxies | undefined): { 'http:': HttpAgent; 'https:': HttpAgent } {
  const options = { keepAlive: true, ...(proxies && { proxyEnv: environmentOf(proxies) }) };
  return { 'http:': new Agent(options), 'https:': new HttpsAgent(options) };
}

/** The proxies as the environment variables that Node reads. */
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

/** Matches host names: they contain a letter, and no colon before a port, unlike IP addresses and ranges. */
const mayHaveNamesBelow = /^(?=[^:]*[a-z])[a-z\d][a-z\d.-]*(?::\d+)?$/i;

/** Adds a pattern for subdomains, because for Node a name matches only itself. */
function withNamesBelow(name: string): readonly string[] {
  return mayHaveNamesBelow.test(name) && name !== 'localhost' ? [name, `.${name}`] : [name];
}
