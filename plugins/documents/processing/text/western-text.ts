import iconv from 'iconv-lite';

/**
 * Letters of western European languages that are not ASCII; õ only as Portuguese has it, because it is another letter of Hungarian, ì only
 * at the end of a word, as Italian has it, and ø not in a word with letters of Romance languages, because they are ě and ř of Czech.
 */
const letters = 'ÄÖÜäöüßÅåÆæØøÀàÁáÂâÃãÇçÈèÉéÊêËëÌìÍíÎîÏïÑñÒòÓóÔôÕŒœÙùÚúÛû';
/** Signs that do not stand inside of a word, and others. */
const outside = '€£§°ºª±²³µ½¼¾«»„“”‚‘•®©™¡¿';
const anywhere = '’´·×–—…\u00a0';
const notWestern = new RegExp(
  `[^\\x00-\\x7fõ${letters}${outside}${anywhere}]|õ(?!e)|ì(?=\\p{L})|ø\\p{L}*[èéìíù]|[èìíù]\\p{L}*ø|(?<=\\p{L})[${outside}]+(?=\\p{L})|(?<=\\p{Ll})[ÄÖÜÅÆØÉÑÇ]`,
  'u',
);
const notAscii = /\P{ASCII}/u;
const anyLetter = /\p{L}/gu;
const foreignLetter = new RegExp(`[${letters}]`, 'gu');
/** Western languages have fewer of their letters outside of ASCII. */
const mostForeign = 0.35;

/** The usual encodings of western Europe, of Windows and of DOS. */
const encodings = ['windows-1252', 'cp850'] as const;

/**
 * The encoding in which bytes are an ordinary text of western Europe, if there is one. Statistics need more than the few letters outside of
 * ASCII that a short text has: they take `Größe` for Icelandic on a Macintosh.
 */
export function westernEncoding(bytes: Buffer): string | undefined {
  return encodings.find((encoding) => isWestern(iconv.decode(bytes, encoding)));
}

function isWestern(text: string): boolean {
  if (!notAscii.test(text) || notWestern.test(text)) return false;
  const foreign = text.match(foreignLetter)?.length ?? 0;
  return foreign <= mostForeign * (text.match(anyLetter)?.length ?? 0);
}
