import { interfaceMessages } from './collect-texts-abroad.js';
import { localizedMessages } from './collect-technical-texts.js';
import { wordHashesOf } from './listed-words.js';
import { piecesOf } from './pieces-of-texts.js';

const pieceLength = 1000;
/** A bad word of one language is an ordinary word of another if this many pieces of text in that language have it. */
const leastPieces = 2;
/** English is written everywhere, so that its bad words count unless they are frequent words of another language ("hoe", Dutch for "how"). */
const leastOfFrequent = 8;
const leastShare = 0.04;

/** How many pieces of a language have a word, by its hash. */
interface Language {
  readonly pieces: number;
  readonly uses: ReadonlyMap<number, number>;
}

/** The words that harmless messages use, by language; English is not among them. */
export class OrdinaryWords {
  readonly #languages: ReadonlyMap<string, Language>;

  /** @param messages by the code of the language: `de`, `pt-BR` */
  constructor(messages: Iterable<readonly [language: string, text: string]>) {
    const byLanguage = Map.groupBy(messages, ([language]) => language.slice(0, 2));
    byLanguage.delete('en');
    this.#languages = new Map([...byLanguage].map(([language, texts]) => [language, languageOf(texts)]));
  }

  /**
   * Whether a single word is an ordinary one, as far as the models see: without accents.
   *
   * @param listed the language of the list that has it, where it is a bad one
   */
  isOrdinary(text: string, listed: string): boolean {
    const uses = this.#usesOf(text).filter(({ language }) => language !== listed.slice(0, 2));
    return uses.reduce((sum, { count }) => sum + count, 0) >= leastPieces;
  }

  /** Whether a single word is a frequent one of some language. */
  isFrequent(text: string): boolean {
    return this.#usesOf(text).some(({ pieces, count }) => count >= Math.max(leastOfFrequent, pieces * leastShare));
  }

  #usesOf(text: string): readonly { readonly language: string; readonly pieces: number; readonly count: number }[] {
    const [hash, ...others] = wordHashesOf(text);
    if (hash === undefined || others.length > 0) return [];
    return Array.from(this.#languages, ([language, { pieces, uses }]) => ({
      language,
      pieces,
      count: uses.get(hash) ?? 0,
    }));
  }
}

/** The words of the messages of three programs. */
export async function wordsAbroad(packages: string): Promise<OrdinaryWords> {
  const localized = await localizedMessages(packages);
  const interfaces = await interfaceMessages(packages);
  return new OrdinaryWords([
    ...[...localized].map(([language, messages]) => [language, messages.join('\n')] as const),
    ...interfaces,
  ]);
}

function languageOf(texts: readonly (readonly [language: string, text: string])[]): Language {
  const uses = new Map<number, number>();
  const pieces = texts.flatMap(([, text]) => piecesOf(text, pieceLength, Number.POSITIVE_INFINITY));
  for (const piece of pieces)
    for (const hash of new Set(wordHashesOf(piece))) uses.set(hash, (uses.get(hash) ?? 0) + 1);
  return { pieces: pieces.length, uses };
}
