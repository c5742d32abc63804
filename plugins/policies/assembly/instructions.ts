/**
 * WebAssembly instructions as expressions: each takes the code of its operands and returns code that leaves the result on the stack. Opcodes are
 * those of the specification (WebAssembly Core 2.0, 5.4).
 */

/** Bytes of code in a function body. */
export type Code = readonly number[];

/** Index of a local variable. */
export type Local = number;

type Unary = (operand: Code) => Code;
type Binary = (left: Code, right: Code) => Code;

const blockWithoutResult = 0x40;
const simdPrefix = 0xfd;

/** A sequence of statements. */
export const inOrder = (...statements: readonly Code[]): Code => statements.flat();

export const get = (local: Local): Code => [0x20, ...unsigned(local)];
export const set = (local: Local, value: Code): Code => [...value, 0x21, ...unsigned(local)];

/** A 32-bit constant. */
export const i32 = (value: number): Code => [0x41, ...signed(BigInt(value | 0))];
export const add: Binary = binary(0x6a);
export const subtract: Binary = binary(0x6b);
export const multiply: Binary = binary(0x6c);
export const and: Binary = binary(0x71);
export const or: Binary = binary(0x72);
export const xor: Binary = binary(0x73);
export const shiftLeft: Binary = binary(0x74);
/** Logical shift (unsigned). */
export const shiftRight: Binary = binary(0x76);
/** Number of trailing zero bits; 32 for 0. */
export const trailingZeros: Unary = unary(0x68);
export const isZero: Unary = unary(0x45);
export const isEqual: Binary = binary(0x46);
/** Unsigned comparison, as the next. */
export const isBelow: Binary = binary(0x49);
export const isAtLeast: Binary = binary(0x4f);
/** Selects `then` if the condition is not 0, without a branch. */
export const choose = (then: Code, otherwise: Code, condition: Code): Code => [
  ...then,
  ...otherwise,
  ...condition,
  0x1b,
];

/** A 64-bit constant. */
export const i64 = (value: bigint): Code => [0x42, ...signed(BigInt.asIntN(64, value))];
export const add64: Binary = binary(0x7c);
export const multiply64: Binary = binary(0x7e);
export const shiftRight64: Binary = binary(0x88);
/** The lower 32 of 64 bits. */
export const lowerHalf: Unary = unary(0xa7);

/**
 * Loads 32 bits.
 *
 * @param offset added to the address
 */
export const load = (address: Code, offset = 0): Code => [...address, 0x28, ...at(2, offset)];
export const loadUnit = (address: Code, offset = 0): Code => [...address, 0x2f, ...at(1, offset)];
export const loadByte = (address: Code, offset = 0): Code => [...address, 0x2d, ...at(0, offset)];
export const loadSignedByte = (address: Code, offset = 0): Code => [...address, 0x2c, ...at(0, offset)];
export const store = (address: Code, value: Code, offset = 0): Code => [...address, ...value, 0x36, ...at(2, offset)];

/** Loads 16 bytes. */
export const loadVector = (address: Code, offset = 0): Code => [...address, simdPrefix, 0x00, ...at(0, offset)];
export const storeVector = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  simdPrefix,
  0x0b,
  ...at(0, offset),
];
/** A vector with the same byte in all 16 lanes. */
export const sixteen = (byte: number): Code => [...i32(byte), ...simd(0x0f)];
/** Narrows two vectors of eight 16-bit lanes to 16 bytes, with signed input and unsigned saturation: 0xff for values above it, 0 for negative ones. */
export const narrow: Binary = (low, high) => [...low, ...high, ...simd(0x66)];
export const addBytes: Binary = (left, right) => [...left, ...right, ...simd(0x6e)];
export const equalBytes: Binary = (left, right) => [...left, ...right, ...simd(0x23)];
/** Signed comparison of bytes. */
export const lessBytes: Binary = (left, right) => [...left, ...right, ...simd(0x25)];
export const andVectors: Binary = (left, right) => [...left, ...right, ...simd(0x4e)];
export const orVectors: Binary = (left, right) => [...left, ...right, ...simd(0x50)];
export const xorVectors: Binary = (left, right) => [...left, ...right, ...simd(0x51)];
/** Whether any bit is 1. */
export const anyTrue: Unary = (vector) => [...vector, ...simd(0x53)];
/** An integer with the highest bit of each byte. */
export const highestBits: Unary = (vector) => [...vector, ...simd(0x64)];
/** Replaces the last 16-bit lane. */
export const withLastUnit = (vector: Code, unit: Code): Code => [...vector, ...unit, ...simd(0x1a), 7];
/** One of the two 64-bit lanes. */
export const half = (vector: Code, which: 0 | 1): Code => [...vector, ...simd(0x1d), which];

/** A block; {@link leaveIf} continues after its end. */
export const block = (...statements: readonly Code[]): Code => [0x02, blockWithoutResult, ...statements.flat(), 0x0b];
/** A loop; {@link leave} continues at its start. */
export const loop = (...statements: readonly Code[]): Code => [0x03, blockWithoutResult, ...statements.flat(), 0x0b];
export const when = (condition: Code, ...statements: readonly Code[]): Code => [
  ...condition,
  0x04,
  blockWithoutResult,
  ...statements.flat(),
  0x0b,
];
/**
 * Branches to the end of a block or the start of a loop.
 *
 * @param depth 0 for the innermost; `when` counts as a block
 */
export const leave = (depth: number): Code => [0x0c, ...unsigned(depth)];
export const leaveIf = (depth: number, condition: Code): Code => [...condition, 0x0d, ...unsigned(depth)];

function unary(opcode: number): Unary {
  return (operand) => [...operand, opcode];
}

function binary(opcode: number): Binary {
  return (left, right) => [...left, ...right, opcode];
}

function simd(opcode: number): Code {
  return [simdPrefix, ...unsigned(opcode)];
}

function at(alignment: number, offset: number): Code {
  return [alignment, ...unsigned(offset)];
}

/** LEB128. */
export function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: bigint): Code {
  const low = Number(value & 0x7fn);
  const rest = value >> 7n;
  const isLast = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}
