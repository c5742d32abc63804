import { test } from 'tap';
import { LearnedModels } from './learned-models.js';

await test('of more models than are remembered the oldest is forgotten, and learning about a known one forgets none', (t) => {
  const learned = new LearnedModels<string>(2);
  t.equal(learned.of('a'), undefined);
  learned.learn('a', 'first');
  learned.learn('b', 'second');
  learned.learn('b', 'changed');
  t.strictSame([learned.of('a'), learned.of('b')], ['first', 'changed']);
  learned.learn('c', 'third');
  t.strictSame([learned.of('a'), learned.of('b'), learned.of('c')], [undefined, 'changed', 'third']);
  t.end();
});
