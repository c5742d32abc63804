import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock does. */
const tickMs = 10;
/** Among the fields after the name of the program: processor time in programs, and in the system. */
const [inPrograms, inSystem] = [11, 12];

/**
 * The processor time in milliseconds that all threads of a process have used. Undefined if the process has ended, and where there is no `/proc`.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function processorTimeOf(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name may contain anything.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[inPrograms]) + Number(fields[inSystem]);
    return Number.isFinite(ticks) ? ticks * tickMs : undefined;
  } catch {
    return undefined;
  }
}
