import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { untilAborted } from '../../core/api/index.js';

/** The most milliseconds that a server may take to end a session. */
const endingMs = 2_000;

/** A connection to a server, over which several calls may run at once. */
export class SharedClient {
  readonly #client: Promise<Client>;
  #running = 0;
  #isGivenUp = false;

  /**
   * @param client rejects if the connection could not be opened
   * @param onClose called when the server has closed it
   */
  constructor(client: Promise<Client>, onClose: () => void) {
    this.#client = client;
    client.then(
      (open) => (open.onclose = onClose),
      () => undefined,
    );
  }

  async use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work(await this.#client);
    } finally {
      this.#running -= 1;
      this.#closeIfOver();
    }
  }

  /** Closes the connection as soon as nothing runs over it any more. */
  giveUp(): void {
    this.#isGivenUp = true;
    this.#closeIfOver();
  }

  /** Ends the session and closes the connection, whatever runs over it. */
  async close(): Promise<void> {
    const client = await this.#client.catch(() => undefined);
    if (!client) return;
    await endSession(client);
    await client.close();
  }

  #closeIfOver(): void {
    if (this.#isGivenUp && this.#running === 0) this.close().catch(() => undefined);
  }
}

/** A server keeps a session until it is told of its end, or for as long as it likes. */
async function endSession({ transport }: Client): Promise<void> {
  if (!(transport instanceof StreamableHTTPClientTransport)) return;
  await untilAborted(transport.terminateSession(), AbortSignal.timeout(endingMs)).catch(() => undefined);
}
