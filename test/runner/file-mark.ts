/** Begins the comment in a process's output after which a file's own lines come. */
const beginning = '# File: ';

/** Begins the comment that says how much processor time the process has taken so far. */
const taken = '# Processor time, ms: ';

export function fileMark(file: string): string {
  return `${beginning}${file}`;
}

/** @returns the file that begins here, `undefined` where the line is any other */
export function markedFile(line: string): string | undefined {
  return line.startsWith(beginning) ? line.slice(beginning.length).trimEnd() : undefined;
}

export function processorMark(milliseconds: number): string {
  return `${taken}${Math.round(milliseconds)}`;
}

/** @returns the milliseconds that the process has taken since its start, `undefined` where the line is any other */
export function markedProcessorTime(line: string): number | undefined {
  return line.startsWith(taken) ? Number(line.slice(taken.length)) : undefined;
}
