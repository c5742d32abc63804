import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import tap, { type Test, test } from 'tap';
import { until } from '../../../core/testkit/until.js';
import type { ProcessingSummary } from '../processing/processing-contract.js';
import { packSegment } from '../search/keywords/keyword-segment.js';
import { lexicalShape, passageVector } from '../search/embedding/lexical-vector.js';
import type { ChunkDraft } from '../document-chunk.js';
import type { ChildJob, DraftBatch } from './child-messages.js';
import { ChildPool } from './child-pool.js';
import type { WatchedProcess } from './time-limit.js';

const processor = new URL('./fixtures/scripted-processor.js', import.meta.url).href;
const mebibyte = 1024 * 1024;
const limits = {
  maxPages: 10,
  maxOcrPages: 10,
  maxUnpackedBytes: 1e6,
  maxTextCharacters: 1e6,
  maxChunks: 1000,
} as const;

interface Processed {
  readonly summary: Promise<ProcessingSummary>;
  readonly chunks: ChunkDraft[];
  readonly batches: DraftBatch[];
  readonly progress: number[];
  readonly abort: AbortController;
  /** The processor time that its process has used. */
  readonly processorTimes: (number | undefined)[];
}

interface Scripts {
  readonly pool: ChildPool;
  readonly run: (script: string, vectors?: boolean) => Processed;
}

function scripts(t: Pick<Test, 'teardown'>, memoryBytes = 640 * mebibyte): Scripts {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-children-'));
  const pool = new ChildPool({ processor, memoryBytes });
  t.teardown(() => {
    pool.close();
    rmSync(folder, { recursive: true });
  });
  let number = 0;
  return {
    pool,
    run(script, vectors = true) {
      const file = join(folder, String((number += 1)));
      writeFileSync(file, script);
      const naming = { fileName: 'x.txt', ocrLanguages: ['eng'], formats: [] };
      const job: ChildJob = { file, extension: 'txt', contentType: 'text/plain', limits, vectors, ...naming };
      const [chunks, batches, progress]: [ChunkDraft[], DraftBatch[], number[]] = [[], [], []];
      const abort = new AbortController();
      const processorTimes: (number | undefined)[] = [];
      let process: WatchedProcess | undefined;
      const report = {
        begun: (child: WatchedProcess) => {
          process = child;
        },
        progress: (percent: number) => {
          progress.push(percent);
          processorTimes.push(process?.processorMs);
        },
        ocrPage: () => undefined,
        pluginFailed: () => undefined,
        chunks: async (batch: DraftBatch) => {
          batches.push(batch);
          chunks.push(...batch.chunks);
        },
      };
      const summary = pool.process(String(number), job, report, abort.signal);
      return { summary, chunks, batches, progress, abort, processorTimes };
    },
  };
}

/** Most tests take the same child, one after another. */
const { run } = scripts(tap);

await test('a child returns chunks in order, reports its progress, and then takes the next document', async (t) => {
  for (let round = 0; round < 2; round += 1) {
    const { summary, chunks, progress } = run('progress 10\nchunks 3 10\nprogress 60');
    t.strictSame(await summary, { format: 'txt', language: 'en', pages: 1 });
    const ordinals = chunks.map(({ ordinal }) => ordinal);
    t.strictSame(
      ordinals,
      Array.from({ length: 30 }, (_, index) => index),
    );
    t.strictSame(progress, [10, 60]);
  }
});

await test('a child that takes further documents keeps nothing of those it has had', async (t) => {
  const chunks: WeakRef<object>[] = [];
  for (let round = 0; round < 3; round += 1) {
    const processed = run('chunks 1 1');
    await processed.summary;
    chunks.push(new WeakRef(processed.chunks));
  }
  setFlagsFromString('--expose-gc');
  // What the last turn of the event loop has used is still referred to.
  await new Promise(setImmediate);
  (runInNewContext('gc') as () => void)();
  t.strictSame(
    chunks.slice(0, 2).map((kept) => kept.deref()),
    [undefined, undefined],
  );
});

await test('the processor time of a child is known while it works', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const { summary, processorTimes } = run('progress 10');
  await summary;
  t.ok((processorTimes[0] ?? 0) > 0, `${processorTimes.join()} ms`);
});

await test('chunks come with the postings and the vectors that their child has made', async (t) => {
  const { summary, batches } = run('chunks 2 10');
  await summary;
  t.equal(batches.length, 2);
  for (const { chunks, findable } of batches) {
    const texts = chunks.map(({ text }) => `x\n${text}`);
    t.equal(findable.vectors?.embedder, lexicalShape.id);
    t.strictSame(
      Array.from(findable.vectors?.numbers ?? []),
      texts.flatMap((text) => [...passageVector(text)]),
    );
    const packed = packSegment(texts.map((text) => ({ text, facets: [] })));
    t.strictSame(Array.from(findable.segment), Array.from(packed));
  }
  const without = run('chunks 1 1', false);
  await without.summary;
  t.equal(without.batches[0]?.findable.vectors, undefined, 'where a model makes the vectors there are none');
});

await test('failures that the document causes are distinguished from others', async (t) => {
  await t.rejects(run('refuse').summary, { name: 'ProcessingError', message: 'This document is broken.' });
  await t.rejects(run('throw').summary, { name: 'Error', message: /not the fault/ });
  t.match(await run('chunks 1 1').summary, { format: 'txt' }, 'and the child goes on');
});

await test('a child that crashes, or takes more memory than it may, ends alone', async (t) => {
  const { run } = scripts(t, 512 * mebibyte);
  await t.rejects(run('crash').summary, { name: 'ChildEnded', message: /SIGABRT/ });
  await t.rejects(run('die').summary, { name: 'ChildEnded', message: /^killed \(SIGKILL\).* memory runs out$/ });
  const before = process.memoryUsage.rss();
  await t.rejects(run('hoard').summary, /SIG|allocation|exit code|memory/i);
  t.ok(process.memoryUsage.rss() - before < 200 * mebibyte, 'nothing of it is in this process');
  t.match(await run('chunks 1 1').summary, { format: 'txt' }, 'the next document gets a child of its own');
});

const isLinux = process.platform === 'linux';
await test('when a machine runs out of memory, its system ends a child before the gateway', {
  skip: !isLinux,
}, async (t) => {
  const { summary, chunks } = run('read /proc/self/oom_score_adj');
  await summary;
  t.match(chunks, [{ text: '1000\n' }]);
});

await test('a child that never ends is killed, whether it waits or computes', async (t) => {
  for (const script of ['progress 1\nhang', 'progress 1\nwait 5\nspin']) {
    const { summary, abort, progress } = run(script);
    const rejected = t.rejects(summary, /enough/);
    await until(() => progress.length > 0, 'the child has begun');
    abort.abort(new Error('enough'));
    await rejected;
  }
});

await test('a child knows nothing of the environment, and writes no file', async (t) => {
  process.env['SLUICE_TEST_SECRET'] = 'secret';
  t.teardown(() => delete process.env['SLUICE_TEST_SECRET']);
  const { run } = scripts(t);
  const { summary, chunks } = run('environment');
  await summary;
  t.match(chunks[0]?.text, /^(?:NODE_ENV PATH )?/);
  t.notMatch(chunks[0]?.text, /SLUICE|HOME|KEY/);
  await t.rejects(run('write').summary, /permission|restricted|ERR_ACCESS_DENIED/i);
  t.notOk(existsSync('/tmp/sluice-must-not-be-written'));
});
