import { setTimeout } from 'node:timers/promises';
import type { BenchOptions } from './command-line.js';
import type { Contestant, Lane, RunningContestant } from './contestants/contestant.js';
import { everybody } from './contestants/contestants.js';
import { lanesWithout, startContestant, startUpstream } from './field.js';
import { LoadProcess } from './load/load-process.js';
import { chatRequest } from './payloads.js';
import { processUsage } from './processes/process-usage.js';
import { renderTable } from './table.js';
import { writeDirective } from './upstream/directive.js';
import { readUpstreamState } from './upstream/state.js';
import { ClientConnection, requestBytes } from './wire/client-connection.js';

/** The maximum number of bytes sent to each stalled client. */
const floodBytes = 10 * 2 ** 20;
/** The memory limit above which a contestant is stopped. */
const memoryLimitMebibytes = 6144;
const mebibyte = 2 ** 20;

/** The number of clients, and the seconds at which memory is read; the last one ends the run. */
interface StallPlan {
  readonly clients: number;
  readonly readings: readonly number[];
}

/**
 * Memory while many clients open a stream and never read it. The upstream sends up to 10 MiB to each as fast as it is read; a gateway with
 * back-pressure keeps only what fits into the sockets' buffers. Each contestant runs alone in a new process.
 */
export async function benchStalled({ quick }: BenchOptions): Promise<void> {
  const plan: StallPlan = quick
    ? { clients: 100, readings: [1, 3, 5] }
    : { clients: 1000, readings: [1, 3, 5, 10, 20] };
  const header = [
    'contestant',
    'RSS before',
    ...plan.readings.map((second) => `${second} s`),
    'MiB sent per client',
    'open 2 s after they left',
    'chat p50 ms meanwhile',
  ];
  const rows: string[][] = [];
  const missing: string[] = [];
  for (const contestant of everybody) {
    for (const lane of contestant.lanes) {
      const figures = await stall(contestant, lane, plan);
      if (typeof figures === 'string') missing.push(`${contestant.name} ${lane}: ${figures}`);
      else rows.push([`${contestant.name} ${lane}`, ...figures]);
    }
    missing.push(...lanesWithout(contestant));
  }
  console.log(`${plan.clients} clients, up to 10 MiB each; RSS in MiB\n`);
  console.log(renderTable(header, rows));
  for (const line of missing) console.log(line);
}

/** The cells of one row, or the reason why there are none. */
async function stall(contestant: Contestant, lane: Lane, plan: StallPlan): Promise<readonly string[] | string> {
  const upstream = await startUpstream();
  const running = await startContestant(contestant, upstream.origin);
  if (typeof running === 'string') {
    await upstream.stop();
    return running;
  }
  const load = new LoadProcess();
  const clients: ClientConnection[] = [];
  try {
    const server = running.process;
    const resident = (): number => processUsage(server.pid).residentMebibytes;
    await chatLatency(load, running, lane, 1);
    const before = resident();
    const begun = performance.now();
    openStalledClients(clients, running, lane, plan.clients);
    const readings: number[] = [];
    for (const second of plan.readings) {
      await setTimeout(Math.max(0, begun + second * 1000 - performance.now()));
      readings.push(resident());
      if (resident() > memoryLimitMebibytes) break;
    }
    const { bytesSent } = await readUpstreamState(upstream.origin);
    const chat = await chatLatency(load, running, lane, 1);
    for (const client of clients) client.destroy();
    await setTimeout(2000);
    const { open } = await readUpstreamState(upstream.origin);
    return [
      before.toFixed(0),
      ...plan.readings.map((_, index) => readings[index]?.toFixed(0) ?? 'stopped'),
      (bytesSent / mebibyte / plan.clients).toFixed(2),
      String(open),
      chat,
    ];
  } finally {
    for (const client of clients) client.destroy();
    load.stop();
    await running.process.stop();
    await upstream.stop();
  }
}

/** Opens streams and never reads a byte of them. */
function openStalledClients(clients: ClientConnection[], running: RunningContestant, lane: Lane, count: number): void {
  const { origin } = running.process;
  const { path, headers, model } = running.target(lane);
  const body = chatRequest({ model, size: 'small', stream: true, note: writeDirective({ flood: floodBytes }) });
  const request = requestBytes(origin, { path, headers, body });
  const ignore = (): void => undefined;
  for (let index = 0; index < count; index++) {
    const client = new ClientConnection(origin);
    client.send(request, { onStatus: ignore, onBody: ignore, onEnd: ignore, onFailure: ignore });
    client.pause();
    clients.push(client);
  }
}

/** The median time of an ordinary chat request over one connection. */
async function chatLatency(
  load: LoadProcess,
  running: RunningContestant,
  lane: Lane,
  seconds: number,
): Promise<string> {
  const { path, headers, model } = running.target(lane);
  const { latency, errors, firstError } = await load.run({
    origin: running.process.origin,
    path,
    headers,
    body: chatRequest({ model, size: 'small', stream: false }),
    connections: 1,
    seconds,
    stream: false,
  });
  return errors > 0 ? `failed: ${firstError}` : latency.p50.toFixed(2);
}
