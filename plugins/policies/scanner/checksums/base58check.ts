import { hash } from 'node:crypto';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base = alphabet.length;
const [bytesOfPayload, bytesOfChecksum] = [21, 4];
const bytesOfAll = bytesOfPayload + bytesOfChecksum;
/** Digit value by unit. */
const values = new Int8Array(0x80).fill(-1);
for (const [value, character] of Array.from(alphabet).entries()) values[character.charCodeAt(0)] = value;

/**
 * Base58Check: the last four bytes are a prefix of the double SHA-256 of the others. Each leading 1 stands for a zero byte; one too many is
 * tolerated.
 */
export function passesBase58Check(text: string): boolean {
  if (!mayBeAllBytes(text)) return false;
  const digits = decode(text).toString(16);
  const bytes = Buffer.from(digits.padStart(2 * bytesOfAll, '0'), 'hex');
  if (bytes.length !== bytesOfAll) return false;
  const digest = sha256(sha256(bytes.subarray(0, bytesOfPayload)));
  return digest.subarray(0, bytesOfChecksum).equals(bytes.subarray(bytesOfPayload));
}

/** Digits that a number holds exactly. Big integers are ten times as slow, so each of their steps takes as many digits. */
const exactDigits = 9;

function decode(text: string): bigint {
  let result = 0n;
  for (let at = 0; at < text.length; at += exactDigits) {
    const end = Math.min(text.length, at + exactDigits);
    let value = 0;
    for (let index = at; index < end; index += 1) value = value * base + (values[text.charCodeAt(index)] as number);
    result = result * BigInt(base ** (end - at)) + BigInt(value);
  }
  return result;
}

/** Whether the decoded length can be right, up to rounding. Called for each end of a row of letters, so it avoids big integers. */
function mayBeAllBytes(text: string): boolean {
  let [zeros, value] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const digit = unit < values.length ? (values[unit] as number) : -1;
    if (digit < 0) return false;
    if (value === 0 && digit === 0) zeros += 1;
    value = value * base + digit;
  }
  const bytes = Math.log2(value) / 8;
  return bytes < bytesOfAll - zeros + 1 + rounding && bytes > bytesOfAll - zeros - 1 - rounding;
}

const rounding = 1e-9;

function sha256(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer');
}
