import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One line of a data file. */
export interface LabelledText {
  readonly id: string;
  /** `injection`, `content`, `benign`, … */
  readonly task: string;
  readonly text: string;
  /** 1, 0, or absent where nobody has looked. */
  readonly labels: Readonly<Record<string, number | string>>;
  readonly source: string;
  readonly licence: string;
}

/** Reads the `.jsonl` files of some folders, in the order of their names. */
export async function readLabelledTexts(folders: readonly string[]): Promise<readonly LabelledText[]> {
  const texts: LabelledText[] = [];
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
    for (const name of names) {
      // Not node:readline: it also splits at U+2028, which may stand in a JSON string.
      for (const line of (await readFile(path.join(folder, name), 'utf8')).split('\n')) {
        if (line === '') continue;
        const text = JSON.parse(line) as Omit<LabelledText, 'labels'> & Partial<LabelledText>;
        texts.push({ ...text, labels: text.labels ?? {} });
      }
    }
  }
  return texts;
}
