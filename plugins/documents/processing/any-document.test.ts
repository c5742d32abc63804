import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'tap';
import { buildXlsx } from '../../../test/fixtures/documents/build-office.js';
import { assemble, buildPdf, stream } from '../../../test/fixtures/documents/build-pdf.js';
import { buildDoc, buildPiecedDoc, oneOfEach, sentenceOfEach } from '../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../test/fixtures/documents/process-fixture.js';
import { processInChild } from '../../../test/fixtures/documents/process-in-child.js';
import { ChildPool } from '../worker/child-pool.js';
import { PdfDocument } from './pdf/pdf-document.js';
import { passwordProtected, ProcessingError, type ProcessingSummary } from './processing-contract.js';
import { fc } from '../../../test/fixtures/random.js';

const mebibyte = 1024 * 1024;
const documents = oneOfEach();

/** The result of a child process for a file, or why there is none. */
type Outcome = { readonly summary: ProcessingSummary; readonly text: string } | { readonly failed: Error };

async function withChildren(
  use: (run: (bytes: Buffer, extension: string) => Promise<Outcome>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-any-document-'));
  const pool = new ChildPool({
    processor: new URL('./process-document.js', import.meta.url).href,
    memoryBytes: 640 * mebibyte,
  });
  let number = 0;
  try {
    await use(async (bytes, extension) => {
      const file = join(folder, String((number += 1)));
      writeFileSync(file, bytes);
      const source = { id: String(number), file, extension, ocrLanguages: ['eng'] };
      const { summary, failure, chunks } = await processInChild(pool, source, 100_000);
      if (summary === undefined) return { failed: failure ?? new Error('neither a result nor a reason') };
      return { summary, text: chunks.map(({ text }) => text).join('\n') };
    });
  } finally {
    pool.close();
    rmSync(folder, { recursive: true });
  }
}

await test('a child reads every format, within its limits and without permission to write, fetch or start anything', async (t) => {
  await withChildren(async (run) => {
    for (const [extension, bytes] of Object.entries(documents)) {
      const outcome = await run(bytes, extension);
      if ('failed' in outcome) t.fail(`${extension}: ${outcome.failed.message}`);
      else {
        t.equal(outcome.summary.format, extension);
        t.ok(outcome.text.includes(sentenceOfEach), `${extension}: ${outcome.text}`);
      }
    }
    const source = await PdfDocument.open(buildPdf({ pages: [{ lines: [{ text: sentenceOfEach, size: 20 }] }] }));
    const picture = await source.withPage(0, (page) => page.render(150, 0));
    source.close();
    const scanned = await run(buildPdf({ pages: picture === undefined ? [] : [{ picture }] }), 'pdf');
    t.match(scanned, { text: /keeper opens the gate/ }, 'OCR too');
  });
});

await test('a file that takes too much memory ends at most its child process', async (t) => {
  const page = stream('', Buffer.concat([Buffer.alloc(160 * mebibyte, 0x20)]));
  const flateBomb = assemble(
    new Map([
      [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
      [2, Buffer.from('<</Type/Pages/Count 1/Kids[3 0 R]>>')],
      [3, Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>')],
      [4, page],
    ]),
  );
  const wideRows = buildXlsx(`<row r="1">${'<c t="str"><v>x</v></c>'.repeat(16_000)}</row>`.repeat(6));
  await withChildren(async (run) => {
    for (const [bytes, extension] of [
      [flateBomb, 'pdf'],
      [wideRows, 'xlsx'],
    ] as const) {
      const outcome = await run(bytes, extension);
      if ('failed' in outcome) t.match(outcome.failed.name, /ProcessingError|ChildEnded/, outcome.failed.message);
      else t.equal(outcome.summary.format, extension);
      t.match(
        await run(Buffer.from(`${sentenceOfEach}\n`), 'txt'),
        { text: sentenceOfEach },
        'the next document is read',
      );
    }
  });
});

await test('damaged files are read or refused, and never cause an internal error', async (t) => {
  const kinds = Object.keys(documents);
  const damage = fc.record({
    kind: fc.constantFrom(...kinds),
    cut: fc.double({ min: 0.2, max: 1, noNaN: true }),
    changes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
      maxLength: 12,
    }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ kind, cut, changes }) => {
      const bytes = Buffer.from(documents[kind] ?? '').subarray(0, Math.ceil((documents[kind]?.length ?? 0) * cut));
      for (const [at, value] of changes) bytes[Math.floor(at * bytes.length)] = value;
      await processFixture(bytes, kind).catch((error: unknown) => {
        if (!(error instanceof ProcessingError)) throw error;
      });
    }),
    { numRuns: Number(process.env['SLUICE_TEST_DAMAGED'] ?? 150), verbose: true },
  );
  t.pass('read or refused');
});

await test('any bytes under any name are read or refused', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom(...Object.keys(documents), ''),
      async (bytes, extension) => {
        await processFixture(bytes, extension).catch((error: unknown) => {
          if (!(error instanceof ProcessingError)) throw error;
        });
      },
    ),
    { numRuns: 100, verbose: true },
  );
  t.pass('read or refused');
});

await test('old Word: one run of bytes, and pieces in streams that are called as they should not be', async (t) => {
  t.equal(
    (await processFixture(buildPiecedDoc('Bytes first.\r', 'Then wide: żółw.'), 'doc')).text,
    'Bytes first.\n\nThen wide: żółw.',
  );
  await t.rejects(processFixture(buildDoc('x', 0x0100), 'doc'), passwordProtected());
});
