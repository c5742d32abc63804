import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promptAttackClassifier } from '../../plugins/policies/classifiers/local/local-classifiers.js';
import { scriptNear } from '../processes/server-process.js';
import { NewSentences } from './new-sentences.js';

const folder = scriptNear(import.meta.url, '../../..');
const written = ['docs/*.md', 'docs/decisions/*.md', 'plugins/*/README.md'];
const mostLetters = 14;
/** The highest weight of a word: with more suspicious ones, some requests would be blocked, which would distort the measurement. */
const mostSuspicious = 0.15;

let sentences: NewSentences | undefined;

/** Sentences of known words. Each plan continues where the previous one ended, so that no round repeats a request. */
export function newSentences(): NewSentences {
  sentences ??= new NewSentences(knownWords(), 1);
  return sentences;
}

/** The lower-case words of this project's documentation, with their frequencies: about 50,000, of which 2,500 are different. */
function knownWords(): readonly string[] {
  const texts = globSync(written, { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const words = texts.flatMap((text) => text.match(/\b[a-z]+\b/g) ?? []);
  const model = promptAttackClassifier({ sensitivityLevel: 'medium' });
  const harmless = new Set<string>();
  for (const word of new Set(words)) {
    const verdict = model.verdicts(word)['prompt_attack'] ?? 1;
    if (word.length <= mostLetters && verdict < mostSuspicious) harmless.add(word);
  }
  return words.filter((word) => harmless.has(word));
}
