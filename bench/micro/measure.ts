import { median } from '../statistics.js';

/** A synchronous operation to measure, run many times in a row. */
export interface Operation {
  readonly group: string;
  readonly name: string;
  /** Does it once. The result is kept in a variable, so that the compiler cannot remove the work. */
  run(): unknown;
}

/** The cost of an operation. */
export interface OperationCost {
  readonly group: string;
  readonly name: string;
  /** Median over the rounds, in microseconds of processor time (garbage collection included). */
  readonly median: number;
  /** The cheapest round. */
  readonly least: number;
}

const batchMicroseconds = 8_000;

/** Keeps results alive; read once at the end so that it is not dead code either. */
let sink: unknown;

/**
 * Measures every operation in interleaved rounds (A B C A B C …), so that other load affects all of them alike.
 *
 * In processor time, because other processes share the cores, and preemption is not a cost of the operation.
 */
export function measureOperations(operations: readonly Operation[], rounds: number): readonly OperationCost[] {
  const counts = operations.map((operation) => calibrate(operation));
  const costs = operations.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    operations.forEach((operation, index) => {
      const count = counts[index] ?? 1;
      costs[index]?.push(timeBatch(operation, count) / count);
    });
  }
  if (sink === operations) throw new Error('unreachable: keeps the sink observable');
  return operations.map(({ group, name }, index) => {
    const samples = costs[index] ?? [];
    return { group, name, median: median(samples), least: Math.min(...samples) };
  });
}

/** The number of runs in a batch. Also warms the operation up. */
function calibrate(operation: Operation): number {
  let count = 16;
  for (;;) {
    const spent = timeBatch(operation, count);
    if (spent >= batchMicroseconds / 2) return Math.max(1, Math.round((count * batchMicroseconds) / spent));
    count *= 2;
  }
}

function timeBatch(operation: Operation, count: number): number {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index++) sink = operation.run();
  const spent = process.cpuUsage(before);
  return spent.user + spent.system;
}
