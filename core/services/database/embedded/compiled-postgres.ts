import { readFile } from 'node:fs/promises';

// The compiler has no types for it without those of a browser.
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

let compiled: Promise<object> | undefined;

/**
 * PostgreSQL in WebAssembly, compiled. All threads of this process run the same machine code: a database that is opened again, after
 * a crash or by the next test, has no 10 MB to compile and no functions to optimize that an earlier one has.
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
