import { readdirSync, readFileSync } from 'node:fs';

/** The resource usage of a server, child processes included. */
interface ProcessUsage {
  /** Processor time in milliseconds (user and system); that of a thread that has ended is the one at its last reading. */
  readonly processorMilliseconds: number;
  /** The part of its main thread, which answers requests. */
  readonly mainThreadMilliseconds: number;
  /** Resident memory, in mebibytes. */
  readonly residentMebibytes: number;
}

const pageMebibytes = 4096 / 2 ** 20;

/** Positions in `/proc/PID/stat`, counted after the command's closing parenthesis. */
const parentPid = 1;
const residentPages = 21;

/** Reads `/proc`; on other systems than Linux every figure is NaN. */
export function processUsage(pid: number): ProcessUsage {
  const nothing = Number.NaN;
  if (process.platform !== 'linux') {
    return { processorMilliseconds: nothing, mainThreadMilliseconds: nothing, residentMebibytes: nothing };
  }
  const stats = new Map(numbersIn('/proc').map((each) => [each, readStat(each)]));
  const family = familyOf(pid, stats);
  const sum = (value: (member: number) => number): number => family.reduce((total, each) => total + value(each), 0);
  return {
    processorMilliseconds: sum(processNanoseconds) / 1e6,
    mainThreadMilliseconds: threadNanoseconds(pid, pid) / 1e6,
    residentMebibytes: sum((member) => Number(stats.get(member)?.[residentPages] ?? 0)) * pageMebibytes,
  };
}

/** The last reading of each thread, by process: the time of one that has ended is not lost, or a difference would be negative. */
const lastReadings = new Map<number, Map<number, number>>();

/** The processor time of all threads. */
function processNanoseconds(pid: number): number {
  const readings = lastReadings.get(pid) ?? new Map<number, number>();
  lastReadings.set(pid, readings);
  for (const thread of numbersIn(`/proc/${pid}/task`)) readings.set(thread, threadNanoseconds(pid, thread));
  return [...readings.values()].reduce((sum, nanoseconds) => sum + nanoseconds, 0);
}

/** The scheduler's accounting of a thread in nanoseconds; `/proc/PID/stat` only has hundredths of a second. */
function threadNanoseconds(pid: number, thread: number): number {
  return Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]);
}

function readStat(pid: number): readonly string[] {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function familyOf(pid: number, stats: ReadonlyMap<number, readonly string[]>): readonly number[] {
  const children = [...stats].filter(([, fields]) => Number(fields[parentPid]) === pid);
  return [pid, ...children.flatMap(([child]) => familyOf(child, stats))];
}

function numbersIn(folder: string): readonly number[] {
  try {
    return readdirSync(folder)
      .map(Number)
      .filter((name) => Number.isInteger(name));
  } catch {
    return [];
  }
}

/** The text of a file, empty when its process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
