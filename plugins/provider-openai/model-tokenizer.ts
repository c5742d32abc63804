import type { ModelTokenizer, TokenEncoding, TokenRange } from '../../core/api/index.js';

const perCall: TokenRange = { usual: 3, atMost: 16 };
const perMessage: TokenRange = { usual: 4, atMost: 8 };
const withTools: TokenRange = { usual: 12, atMost: 64 };

/** Models with published vocabularies; the first match counts. */
const published: readonly (readonly [RegExp, TokenEncoding])[] = [
  [/^(?:gpt-4o|chatgpt-4o|gpt-4\.1|gpt-4\.5|gpt-5(?![.\d])|o[134](?!\d))/, 'o200k_base'],
  [/^(?:gpt-4(?![.\d])|gpt-3\.5|gpt-35|text-embedding-)/, 'cl100k_base'],
];
/** Newer models of the same maker, for which the latest published vocabulary is the best guess. */
const laterModels = /^(?:gpt-|chatgpt-|o\d)/;
/** Open-weight models: the vocabulary is published, but every server has its own chat template. */
const openModels = /^gpt-oss/;

/**
 * Tokens of an image. Most models split it into tiles (85 tokens, plus 170 for each of at most eight), the small ones into patches with a
 * factor; the smallest of the first generation counts 33 times as many for each tile.
 */
const pictures: readonly (readonly [RegExp, TokenRange])[] = [
  [/^gpt-4o-mini/, { usual: 25_501, atMost: 48_169 }],
  [/^(?:gpt-4o|chatgpt-4o|gpt-4\.1(?!-)|gpt-4\.5|gpt-5(?![-.\d])|o[13](?!-mini))/, { usual: 765, atMost: 1_600 }],
  [/^(?:gpt-4\.1-(?:mini|nano)|gpt-5-(?:mini|nano)|o4-mini)/, { usual: 1_500, atMost: 3_800 }],
];
const unknownPicture: TokenRange = { usual: 1_500, atMost: 25_000 };

/** The tokenizer of a model; undefined for models of other makers that use this dialect. */
export function tokenizerOf(model: string): ModelTokenizer | undefined {
  // A name may have its maker's as a prefix, and "ft:" for a fine-tuned model.
  const name = model.slice(model.lastIndexOf('/') + 1).replace(/^ft:/, '');
  const perImage = pictures.find(([names]) => names.test(name))?.[1] ?? unknownPicture;
  const format = { perCall, perMessage, withTools, perImage };
  const encoding = published.find(([names]) => names.test(name))?.[1];
  if (encoding) return { encoding, ...format };
  if (openModels.test(name)) {
    return { ...format, encoding: 'o200k_base', factor: 1, perCall: { usual: 70, atMost: 256 } };
  }
  return laterModels.test(name) ? { encoding: 'o200k_base', factor: 1, ...format } : undefined;
}
