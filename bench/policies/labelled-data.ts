import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A labelled text: one line of a `.jsonl` file. Members that a task does not have are absent. */
export interface LabelledText {
  readonly id: string;
  readonly text: string;
  readonly spans?: readonly LabelledSpan[];
  /** For tasks with a single recognizer. */
  readonly entity?: string;
  readonly expected_len?: number;
  readonly context?: boolean;
  readonly valid?: boolean;
  /** For secrets: 1 if there is one. */
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
