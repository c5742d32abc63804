import { createClient } from 'redis';
import {
  connectionOptions,
  type LinkOptions,
  pauseAfter,
  type RedisLink,
  silenceMs,
  socketLimits,
} from './redis-link.js';
import { isEncrypted, tlsOptions } from './redis-tls.js';

/** One connection to a Redis server. */
export class SingleServer implements RedisLink {
  readonly client: ReturnType<typeof clientFor>;
  #isClosed = false;
  /** Ends a connection that is not ready in time. */
  #deadline: NodeJS.Timeout | undefined;
  /** Makes the next connection, when the last one was ended here. */
  #next: NodeJS.Timeout | undefined;

  constructor(options: LinkOptions) {
    this.client = clientFor(options);
    this.client.on('connect', () => {
      this.#deadline = setTimeout(() => {
        options.onLost(new Error(`the connection was not ready within ${silenceMs} ms`));
        this.connectAgain();
      }, silenceMs);
    });
    this.client.on('error', (error: unknown) => {
      clearTimeout(this.#deadline);
      // What was waiting on the connection that was ended says only that.
      if (this.#next === undefined) options.onLost(error);
    });
    this.client.on('ready', () => {
      clearTimeout(this.#deadline);
      // The library would finish a connection that it is opening, which would keep the process alive for ever.
      if (this.#isClosed) this.client.destroy();
      else options.onConnected();
    });
    this.#connect();
  }

  tryToWrite(): Promise<unknown> {
    return this.client.set('trial', '', { PX: 1 });
  }

  async memory(): Promise<readonly string[]> {
    return [await this.client.info('memory')];
  }

  /** At once, because the last connection may be in the midst of an answer that has no end. */
  connectAgain(): void {
    if (this.#isClosed || !this.client.isOpen) return;
    this.#next = setTimeout(() => this.#connect(), pauseAfter(0));
    this.client.destroy();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#deadline);
    clearTimeout(this.#next);
    this.client.removeAllListeners('error');
    // Destroying rejects pending commands, whose errors are not needed any more.
    this.client.on('error', () => undefined);
    if (this.client.isOpen) this.client.destroy();
  }

  #connect(): void {
    this.#next = undefined;
    // What fails is an event, except that it was destroyed here.
    this.client.connect().catch(() => undefined);
  }
}

function clientFor(options: LinkOptions) {
  const { url, keyPrefix } = options;
  return createClient({
    ...connectionOptions(options),
    url,
    keyPrefix,
    RESP: 2,
    socket: { ...(isEncrypted(url) && tlsOptions(options)), ...socketLimits, reconnectStrategy: pauseAfter },
  });
}
