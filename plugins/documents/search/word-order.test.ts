import { test } from 'tap';
import { WordOrder } from './word-order.js';

const order = (question: string) => new WordOrder(question, () => 2);

await test('word pairs of a question count where a passage has them in the same order', (t) => {
  const asked = order('White House press');
  t.equal(asked.of('The White House press secretary'), 1);
  t.equal(asked.of('The white houses, the press'), 0.5, 'also in other forms');
  t.equal(asked.of('The house is white; press here'), 0);
  t.equal(order('gate').of('gate'), 0, 'a word has no order');
  t.equal(order('').of('gate'), 0);
  t.ok(order('no refund').of('There is no refund.') > order('no refund').of('A refund, no more.'));
  t.equal(order('有給休暇').of('有給休暇'), 0, 'pairs of characters are terms already');
  t.end();
});
