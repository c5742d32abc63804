import { answerMark, firstToken, lastToken } from '../payloads.js';
import type { AnswerListener } from '../wire/client-connection.js';

const tailBytes = 4096;

/** One request of the load generator: measures times and checks the answer. */
export class Exchange implements AnswerListener {
  readonly #begun = performance.now();
  readonly #stream: boolean;
  readonly #done: (exchange: Exchange) => void;
  readonly #chunks: Buffer[] = [];
  #status = 0;
  /** Milliseconds from the beginning to the first token; undefined until it has come. */
  firstToken: number | undefined;
  /** Milliseconds from the beginning to the end. */
  latency = 0;
  /** The reason why the answer is not the expected one. */
  problem: string | undefined;

  constructor(stream: boolean, done: (exchange: Exchange) => void) {
    this.#stream = stream;
    this.#done = done;
  }

  /** The received part of the body. */
  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  onStatus(status: number): void {
    this.#status = status;
  }

  onBody(bytes: Buffer): void {
    this.#chunks.push(bytes);
    if (this.#stream && this.firstToken === undefined && Buffer.concat(this.#chunks).includes(firstToken)) {
      this.firstToken = performance.now() - this.#begun;
    }
  }

  onEnd(): void {
    this.latency = performance.now() - this.#begun;
    this.problem = this.#findProblem();
    this.#done(this);
  }

  onFailure(error: Error): void {
    this.problem = `${error.name}: ${error.message}`;
    this.#done(this);
  }

  #findProblem(): string | undefined {
    const tail = this.#tail();
    if (this.#status !== 200) return `status ${this.#status}: ${tail.toString().slice(0, 500)}`;
    if (!this.#stream)
      return tail.includes(answerMark) ? undefined : `unexpected body: ${tail.toString().slice(0, 500)}`;
    if (this.firstToken === undefined) return `no first token: ${tail.toString().slice(0, 500)}`;
    return tail.includes(lastToken) ? undefined : `no last token: ${tail.toString().slice(-500)}`;
  }

  /** The last few kilobytes, independent of chunk boundaries. */
  #tail(): Buffer {
    let bytes = 0;
    let first = this.#chunks.length;
    while (first > 0 && bytes < tailBytes) bytes += this.#chunks[--first]?.length ?? 0;
    return Buffer.concat(this.#chunks.slice(first));
  }
}
