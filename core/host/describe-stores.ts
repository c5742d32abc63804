import { join } from 'node:path';
import type { GatewaySettings } from '../api/internal/config-source.js';
import { describeServer } from '../services/database/server-url.js';
import { withoutCredentials } from '../services/server-credentials.js';

/** Where a gateway keeps what, for people and without credentials. */
interface StoreDescriptions {
  readonly database: string;
  /** Undefined: each process keeps its state for itself. */
  readonly redis?: string;
  readonly vectors: string;
  readonly files: string;
}

/**
 * Describes the stores of these settings: a server by its address, one of the gateway's own by its folder.
 *
 * @throws GatewayError `GW_DATABASE_URL_INVALID`
 */
export function describeStores({ data, state }: GatewaySettings): StoreDescriptions {
  const { folder, databaseUrl, chromaUrl, s3 } = data;
  const { url } = state.redis;
  return {
    database: databaseUrl === undefined ? `embedded, in ${folder}` : `PostgreSQL at ${describeServer(databaseUrl)}`,
    ...(url === undefined ? {} : { redis: withoutCredentials(url) }),
    vectors: chromaUrl === undefined ? join(folder, 'vectors') : withoutCredentials(chromaUrl),
    files: s3 === undefined ? join(folder, 'objects') : `bucket ${s3.bucket} at ${s3.endpoint}`,
  };
}

/** Whether any store is a server; otherwise everything is in the data folder. */
export function usesServers({ data, state }: GatewaySettings): boolean {
  return [data.databaseUrl, data.chromaUrl, data.s3, state.redis.url].some((server) => server !== undefined);
}
