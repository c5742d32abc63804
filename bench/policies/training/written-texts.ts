import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LabelledText } from './labelled-text.js';
import { SeededRandom } from './seeded-random.js';

/** How many sentences are made of one line with alternatives. */
const mostOfLine = 12;
const alternatives = /\{([^{}]*\|[^{}]*)\}/g;

/**
 * Reads the texts that were written for this project: one file for each category (`self-harm.txt`), one text a line. `+` has the category, `-` has none although
 * it may sound so, and `~` has not the one of the file, whatever the others are. `{one|another}` stands for either; what one line makes has one id up to `#`, and is learnt together or not at all.
 */
export async function readWrittenTexts(folder: string): Promise<readonly LabelledText[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
  const files = names.map(async (name) => {
    const category = path.basename(name, '.txt').replaceAll('-', '_');
    return textsOf(category, await readFile(path.join(folder, name), 'utf8'));
  });
  return (await Promise.all(files)).flat();
}

/** The texts of one file. */
export function textsOf(category: string, lines: string): readonly LabelledText[] {
  const random = new SeededRandom(11);
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line, index) => {
      const labels = labelsOf(category, line[0]);
      return sentencesOf(line.slice(2), random).map((text, number) => ({
        id: `written/${category}/${index}#${number}`,
        task: 'written',
        text,
        labels,
        source: `written ${category}`,
        licence: 'Apache-2.0',
      }));
    });
}

function labelsOf(category: string, sign = ''): LabelledText['labels'] {
  if (sign === '+') return { [category]: 1 };
  return sign === '~' ? { [category]: 0 } : { unsafe: 0, prompt_attack: 0 };
}

function sentencesOf(line: string, random: SeededRandom): readonly string[] {
  const one = (): string => line.replace(alternatives, (_, choices: string) => random.pick(choices.split('|')));
  return line.search(alternatives) === -1 ? [line] : [...new Set(Array.from({ length: mostOfLine }, one))];
}
