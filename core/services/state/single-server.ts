import { createClient } from 'redis';
import {
  connectionOptions,
  type EvalInput,
  type LinkOptions,
  pauseAfter,
  type RedisLink,
  socketLimits,
} from './redis-link.js';
import { isEncrypted, tlsOptions } from './redis-tls.js';

/** One connection to a Redis server. */
export class SingleServer implements RedisLink {
  readonly client: ReturnType<typeof clientFor>;
  #isClosed = false;

  constructor(options: LinkOptions) {
    this.client = clientFor(options);
    this.client.on('error', (error: unknown) => options.onLost(error));
    this.client.on('ready', () => {
      // The library would finish a connection that it is opening, which would keep the process alive for ever.
      if (this.#isClosed) this.client.destroy();
      else options.onConnected();
    });
    this.client.connect().catch((error: unknown) => options.onLost(error));
  }

  evalSha(hash: string, input: EvalInput): Promise<unknown> {
    return this.client.evalSha(hash, input);
  }

  eval(text: string, input: EvalInput): Promise<unknown> {
    return this.client.eval(text, input);
  }

  tryToWrite(): Promise<unknown> {
    return this.client.set('trial', '', { PX: 1 });
  }

  async memory(): Promise<readonly string[]> {
    return [await this.client.info('memory')];
  }

  connectAgain(): void {
    this.client.sendCommand(['QUIT']).catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.client.removeAllListeners('error');
    // Destroying rejects pending commands, whose errors are not needed any more.
    this.client.on('error', () => undefined);
    this.client.destroy();
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
