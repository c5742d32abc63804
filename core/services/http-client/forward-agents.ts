import type { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Agent } from '../../api/internal/node-http.js';
import type { Proxies } from './proxies.js';
import { ReadTurns } from './read-turns.js';

/**
 * Creates keep-alive agents for forwarded requests, by protocol. (Requests are forwarded with Node's own client.) They use the operator's
 * proxies, like the gateway's own client.
 *
 * @param proxies undefined: no proxies
 * @param turns in which the sockets read
 */
export function createForwardAgents(
  proxies: Proxies | undefined,
  turns = new ReadTurns(),
): { 'http:': HttpAgent; 'https:': HttpAgent } {
  const options = { keepAlive: true, ...(proxies && { proxyEnv: environmentOf(proxies) }) };
  return { 'http:': inTurns(new Agent(options), turns), 'https:': inTurns(new HttpsAgent(options), turns) };
}

/** Lets the sockets of an agent take turns with others. The socket through a tunnel is not returned, but handed over when there is one. */
function inTurns<A extends HttpAgent>(agent: A, turns: ReadTurns): A {
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const created = create(options, (error, socket?: Duplex) => {
      if (socket) turns.add(socket as Socket);
      callback?.(error, socket as Duplex);
    });
    if (created) turns.add(created as Socket);
    return created;
  };
  return agent;
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
