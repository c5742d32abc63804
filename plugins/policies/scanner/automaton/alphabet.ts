/**
 * The input alphabet of automata: UTF-16 units, normalized so that equivalent ones are equal. Normalization maps single units, so that offsets stay
 * those of the original text.
 */

/** What zero-width characters are mapped to; automata skip it inside matches. A noncharacter, so that it has no other meaning. */
export const ignored = 0xffff;
export const unitCount = 0x10000;

/** Unit → normalized unit. */
export const normalized: Uint16Array = normalizedUnits();
/**
 * By unit: 1 for word characters. Scripts that are written without spaces or attach endings to numbers (Chinese, Japanese, Korean, Thai, …) are
 * excluded, except for their decimal digits: an identity number next to such characters is at a word boundary, but not next to more digits.
 */
export const isWordUnit: Uint8Array = unitsThat(
  /^[\p{L}\p{M}\p{N}_＿]$/u,
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]$/u,
);
/** By unit: 1 for decimal digits of any script. */
export const isDigitUnit: Uint8Array = Uint8Array.from(normalized, (unit) => (unit >= 0x30 && unit <= 0x39 ? 1 : 0));

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

function normalizedUnits(): Uint16Array {
  const units = Uint16Array.from({ length: unitCount }, (_, unit) => unit);
  const map = (pattern: RegExp, to: (unit: number) => number): void => {
    for (let unit = 0x80; unit < unitCount; unit += 1)
      if (pattern.test(String.fromCharCode(unit))) units[unit] = to(unit);
  };
  map(/^[\p{Zs}]$/u, () => 0x20);
  map(/^[\p{Pd}\u2212]$/u, () => 0x2d);
  map(/^[‘’‚‛′]$/u, () => 0x27);
  map(/^[“”„‟″]$/u, () => 0x22);
  // Full-width forms are in the order of ASCII.
  map(/^[！-～]$/u, (unit) => unit - 0xff01 + 0x21);
  map(/^\p{Nd}$/u, digitOf);
  map(/^[\p{Cf}\p{Variation_Selector}\u034f\uffff]$/u, () => ignored);
  return units;
}

/** Decimal digits are in runs of ten from zero; adjacent runs are multiples of ten. */
function digitOf(unit: number): number {
  let first = unit;
  while (/^\p{Nd}$/u.test(String.fromCharCode(first - 1))) first -= 1;
  return 0x30 + ((unit - first) % 10);
}

function unitsThat(are: RegExp, areNot: RegExp): Uint8Array {
  return Uint8Array.from(normalized, (unit, original) => {
    if (unit === ignored) return 0;
    return [original, unit].every((each) => {
      const character = String.fromCharCode(each);
      return are.test(character) && (each < 0x80 || /^\p{Nd}$/u.test(character) || !areNot.test(character));
    })
      ? 1
      : 0;
  });
}
