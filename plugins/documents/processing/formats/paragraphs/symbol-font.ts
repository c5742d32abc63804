/** What Symbol shows from 0x21 to 0x7e, and from 0xa0 to 0xfe (Adobe's encoding of the font). */
const symbol: readonly [low: string, high: string] = [
  '!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
];

/** Of fonts of pictures, those that say something: boxes, ticks, arrows, faces, numbers in circles. */
const wingdings = pairs(
  'J☺ L☹ n■ o□ q□ r□ x☒ l● m○ v❖ §▪ ¨☐ ¡○ ß← à→ á↑ â↓ ã↖ ä↗ å↙ æ↘ Ø➢ è➔ ç← é↑ ê↓ ï⇦ ð⇨ ñ⇧ ò⇩ ó⇔ ô⇕ û✗ ü✓ ý☒ þ☑ (☎ *✉ 6⌛ O⚑ p□',
  ['\x80', '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
);
const wingdings2 = pairs('O✗ P✓ Q☒ R☑ S☒ T☒ £☐', ['i', '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿']);
const wingdings3 = pairs('f← g→ h↑ i↓ j↖ k↗ l↙ m↘ p▲ q▼ t◀ u▶ }▶');
const webdings = pairs('a✓ r✗ c☐ g■ n● 4▶ 3◀ 5▲ 6▼');

/** The characters of each font whose letters are something else, by the code in the font. */
const fonts: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map([
  ['symbol', new Map([...codes(0x21, symbol[0]), ...codes(0xa0, symbol[1])])],
  ['wingdings', wingdings],
  ['wingdings 2', wingdings2],
  ['wingdings 3', wingdings3],
  ['webdings', webdings],
]);

/** Codes of such a font, also where programs move them into the private area of Unicode. */
const coded = /[\u0021-\u007e\u00a1-\u00ff\uf020-\uf0ff]/g;

/** Whether the letters of a font stand for something else: `m` of Symbol is `μ`. */
export function isSymbolFont(font: string): boolean {
  return fonts.has(font.trim().toLowerCase());
}

/** A text as its font shows it, so that `5 mg` is not read for `5 μg`. A picture that says nothing is a space. */
export function shownSymbols(text: string, font: string | undefined): string {
  const characters = fonts.get(font?.trim().toLowerCase() ?? '');
  if (characters === undefined) return text;
  return text.replace(coded, (character) => characters.get(character.charCodeAt(0) & 0xff) ?? ' ');
}

/** The same, for a font that counts only for the private area. */
export function shownPrivate(text: string, font: string | undefined): string {
  return text.replace(/[\uf020-\uf0ff]+/g, (symbols) => shownSymbols(symbols, font));
}

function* codes(first: number, shown: string): Generator<[number, string]> {
  let code = first;
  for (const character of shown) yield [code++, character];
}

/** `written` has each letter before what it shows; `row` has what a letter and those after it show. */
function pairs(written: string, row?: readonly [first: string, shown: string]): ReadonlyMap<number, string> {
  const single = written.split(' ').map((pair): [number, string] => [pair.charCodeAt(0), pair.slice(1)]);
  return new Map([...single, ...(row === undefined ? [] : codes(row[0].charCodeAt(0), row[1]))]);
}
