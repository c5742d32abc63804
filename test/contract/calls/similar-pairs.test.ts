import { test } from 'tap';
import { distinctiveParts } from '../../../plugins/cache/similar/distinctive-parts.js';
import {
  differentQuestions,
  sameQuestions,
  unseenDifferences,
  unseenDifferent,
  unseenSame,
} from '../../../plugins/cache/fixtures/question-pairs.js';
import { quantized, type QuestionVector, similarity } from '../../../plugins/cache/similar/question-vector.js';
import { embedText } from '../../../plugins/provider-demo/embed-text.js';

const vectorOf = (text: string): QuestionVector => quantized(embedText(text, 256)) as QuestionVector;

/** Whether the vectors of the demo model are near enough, at the default threshold. */
const isNear = ([one, other]: readonly [string, string]): boolean => similarity(vectorOf(one), vectorOf(other)) >= 0.95;
const isComparable = ([one, other]: readonly [string, string]): boolean =>
  distinctiveParts(one) === distinctiveParts(other);

await test('vectors of the demo model take opposites for the same, and distinctive parts tell them apart', (t) => {
  const different = Object.values(differentQuestions).flat();
  t.ok(different.some(isNear));
  t.strictSame(
    different.filter((pair) => isNear(pair) && isComparable(pair)),
    [],
  );
  t.ok(sameQuestions.filter((pair) => isNear(pair) && isComparable(pair)).length >= 6);
  t.end();
});

await test('exchanged roles are the known false hits, and no other pair is one', (t) => {
  t.strictSame(
    [...unseenDifferences, ...unseenDifferent].filter((pair) => isNear(pair) && isComparable(pair)),
    [
      ['Does the manager report to the developer?', 'Does the developer report to the manager?'],
      ['Does the landlord owe the tenant money?', 'Does the tenant owe the landlord money?'],
      ['Can I refund a customer?', 'Can a customer refund me?'],
    ],
  );
  t.end();
});

await test('of questions that say the same and were not known when the guard was written, most that are near are hits', (t) => {
  const near = unseenSame.filter(isNear);
  t.strictSame([near.length, near.filter(isComparable).length], [9, 6]);
  t.end();
});
