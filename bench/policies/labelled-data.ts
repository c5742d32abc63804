import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text and what is known to be in it. One line of a `.jsonl` file; what a task does not have is absent. */
export interface LabelledText {
  readonly id: string;
  readonly text: string;
  readonly spans?: readonly LabelledSpan[];
  /** Of tasks that ask one recogniser at a time. */
  readonly entity?: string;
  readonly expected_len?: number;
  readonly context?: boolean;
  readonly valid?: boolean;
  /** Secrets: 1 when there is one. */
  readonly label?: 0 | 1;
  readonly rule?: string;
}

export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

/** The texts of one task (`pii_ner`, `secret`, …); none when the folder has no such file. */
export function labelledTexts(folder: string, task: string): readonly LabelledText[] {
  const path = join(folder, `${task}.jsonl`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledText);
}
