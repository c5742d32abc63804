import { test } from 'tap';
import { fixtureLimits } from '../../../test/fixtures/documents/process-fixture.js';
import type { ChunkDraft } from '../document-chunk.js';
import type { DocumentBlock } from './document-block.js';
import { DocumentChunker } from './document-chunker.js';
import { LanguageDetector } from './text/detect-language.js';

async function batchesOf(blocks: readonly DocumentBlock[]): Promise<readonly (readonly ChunkDraft[])[]> {
  const batches: (readonly ChunkDraft[])[] = [];
  const report = {
    progress: () => undefined,
    ocrPage: () => undefined,
    pluginFailed: () => undefined,
    chunks: async (batch: readonly ChunkDraft[]) => void batches.push(batch),
  };
  const chunker = new DocumentChunker(fixtureLimits, report, await LanguageDetector.load());
  for (const block of blocks) await chunker.add(block);
  await chunker.end();
  return batches;
}

const record = (text: string, metadata: string): DocumentBlock => ({ kind: 'record', text, metadata });

await test('chunks are handed over in order, 50 at most, and fewer where their metadata is long', async (t) => {
  const metadata = JSON.stringify({ about: 'm'.repeat(100_000) });
  const short = Array.from({ length: 120 }, (_, index) => record(`Short record ${index}.`, '{}'));
  const long = Array.from({ length: 5 }, (_, index) => record(`Long record ${index}.`, metadata));
  const longest = record('The longest record.', JSON.stringify({ about: 'm'.repeat(300_000) }));
  const batches = await batchesOf([...short, ...long, longest]);
  t.strictSame(
    batches.map(({ length }) => length),
    [50, 50, 22, 2, 1, 1],
  );
  t.strictSame(
    batches.flat().map(({ ordinal }) => ordinal),
    Array.from({ length: 126 }, (_, index) => index),
  );
});
