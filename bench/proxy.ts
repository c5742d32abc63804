import { caseBody, type LoadCase, loadCases, streamWarmUpCase, wholeWarmUpCase } from './cases.js';
import type { BenchOptions } from './command-line.js';
import type { Lane, RunningContestant } from './contestants/contestant.js';
import { type Field, startField } from './field.js';
import { LoadProcess } from './load/load-process.js';
import type { LoadResult } from './load/load-plan.js';
import { processUsage } from './processes/process-usage.js';
import { caseTable, summaryTable } from './proxy-table.js';

/** The warm-up of a contestant on one shape ends after this many answers, or seconds. */
interface WarmUp {
  readonly answers: number;
  readonly seconds: number;
}

/**
 * Measured: the JIT compiler is busy for the first 15,000 to 20,000 requests of a process, and until then a request costs up to four times
 * as much.
 */
export const warmUps: Readonly<Record<'whole' | 'stream', WarmUp>> = {
  whole: { answers: 20_000, seconds: 20 },
  stream: { answers: 1_500, seconds: 10 },
};
/** The same for a quick run. */
export const quickWarmUps: typeof warmUps = {
  whole: { answers: 10_000, seconds: 6 },
  stream: { answers: 500, seconds: 3 },
};

/** After that, each contestant runs each case for this long before it is measured. */
const caseWarmUpSeconds = 0.5;

/** One row of a case's table: a contestant on one lane. */
export interface Entrant {
  readonly name: string;
  readonly lane: Lane;
  readonly contestant: RunningContestant;
}

/** The results of one round of one entrant. */
export interface RoundResult extends LoadResult {
  /** The contestant's processor time per answered request. */
  readonly processorMilliseconds: number;
  /** The average number of busy cores; about 1 means that the process itself was the bottleneck. */
  readonly busyCores: number;
  /** Resident memory at the end of the round. */
  readonly residentMebibytes: number;
}

/** All rounds of one case, by entrant, in the order of the rounds. */
export type CaseResults = ReadonlyMap<Entrant, readonly RoundResult[]>;

/**
 * Throughput, latency, first token, processor time and memory of every contestant, as ratios to the bare relay.
 *
 * The contestants run in short interleaved rounds (A B C A B C …), and each result is compared with the relay's result of the same round,
 * so that other load on the machine affects all of them alike.
 */
export async function benchProxy(options: BenchOptions): Promise<void> {
  await using field = await startField();
  for (const line of field.missing) console.log(line);
  const load = new LoadProcess();
  try {
    const entrants = entrantsOf(field);
    for (const entrant of entrants) await warmUp(load, entrant, options.quick ? quickWarmUps : warmUps);
    const all: [LoadCase, CaseResults][] = [];
    for (const loadCase of loadCases(options.quick)) {
      const results = await runCase(load, loadCase, entrants, options);
      console.log(caseTable(loadCase, results));
      all.push([loadCase, results]);
    }
    console.log(summaryTable(all));
  } finally {
    load.stop();
  }
}

/** Each running contestant on each of its lanes. */
export function entrantsOf({ contestants }: Field): readonly Entrant[] {
  return contestants.flatMap(({ contestant, running }) =>
    contestant.lanes.map((lane): Entrant => ({ name: contestant.name, lane, contestant: running })),
  );
}

/** Warms up an entrant. */
export async function warmUp(load: LoadProcess, entrant: Entrant, { whole, stream }: typeof warmUps): Promise<void> {
  for (const [shape, limits] of [
    [wholeWarmUpCase, whole],
    [streamWarmUpCase, stream],
  ] as const) {
    const end = performance.now() + limits.seconds * 1000;
    for (let answers = 0; answers < limits.answers && performance.now() < end; ) {
      const result = await runRound(load, shape, entrant, 1);
      // A contestant that does not answer now shows errors in the tables; further warm-up is pointless.
      if (result.requests === 0) break;
      answers += result.requests;
    }
  }
}

/** Measures the entrants on one case, in interleaved rounds. */
export async function runCase(
  load: LoadProcess,
  loadCase: LoadCase,
  entrants: readonly Entrant[],
  options: BenchOptions,
): Promise<CaseResults> {
  const results = new Map(entrants.map((entrant): [Entrant, RoundResult[]] => [entrant, []]));
  for (const entrant of entrants) await runRound(load, loadCase, entrant, caseWarmUpSeconds);
  for (let round = 0; round < options.rounds; round++) {
    for (const entrant of entrants) {
      results.get(entrant)?.push(await runRound(load, loadCase, entrant, options.seconds));
    }
  }
  return results;
}

async function runRound(
  load: LoadProcess,
  loadCase: LoadCase,
  entrant: Entrant,
  seconds: number,
): Promise<RoundResult> {
  const server = entrant.contestant.process;
  const { path, headers, model } = entrant.contestant.target(entrant.lane);
  const before = processUsage(server.pid);
  const result = await load.run({
    origin: server.origin,
    path,
    headers,
    body: caseBody(loadCase, model),
    connections: loadCase.connections,
    seconds,
    stream: loadCase.stream,
    ...(loadCase.stagger && { stagger: loadCase.stagger }),
    ...(loadCase.rate && { rate: loadCase.rate }),
  });
  const after = processUsage(server.pid);
  const spent = after.processorMilliseconds - before.processorMilliseconds;
  return {
    ...result,
    processorMilliseconds: spent / result.requests,
    busyCores: spent / 1000 / result.seconds,
    residentMebibytes: after.residentMebibytes,
  };
}
