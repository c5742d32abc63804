/**
 * Measures searches in a library of this many passages, with the embedded database (or that of DATABASE_URL) and an embedded Chroma, without
 * HTTP. Every tenth document is restricted to one of ten connections, which search in turns.
 *
 *   node dist/bench/documents/search.js [passages] [searches] [folder]
 *
 * A given folder is kept, and the next run only searches it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '../../core/api/index.js';
import { openDatabase } from '../../core/services/database/open-database.js';
import { createHttpClient } from '../../core/services/http-client/http-client.js';
import { jobTables } from '../../core/services/jobs/tables.js';
import { openVectors } from '../../core/services/vectors/open-vectors.js';
import { commonWords } from '../../plugins/documents/search/embedding/common-words.js';
import { DocumentSearch } from '../../plugins/documents/search/document-search.js';
import { HybridIndex } from '../../plugins/documents/search/hybrid-index.js';
import { KeywordIndexCache } from '../../plugins/documents/search/keywords/keyword-index-cache.js';
import { lexicalEmbedder } from '../../plugins/documents/search/embedding/lexical-embedder.js';
import { maintainDedicatedSpaces } from '../../plugins/documents/search/vectors/move-to-dedicated-spaces.js';
import { noteSearched, preloadSearch } from '../../plugins/documents/search/preload-search.js';
import { rebuildVectors } from '../../plugins/documents/search/vectors/rebuild-vectors.js';
import { tables } from '../../plugins/documents/tables.js';
import { indexDocument } from '../../test/fixtures/documents/indexed-documents.js';
import { processUsage } from '../processes/process-usage.js';
import { BusyTurns } from './busy-turns.js';
import { eachOf } from './process-in-children.js';
import { StageTimes } from './stage-times.js';

const passages = Number(process.argv[2] ?? 100_000);
const searches = Number(process.argv[3] ?? 300);
const kept = process.argv[4];
const passagesOfDocument = 100;
const documentsAtOnce = 2;
const wordsOfPassage = 130;

const log: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: (fields, message) => console.error(message, fields),
  error: (fields, message) => console.error(message, fields),
  child: () => log,
};

/** Numbers that are the same in every run. */
let state = 42;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/** Words as frequent as in real texts (Zipf), half of them names and terms of a document's own subject. */
function word(subject: number): string {
  const rank = Math.floor(Math.exp(random() * Math.log(30_000)));
  return commonWords[rank] ?? `term${(rank * 7 + subject * 13) % 60_000}`;
}

const text = (subject: number, words: number): string => Array.from({ length: words }, () => word(subject)).join(' ');

/** Deterministic, so that a kept library can be searched again. */
function identifier(of: string): string {
  return createHash('sha256')
    .update(of)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5');
}

const folder = kept ?? mkdtempSync(join(tmpdir(), 'sluice-bench-'));
const filled = join(folder, 'filled');
const http = createHttpClient();
const vectors = openVectors({ url: process.env['CHROMA_URL'], folder, http, log });
const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  folder: join(folder, 'database'),
  tables: [jobTables, tables],
  log,
});
const keywords = new KeywordIndexCache(database, 4 * 1024 ** 3);
/** Processor time of this process and its Chroma, in milliseconds. */
const used = (): number => processUsage(process.pid).processorMilliseconds;
const stages = new StageTimes();
const stored = {
  database: stages.timing(
    'storing of keywords',
    stages.timingOf('other statements', database, 'fork', 'execute'),
    'transactional',
  ),
  vectors: stages.timing('storing of vectors', vectors, 'put'),
};
const timed = {
  database: stages.timingOf('database', database, 'fork', 'execute'),
  keywords: stages.timing('what is new on the keyword side', keywords, 'of'),
  vectors: stages.timing('vectors', vectors, 'nearest'),
  embedder: stages.timing('embedding the question', lexicalEmbedder, 'question'),
};
const parts = { database, vectors, embedder: lexicalEmbedder, log };
const search = new DocumentSearch({ ...parts, ...timed, earlier: () => undefined, minimumRelevance: 0.05 });
const index = new HybridIndex({ ...parts, ...stored });
const connections = Array.from({ length: 10 }, (_, number) => identifier(`connection ${number}`));
const organizationId = 'bench';
const { signal } = new AbortController();

try {
  const turns = new BusyTurns();
  if (!existsSync(filled)) await fill();
  // The background work of a gateway.
  await rebuildVectors(parts, signal);
  await maintainDedicatedSpaces(parts, signal);
  await noteSearched(database, [organizationId]);
  turns.reset();
  const opened = performance.now();
  await preloadSearch({ ...parts, keywords }, signal);
  console.log(`reading ahead after a start: ${(performance.now() - opened).toFixed(0)} ms`);
  console.log(`event loop while reading: ${turns.longest()}`);
  const began = performance.now();
  await run();
  console.log(`first search: ${(performance.now() - began).toFixed(0)} ms`);
  for (let warm = 0; warm < 20; warm += 1) await run();
  turns.reset();
  stages.reset();
  const [processor, usedBefore] = [process.cpuUsage(), used()];
  const times: number[] = [];
  for (let done = 0; done < searches; done += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] as number).toFixed(1);
  console.log(`search: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms (${searches} searches, one at a time)`);
  const { user, system } = process.cpuUsage(processor);
  console.log(`processor time of this process: ${((user + system) / 1000 / searches).toFixed(1)} ms for each search`);
  console.log(`with its Chroma: ${((used() - usedBefore) / searches).toFixed(1)} ms for each search`);
  for (const line of stages.lines(searches)) console.log(line);
  console.log(`event loop while searching: ${turns.longest()}`);
  console.log(`memory: ${Math.round(process.memoryUsage().rss / 1024 ** 2)} MiB`);
} finally {
  await vectors.close();
  await database.close();
  await http.close();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const [began, usedBefore] = [performance.now(), used()];
  const numbers = Array.from({ length: passages / passagesOfDocument }, (_, number) => number);
  await eachOf(numbers, documentsAtOnce, async (number) => {
    const texts = Array.from({ length: passagesOfDocument }, () => text(number, wordsOfPassage));
    const documentId = identifier(`document ${number}`);
    const connectionId = connections[number % connections.length] as string;
    const classification = Math.floor(number / connections.length) % 10 === 0 ? 'restricted' : 'internal';
    await indexDocument(
      database,
      index,
      { documentId, organizationId, connectionId, classification, fileName: 'x' },
      1,
      texts,
    );
    if (number % 100 === 99) console.log(`  ${(number + 1) * passagesOfDocument} passages, ${seconds(began)} s`);
  });
  const perPassage = ((used() - usedBefore) / passages).toFixed(2);
  console.log(`indexed ${passages} passages in ${seconds(began)} s; ${perPassage} ms of the processor for each`);
  for (const line of stages.lines(passages / passagesOfDocument)) console.log(line);
  writeFileSync(filled, '');
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

async function run(): Promise<void> {
  const subject = Math.floor((random() * passages) / passagesOfDocument);
  const connectionId = connections[Math.floor(random() * connections.length)];
  const request = { organizationId, connectionId, phrases: [text(subject, 8)], limit: 5, filter: {} };
  await search.search({ ...request, signal });
}
