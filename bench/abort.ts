import { setTimeout } from 'node:timers/promises';
import type { BenchOptions } from './command-line.js';
import type { Lane, RunningContestant } from './contestants/contestant.js';
import { everybody } from './contestants/contestants.js';
import { startField } from './field.js';
import { chatRequest, firstToken } from './payloads.js';
import { ascending, quantile } from './statistics.js';
import { renderTable } from './table.js';
import { type Directive, writeDirective } from './upstream/directive.js';
import { readUpstreamState } from './upstream/state.js';
import { ClientConnection, requestBytes } from './wire/client-connection.js';

/** A time at which a client disconnects. */
interface Situation {
  readonly name: string;
  readonly stream: boolean;
  readonly directive: Directive;
  /** Whether the client disconnects after the first token, rather than before any response. */
  readonly midway: boolean;
}

const situations: readonly Situation[] = [
  { name: 'stream, midway', stream: true, directive: { gap: 5, deltas: 1500 }, midway: true },
  { name: 'stream, before the first byte', stream: true, directive: { headDelay: 6000 }, midway: false },
  { name: 'not streaming, waiting', stream: false, directive: { headDelay: 6000 }, midway: false },
];

/** Concurrent clients, which disconnect one by one. */
const batch = 10;
const betweenLeaving = 3;
/** If the upstream has not seen an abort after this many milliseconds, it counts as never. */
const neverAfterMs = 2000;
const poll = 20;
/** After this many batches with only "never", the contestant is not measured again. */
const hopelessBatches = 2;

/** The results of one contestant in one situation. */
interface AbortFigures {
  /** Milliseconds from the client's `destroy()` to the end of the connection at the upstream. */
  readonly seen: readonly number[];
  readonly never: number;
}

/**
 * How long a provider continues after its client has disconnected: from the client's `socket.destroy()` until the upstream sees its own
 * connection close. Both use the machine's monotonic clock.
 */
export async function benchAbort({ quick }: BenchOptions): Promise<void> {
  await using field = await startField(everybody);
  const batches = (quick ? 60 : 300) / batch;
  const rows: string[][] = [];
  for (const situation of situations) {
    for (const { contestant, running } of field.contestants) {
      for (const lane of contestant.lanes) {
        const run = new AbortRun(field.upstream.origin, running, lane, situation);
        rows.push([`${contestant.name} ${lane}`, situation.name, ...figures(await run.measure(batches))]);
      }
    }
  }
  console.log(renderTable(['contestant', 'client leaves', 'p50 ms', 'p99 ms', 'most ms', 'seen', 'never'], rows));
  for (const line of field.missing) console.log(line);
}

function figures({ seen, never }: AbortFigures): readonly string[] {
  const sorted = ascending(seen);
  const times = [quantile(sorted, 0.5), quantile(sorted, 0.99), quantile(sorted, 1)];
  return [
    ...times.map((time) => (Number.isNaN(time) ? '–' : time.toFixed(1))),
    String(seen.length),
    never === 0 ? '0' : `${never} (not within ${neverAfterMs / 1000} s)`,
  ];
}

/** Measures one contestant, on one lane, in one situation. */
class AbortRun {
  static #count = 0;
  readonly #upstreamOrigin: string;
  readonly #contestant: RunningContestant;
  readonly #lane: Lane;
  readonly #situation: Situation;
  /** The times of the disconnects by exchange id, in monotonic nanoseconds. */
  readonly #left = new Map<string, bigint>();
  readonly #seen: number[] = [];

  constructor(upstreamOrigin: string, contestant: RunningContestant, lane: Lane, situation: Situation) {
    this.#upstreamOrigin = upstreamOrigin;
    this.#contestant = contestant;
    this.#lane = lane;
    this.#situation = situation;
  }

  async measure(batches: number): Promise<AbortFigures> {
    let never = 0;
    // The first batch of a process is a warm-up and does not count.
    await this.#runBatch();
    this.#left.clear();
    this.#seen.length = 0;
    for (let batch = 0; batch < batches; batch++) {
      await this.#runBatch();
      never += this.#left.size;
      this.#left.clear();
      if (this.#seen.length === 0 && batch + 1 >= hopelessBatches) break;
    }
    return { seen: this.#seen, never };
  }

  async #runBatch(): Promise<void> {
    const ids = Array.from({ length: batch }, () => `abort-${AbortRun.#count++}`);
    const clients = ids.map((id) => this.#begin(id));
    await Promise.all(clients.map(({ begun }) => begun));
    if (!this.#situation.midway) await this.#untilUpstreamHas(ids);
    for (const [index, { connection }] of clients.entries()) {
      await setTimeout(betweenLeaving);
      this.#left.set(ids[index] ?? '', process.hrtime.bigint());
      connection.destroy();
    }
    const deadline = performance.now() + neverAfterMs;
    while (this.#left.size > 0 && performance.now() < deadline) {
      await setTimeout(poll);
      await this.#collect();
    }
  }

  /** Sends one request; `begun` resolves when the situation for the disconnect has been reached, as far as the client can see. */
  #begin(id: string): { readonly connection: ClientConnection; readonly begun: Promise<void> } {
    const { origin } = this.#contestant.process;
    const { path, headers, model } = this.#contestant.target(this.#lane);
    const { stream, directive, midway } = this.#situation;
    const body = chatRequest({ model, size: 'small', stream, note: writeDirective({ ...directive, id }) });
    const connection = new ClientConnection(origin);
    const begun = new Promise<void>((resolve, reject) => {
      let text = '';
      connection.send(requestBytes(origin, { path, headers, body }), {
        onStatus: (status) => status !== 200 && reject(new Error(`${path} answered ${status} instead of a stream`)),
        onBody(bytes) {
          text += bytes.toString('latin1');
          if (midway && text.includes(firstToken)) resolve();
        },
        onEnd: () => reject(new Error(`the answer to ${id} ended before its client left: ${text.slice(0, 300)}`)),
        onFailure: reject,
      });
      if (!midway) resolve();
    });
    return { connection, begun };
  }

  async #untilUpstreamHas(ids: readonly string[]): Promise<void> {
    const deadline = performance.now() + 5000;
    for (;;) {
      const { waiting } = await readUpstreamState(this.#upstreamOrigin);
      const arrived = new Set(waiting);
      if (ids.every((id) => arrived.has(id))) return;
      if (performance.now() > deadline) throw new Error(`the upstream did not get all of ${ids.join(', ')} within 5 s`);
      await setTimeout(5);
    }
  }

  async #collect(): Promise<void> {
    const { aborted } = await readUpstreamState(this.#upstreamOrigin);
    for (const [id, time] of Object.entries(aborted)) {
      const left = this.#left.get(id);
      if (left === undefined) continue;
      this.#left.delete(id);
      this.#seen.push(Number(BigInt(time) - left) / 1e6);
    }
  }
}
