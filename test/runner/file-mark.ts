/** Begins the comment in a process's output after which a file's own lines come. */
const beginning = '# File: ';

export function fileMark(file: string): string {
  return `${beginning}${file}`;
}

/** @returns the file that begins here, `undefined` where the line is any other */
export function markedFile(line: string): string | undefined {
  return line.startsWith(beginning) ? line.slice(beginning.length).trimEnd() : undefined;
}
