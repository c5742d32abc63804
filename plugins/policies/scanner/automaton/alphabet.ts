/**
 * The input alphabet of automata: UTF-16 units, normalized so that equivalent ones are equal. Normalization maps single units, so that offsets stay
 * those of the original text.
 */

/** What zero-width characters are mapped to; automata skip it inside matches. A noncharacter, so that it has no other meaning. */
export const ignored = 0xffff;
export const unitCount = 0x10000;

/** All units in order, with a character that no class has in place of surrogates. */
const everyUnit = Buffer.from(everyNumber().fill(0, 0xd800, 0xe000).buffer).toString('utf16le');

const digits = unitsIn('\\p{Nd}');
/** Unit → normalized unit. */
export const normalized: Uint16Array = normalizedUnits();
/**
 * By unit: 1 for word characters. Scripts that are written without spaces or attach endings to numbers (Chinese, Japanese, Korean, Thai, …) are
 * excluded, except for their decimal digits: an identity number next to such characters is at a word boundary, but not next to more digits.
 */
export const isWordUnit: Uint8Array = wordUnits();
/** By unit: 1 for decimal digits of any script. */
export const isDigitUnit: Uint8Array = digitUnits();

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

/** Every unit at its own index. As all tables here in a plain loop: they are made at every start, and functions for each unit would take ten times as long. */
function everyNumber(): Uint16Array {
  const units = new Uint16Array(unitCount);
  for (let unit = 0; unit < unitCount; unit += 1) units[unit] = unit;
  return units;
}

/** The members of a class, as runs of units. */
function* runsOf(members: string): Iterable<readonly [first: number, end: number]> {
  for (const { 0: run, index } of everyUnit.matchAll(new RegExp(`[${members}]+`, 'gu')))
    yield [index, index + run.length];
}

/** By unit: 1 for the members of a class. */
function unitsIn(members: string): Uint8Array {
  const units = new Uint8Array(unitCount);
  for (const [first, end] of runsOf(members)) units.fill(1, first, end);
  return units;
}

function normalizedUnits(): Uint16Array {
  const units = everyNumber();
  const map = (members: string, to: (unit: number) => number): void => {
    for (const [first, end] of runsOf(members))
      for (let unit = Math.max(first, 0x80); unit < end; unit += 1) units[unit] = to(unit);
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
  const isWord = new Uint8Array(unitCount);
  for (let unit = 0; unit < unitCount; unit += 1)
    isWord[unit] = are[unit] === 1 && (unit < 0x80 || digits[unit] === 1 || areNot[unit] === 0) ? 1 : 0;
  const units = new Uint8Array(unitCount);
  for (let unit = 0; unit < unitCount; unit += 1) {
    const read = normalized[unit] as number;
    if (read !== ignored && isWord[unit] === 1 && isWord[read] === 1) units[unit] = 1;
  }
  return units;
}

function digitUnits(): Uint8Array {
  const units = new Uint8Array(unitCount);
  for (let unit = 0; unit < unitCount; unit += 1) {
    const read = normalized[unit] as number;
    if (read >= 0x30 && read <= 0x39) units[unit] = 1;
  }
  return units;
}
