/**
 * The worker thread of the embedded PostgreSQL. Every statement is computed in WebAssembly; on the main thread a batch of 500 rows would
 * block the event loop for 40 ms.
 */
import { on, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import './whole-texts.js';
import { PGlite, types } from '@electric-sql/pglite';
import { changeChannel } from '../../../api/database/announce-change.js';
import { CopiedFile } from './copied-file.js';
import { createFreeSpaceMaps } from './free-space-maps.js';
import { runStatement } from './run-statement.js';
import type { StatementRequest, StatementResult, ThreadReply, ThreadRequest, ThreadStart } from './thread-messages.js';
import { unpackSeed } from './unpack-seed.js';

const keepText = (text: string): string => text;

/** Values are read as `pg` and MikroORM read them from a server: big integers and times as text, so that nothing is rounded. */
const parsers = {
  [types.INT8]: keepText,
  [types.DATE]: keepText,
  [types.TIMESTAMP]: keepText,
  [types.TIMESTAMPTZ]: keepText,
  [types.INTERVAL]: keepText,
};

/** The default of 128 MB would be allocated at the start and stay resident; the operating system caches the files anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** With busy cores, the thread still gets a quarter of the time of a thread of normal priority, some 25,000 records a second. */
const steps = 5;

/**
 * Lowers the priority of this thread, so that requests come before records and pages of lists. Linux has priorities of threads; elsewhere it would be
 * that of the process.
 */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW));
  } catch {
    // The system does not let us.
  }
}

const port = parentPort;
if (!port) throw new Error('thread.js is the embedded database and runs as a worker thread only.');

async function open({ clusterFolder, seedFile }: ThreadStart, postgres: object): Promise<PGlite> {
  const inMemory = clusterFolder === undefined;
  if (seedFile !== undefined && !inMemory) unpackSeed(seedFile, clusterFolder);
  const seed = seedFile !== undefined && inMemory ? { loadDataDir: new Blob([await readFile(seedFile)]) } : {};
  const dataDir = clusterFolder ?? 'memory://';
  return await PGlite.create({ dataDir, parsers, startParams, pgliteWasmModule: postgres as never, ...seed });
}

async function run(database: PGlite, request: StatementRequest): Promise<StatementResult> {
  if (request.copied === undefined) return runStatement(database, request);
  await copiedFile.copy(request.sql, request.copied);
  return { command: 'INSERT', rowCount: 0, rows: [] };
}

/** The fields of a PostgreSQL error that programs need. The statement is left out, because it contains values. */
const errorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'where',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** A global variable of a WebAssembly instance. */
interface StackPointer {
  value: number;
}

/**
 * The stack pointer of PostgreSQL's WebAssembly instance. An error leaves PostgreSQL with a jump to its caller in JavaScript, which does not
 * release the frames on the stack: some kilobytes for each error. Unless the pointer is set back, the two megabytes of the stack are used up
 * after less than two thousand errors, and every further statement is refused with "stack depth limit exceeded".
 */
function stackPointerOf({ Module }: PGlite): StackPointer | undefined {
  return (Module as { readonly ___stack_pointer?: StackPointer }).___stack_pointer;
}

async function answer(database: PGlite, request: StatementRequest): Promise<ThreadReply> {
  const stack = stackPointerOf(database);
  const free = stack?.value;
  try {
    return { type: 'result', id: request.id, result: await run(database, request) };
  } catch (error) {
    // Anything except an ordinary error of PostgreSQL (a crashed WebAssembly instance, a full disk) ends the thread. The main thread then starts
    // another one, which recovers from the write-ahead log.
    if (!(error instanceof Error && 'severity' in error && error.severity === 'ERROR')) throw error;
    if (stack && free !== undefined) stack.value = free;
    const fields = Object.entries(error).filter(([name]) => errorFields.includes(name));
    return { type: 'refused', id: request.id, details: { message: error.message, ...Object.fromEntries(fields) } };
  }
}

const [postgres] = (await once(port, 'message')) as [object];
const requests = on(port, 'message') as AsyncIterable<[ThreadRequest]>;
const database = await open(workerData as ThreadStart, postgres);
const copiedFile = new CopiedFile(database);
createFreeSpaceMaps(database);
await runStatement(database, { sql: `listen ${changeChannel}`, parameters: [] });
giveWay();
port.postMessage({ type: 'ready' } satisfies ThreadReply);
for await (const [request] of requests) {
  if (request === 'close') break;
  port.postMessage(await answer(database, request));
}
await database.close();
port.close();
