import { readFile } from 'node:fs/promises';

// TypeScript has types for it only in the library for browsers.
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

let compiled: Promise<object> | undefined;

/**
 * The compiled WebAssembly module of PostgreSQL, cached for this process. All threads share its machine code, so a database that is opened
 * again, after a crash or by the next test, need not compile 10 MB and optimize functions again.
 */
export function compiledPostgres(): Promise<object> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function compile(): Promise<object> {
  const code = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return await WebAssembly.compile(await readFile(code));
}
