/** Marks characters that are skipped: zero-width characters, combining accents, apostrophes inside words. */
export const ignored = 0;
/** Marks word separators. */
export const separator = 32;

/**
 * Maps each UTF-16 unit to its folded form: lower case without accents, plain letters for full-width, circled and other styled ones, Latin
 * letters for homoglyphs of other alphabets. Built on first use, in about 20 ms.
 */
export function foldedUnits(): Uint16Array {
  table ??= makeTable();
  return table;
}

let table: Uint16Array | undefined;

/** The folded form of a surrogate pair: a letter for styled letters, a separator for everything else, including emoji. */
export function foldedPair(high: number, low: number): number {
  const code = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
  // Tag characters: invisible copies of ASCII.
  if (code >= 0xe0020 && code < 0xe007f) return foldedUnits()[code - 0xe0000] ?? separator;
  if (code >= 0x1f1e6 && code <= 0x1f1ff) return code - 0x1f1e6 + 97;
  for (const start of squaredLetters) if (code >= start && code < start + 26) return code - start + 97;
  if (code >= 0x1d400 && code <= 0x1d7ff) return foldText(String.fromCodePoint(code)) || separator;
  // Ideographs outside the basic multilingual plane are represented by their low surrogate.
  return code >= 0x20000 && code < 0x32000 ? low : separator;
}

/** Letters below this unit form words; each ideograph from it on is a word. */
export const firstIdeograph = 0x3040;

/** Whether a unit counts as a word: ideographs and kana are written without spaces. */
export function isIdeograph(unit: number): boolean {
  return unit >= firstIdeograph && ((unit <= 0x9fff && unit !== 0x30fb) || (unit >= 0xdc00 && unit < 0xe000));
}

/** Parenthesized, squared, negative circled and negative squared capitals. */
const squaredLetters = [0x1f110, 0x1f130, 0x1f150, 0x1f170] as const;

/** Homoglyphs of Latin letters. Words written entirely in their own alphabet remain distinguishable. */
const lookAlikes = 'аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwɡgαaοoρpνvυuιiκkτtɑaıi';
const apostrophes: ReadonlySet<string> = new Set(["'", '’', '‘', '`', '´', 'ʼ']);

function makeTable(): Uint16Array {
  const units = new Uint16Array(0x10000);
  for (let unit = 0; unit < 0x10000; unit += 1) units[unit] = foldText(String.fromCharCode(unit));
  for (let index = 0; index < lookAlikes.length; index += 2) {
    units[lookAlikes.charCodeAt(index)] = lookAlikes.charCodeAt(index + 1);
  }
  return units;
}

function foldText(character: string): number {
  if (apostrophes.has(character) || /[\p{M}\p{Cf}]/u.test(character)) return ignored;
  if (/\p{Script=Hangul}/u.test(character)) return character.charCodeAt(0);
  const [base = ''] = character.normalize('NFKD').toLowerCase();
  return /[\p{L}\p{N}]/u.test(base) ? base.charCodeAt(0) : separator;
}
