import { type GatewayError, type IncomingRequest, nativeError } from '../../api/index.js';
import { timeIn } from '../../api/internal/exchange-time.js';
import { type AnswerWriter, type ErrorReplies, errorReply } from './reply-writer.js';
import type { HeaderList } from './response-headers.js';

/** A reply that stays in memory, to a request that no client has sent. */
export class KeptReply implements AnswerWriter {
  readonly full = false;
  readonly #exchange: IncomingRequest;
  readonly #errors: Omit<ErrorReplies, 'log'>;
  readonly #pieces: Uint8Array[] = [];
  #status: number | undefined;
  #firstByteAt: number | undefined;

  constructor(exchange: IncomingRequest, errors: Omit<ErrorReplies, 'log'>) {
    this.#exchange = exchange;
    this.#errors = errors;
  }

  get status(): number | undefined {
    return this.#status;
  }

  get firstByteAt(): number | undefined {
    return this.#firstByteAt;
  }

  get headSent(): boolean {
    return this.#status !== undefined;
  }

  /** What was written so far. */
  get text(): string {
    return Buffer.concat(this.#pieces).toString();
  }

  announce(): void {}

  head(status: number): void {
    this.#status = status;
    this.#firstByteAt ??= timeIn(this.#exchange);
  }

  write(bytes: string | Uint8Array): void {
    this.#pieces.push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  }

  async end(bytes?: string | Uint8Array): Promise<void> {
    if (bytes !== undefined) this.write(bytes);
  }

  reply(status: number, _headers: HeaderList, body: string | Uint8Array): Promise<void> {
    this.head(status);
    return this.end(body);
  }

  error(error: GatewayError): Promise<void> {
    let encoded: ReturnType<typeof errorReply>;
    try {
      encoded = errorReply(error, this.#errors.encodeError, this.#exchange);
    } catch (cause) {
      encoded = errorReply(this.#errors.blame(cause), nativeError, this.#exchange);
    }
    return this.reply(encoded.status, encoded.headers, encoded.body);
  }

  /** What was written is not complete, as the outcome says. */
  destroy(): void {}
}
