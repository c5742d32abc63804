import { hashBlock } from './sha-256.js';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base = alphabet.length;
const [bytesOfPayload, bytesOfChecksum] = [21, 4];
const bytesOfAll = bytesOfPayload + bytesOfChecksum;
/** Digit value by unit. */
const values = new Int8Array(0x80).fill(-1);
for (const [value, character] of Array.from(alphabet).entries()) values[character.charCodeAt(0)] = value;

/** More digits than an address has. */
const maxDigits = 40;
const powers = Float64Array.from({ length: maxDigits + 1 }, (_, exponent) => base ** exponent);
const rounding = 1e-9;
/**
 * The digits of a hash are random: among 26 and more there are twenty different ones, so with fewer than this no checksum needs to be computed. A leading
 * one counts each time, because it stands for a zero byte.
 */
const leastKinds = 11;
/** By number of leading zero bytes: least value of the others, and least value of one more, up to rounding. */
const least = Float64Array.from(
  { length: maxDigits + 1 },
  (_, zeros) => valueOfByte(bytesOfAll - 1 - zeros) * (1 - rounding),
);
const most = Float64Array.from(
  { length: maxDigits + 1 },
  (_, zeros) => valueOfByte(bytesOfAll - zeros) * (1 + rounding),
);

function valueOfByte(index: number): number {
  return 0x100 ** index;
}

/** The payload and its hash, each padded to a block. */
const [payload, hashed] = [blockOf(bytesOfPayload), blockOf(32)];
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

/** Base58Check: the last four bytes are a prefix of the double SHA-256 of the others. Each leading 1 stands for a zero byte. */
export function passesBase58Check(text: string): boolean {
  all.clear();
  for (let at = 0; at < text.length; at += 1) if (!all.add(text.charCodeAt(at))) return false;
  return all.mayBecome(all.count) && all.areVaried && all.passCheck();
}

/** A row of digits, of which each prefix may be an address. */
export class Base58Digits {
  readonly #digits = new Uint8Array(maxDigits);
  #count = 0;
  /** Number of leading ones. */
  #zeros = 0;
  #value = 0;
  /** Bits of the different digits from 0 on, and from 32 on. */
  #lowKinds = 0;
  #highKinds = 0;

  /** Removes all digits. */
  clear(): void {
    this.#count = 0;
    this.#zeros = 0;
    this.#value = 0;
    this.#lowKinds = 0;
    this.#highKinds = 0;
  }

  /** @returns false if it is not a digit, or one too many */
  add(unit: number): boolean {
    const digit = unit < values.length ? (values[unit] as number) : -1;
    if (digit < 0 || this.#count === maxDigits) return false;
    if (digit === 0 && this.#count === this.#zeros) this.#zeros += 1;
    else if (digit < 32) this.#lowKinds |= 1 << digit;
    else this.#highKinds |= 1 << digit;
    this.#digits[this.#count] = digit;
    this.#count += 1;
    this.#value = this.#value * base + digit;
    return true;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether the number of leading ones is not known yet. */
  get areOnes(): boolean {
    return this.#count === this.#zeros;
  }

  /** Whether there are as many different digits as in a hash. */
  get areVaried(): boolean {
    return this.#zeros + bitCount(this.#lowKinds) + bitCount(this.#highKinds) >= leastKinds;
  }

  /** Whether this many digits, starting with these, may make as many bytes as an address has, up to rounding. */
  mayBecome(count: number): boolean {
    const factor = powers[count - this.#count] as number;
    const atMost = factor === 1 ? this.#value : (this.#value + 1) * factor;
    return atMost >= (least[this.#zeros] as number) && this.#value * factor < (most[this.#zeros] as number);
  }

  /** Whether the checksum of digits of the right length is right. */
  passCheck(): boolean {
    if (!this.#decode()) return false;
    const checksum = payload.getInt32(bytesOfPayload);
    pad(payload, bytesOfPayload);
    hashBlock(payload, hashed);
    hashBlock(hashed, digest);
    return digest.getInt32(0) === checksum;
  }

  /** Writes the decoded bytes to the start of {@link payload}. @returns whether they are not too many */
  #decode(): boolean {
    limbs.fill(0);
    for (let at = 0; at < this.#count; at += exactDigits) {
      const end = Math.min(this.#count, at + exactDigits);
      let value = 0;
      for (let index = at; index < end; index += 1) value = value * base + (this.#digits[index] as number);
      if (!multiplyAndAdd(powers[end - at] as number, value)) return false;
    }
    for (let at = 0; at < bytesOfAll; at += 1) {
      const place = bytesOfAll - 1 - at;
      payload.setUint8(at, (limbs[place >>> 1] as number) >>> (8 * (place & 1)));
    }
    // The topmost limb has one byte.
    return (limbs.at(-1) as number) < 0x100;
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
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

/** Shared by all checks. */
const all = new Base58Digits();
