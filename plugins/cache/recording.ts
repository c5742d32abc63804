import type { InferenceCall, Relay, RelayedPiece, StreamPart } from '../../core/api/index.js';
import type { CachedAnswer, CachedRelay } from './cached-answer.js';

const nothing = new Uint8Array(0);
/** The approximate size of a part without its text. */
const bytesOfPart = 64;

/** The result of a recording; the cache adds the times. */
export type Recorded = Omit<CachedAnswer, 'madeAt' | 'expiresAt'>;

/** The end of a relay. */
interface RelayEnd {
  readonly inPieces: boolean;
  /** Whether the parts express everything in the bytes, if the pieces do not say so. */
  readonly isPlain: boolean;
  /** The last bytes for the client. */
  readonly tail: Uint8Array | undefined;
}

/** Records an answer on its way to the client. One that is too large, or cannot be recorded completely, is abandoned at once. */
export class Recording {
  readonly #call: InferenceCall;
  readonly #provider: string;
  readonly #maxBytes: number;
  #pieces: RelayedPiece[] = [];
  #relay: CachedRelay | undefined;
  #size = 0;
  #isActive = true;
  #isPlain = true;
  #isComplete = false;
  #finishes = 0;
  #vectors = 0;

  constructor(call: InferenceCall, provider: string, maxBytes: number) {
    this.#call = call;
    this.#provider = provider;
    this.#maxBytes = maxBytes;
  }

  /** Records a part without bytes. */
  readonly part = (part: StreamPart): void => {
    this.#add({ bytes: nothing, parts: [part], plain: true });
  };

  /** Records a piece. Its bytes are copied, because their buffer may be reused. */
  piece({ bytes, parts, plain }: RelayedPiece): void {
    if (!this.#isActive) return;
    // Parts without bytes would have to be encoded by a dialect, so the recording would not be the provider's bytes.
    if (bytes.length === 0 && parts.some(isContent)) return this.giveUp();
    this.#isPlain &&= plain;
    this.#add({ bytes: bytes.length === 0 ? nothing : Buffer.from(bytes), parts, plain });
  }

  /** Called when the answer has been delivered completely. */
  complete(): void {
    this.#isComplete = true;
  }

  /** Called when a relay has been delivered completely. */
  completeRelay({ dialect, contentType, streaming }: Relay, ended: RelayEnd): void {
    const { inPieces, isPlain, tail } = ended;
    this.#relay = { dialect, contentType, streaming, inPieces, tail: tail && Buffer.from(tail) };
    this.#isPlain &&= isPlain;
    this.#isComplete = true;
  }

  /** Abandons the recording, and frees its memory. */
  giveUp(): void {
    this.#isActive = false;
    this.#pieces = [];
  }

  /** The recorded answer; undefined unless it was delivered completely and ended normally. */
  result(): Recorded | undefined {
    const { kind, stream } = this.#call;
    if (!this.#isActive || !this.#isComplete) return undefined;
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
    if (!this.#isActive) return;
    this.#size += piece.bytes.length;
    for (const part of piece.parts) {
      if (!this.#isRecordable(part)) return this.giveUp();
      this.#size += bytesOfPart + lengthOf(part);
    }
    if (this.#size > this.#maxBytes) return this.giveUp();
    this.#pieces.push(piece);
  }

  #isRecordable(part: StreamPart): boolean {
    // A policy has restored redacted values in this text.
    if ('recorded' in part && part.recorded !== undefined) return false;
    switch (part.type) {
      case 'finish':
        this.#finishes += 1;
        return part.reason === 'stop' || part.reason === 'tool_calls';
      case 'embedding':
        this.#vectors += 1;
        return true;
      case 'usage':
        // Results of web searches become outdated.
        return !part.usage.searches;
      case 'policy':
        return false;
      default:
        return true;
    }
  }
}

function isContent({ type }: StreamPart): boolean {
  return type !== 'start' && type !== 'usage';
}

/** The approximate size of a part. */
function lengthOf(part: StreamPart): number {
  if (part.type === 'embedding') return part.vector.length * 20;
  if (part.type === 'opaque') return JSON.stringify(part.value).length;
  if (part.type === 'citation') return JSON.stringify(part.citation).length;
  return 'text' in part ? part.text.length : 0;
}
