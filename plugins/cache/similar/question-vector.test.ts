import { test } from 'tap';
import { fc, seed } from '../../../test/fixtures/random.js';
import { quantized, type QuestionVector, similarity } from './question-vector.js';

const vectorOf = (values: readonly number[]): QuestionVector => quantized(values) as QuestionVector;

await test('the similarity of rounded vectors differs from the exact cosine by less than 0.005', (t) => {
  t.comment(`seed ${seed}`);
  const vector = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 256, maxLength: 256 });
  fc.assert(
    fc.property(vector, vector, fc.double({ min: 0, max: 0.3, noNaN: true }), (one, noise, share) => {
      const other = one.map((value, at) => value + share * (noise[at] as number));
      if (!quantized(one) || !quantized(other)) return true;
      const exact = dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
      return Math.abs(similarity(vectorOf(one), vectorOf(other)) - exact) < 0.005;
    }),
  );
  t.end();
});

await test('a vector has the similarity 1 to itself, and none to a vector of other dimensions', (t) => {
  const vector = vectorOf([0.1, -0.7, 0.3]);
  t.equal(similarity(vector, vectorOf([0.1, -0.7, 0.3])), 1);
  t.equal(similarity(vector, vectorOf([0.1, -0.7, 0.3, 0])), 0);
  t.ok(similarity(vector, vectorOf([-0.1, 0.7, -0.3])) < 0);
  t.end();
});

await test('a vector without a direction is refused', (t) => {
  for (const values of [[], [0, 0], [1, Number.NaN], [1, Number.POSITIVE_INFINITY]])
    t.equal(quantized(values), undefined, String(values));
  t.end();
});

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
}
