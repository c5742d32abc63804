import { sensitivityLevels } from '../../plugins/policies/sensitivity-level.js';
import { verdictAt } from '../../plugins/policies/classifiers/local/linear-model.js';
import type { LocalClassifier } from '../../plugins/policies/classifiers/local/local-classifier.js';
import {
  contentClassifier,
  promptAttackClassifier,
} from '../../plugins/policies/classifiers/local/local-classifiers.js';
import { type LabelledText, readLabelledTexts } from './training/labelled-text.js';

/*
 * Scores the local classifiers on labelled data: node dist/bench/policies/score-classifiers.js FOLDER [FOLDER…]
 * Prints the share of each source's texts that is found on each level; `+` are texts with the category, `-` texts without it. Training data score
 * better than other texts: see docs/policy-models.md.
 */
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Usage: node dist/bench/policies/score-classifiers.js FOLDER [FOLDER…]');
  process.exit(2);
}
const texts = (await readLabelledTexts(folders)).filter(({ task }) => task !== 'lexicon');

scoreAttacks();
scoreContent();
measureSpeed();

function scoreAttacks(): void {
  const classifier = promptAttackClassifier({ sensitivityLevel: 'medium' });
  const isLabelled = ({ task, labels }: LabelledText): boolean => 'prompt_attack' in labels || task === 'benign';
  console.log('\n## prompt_attack: share hit at low, medium, high');
  const label = ({ labels }: LabelledText): boolean => labels['prompt_attack'] === 1;
  table(texts.filter(isLabelled), label, (text) => classifier.verdicts(text)['prompt_attack'] ?? 0);
}

function scoreContent(): void {
  const classifier = contentClassifier({ sensitivityLevel: 'medium' });
  const verdicts = new Map(texts.map((each) => [each.text, classifier.verdicts(each.text)]));
  for (const category of ['sexual', 'self_harm', 'hate', 'violence', 'harassment']) {
    console.log(`\n## ${category}: share hit at low, medium, high`);
    const labelled = texts.filter(({ labels }) => category in labels);
    table(
      labelled,
      ({ labels }) => labels[category] === 1,
      (text) => verdicts.get(text)?.[category] ?? 0,
    );
  }
  console.log('\n## Safe prompts hit by any category but profanity at low, medium, high');
  const worst = (text: string): number => {
    const { profanity: _, ...others } = verdicts.get(text) ?? {};
    return Math.max(0, ...Object.values(others));
  };
  table(
    texts.filter(({ task }) => task === 'benign'),
    () => false,
    worst,
  );
}

function table(
  labelled: readonly LabelledText[],
  isPositive: (text: LabelledText) => boolean,
  verdict: (text: string) => number,
): void {
  const groups = Map.groupBy(labelled, (text) => `${isPositive(text) ? '+' : '-'} ${text.source}`);
  for (const [name, group] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const found = group.map(({ text }) => verdict(text));
    const shares = sensitivityLevels.map((level) =>
      (found.filter((score) => score >= verdictAt[level]).length / group.length).toFixed(3),
    );
    console.log(`${name.slice(0, 70).padEnd(72)}${String(group.length).padStart(5)}  ${shares.join('  ')}`);
  }
}

function measureSpeed(): void {
  console.log('\n## Speed, MB of text for each second of processor time');
  const chat = texts
    .map(({ text }) => text)
    .join('\n')
    .slice(0, 1_000_000);
  const inputs = {
    'the texts of the folder': chat,
    digits: '1'.repeat(400_000),
    'single letters': 'a '.repeat(200_000),
  };
  const classifiers = {
    prompt_attack: promptAttackClassifier({ sensitivityLevel: 'medium' }),
    content_filtering: contentClassifier({ sensitivityLevel: 'medium' }),
  };
  for (const [kind, classifier] of Object.entries(classifiers)) {
    for (const [name, text] of Object.entries(inputs))
      console.log(`${kind}, ${name}: ${speedOf(classifier, text).toFixed(1)}`);
  }
}

/** The best of five runs, after a warm-up. */
function speedOf(classifier: LocalClassifier, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage();
    const judge = classifier.open();
    judge.push(text);
    judge.end();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return Buffer.byteLength(text) / least;
}
