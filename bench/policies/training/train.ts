import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WordList } from '../../../plugins/policies/classifiers/local/word-list.js';
import { type LabelledText, readLabelledTexts } from './labelled-text.js';
import { contentTasks, type LearningTask, promptAttackTask } from './learning-tasks.js';
import { listedWords, wordListOf } from './listed-words.js';
import { SeededRandom } from './seeded-random.js';
import { type Segment, segmentsOf } from './segment-texts.js';
import { contentTexts, dialogueTexts, syntheticTexts } from './synthetic-texts.js';
import { type TrainedOutput, trainOutput } from './train-output.js';
import { readWrittenTexts } from './written-texts.js';
import { profanityOutput, storedModel, storedModule } from './write-weights.js';

/**
 * Trains the local models and writes their weights. The same data make the same weights, byte for byte:
 *
 *     node dist/bench/policies/training/train.js plugins/policies/classifiers/weights bench/policies/training/texts development-data collected
 */
const [output = '', written = '', ...folders] = process.argv.slice(2);

const attackBits = 18;
const contentBits = 16;
const attackSentences = 4000;
const dialogues = 900;
const contentSentences = 450;

async function train(): Promise<void> {
  const texts = [...(await readWrittenTexts(written)), ...(await readLabelledTexts(folders))];
  const listed = listedWords(texts);
  const attack = trainAll(
    [promptAttackTask],
    [
      ...texts,
      ...syntheticTexts(attackSentences, new SeededRandom(7)),
      ...dialogueTexts(dialogues, new SeededRandom(11)),
    ],
    attackBits,
  );
  await write('prompt-attack-weights.ts', 'promptAttackWeights', storedModel(attack, attackBits));
  const content = trainAll(
    contentTasks,
    [...texts, ...contentTexts(contentSentences, new SeededRandom(5))],
    contentBits,
    wordListOf(listed),
  );
  const outputs = [...content, profanityOutput(contentBits)];
  await write('content-weights.ts', 'contentWeights', storedModel(outputs, contentBits, listed));
}

function trainAll(
  tasks: readonly LearningTask[],
  texts: readonly LabelledText[],
  bits: number,
  words?: WordList,
): readonly TrainedOutput[] {
  const known = new Map<LabelledText, readonly Segment[]>();
  const cached = (text: LabelledText): readonly Segment[] => {
    const segments = known.get(text) ?? segmentsOf(text.text, bits, words);
    known.set(text, segments);
    return segments;
  };
  return tasks.map((task) => {
    const trained = trainOutput(task, texts, cached, bits);
    report(trained);
    return trained;
  });
}

/** What models that had not seen a text say of it, by source. */
function report({ category, alone, inContext, hits }: TrainedOutput): void {
  process.stdout.write(`\n${category}  ${JSON.stringify({ alone, inContext })}\n`);
  for (const [source, { texts, low, medium, high }] of [...hits].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const shares = [low, medium, high].map((share) => share.toFixed(3)).join('  ');
    process.stdout.write(`${source.slice(0, 60).padEnd(62)}${String(texts).padStart(5)}  ${shares}\n`);
  }
}

async function write(file: string, name: string, model: ReturnType<typeof storedModel>): Promise<void> {
  await writeFile(path.join(output, file), storedModule(name, model));
}

await train();
