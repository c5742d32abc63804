import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Counts, FileResult } from './run-files.js';
import { withSourcePositions } from './source-positions.js';

/** Keeps the whole report in a file; shows one line for each test file, and failures with everything that was said about them. */
export class Report {
  readonly #file;
  #number = 0;
  #counts: Counts = { pass: 0, fail: 0, skip: 0 };
  readonly #taken: Pick<FileResult, 'file' | 'processorTime'>[] = [];

  readonly #show: (line: string) => void;

  /** @param path of the file @param show prints a line */
  constructor(path: string, show: (line: string) => void) {
    this.#show = show;
    mkdirSync(dirname(path), { recursive: true });
    this.#file = createWriteStream(path);
  }

  get counts(): Counts {
    return this.#counts;
  }

  add({ file, ok, lines, counts: { pass, fail, skip }, milliseconds, processorTime }: FileResult): void {
    this.#number += 1;
    this.#taken.push({ file, processorTime });
    const { pass: passed, fail: failed, skip: skipped } = this.#counts;
    this.#counts = { pass: passed + pass, fail: failed + fail, skip: skipped + skip };
    const result = `${ok ? '' : 'not '}ok ${this.#number} - ${file} # time=${Math.round(milliseconds)}ms processor=${processorTime}ms`;
    const said = ok ? lines : lines.map(withSourcePositions);
    this.#file.write(`# Subtest: ${file}\n${said.map((line) => `    ${line}\n`).join('')}${result}\n`);
    for (const line of [...worthShowing(said), result]) this.#show(line);
  }

  /** Shows how much processor time the files have taken, and which of them the most. */
  showProcessorTime(mostFiles: number): void {
    const sum = this.#taken.reduce((all, { processorTime }) => all + processorTime, 0);
    this.#show(`The files took ${inSeconds(sum)} of processor time, of which the most:`);
    const most = this.#taken.toSorted((one, other) => other.processorTime - one.processorTime).slice(0, mostFiles);
    for (const { file, processorTime } of most) this.#show(`  ${inSeconds(processorTime)} ${file}`);
  }
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Failures, and what follows until the next result. */
function worthShowing(lines: readonly string[]): readonly string[] {
  let inFailure = false;
  return lines.filter((line) => {
    const text = line.trimStart();
    if (text.startsWith('not ok')) inFailure = true;
    else if (text.startsWith('ok ') || text.startsWith('# Subtest')) inFailure = false;
    return inFailure || /^ok .*# (SKIP|TODO)/i.test(text);
  });
}
