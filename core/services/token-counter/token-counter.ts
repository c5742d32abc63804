import type {
  Awaitable,
  InferenceCall,
  ModelTokenizer,
  TokenCount,
  TokenCounter,
  TokenRange,
} from '../../api/index.js';
import { type CallContents, contentsOf } from './call-contents.js';
import type { CountedTexts } from './thread-messages.js';
import type { Tokenizers } from './tokenizers.js';

/** Counts what calls are made of, with the tokenizer of the model that each asks for. */
export class CallTokenCounter implements TokenCounter {
  readonly #tokenizers: Pick<Tokenizers, 'count'>;
  readonly #tokenizerOf: (model: string) => ModelTokenizer;

  /** @param tokenizerOf of a model under any of its names */
  constructor(tokenizers: Pick<Tokenizers, 'count'>, tokenizerOf: (model: string) => ModelTokenizer) {
    this.#tokenizers = tokenizers;
    this.#tokenizerOf = tokenizerOf;
  }

  countInput(call: InferenceCall, signal?: AbortSignal): Awaitable<TokenCount> {
    const tokenizer = this.#tokenizerOf(call.model);
    return this.#count(contentsOf(call, tokenizer), tokenizer, signal);
  }

  countText(text: string, model: string, signal?: AbortSignal): Awaitable<TokenCount> {
    const contents = { texts: [text], foreign: [], further: { usual: 0, atMost: 0 }, isText: true };
    return this.#count(contents, this.#tokenizerOf(model), signal);
  }

  #count(contents: CallContents, tokenizer: ModelTokenizer, signal: AbortSignal | undefined): Awaitable<TokenCount> {
    const { encoding } = tokenizer;
    const texts = this.#tokenizers.count(contents.texts, encoding, signal);
    const foreign = this.#tokenizers.count(contents.foreign, encoding, signal);
    if (!(texts instanceof Promise) && !(foreign instanceof Promise)) return sum(contents, tokenizer, texts, foreign);
    return Promise.all([texts, foreign]).then((counted) => sum(contents, tokenizer, ...counted));
  }
}

function sum(
  { texts, foreign, further, isText }: CallContents,
  { factor }: ModelTokenizer,
  ofTexts: CountedTexts,
  ofForeign: CountedTexts,
): TokenCount {
  const isOwn = factor === undefined && ofTexts.exact;
  const counted = (ofTexts.tokens + ofForeign.tokens) * (factor ?? 1);
  const parts: readonly TokenRange[] = [
    further,
    { usual: counted, atMost: isOwn ? ofTexts.tokens : bytesOf(texts) },
    { usual: 0, atMost: bytesOf(foreign) },
  ];
  const atMost = parts.reduce((total, part) => total + part.atMost, 0);
  const usual = Math.ceil(parts.reduce((total, part) => total + part.usual, 0));
  return { tokens: Math.min(usual, atMost), atMost, isEstimate: !isOwn || !isText };
}

/**
 * The most tokens that any model makes of texts: every token is at least one byte of UTF-8. Some models first write compatibility forms
 * in full (one character can become eighteen), so it is those bytes that count where they are more.
 */
function bytesOf(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + mostBytesOf(text), 0);
}

function mostBytesOf(text: string): number {
  const bytes = Buffer.byteLength(text);
  if (bytes === text.length) return bytes;
  // To write out what is very long would take the main thread too long: three bytes become eleven times as many at most.
  return text.length > 65_536 ? bytes * 11 : Math.max(bytes, Buffer.byteLength(text.normalize('NFKC')));
}
