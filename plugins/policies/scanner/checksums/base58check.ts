import { hashBlock } from './sha-256.js';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const base: number = alphabet.length;
const [bytesOfPayload, bytesOfChecksum] = [21, 4];
const bytesOfAll = bytesOfPayload + bytesOfChecksum;
/** Digit value by unit. */
const values = new Int8Array(0x80).fill(-1);
for (const [value, character] of Array.from(alphabet).entries()) values[character.charCodeAt(0)] = value;

const rounding = 1e-9;
/** More than an address has. */
const maxZeros = 40;
/** By number of leading zero bytes: limits of the value of the others. */
const least = Float64Array.from({ length: maxZeros }, (_, zeros) => 0x100 ** (bytesOfAll - 1 - zeros) * (1 - rounding));
const most = least.map((limit) => limit * 0x100 * (1 + 3 * rounding));

/** The payload and its hash, each padded to a block. */
const [payload, hashed] = [blockOf(bytesOfPayload), blockOf(32)];

/** Base58Check: the last four bytes are a prefix of the double SHA-256 of the others. Each leading 1 stands for a zero byte. */
export function passesBase58Check(text: string): boolean {
  if (!mayBeAllBytes(text) || !decode(text)) return false;
  const checksum = payload.getInt32(bytesOfPayload);
  pad(payload, bytesOfPayload);
  hashBlock(payload, hashed);
  hashBlock(hashed, digest);
  return digest.getInt32(0) === checksum;
}

const digest = new DataView(new ArrayBuffer(32));

function blockOf(bytes: number): DataView {
  const block = new DataView(new ArrayBuffer(64));
  pad(block, bytes);
  return block;
}

/** Marks the end of a message of SHA-256. */
function pad(block: DataView, bytes: number): void {
  block.setUint32(bytes, 0x8000_0000);
  block.setUint32(60, 8 * bytes);
}

/** Digits and bits that a number holds exactly as a product. */
const [exactDigits, bitsOfLimb] = [6, 16];
const limit = 2 ** bitsOfLimb;
/** The decoded number, with its lowest bits first. */
const limbs = new Uint16Array(Math.ceil((8 * bytesOfAll) / bitsOfLimb));

/** Writes the decoded bytes to the start of {@link payload}. @returns whether they are not too many */
function decode(text: string): boolean {
  limbs.fill(0);
  for (let at = 0; at < text.length; at += exactDigits) {
    const end = Math.min(text.length, at + exactDigits);
    let value = 0;
    for (let index = at; index < end; index += 1) value = value * base + (values[text.charCodeAt(index)] as number);
    if (!multiplyAndAdd(base ** (end - at), value)) return false;
  }
  for (let at = 0; at < bytesOfAll; at += 1) {
    const place = bytesOfAll - 1 - at;
    payload.setUint8(at, (limbs[place >>> 1] as number) >>> (8 * (place & 1)));
  }
  // The topmost limb has one byte.
  return (limbs.at(-1) as number) < 0x100;
}

function multiplyAndAdd(factor: number, value: number): boolean {
  let carry = value;
  for (let index = 0; index < limbs.length; index += 1) {
    carry += (limbs[index] as number) * factor;
    const rest = Math.floor(carry / limit);
    limbs[index] = carry - rest * limit;
    carry = rest;
  }
  return carry === 0;
}

/** Whether the decoded length can be right, up to rounding. Called for each end of a row of letters, so it avoids big integers. */
function mayBeAllBytes(text: string): boolean {
  let [zeros, value] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const digit = base58Digit(text.charCodeAt(at));
    if (digit < 0) return false;
    if (value === 0 && digit === 0) zeros += 1;
    value = value * base + digit;
  }
  return compareLength(zeros, value) === 0;
}

/** The value of a digit; -1 for other units. */
export function base58Digit(unit: number): number {
  return unit < values.length ? (values[unit] as number) : -1;
}

/**
 * Compares the decoded length with that of a payload and its checksum, up to rounding.
 *
 * @param zeros number of leading ones
 * @param value of all digits
 * @returns -1 if it is shorter, 1 if it is longer
 */
export function compareLength(zeros: number, value: number): -1 | 0 | 1 {
  if (value < (least[zeros] as number)) return -1;
  return value > (most[zeros] as number) ? 1 : 0;
}
