import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './command-line.js';
import { CHAT_PATH, type Contestant, jsonHeaders } from './contestants/contestant.js';
import { CONTESTANTS } from './contestants/contestants.js';
import { credentials, sluice, startSluice } from './contestants/sluice.js';
import { startUpstream } from './field.js';
import { chatRequest } from './payloads.js';
import { ascending, median } from './statistics.js';
import { renderTable } from './table.js';

/** Starts a contestant, has it answer one chat request, ends it again; gives the milliseconds up to the answer. */
type ColdStart = () => Promise<number>;

/**
 * From the spawn of the process to its first 200 on a chat completion. The gateway starts on a data folder that a
 * first start has filled, and answers with its own `demo` model; the others have no data, and answer from the mock
 * upstream.
 */
export async function benchColdStart({ quick }: BenchOptions): Promise<void> {
  const runs = quick ? 3 : 9;
  const upstream = await startUpstream();
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-'));
  const rows: string[][] = [];
  const missing: string[] = [];
  try {
    for (const contestant of CONTESTANTS) {
      const reason = contestant.missing();
      if (reason !== undefined) {
        missing.push(`${contestant.name}: ${reason}`);
        continue;
      }
      const coldStart =
        contestant === sluice ? await sluiceOn(folder, upstream.origin) : startOf(contestant, upstream.origin);
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await coldStart());
      const sorted = ascending(times);
      rows.push([
        contestant.name,
        ...[median(times), sorted[0], sorted.at(-1)].map((time) => String(Math.round(time ?? 0))),
      ]);
    }
  } finally {
    await upstream.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(renderTable(['contestant', 'p50 ms', 'least ms', 'most ms'], rows));
  for (const line of missing) console.log(line);
}

function startOf(contestant: Contestant, upstreamOrigin: string): ColdStart {
  return async () => {
    const begun = performance.now();
    const running = await contestant.start(upstreamOrigin);
    try {
      const { path, headers, model } = running.target('verbatim');
      await firstAnswer(`${running.process.origin}${path}`, headers, model);
      return performance.now() - begun;
    } finally {
      await running.stop();
    }
  };
}

/** Fills the folder by a first start, whose time does not count. */
async function sluiceOn(folder: string, upstreamOrigin: string): Promise<ColdStart> {
  const first = await startSluice(folder, upstreamOrigin);
  const { key, connection } = credentials(first.output());
  await first.stop();
  return async () => {
    const begun = performance.now();
    const server = await startSluice(folder, upstreamOrigin);
    try {
      await firstAnswer(`${server.origin}${CHAT_PATH}`, { ...jsonHeaders(key), 'x-connection-id': connection }, 'demo');
      return performance.now() - begun;
    } finally {
      await server.stop();
    }
  };
}

async function firstAnswer(url: string, headers: Readonly<Record<string, string>>, model: string): Promise<void> {
  const body = chatRequest({ model, size: 'small', stream: false });
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
}
