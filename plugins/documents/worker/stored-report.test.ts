import { test } from 'tap';
import type { RunningJob } from '../../../core/api/database.js';
import type { ChunkDraft } from '../document-chunk.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import type { DocumentIndex } from '../document-index.js';
import { indexChunks } from '../search/index-chunks.js';
import type { DraftBatch } from './child-messages.js';
import type { ClaimedDocument } from './claimed-document.js';
import { StoredReport } from './stored-report.js';
import type { WatchedProcess } from './time-limit.js';

const document = { documentId: '0190abcd-0000-7000-8000-00000000000f', organizationId: 'o', attempt: 1 };

function batchOf(...texts: readonly string[]): DraftBatch {
  const chunks = texts.map(
    (text, ordinal): ChunkDraft => ({ ordinal, text, headings: [], language: 'en', startOffset: 0, endOffset: 1 }),
  );
  return { chunks, findable: indexChunks(chunks, 'x.txt', false) };
}

/** A report whose steps are noted, for a document of at most two passages. */
function noted() {
  const steps: string[] = [];
  const index = { index: async () => void steps.push('index') } as Partial<DocumentIndex> as DocumentIndex;
  const transactional = async (): Promise<void> => void steps.push('store');
  const job = { transactional } as Partial<RunningJob> as RunningJob;
  const limit = {
    signal: new AbortController().signal,
    pause: () => void steps.push('pause'),
    run: () => void steps.push('run'),
    addOcrPage: () => void steps.push('page'),
    count: ({ processorMs }: WatchedProcess) => void steps.push(`${processorMs} ms`),
  };
  const progressNote = { note: (percent: number) => void steps.push(`${percent} %`) };
  return {
    steps,
    report: new StoredReport(document as ClaimedDocument, {
      job,
      index,
      log: silentLog,
      maxChunks: 2,
      limit,
      progressNote,
    }),
  };
}

await test('a batch is stored and indexed while the time of the document stands still', async (t) => {
  const { steps, report } = noted();
  await report.chunks(batchOf('one'));
  t.strictSame(steps, ['pause', 'store', 'index', 'run']);
  t.equal(report.stored, 1);
});

await test('a document with more passages than allowed is refused before they are stored', async (t) => {
  const { steps, report } = noted();
  await report.chunks(batchOf('one', 'two'));
  steps.length = 0;
  await t.rejects(report.chunks(batchOf('three')), {
    message: 'The file has more than 2 passages (processing.maxChunks). Divide it, and upload its parts.',
  });
  t.notOk(steps.includes('store'));
});

await test('progress is noted, and a page that is read by OCR has time of its own', async (t) => {
  const { steps, report } = noted();
  report.progress(40);
  report.ocrPage();
  t.strictSame(steps, ['40 %', 'page']);
});

await test('the processor time of the process counts for the limit', (t) => {
  const { steps, report } = noted();
  report.begun({ processorMs: 20, isRunnable: true });
  t.strictSame(steps, ['20 ms']);
  t.end();
});
