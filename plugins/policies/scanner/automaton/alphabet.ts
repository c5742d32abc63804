/**
 * The input alphabet of automata: UTF-16 units, normalized so that equivalent ones are equal. Normalization maps single units, so that offsets stay
 * those of the original text.
 */

/** What zero-width characters are mapped to; automata skip it inside matches. A noncharacter, so that it has no other meaning. */
export const ignored = 0xffff;
export const unitCount = 0x10000;

/** All units in order, with a character that no class has in place of surrogates. */
const everyUnit = Buffer.from(
  Uint16Array.from({ length: unitCount }, (_, unit) => (unit >= 0xd800 && unit <= 0xdfff ? 0 : unit)).buffer,
).toString('utf16le');

const digits = unitsIn('\\p{Nd}');
/** Unit → normalized unit. */
export const normalized: Uint16Array = normalizedUnits();
/**
 * By unit: 1 for word characters. Scripts that are written without spaces or attach endings to numbers (Chinese, Japanese, Korean, Thai, …) are
 * excluded, except for their decimal digits: an identity number next to such characters is at a word boundary, but not next to more digits.
 */
export const isWordUnit: Uint8Array = wordUnits();
/** By unit: 1 for decimal digits of any script. */
export const isDigitUnit: Uint8Array = unitsThat((_, read) => read >= 0x30 && read <= 0x39);

/** The text after normalization, without ignored units. */
export function normalize(text: string): string {
  let plain = 0;
  while (plain < text.length && text.charCodeAt(plain) < 0x80) plain += 1;
  if (plain === text.length) return text;
  let result = text.slice(0, plain);
  for (let index = plain; index < text.length; index += 1) {
    const unit = normalized[text.charCodeAt(index)] as number;
    if (unit !== ignored) result += String.fromCharCode(unit);
  }
  return result;
}

/** By unit: 1 for the members of a class. They are found in runs: a test for each unit takes longer, at every start. */
function unitsIn(members: string): Uint8Array {
  const units = new Uint8Array(unitCount);
  for (const { 0: run, index } of everyUnit.matchAll(new RegExp(`[${members}]+`, 'gu')))
    units.fill(1, index, index + run.length);
  return units;
}

function normalizedUnits(): Uint16Array {
  const units = Uint16Array.from({ length: unitCount }, (_, unit) => unit);
  const map = (members: string, to: (unit: number) => number): void => {
    const are = unitsIn(members);
    for (let unit = 0x80; unit < unitCount; unit += 1) if (are[unit] === 1) units[unit] = to(unit);
  };
  map('\\p{Zs}', () => 0x20);
  map('\\p{Pd}\u2212', () => 0x2d);
  map('‘’‚‛′', () => 0x27);
  map('“”„‟″', () => 0x22);
  // Full-width forms are in the order of ASCII.
  map('！-～', (unit) => unit - 0xff01 + 0x21);
  map('\\p{Nd}', digitOf);
  map('\\p{Cf}\\p{Variation_Selector}\u034f\uffff', () => ignored);
  return units;
}

/** Decimal digits are in runs of ten from zero; adjacent runs are multiples of ten. */
function digitOf(unit: number): number {
  let first = unit;
  while (digits[first - 1] === 1) first -= 1;
  return 0x30 + ((unit - first) % 10);
}

function wordUnits(): Uint8Array {
  const are = unitsIn('\\p{L}\\p{M}\\p{N}_＿');
  const areNot = unitsIn(
    ['Han', 'Hira', 'Kana', 'Hang', 'Thai', 'Lao', 'Khmr', 'Mymr'].map((script) => `\\p{scx=${script}}`).join(''),
  );
  const isWord = (unit: number): boolean =>
    are[unit] === 1 && (unit < 0x80 || digits[unit] === 1 || areNot[unit] === 0);
  return unitsThat((unit, read) => read !== ignored && isWord(unit) && isWord(read));
}

function unitsThat(are: (unit: number, read: number) => boolean): Uint8Array {
  const units = new Uint8Array(unitCount);
  for (let unit = 0; unit < unitCount; unit += 1) if (are(unit, normalized[unit] as number)) units[unit] = 1;
  return units;
}
