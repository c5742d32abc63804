/** A line goes on in the next one if that begins with a space (RFC 5545, 3.1). */
const fold = /\r?\n[ \t]/g;
/** A picture, a sound or a file, in letters that nobody reads. */
const encoded = /^[^:\r\n]*(?:;ENCODING=(?:b|BASE64)\b|:data:)[^\r\n]*(?:\r?\n|$)/gim;
const escape = /\\([\\,;nN])/g;

/** A calendar (RFC 5545) or a card of an address book (RFC 6350) as it was meant, without the pictures in it. */
export function cardText(text: string): string {
  return text
    .replace(fold, '')
    .replace(encoded, '')
    .replace(escape, (_, letter: string) => (letter.toLowerCase() === 'n' ? ' ' : letter));
}
