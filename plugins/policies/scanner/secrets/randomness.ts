/** Shannon entropy: bits for each character. Random base64 of 32 characters has about 4.4, random hexadecimal 3.6, words 2.5 to 3.5. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let entropy = 0;
  for (const count of counts.values()) entropy -= (count / text.length) * Math.log2(count / text.length);
  return entropy;
}

const placeholder =
  /example|sample|dummy|change_?me|place_?holder|your[_-]|x{5,}|\*{3,}|#{4,}|\.{3,}|redacted|removed|insert|replace|goes_?here|abcdefghijk|randomstring|^(?:null|none|undefined|true|false|test|todo)$/i;

/** Whether it only shows where a secret would be. */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(text) || /^(.{1,3})\1{3,}/.test(text) || /(.)\1{7,}/.test(text);
}

/** `camelCaseWords`, `snake_case`, `some-words`, `Dotted.Names`, paths: names of things, not random. */
export function isMadeOfWords(text: string): boolean {
  const parts = text.split(/[\W_]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\D)(?=\d)|(?<=\d)(?=\D)/u);
  const letters = parts.filter((part) => /\p{L}/u.test(part));
  const digits = parts.filter((part) => /^\d+$/.test(part)).join('').length;
  const isWord = (part: string): boolean => /[aeiouy]/i.test(part) && !/[^aeiouy]{5}/i.test(part) && part.length >= 3;
  const inWords = letters.filter(isWord).join('').length;
  return digits <= 4 && inWords >= letters.join('').length * 0.75;
}
