/** Messages for WASI's error numbers, which PostgreSQL in WebAssembly uses. @see https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md#-errno-variant */
const systemErrors: Readonly<Record<number, string>> = {
  2: 'permission denied',
  19: 'the disk quota is used up',
  29: 'the disk reported an error',
  51: 'no space left on the disk',
  63: 'operation not permitted',
  69: 'the file system is read-only',
};

/**
 * Converts what the embedded database's thread has thrown into an error with a readable message. For file errors it throws an object with
 * only a number.
 */
export function reasonOfEnd(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const number = typeof thrown === 'object' && thrown !== null && 'errno' in thrown ? Number(thrown.errno) : undefined;
  if (number === undefined) return new Error(`PostgreSQL ended with ${JSON.stringify(thrown)}`);
  return new Error(systemErrors[number] ?? `the system refused a file operation (WASI error ${number})`);
}
