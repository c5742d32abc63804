import type { BenchOptions } from './command-line.js';
import { measureOperations, type OperationCost } from './micro/measure.js';
import { synchronousOperations } from './micro/operations.js';
import { measureOutbound } from './micro/outbound.js';
import { measureServing } from './micro/serving.js';

/** Prints the cost of the single steps of a request, in microseconds of processor time, as a basis for decisions about the hot path. */
export async function benchMicro({ quick }: BenchOptions): Promise<void> {
  const rounds = quick ? 5 : 15;
  console.log('Microseconds of processor time; median over interleaved rounds, and the cheapest round.\n');
  printCosts(measureOperations(synchronousOperations(), rounds));
  printCosts(await measureOutbound(quick ? 3 : 9, 2_000));
  printCosts(await measureServing(quick ? 3 : 7, 0.5));
}

function printCosts(costs: readonly OperationCost[]): void {
  let group = '';
  for (const cost of costs) {
    if (cost.group !== group) console.log(`\n${cost.group.padEnd(62)} ${'median'.padStart(9)} ${'least'.padStart(9)}`);
    group = cost.group;
    console.log(`  ${cost.name.padEnd(60)} ${digits(cost.median).padStart(9)} ${digits(cost.least).padStart(9)}`);
  }
}

function digits(microseconds: number): string {
  return microseconds.toFixed(microseconds < 10 ? 2 : 1);
}
