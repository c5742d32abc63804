/** The events of a {@link MessageReader}. */
interface MessageListener {
  /** The head is complete; `head` is the start line and the header lines. */
  onHead(head: string): void;
  /** Some body bytes, without chunk framing. The buffer may be kept. */
  onBody(bytes: Buffer): void;
  /** The message is complete; the next one may follow on the same connection. */
  onEnd(): void;
}

const headEnd = '\r\n\r\n';
const lineEnd = '\r\n';
const contentLength = /\r\ncontent-length: *(\d+)/i;
const chunked = /\r\ntransfer-encoding: *chunked/i;
const nothing = Buffer.alloc(0);

type State = 'head' | 'fixed' | 'chunk-size' | 'chunk-data' | 'chunk-end' | 'trailer';

/**
 * Reads HTTP/1.1 messages from a connection: just what the load generator and the mock upstream need (lengths and
 * chunks), several times cheaper than a general parser. On two cores the contestants share one with these two, so
 * every microsecond here would hide a difference between contestants.
 *
 * Not for anything but the bench's own loopback connections: it trusts its peer.
 */
export class MessageReader {
  readonly #listener: MessageListener;
  #state: State = 'head';
  /** Bytes that do not yet make a whole head or line. */
  #rest: Buffer = nothing;
  /** Body bytes still to come in this message or chunk. */
  #remaining = 0;

  constructor(listener: MessageListener) {
    this.#listener = listener;
  }

  /** Parses the next bytes of the connection, split anywhere. */
  push(bytes: Buffer): void {
    let input = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    this.#rest = nothing;
    while (input.length > 0) {
      const used = this.#step(input);
      if (used === 0) {
        this.#rest = input;
        return;
      }
      input = input.subarray(used);
    }
  }

  /** Parses one piece; returns the number of consumed bytes, 0 if more bytes are needed. */
  #step(input: Buffer): number {
    switch (this.#state) {
      case 'head':
        return this.#readHead(input);
      case 'fixed':
      case 'chunk-data':
        return this.#readBody(input);
      case 'chunk-size':
        return this.#readChunkSize(input);
      case 'chunk-end':
        return this.#readLine(input, () => 'chunk-size');
      case 'trailer':
        return this.#readLine(input, (line) => (line === '' ? this.#end() : 'trailer'));
    }
  }

  #readHead(input: Buffer): number {
    const end = input.indexOf(headEnd);
    if (end < 0) return 0;
    const head = input.toString('latin1', 0, end);
    this.#listener.onHead(head);
    this.#remaining = Number(contentLength.exec(head)?.[1] ?? 0);
    if (chunked.test(head)) this.#state = 'chunk-size';
    else this.#state = this.#remaining > 0 ? 'fixed' : this.#end();
    return end + headEnd.length;
  }

  #readBody(input: Buffer): number {
    const used = Math.min(this.#remaining, input.length);
    this.#remaining -= used;
    this.#listener.onBody(used === input.length ? input : input.subarray(0, used));
    if (this.#remaining === 0) this.#state = this.#state === 'fixed' ? this.#end() : 'chunk-end';
    return used;
  }

  #readChunkSize(input: Buffer): number {
    return this.#readLine(input, (line) => {
      this.#remaining = Number.parseInt(line, 16);
      return this.#remaining === 0 ? 'trailer' : 'chunk-data';
    });
  }

  #readLine(input: Buffer, next: (line: string) => State): number {
    const end = input.indexOf(lineEnd);
    if (end < 0) return 0;
    this.#state = next(input.toString('latin1', 0, end));
    return end + lineEnd.length;
  }

  #end(): State {
    this.#listener.onEnd();
    return 'head';
  }
}
