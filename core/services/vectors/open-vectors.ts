import { join } from 'node:path';
import type { HttpClient, Logger, VectorStore } from '../../api/index.js';
import { ChromaApi } from './chroma-api.js';
import { remoteServer } from './chroma-server.js';
import { ChromaStore } from './chroma-store.js';
import { EmbeddedServer } from './embedded-server.js';

/** The options of {@link openVectors}. */
export interface VectorOptions {
  /** URL of a Chroma server. Undefined: the gateway starts its own, with its data below `folder`. */
  readonly url: string | undefined;
  readonly folder: string;
  readonly http: HttpClient;
  readonly log: Logger;
}

/** A vector store that can be closed. */
export interface OpenVectorStore extends VectorStore {
  close(): Promise<void>;
}

/** Creates the vector store. It starts or connects lazily. */
export function openVectors({ url, folder, http, log }: VectorOptions): OpenVectorStore {
  const server =
    url === undefined ? new EmbeddedServer({ folder: join(folder, 'vectors'), http, log }) : remoteServer(url);
  return Object.assign(new ChromaStore(new ChromaApi(server, http)), { close: () => server.close() });
}
