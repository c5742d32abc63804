import { credentialsOf, withoutCredentials } from '../server-credentials.js';

/** A Chroma server. */
export interface ChromaServer {
  /** Its URL without a trailing slash. Starts the server, if it is the gateway's own and is not running. */
  address(signal: AbortSignal): Promise<string>;
  /** The header `authorization` of each call, for a proxy in front of it. */
  readonly authorization?: string | undefined;
  /** Whether it is started when it is needed: that it is not running is then not an outage. */
  readonly isOwn: boolean;
  /** Tells the gateway's own server that it has failed at this address, so that it is started again. */
  hasFailed?(address: string): void;
  close(): Promise<void>;
}

/** A server that the operator runs. A user and a password in its URL are sent as `Basic` credentials. */
export function remoteServer(url: string): ChromaServer {
  const address = withoutCredentials(url).replace(/\/+$/, '');
  const { username = '', password = '' } = credentialsOf(url);
  const pair = `${username}:${password}`;
  return {
    address: () => Promise.resolve(address),
    authorization: pair === ':' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}`,
    isOwn: false,
    close: () => Promise.resolve(),
  };
}
