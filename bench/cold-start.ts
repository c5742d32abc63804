import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './command-line.js';
import { chatPath, type Contestant, jsonHeaders } from './contestants/contestant.js';
import { everybody } from './contestants/contestants.js';
import { credentials, sluice, startSluice } from './contestants/sluice.js';
import { startUpstream } from './field.js';
import { chatRequest } from './payloads.js';
import { processUsage } from './processes/process-usage.js';
import type { ServerProcess } from './processes/server-process.js';
import { ascending, median } from './statistics.js';
import { renderTable } from './table.js';

/** Milliseconds until the first answer. */
interface StartTime {
  readonly wall: number;
  /** Processor time of all threads, which depends less on other processes than wall time. */
  readonly processor: number;
  /** Resident memory after it. */
  readonly residentMebibytes: number;
}

/** Starts a contestant, sends it one chat request, and stops it. */
type ColdStart = () => Promise<StartTime>;

/**
 * Measures from the spawn of the process to its first 200 response on a chat completion. The gateway starts with an existing data folder
 * and answers with its own `demo` model; the others have no data, and answer from the mock upstream.
 */
export async function benchColdStart({ quick }: BenchOptions): Promise<void> {
  const runs = quick ? 3 : 9;
  const upstream = await startUpstream();
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-'));
  const rows: string[][] = [];
  const missing: string[] = [];
  try {
    for (const contestant of everybody) {
      const reason = contestant.missing();
      if (reason !== undefined) {
        missing.push(`${contestant.name}: ${reason}`);
        continue;
      }
      const coldStart =
        contestant === sluice ? await sluiceOn(folder, upstream.origin) : startOf(contestant, upstream.origin);
      const times: StartTime[] = [];
      for (let run = 0; run < runs; run++) times.push(await coldStart());
      rows.push([contestant.name, ...figures(times)]);
    }
  } finally {
    await upstream.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(renderTable(['contestant', 'p50 ms', 'least ms', 'most ms', 'CPU p50 ms', 'RSS MiB'], rows));
  for (const line of missing) console.log(line);
}

function figures(times: readonly StartTime[]): readonly string[] {
  const walls = ascending(times.map(({ wall }) => wall));
  const cells = [
    median(walls),
    walls[0],
    walls.at(-1),
    median(times.map(({ processor }) => processor)),
    median(times.map(({ residentMebibytes }) => residentMebibytes)),
  ];
  return cells.map((cell) => (cell ?? Number.NaN).toFixed(0));
}

function startOf(contestant: Contestant, upstreamOrigin: string): ColdStart {
  return async () => {
    const begun = performance.now();
    const running = await contestant.start(upstreamOrigin);
    try {
      const { path, headers, model } = running.target('verbatim');
      await firstAnswer(`${running.process.origin}${path}`, headers, model);
      return startTime(begun, running.process);
    } finally {
      await running.process.stop();
    }
  };
}

/** Initializes the folder by a first start, which is not measured. */
async function sluiceOn(folder: string, upstreamOrigin: string): Promise<ColdStart> {
  const first = await startSluice(folder, upstreamOrigin);
  const { key, connection } = credentials(first.output());
  await first.stop();
  return async () => {
    const begun = performance.now();
    const server = await startSluice(folder, upstreamOrigin);
    try {
      await firstAnswer(`${server.origin}${chatPath}`, { ...jsonHeaders(key), 'x-connection-id': connection }, 'demo');
      return startTime(begun, server);
    } finally {
      await server.stop();
    }
  };
}

function startTime(begun: number, { pid }: ServerProcess): StartTime {
  const wall = performance.now() - begun;
  const { processorMilliseconds, residentMebibytes } = processUsage(pid);
  return { wall, processor: processorMilliseconds, residentMebibytes };
}

async function firstAnswer(url: string, headers: Readonly<Record<string, string>>, model: string): Promise<void> {
  const body = chatRequest({ model, size: 'small', stream: false });
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
}
