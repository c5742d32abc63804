import type { InferenceCall, Relay, RelayedPiece, StreamPart } from '../../core/api/index.js';
import type { KeptAnswer, KeptRelay } from './kept-answer.js';

const nothing = new Uint8Array(0);
/** Of a part beside its text, roughly. */
const bytesOfPart = 64;

/** What a recording comes to; the times are the cache's business. */
export type Recorded = Omit<KeptAnswer, 'madeAt' | 'expiresAt'>;

/** How a relay has ended. */
export interface EndOfRelay {
  readonly inPieces: boolean;
  /** Whether the parts have said all that the bytes have, as far as the pieces do not tell. */
  readonly isPlain: boolean;
  /** What the client gets last. */
  readonly tail: Uint8Array | undefined;
}

/** Gathers an answer on its way to the client. One that grows too large, or cannot be kept in full, is given up at once. */
export class Recording {
  readonly #call: InferenceCall;
  readonly #provider: string;
  readonly #maxBytes: number;
  #pieces: RelayedPiece[] = [];
  #relay: KeptRelay | undefined;
  #size = 0;
  #given = true;
  #isPlain = true;
  #isComplete = false;
  #finishes = 0;
  #vectors = 0;

  constructor(call: InferenceCall, provider: string, maxBytes: number) {
    this.#call = call;
    this.#provider = provider;
    this.#maxBytes = maxBytes;
  }

  /** Parts without bytes of their own. */
  readonly part = (part: StreamPart): void => {
    this.#add({ bytes: nothing, parts: [part], plain: true });
  };

  /** A piece whose bytes go to the client; they are copied, as they may lie in somebody else's memory. */
  piece({ bytes, parts, plain }: RelayedPiece): void {
    if (!this.#given) return;
    // What the bytes do not say would have to be written by a dialect: such an answer is no longer the provider's bytes.
    if (bytes.length === 0 && parts.some(isSaid)) return this.giveUp();
    this.#isPlain &&= plain;
    this.#add({ bytes: bytes.length === 0 ? nothing : Buffer.from(bytes), parts, plain });
  }

  /** All of the answer has been delivered. */
  complete(): void {
    this.#isComplete = true;
  }

  /** All of a relay has been delivered. */
  completeRelay({ dialect, contentType, streaming }: Relay, ended: EndOfRelay): void {
    const { inPieces, isPlain, tail } = ended;
    this.#relay = { dialect, contentType, streaming, inPieces, tail: tail && Buffer.from(tail) };
    this.#isPlain &&= isPlain;
    this.#isComplete = true;
  }

  /** This answer is not to be kept. Frees what was gathered. */
  giveUp(): void {
    this.#given = false;
    this.#pieces = [];
  }

  /** Undefined unless the whole answer was delivered and ended as it should. */
  result(): Recorded | undefined {
    const { kind, stream } = this.#call;
    if (!this.#given || !this.#isComplete) return undefined;
    const isWhole = kind === 'embedding' ? this.#vectors === this.#call.inputs.length : this.#finishes === 1;
    if (!isWhole) return undefined;
    const includeUsage = kind === 'chat' && this.#call.includeUsage;
    return {
      provider: this.#provider,
      form: { stream, includeUsage },
      relay: this.#relay,
      isPlain: this.#isPlain,
      pieces: this.#pieces,
    };
  }

  #add(piece: RelayedPiece): void {
    if (!this.#given) return;
    this.#size += piece.bytes.length;
    for (const part of piece.parts) {
      if (!this.#takes(part)) return this.giveUp();
      this.#size += bytesOfPart + lengthOf(part);
    }
    if (this.#size > this.#maxBytes) return this.giveUp();
    this.#pieces.push(piece);
  }

  #takes(part: StreamPart): boolean {
    // Somebody has put back what a policy had taken out.
    if ('recorded' in part && part.recorded !== undefined) return false;
    switch (part.type) {
      case 'finish':
        this.#finishes += 1;
        return part.reason === 'stop' || part.reason === 'tool_calls';
      case 'embedding':
        this.#vectors += 1;
        return true;
      case 'usage':
        // What was looked up on the web grows old.
        return !part.usage.searches;
      case 'policy':
        return false;
      default:
        return true;
    }
  }
}

function isSaid({ type }: StreamPart): boolean {
  return type !== 'start' && type !== 'usage';
}

/** Roughly, as it will be written. */
function lengthOf(part: StreamPart): number {
  if (part.type === 'embedding') return part.vector.length * 20;
  if (part.type === 'opaque') return JSON.stringify(part.value).length;
  return 'text' in part ? part.text.length : 0;
}
