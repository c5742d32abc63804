import iconv from 'iconv-lite';

/** Names of the characters from U+00A0 to U+00FF, and of Greek letters, in their order. */
const latin = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
  cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave
  Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute
  acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml
  divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;
const greek = `Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega
  - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi
  psi omega`;

/** Names and characters in turns. */
const others = `amp & lt < gt > quot " apos ' euro € trade ™ bull • hellip … ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „
  lsaquo ‹ rsaquo › dagger † Dagger ‡ permil ‰ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ prime ′ Prime ″ minus −
  larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ sum ∑ radic √ infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ part ∂ loz ◊`;

const named = new Map<string, string>([
  ...inOrder(latin, 0xa0),
  ...inOrder(greek, 0x391),
  ...inTurns(others),
  ...['ensp', 'emsp', 'thinsp'].map((name) => [name, ' '] as const),
  ...['lrm', 'rlm', 'zwnj', 'zwj'].map((name) => [name, ''] as const),
]);

const reference = /&(?:#(x?[\da-f]{1,8})|([a-z][a-z\d]{1,30}));?/gi;

/** Replaces the character references of HTML: all numbers, and the names of HTML 4 (https://www.w3.org/TR/html401/sgml/entities.html). */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (written, number?: string, name?: string) =>
    number === undefined ? (named.get(name ?? '') ?? written) : (character(number) ?? written),
  );
}

function character(number: string): string | undefined {
  const point = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  // Browsers take what would be controls for bytes of Windows-1252.
  if (point >= 0x80 && point < 0xa0) return iconv.decode(Buffer.from([point]), 'windows-1252');
  return Number.isInteger(point) && point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

function inOrder(names: string, first: number): (readonly [string, string])[] {
  return names.split(/\s+/).map((name, index) => [name, String.fromCodePoint(first + index)] as const);
}

function inTurns(pairs: string): (readonly [string, string])[] {
  return Array.from(pairs.matchAll(/(\w+) (\S)/g), ([, name = '', text = '']) => [name, text] as const);
}
