import { type CldFactory, loadModule } from 'cld3-asm';

type Identifier = ReturnType<CldFactory['create']>;

/** The BCP 47 code of an undetermined language. */
export const undetermined = 'und';

/** Less text is guessed, not detected. */
const minLetters = 20;
/** More text changes nothing. */
const maxLength = 2_000;

/** Text without a language: addresses, numbers, markup, code. */
const noise = /https?:\/\/\S+|(?<![\w.%+-])[\w.%+-]+@[\w.-]+|<[^>\n]{1,200}>|[\p{N}\p{S}_=*/\\|{}[\]()<>#"`~^:;-]+/gu;

/** Codes of the detector that BCP 47 has replaced. */
const replaced: Readonly<Record<string, string>> = { iw: 'he', in: 'id', ji: 'yi', jw: 'jv' };

/** A detected language. */
interface DetectedLanguage {
  /** BCP 47, or `und`. */
  readonly language: string;
  /** Whether there was enough text, in one language. */
  readonly isSure: boolean;
}

let loaded: Promise<LanguageDetector> | undefined;

/** Detects the language of texts. */
export class LanguageDetector {
  readonly #identifier: Identifier;

  private constructor(identifier: Identifier) {
    this.#identifier = identifier;
  }

  /** Loaded once. */
  static load(): Promise<LanguageDetector> {
    loaded ??= loadModule().then((factory) => new LanguageDetector(factory.create(1, maxLength)));
    return loaded;
  }

  detect(text: string): DetectedLanguage {
    const letters = text.slice(0, maxLength).replace(noise, ' ').replace(/\s+/g, ' ').trim();
    const count = letters.match(/\p{L}/gu)?.length ?? 0;
    // One ideograph says as much as several letters.
    const dense =
      letters.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
    if (count + 3 * dense < minLetters) return { language: undetermined, isSure: false };
    const { language, is_reliable, probability } = this.#identifier.findLanguage(letters);
    // Names and numbers of a table are some language, but nobody's.
    if (!is_reliable) return { language: undetermined, isSure: false };
    const isSure = probability > 0.9 && count + 3 * dense >= 5 * minLetters;
    return { language: replaced[language] ?? language, isSure };
  }
}
