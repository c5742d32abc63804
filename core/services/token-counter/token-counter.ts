import type {
  Awaitable,
  CountedFor,
  InferenceCall,
  ModelTokenizer,
  TokenCount,
  TokenCounter,
  TokenRange,
} from '../../api/index.js';
import { type CallContents, contentsOf, type CountedModel, usualBytesPerToken } from './call-contents.js';
import { looseMaxTokensOf } from './token-bounds.js';
import type { CountedTexts } from './thread-messages.js';
import type { Tokenizers } from './tokenizers.js';

/** Counts the contents of calls with the tokenizer of the requested model. */
export class CallTokenCounter implements TokenCounter {
  readonly #tokenizers: Pick<Tokenizers, 'count' | 'textOf'>;
  readonly #modelOf: (model: string) => CountedModel;

  /** @param modelOf returns what is known about a model, given any of its names */
  constructor(tokenizers: Pick<Tokenizers, 'count' | 'textOf'>, modelOf: (model: string) => CountedModel) {
    this.#tokenizers = tokenizers;
    this.#modelOf = modelOf;
  }

  countInput(call: InferenceCall, exchange?: CountedFor): Awaitable<TokenCount> {
    const model = this.#modelOf(call.model);
    return this.#count(contentsOf(call, model), model.tokenizer, exchange);
  }

  mostInput(call: InferenceCall): number {
    const { texts, foreign, further } = contentsOf(call, this.#modelOf(call.model));
    let most = further.atMost;
    for (const text of texts) most += looseMaxTokensOf(text);
    for (const text of foreign) most += looseMaxTokensOf(text);
    return most;
  }

  guessInput(call: InferenceCall): number {
    const { texts, foreign, further } = contentsOf(call, this.#modelOf(call.model));
    let bytes = 0;
    for (const text of texts) bytes += Buffer.byteLength(text);
    for (const text of foreign) bytes += Buffer.byteLength(text);
    return Math.ceil(further.usual + bytes / usualBytesPerToken);
  }

  countText(text: string, model: string, exchange?: CountedFor): Awaitable<TokenCount> {
    const contents = { texts: [text], foreign: [], further: { usual: 0, atMost: 0 }, isText: true };
    return this.#count(contents, this.#modelOf(model).tokenizer, exchange);
  }

  textOf(ids: readonly number[], exchange?: CountedFor): Promise<string | undefined> {
    return this.#tokenizers.textOf(ids, 'cl100k_base', exchange);
  }

  #count(contents: CallContents, tokenizer: ModelTokenizer, exchange: CountedFor | undefined): Awaitable<TokenCount> {
    const { encoding } = tokenizer;
    const texts = this.#tokenizers.count(contents.texts, encoding, exchange);
    const foreign = this.#tokenizers.count(contents.foreign, encoding, exchange);
    if (!(texts instanceof Promise) && !(foreign instanceof Promise)) return sum(contents, tokenizer, texts, foreign);
    return Promise.all([texts, foreign]).then((counted) => sum(contents, tokenizer, ...counted));
  }
}

function sum(
  { further, isText }: CallContents,
  { factor }: ModelTokenizer,
  ofTexts: CountedTexts,
  ofForeign: CountedTexts,
): TokenCount {
  const isOwn = factor === undefined && ofTexts.exact;
  const counted = (ofTexts.tokens + ofForeign.tokens) * (factor ?? 1);
  const parts: readonly TokenRange[] = [
    further,
    { usual: counted, atMost: isOwn ? ofTexts.tokens : ofTexts.atMost },
    { usual: 0, atMost: ofForeign.atMost },
  ];
  const atMost = parts.reduce((total, part) => total + part.atMost, 0);
  const usual = Math.ceil(parts.reduce((total, part) => total + part.usual, 0));
  return { tokens: Math.min(usual, atMost), atMost, isEstimate: !isOwn || !isText };
}
