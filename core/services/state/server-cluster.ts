import { isIP } from 'node:net';
import { createCluster } from 'redis';
import { connectionOptions, type LinkOptions, pauseAfter, type RedisLink, socketLimits } from './redis-link.js';
import { clusterTlsOptions, hostOf, isEncrypted } from './redis-tls.js';

/** How many names are tried to find a key on each server. A server with very few slots may not be found. */
const maxNames = 2_000;
/** Slots move one after the other, so that one redirection is usual, and another one rare. */
const maxRedirections = 4;

/** An address at which a cluster is asked for its servers. */
interface RootNode {
  readonly socket: NodeAddress;
}

interface NodeAddress {
  readonly host: string;
  readonly port: number;
  readonly servername?: string;
}

/**
 * A connection to each primary of a Redis Cluster. When one is lost, all are closed, and the cluster is asked again which servers it has: a library
 * that waits for a server that is gone does not hear of its successor.
 */
export class ServerCluster implements RedisLink {
  readonly client: ReturnType<typeof clientFor>;
  readonly #options: LinkOptions;
  readonly #address: RootNode;
  /** The address in the URL, and the servers of which the cluster has told. */
  readonly #roots: RootNode[];
  /** Keys of which each server has one, for trials. */
  #trials: readonly string[] = [];
  #isConnecting = false;
  /** Whether a connection was lost since it was begun to make them all. */
  #hasLostServer = false;
  #attempts = 0;
  #waiting: NodeJS.Timeout | undefined;
  #reason: unknown;
  #isClosed = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    const { url } = options;
    this.#address = rootNode(hostOf(url), Number(URL.parse(url)?.port || 6379));
    this.#roots = [this.#address];
    this.client = clientFor(options, this.#roots);
    this.client.on('error', (error: unknown) => this.#lost(error));
    this.client.on('node-error', (error: unknown) => {
      this.#hasLostServer = true;
      this.#lost(error);
    });
    this.#connect();
  }

  tryToWrite(): Promise<unknown> {
    return Promise.all(this.#trials.map((name) => this.client.set(name, '', { PX: 1 })));
  }

  memory(): Promise<readonly string[]> {
    return Promise.all(
      this.client.masters.map(async (server) => (await this.client.nodeClient(server)).info('memory')),
    );
  }

  connectAgain(): void {
    if (this.#isClosed || this.#isConnecting || this.#waiting) return;
    this.client.destroy();
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#waiting);
    this.client.destroy();
  }

  #connect(): void {
    this.#isConnecting = true;
    this.#hasLostServer = false;
    this.#reason = undefined;
    this.#tryToConnect().then(
      () => this.#tried(!this.#hasLostServer),
      (error: unknown) => {
        // The library's own error says only that no server could be asked.
        this.#reason ??= error;
        this.#tried(false);
      },
    );
  }

  #tried(isConnected: boolean): void {
    this.#isConnecting = false;
    // What the library has opened since it was told to close everything would keep the process alive.
    if (this.#isClosed || !isConnected) this.client.destroy();
    if (this.#isClosed) return;
    if (isConnected) {
      this.#attempts = 0;
      this.#options.onConnected();
    } else {
      this.#options.onLost(this.#reason);
      this.#connectLater();
    }
  }

  async #tryToConnect(): Promise<void> {
    await this.client.connect();
    this.#trials = await this.#namesOfAll();
    const servers = this.client.masters.map(({ host, port }) => rootNode(host, port));
    this.#roots.splice(0, Infinity, this.#address, ...servers);
  }

  /** @returns for each server the name of a key that it has */
  async #namesOfAll(): Promise<readonly string[]> {
    const found = new Map<unknown, string>();
    const { masters } = this.client;
    for (let number = 0; number < maxNames && found.size < masters.length; number += 1) {
      const name = `trial:${number}`;
      const server = await this.client.getNodeClientForKey(`${this.#options.keyPrefix}${name}`);
      if (!found.has(server)) found.set(server, name);
    }
    return [...found.values()];
  }

  #lost(error: unknown): void {
    if (this.#isClosed) return;
    this.#reason = error;
    if (this.#isConnecting || this.#waiting) return;
    this.#options.onLost(error);
    this.client.destroy();
    this.#connectLater();
  }

  #connectLater(): void {
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      this.#connect();
    }, pauseAfter(this.#attempts));
    this.#attempts += 1;
  }
}

function clientFor(options: LinkOptions, rootNodes: RootNode[]) {
  const { url, keyPrefix } = options;
  return createCluster({
    rootNodes,
    defaults: {
      ...connectionOptions(options),
      socket: { ...(isEncrypted(url) && clusterTlsOptions(options)), ...socketLimits, reconnectStrategy: false },
    },
    keyPrefix,
    RESP: 2,
    maxCommandRedirections: maxRedirections,
    nodeAddressMap(address) {
      const at = address.lastIndexOf(':');
      return nodeAddress(address.slice(0, at), Number(address.slice(at + 1)));
    },
  });
}

function rootNode(host: string, port: number): RootNode {
  return { socket: nodeAddress(host, port) };
}

/** The name of a server that has one is sent with TLS; without TLS it means nothing. */
function nodeAddress(host: string, port: number): NodeAddress {
  return { host, port, ...(isIP(host) === 0 && { servername: host }) };
}
