const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** Constants of BIP 173 and of BIP 350 (bech32m). */
const valid = [1, 0x2bc830a3];

/** BIP 173 and BIP 350: a prefix, `1`, data and a checksum of six characters. */
export function passesBech32(text: string): boolean {
  const small = text.toLowerCase();
  const separator = small.lastIndexOf('1');
  const data = Array.from(small.slice(separator + 1), (character) => alphabet.indexOf(character));
  if (separator < 1 || data.length < 6 || data.includes(-1)) return false;
  const prefix = Array.from(small.slice(0, separator), (character) => character.charCodeAt(0));
  const values = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data];
  return valid.includes(polynomial(values));
}

function polynomial(values: readonly number[]): number {
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) check ^= generator;
  }
  return check >>> 0;
}
