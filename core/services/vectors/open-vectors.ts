import { join } from 'node:path';
import type { Database } from '../../api/database.js';
import type { HttpClient, Logger, ProcessGroup } from '../../api/index.js';
import { ChromaApi } from './chroma-api.js';
import { type ChromaServer, remoteServer } from './chroma-server.js';
import { ChromaStore } from './chroma-store.js';
import { EmbeddedServer } from './embedded-server.js';
import { groupServer } from './group-server.js';
import type { HostedVectors } from './hosted-vectors.js';
import { turnsAmongProcesses } from './turns-among-processes.js';

/** The options of {@link openVectors}. */
interface VectorOptions {
  /** URL of a Chroma server. Undefined: the gateway starts its own, with its data below `folder`. */
  readonly url: string | undefined;
  readonly folder: string;
  readonly http: HttpClient;
  readonly log: Logger;
  /** The processes that share the gateway's own server; undefined when this one is the only one. */
  readonly group?: ProcessGroup | undefined;
  /** Opens the database that all processes share which write to the same Chroma server; undefined when there are no others. */
  readonly sharedDatabase?: (() => Promise<Database>) | undefined;
}

/** A vector store that can be closed. */
export interface OpenVectorStore extends Required<HostedVectors> {
  close(): Promise<void>;
}

/** Creates the vector store. It starts or connects lazily. */
export function openVectors({ url, folder, http, log, group, sharedDatabase }: VectorOptions): OpenVectorStore {
  const own = (): ChromaServer => new EmbeddedServer({ folder: join(folder, 'vectors'), http, log });
  const server = url !== undefined ? remoteServer(url) : group ? groupServer(group, own) : own();
  const isShared = url !== undefined || group !== undefined;
  const turns = isShared && sharedDatabase ? turnsAmongProcesses(sharedDatabase) : undefined;
  const api = new ChromaApi(server, http, turns);
  return Object.assign(new ChromaStore(api), {
    healthy: (signal: AbortSignal) => api.healthy(signal),
    close: () => server.close(),
  });
}
