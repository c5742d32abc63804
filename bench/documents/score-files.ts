import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { eachOf, type ProcessFile } from './process-in-children.js';
import { wordRecall } from './word-recall.js';

/** The results of the files with one extension. */
interface FileFigures {
  extension: string;
  files: number;
  read: number;
  /** Refused with a reason for the owner: a password, a broken file. */
  refused: number;
  /** Bugs and crashes, of which there should be none. */
  failed: string[];
  /** For files with a reference text: the sum of their recalls, and their number. */
  recall: number;
  references: number;
  slowest: number;
}

/** Processes every file below a folder; the reference text of `x.pdf`, if there is one, is `x.pdf.txt`. */
export async function scoreFiles(folder: string, process: ProcessFile): Promise<readonly FileFigures[]> {
  const figures = new Map<string, FileFigures>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?!txt$)\w+$/.test(name),
  );
  await eachOf(files, 2, async (name) => {
    const extension = extname(name).slice(1).toLowerCase();
    const { summary, failure, chunks, milliseconds } = await process(join(folder, name), extension);
    const row = figures.get(extension) ?? {
      extension,
      files: 0,
      read: 0,
      refused: 0,
      failed: [],
      recall: 0,
      references: 0,
      slowest: 0,
    };
    figures.set(extension, row);
    row.files += 1;
    row.slowest = Math.max(row.slowest, milliseconds);
    if (summary !== undefined) row.read += 1;
    else if (failure?.name === 'ProcessingError') row.refused += 1;
    else row.failed.push(`${name}: ${failure?.message}`);
    const reference = join(folder, `${name}.txt`);
    if (!existsSync(reference) || summary === undefined) return;
    row.references += 1;
    row.recall += wordRecall(readFileSync(reference, 'utf8'), chunks.map(({ text }) => text).join(' '));
  });
  return [...figures.values()].toSorted((a, b) => a.extension.localeCompare(b.extension));
}
