import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChildPool } from '../../plugins/documents/worker/child-pool.js';
import { type ChildOutcome, processInChild } from '../../test/fixtures/documents/process-in-child.js';

/** The result of a document. */
export interface Processed extends ChildOutcome {
  readonly milliseconds: number;
}

/** Processes a file: its path, and its extension. */
export type ProcessFile = (file: string, extension: string) => Promise<Processed>;

const timeoutMs = 120_000;
const languages = ['eng', 'deu', 'fra', 'spa', 'ita'];

/** Child processes like the gateway's, which end when the result is disposed of. */
export async function withChildren<Result>(use: (process: ProcessFile) => Promise<Result>): Promise<Result> {
  const processor = new URL('../../plugins/documents/processing/process-document.js', import.meta.url).href;
  const pool = new ChildPool({ processor, memoryBytes: 640 * 1024 * 1024 });
  let number = 0;
  try {
    return await use(async (file, extension) => {
      const started = performance.now();
      const source = { id: String((number += 1)), file, extension, ocrLanguages: languages };
      const outcome = await processInChild(pool, source, timeoutMs);
      return { ...outcome, milliseconds: performance.now() - started };
    });
  } finally {
    pool.close();
  }
}

/** Temporary files with these contents. */
export async function withFiles<Result>(
  contents: readonly Buffer[],
  use: (files: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-documents-'));
  try {
    const files = contents.map((_, index) => join(folder, String(index)));
    for (const [index, content] of contents.entries()) await writeFile(files[index] ?? '', content);
    return await use(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls a function for each item, with limited concurrency. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const work = async (): Promise<void> => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
