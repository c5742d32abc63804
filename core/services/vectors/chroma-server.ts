/** A Chroma server. */
export interface ChromaServer {
  /** Its URL without a trailing slash. Starts the server, if it is the gateway's own and is not running. */
  address(signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A server that the operator runs. */
export function remoteServer(url: string): ChromaServer {
  const address = url.replace(/\/+$/, '');
  return { address: () => Promise.resolve(address), close: () => Promise.resolve() };
}
