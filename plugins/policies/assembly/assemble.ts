import { type Code, unsigned } from './instructions.js';

/** Types of local variables. */
type LocalType = 'i32' | 'i64' | 'vector';

/** A function with 32-bit parameters and a 32-bit result. */
export interface AssembledFunction {
  readonly name: string;
  /** The number of parameters, which are its first local variables. */
  readonly parameters: number;
  /** Its local variables other than parameters. */
  readonly locals: readonly LocalType[];
  /** Code that leaves the result on the stack. */
  readonly body: Code;
}

const typeCodes: Readonly<Record<LocalType, number>> = { i32: 0x7f, i64: 0x7e, vector: 0x7b };
const functionType = 0x60;
const magicAndVersion: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const pageSize = 65_536;

/** Undefined in engines without WebAssembly. Node's types do not declare it. */
declare const WebAssembly:
  | {
      readonly Memory: new (size: { readonly initial: number }) => AssembledMemory;
      readonly Module: new (code: Uint8Array) => object;
      readonly Instance: new (module: object, imports: object) => { readonly exports: object };
    }
  | undefined;

/** The linear memory that functions read and write. */
export interface AssembledMemory {
  readonly buffer: ArrayBuffer;
}

/**
 * Allocates zeroed memory. Pages that are never written to take no physical memory.
 *
 * @param size in bytes
 * @returns undefined if the engine has no WebAssembly
 */
export function assembledMemory(size: number): AssembledMemory | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  return new WebAssembly.Memory({ initial: Math.ceil(size / pageSize) });
}

/**
 * Assembles functions into a WebAssembly module and compiles it.
 *
 * @param memory imported by the module
 * @returns undefined if the engine has no WebAssembly or the processor no SIMD instructions
 */
export function assemble<Functions>(
  functions: readonly AssembledFunction[],
  memory: AssembledMemory,
): Functions | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    const module = new WebAssembly.Module(moduleOf(functions));
    const { exports } = new WebAssembly.Instance(module, { policies: { memory } });
    return exports as Functions;
  } catch {
    return undefined;
  }
}

function moduleOf(functions: readonly AssembledFunction[]): Uint8Array {
  const types = functions.map(({ parameters }) => [
    functionType,
    ...unsigned(parameters),
    ...Array.from({ length: parameters }, () => typeCodes.i32),
    1,
    typeCodes.i32,
  ]);
  const memory = [...name('policies'), ...name('memory'), 2, 0, 0];
  return Uint8Array.from([
    ...magicAndVersion,
    ...section(1, types),
    ...section(2, [memory]),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map((each, index) => [...name(each.name), 0, ...unsigned(index)]),
    ),
    ...section(10, functions.map(bodyOf)),
  ]);
}

function bodyOf({ locals, body }: AssembledFunction): Code {
  const declared = locals.flatMap((type) => [1, typeCodes[type]]);
  return sized([...unsigned(locals.length), ...declared, ...body, 0x0b]);
}

function section(id: number, entries: readonly Code[]): Code {
  return [id, ...sized([...unsigned(entries.length), ...entries.flat()])];
}

function name(text: string): Code {
  return sized([...Buffer.from(text)]);
}

function sized(bytes: Code): Code {
  return [...unsigned(bytes.length), ...bytes];
}
