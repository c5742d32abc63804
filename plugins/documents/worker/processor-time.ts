import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its own clock does. */
const tickMs = 10;
/** Among the fields after the name of the program: its state; processor time in programs, and in the system. */
const [state, inPrograms, inSystem] = [0, 11, 12];
/** Running, or waiting for a processor; waiting for a disk. */
const runnableStates: readonly unknown[] = ['R', 'D'];

/**
 * The processor time in milliseconds that all threads of a process have used. Undefined if the process has ended, and where there is no `/proc`.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export function processorTimeOf(pid: number): number | undefined {
  try {
    const fields = fieldsOf(`/proc/${pid}/stat`);
    const ticks = Number(fields[inPrograms]) + Number(fields[inSystem]);
    return Number.isFinite(ticks) ? ticks * tickMs : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a thread of a process runs, or waits for a processor or a disk; otherwise all of them wait for something else. Undefined if the
 * process has ended, and where there is no `/proc`.
 */
export function isRunnable(pid: number): boolean | undefined {
  try {
    return readdirSync(`/proc/${pid}/task`).some((thread) => isRunnableThread(`/proc/${pid}/task/${thread}/stat`));
  } catch {
    return undefined;
  }
}

function isRunnableThread(file: string): boolean {
  try {
    return runnableStates.includes(fieldsOf(file)[state]);
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

function fieldsOf(file: string): readonly string[] {
  const line = readFileSync(file, 'latin1');
  // The name may contain anything.
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}
