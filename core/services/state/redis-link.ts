import type { UrlCredentials } from '../server-credentials.js';

/** Interval of pings on an idle connection in milliseconds. */
const pingMs = 1_000;
/** For how long a server may be silent, or a new connection not ready, in milliseconds. */
export const silenceMs = 3_000;
const longestPauseMs = 1_000;
/** The most commands that are queued. */
const maxWaiting = 100_000;

/** A certificate that the gateway shows, and its key, as PEM. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
}

/** The options of a {@link RedisLink}. */
export interface LinkOptions {
  /** Without credentials. */
  readonly url: string;
  readonly keyPrefix: string;
  readonly clientCertificate?: ClientCertificate | undefined;
  /** Asked for each connection. */
  credentials(): UrlCredentials;
  /** Called when there are connections. */
  onConnected(): void;
  /** Called when a connection was lost, or cannot be made. */
  onLost(error: unknown): void;
}

/** The keys and arguments of a script, as the client wants them. */
interface EvalInput {
  readonly keys: string[];
  readonly arguments: string[];
}

/** The connections to one Redis server, or to the servers of a cluster, which are reopened whenever they are lost. */
export interface RedisLink {
  /** The client of the package `redis`. */
  readonly client: {
    readonly isReady: boolean;
    evalSha(hash: string, input: EvalInput): Promise<unknown>;
    eval(text: string, input: EvalInput): Promise<unknown>;
  };
  /** Writes to each server. */
  tryToWrite(): Promise<unknown>;
  /** What each server answers to `INFO memory`. */
  memory(): Promise<readonly string[]>;
  /** Connects again: with the current credentials, and after a failover to the new server. */
  connectAgain(): void;
  close(): void;
}

/** The pause before another attempt to connect. */
export function pauseAfter(attempts: number): number {
  return Math.min(50 * 2 ** attempts, longestPauseMs);
}

/** What all connections have in common. */
export function connectionOptions(options: LinkOptions) {
  return {
    credentialsProvider: { type: 'async-credentials-provider', credentials: async () => options.credentials() },
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxWaiting,
    pingInterval: pingMs,
    maintNotifications: 'disabled',
  } as const;
}

/** Time limits of a connection. The one to an unresponsive server is closed. (A frozen server may accept the next one, and be unresponsive again.) */
export const socketLimits = { connectTimeout: silenceMs, socketTimeout: silenceMs } as const;
