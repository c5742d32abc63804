/*
 * SHA-256 (FIPS 180-4) of one block of 64 bytes. Node's own takes three times as long for so few bytes, because of the call, and a row of letters may
 * need one at every second character.
 */

const rounds = 64;
const wordsOfBlock = 16;
const primes = firstPrimes(rounds);
const roundConstants = Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)));
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));
/** The variables `a` to `h` of the standard. */
const working = new Int32Array(initial.length);
/** The message schedule. */
const schedule = new Int32Array(rounds);

/**
 * Hashes a message of one block.
 *
 * @param block the padded message
 * @param digest receives 32 bytes at its start; may be the same
 */
export function hashBlock(block: DataView, digest: DataView): void {
  fillSchedule(block);
  working.set(initial);
  compress();
  for (let index = 0; index < initial.length; index += 1)
    digest.setInt32(4 * index, ((working[index] as number) + (initial[index] as number)) | 0);
}

function compress(): void {
  let a = working[0] as number;
  let b = working[1] as number;
  let c = working[2] as number;
  let d = working[3] as number;
  let e = working[4] as number;
  let f = working[5] as number;
  let g = working[6] as number;
  let h = working[7] as number;
  for (let round = 0; round < rounds; round += 1) {
    const sumOfE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumOfE + choice + (roundConstants[round] as number) + (schedule[round] as number)) | 0;
    const sumOfA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumOfA + majority) | 0;
  }
  working.set([a, b, c, d, e, f, g, h]);
}

function fillSchedule(block: DataView): void {
  for (let at = 0; at < wordsOfBlock; at += 1) schedule[at] = block.getInt32(4 * at);
  for (let at = wordsOfBlock; at < rounds; at += 1) {
    const older = schedule[at - 15] as number;
    const newer = schedule[at - 2] as number;
    const sumOfOlder = rotated(older, 7) ^ rotated(older, 18) ^ (older >>> 3);
    const sumOfNewer = rotated(newer, 17) ^ rotated(newer, 19) ^ (newer >>> 10);
    schedule[at] = ((schedule[at - 16] as number) + sumOfOlder + (schedule[at - 7] as number) + sumOfNewer) | 0;
  }
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The first 32 bits of the fractional part. */
function fractionOf(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}
