import { readFileSync } from 'node:fs';

/** Of the clock in which Linux counts processor time for programs. */
const millisecondsOfTick = 10;

/**
 * @returns the milliseconds of processor time that this process has taken, and on Linux also those of its children that have ended, with
 * theirs: gateways, browsers, databases
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + endedChildren();
}

function endedChildren(): number {
  if (process.platform !== 'linux') return 0;
  // The second field, in parentheses, is a name, which may have spaces (proc(5)).
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * millisecondsOfTick;
}
