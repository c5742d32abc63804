/**
 * The alphabet that automata read: UTF-16 units, those that look or mean the same made one. Because units are mapped one by one, offsets stay
 * those of the original text.
 */

/** What characters without width become: nothing, inside a match. A noncharacter, so that it stands for nothing else. */
export const ignored = 0xffff;
export const unitCount = 0x10000;

/** Unit → what it is read as. */
export const normalized: Uint16Array = normalizedUnits();
/**
 * 1 for what words are made of. Not the scripts that are written without spaces or join endings to numbers (Chinese, Japanese, Korean, Thai,
 * …): an identity number between such characters stands alone.
 */
export const isWordUnit: Uint8Array = unitsThat(
  /^[\p{L}\p{M}\p{N}_]$/u,
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]$/u,
);
/** 1 for decimal digits of any script. */
export const isDigitUnit: Uint8Array = Uint8Array.from(normalized, (unit) => (unit >= 0x30 && unit <= 0x39 ? 1 : 0));

/** The text as automata read it, without the characters that are ignored. */
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
  // Full-width forms lie in ASCII's order.
  map(/^[！-～]$/u, (unit) => unit - 0xff01 + 0x21);
  map(/^\p{Nd}$/u, digitOf);
  map(/^[\p{Cf}\p{Variation_Selector}\u034f\uffff]$/u, () => ignored);
  return units;
}

/** Decimal digits come in rows of ten from zero, none next to another that is not a multiple of ten away. */
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
      return are.test(character) && (each < 0x80 || !areNot.test(character));
    })
      ? 1
      : 0;
  });
}
