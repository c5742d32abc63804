/** A Chroma server that can be asked now. */
export interface ChromaServer {
  /** Its address without a slash at the end; starts the server when it is the gateway's own and does not run. */
  address(signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A server that somebody else runs. */
export function remoteServer(url: string): ChromaServer {
  const address = url.replace(/\/+$/, '');
  return { address: () => Promise.resolve(address), close: () => Promise.resolve() };
}
