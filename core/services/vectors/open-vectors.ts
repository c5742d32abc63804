import { join } from 'node:path';
import type { HttpClient, Logger, VectorStore } from '../../api/index.js';
import { ChromaApi } from './chroma-api.js';
import { remoteServer } from './chroma-server.js';
import { ChromaStore } from './chroma-store.js';
import { EmbeddedServer } from './embedded-server.js';

/** Where vectors are kept. */
export interface VectorOptions {
  /** Of a Chroma server; one of the gateway's own below `folder` when undefined. */
  readonly url: string | undefined;
  readonly folder: string;
  readonly http: HttpClient;
  readonly log: Logger;
}

/** A vector store that the gateway closes. */
export interface OpenVectorStore extends VectorStore {
  close(): Promise<void>;
}

/** Makes the vector store; nothing is started or asked before it is needed. */
export function openVectors({ url, folder, http, log }: VectorOptions): OpenVectorStore {
  const server =
    url === undefined ? new EmbeddedServer({ folder: join(folder, 'vectors'), http, log }) : remoteServer(url);
  return Object.assign(new ChromaStore(new ChromaApi(server, http)), { close: () => server.close() });
}
