import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions } from './command-line.js';
import { generateDocuments } from './documents/generated-documents.js';
import { type GatewayFigures, measureGateway } from './documents/measure-gateway.js';
import { measureOcr } from './documents/measure-ocr.js';
import { eachOf, withChildren, withFiles } from './documents/process-in-children.js';
import { scoreChunking } from './documents/score-chunking.js';
import { scoreFiles } from './documents/score-files.js';
import {
  type Score,
  scoreDialects,
  scoreEncodings,
  scoreGeneratedDialects,
  scoreGeneratedEncodings,
  scoreGeneratedLanguages,
} from './documents/score-texts.js';
import { renderTable } from './table.js';

/**
 * Measures generated documents in a whole gateway, until they are searchable; and these and the documents of a folder from the file to its chunks,
 * in two child processes like the gateway's.
 */
export async function benchDocuments({ quick, documents }: BenchOptions): Promise<void> {
  const made = generateDocuments(quick ? 200 : 1_000);
  printGateway(await measureGateway(made));
  await withChildren(async (process) => {
    const pages = made.reduce((sum, each) => sum + each.pages, 0);
    await withFiles(
      made.map(({ bytes }) => bytes),
      async (files) => {
        await process(files[0] ?? '', 'pdf');
        const started = performance.now();
        let chunks = 0;
        await eachOf(files, 2, async (file) => {
          chunks += (await process(file, '')).chunks.length;
        });
        const seconds = (performance.now() - started) / 1000;
        console.log(
          `\nfrom the file to chunks with vectors, nothing stored: ${pages} pages of text in ${seconds.toFixed(1)} s: ${(pages / seconds).toFixed(0)} pages/s, ${chunks} chunks`,
        );
      },
    );
    const ocr = await measureOcr(process, quick ? 1 : 3);
    const rows = ocr.map(({ turned, recall, secondsPerPage, processorSecondsPerPage }) => [
      turned,
      recall.toFixed(3),
      secondsPerPage.toFixed(1),
      processorSecondsPerPage.toFixed(1),
    ]);
    console.log(`\n${renderTable(['scanned pages, turned', 'words read', 's/page', 'processor s/page'], rows)}`);
    await printScores(documents);
    if (documents !== undefined && existsSync(join(documents, 'files')))
      await printFiles(join(documents, 'files'), process);
  });
}

function printGateway(figures: GatewayFigures): void {
  const { pages, seconds, failed, processorSeconds, longestTurn, busiestTurn, stalls, busyStalls } = figures;
  const rows = [
    ['pages', String(pages)],
    ['documents that failed', String(failed)],
    ['seconds', seconds.toFixed(1)],
    ['pages/s', (pages / seconds).toFixed(0)],
    ['processor time of all processes, ms/page', ((1000 * processorSeconds) / pages).toFixed(1)],
    ['longest turn of the event loop, ms', longestTurn.toFixed(0)],
    ['turn with most processor time, ms', busiestTurn.toFixed(0)],
    ['half seconds with a turn over 50 ms', String(stalls)],
    ['of these, over 50 ms of processor time', String(busyStalls)],
  ];
  console.log(`${renderTable(['from the upload to where it can be found', ''], rows)}`);
}

async function printScores(folder: string | undefined): Promise<void> {
  const outside = <Result>(name: string, score: (path: string) => Result): Result | undefined => {
    const path = folder === undefined ? undefined : join(folder, name);
    return path !== undefined && existsSync(path) ? score(path) : undefined;
  };
  const scores: readonly (readonly [string, Score | undefined])[] = [
    ['encodings, made', scoreGeneratedEncodings()],
    ['encodings, outside', outside('encodings', scoreEncodings)],
    ['dialects of tables, made', scoreGeneratedDialects()],
    ['dialects of tables, outside', outside('dialects', scoreDialects)],
    ['languages of sentences', await scoreGeneratedLanguages()],
  ];
  const rows = scores.flatMap(([name, score]) =>
    score === undefined
      ? []
      : [
          [
            name,
            `${score.right} of ${score.of}`,
            ((100 * score.right) / score.of).toFixed(1),
            score.wrong.slice(0, 3).join('; '),
          ],
        ],
  );
  console.log(`\n${renderTable(['told right', 'right', '%', 'wrong'], rows)}`);
  const chunking = outside('chunking', scoreChunking);
  if (chunking === undefined) return;
  const ways = chunking.map(({ way, chunks, meanLength, recall }) => [
    way,
    String(chunks),
    String(meanLength),
    recall.toFixed(3),
  ]);
  console.log(`\n${renderTable(['chunks', 'number', 'mean length', 'answer in 4,000 characters'], ways)}`);
}

async function printFiles(folder: string, process: Parameters<typeof scoreFiles>[1]): Promise<void> {
  const figures = await scoreFiles(folder, process);
  const rows = figures.map((row) => [
    row.extension,
    String(row.files),
    String(row.read),
    String(row.refused),
    String(row.failed.length),
    row.references === 0 ? '–' : (row.recall / row.references).toFixed(3),
    (row.slowest / 1000).toFixed(1),
  ]);
  console.log(`\n${renderTable(['files', 'number', 'read', 'refused', 'failed', 'words found', 'slowest, s'], rows)}`);
  for (const failure of figures.flatMap(({ failed }) => failed).slice(0, 20)) console.log(failure);
}
