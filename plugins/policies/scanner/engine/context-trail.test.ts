import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { ContextTrail } from './context-trail.js';
import { ContextWords } from './context-words.js';
import { contextBefore } from './limits.js';

const contexts = new ContextWords();
contexts.add(['tax number', 'steuernummer', 'id']);
contexts.add(['card', 'credit card number', '护照']);
contexts.add(['número de pasaporte', 'my id is']);

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('tax', 'number', 'Numbers', 'card', 'credit', 'taxNumber', 'ID', 'my', 'is'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('nothing', 'discard', 'x', '12', 'a1', '_', '“', '’s', 'é', '护照', 'número de'),
  },
  { weight: 3, arbitrary: fc.constantFrom(' ', ' ', ', ', ': ', '\n', ' '.repeat(20)) },
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

await test(`what speaks before a place is what its last characters speak of, wherever was asked before (seed ${seed})`, (t) => {
  let spoken = 0;
  fc.assert(
    fc.property(
      text,
      fc.array(fc.nat({ max: 30 }), { maxLength: 30 }),
      fc.nat({ max: 40 }),
      (whole, steps, dropped) => {
        const trail = new ContextTrail(contexts);
        let [place, present] = [0, whole];
        for (const [turn, step] of steps.entries()) {
          place = Math.min(present.length, place + step);
          const expected = contexts.read(present.slice(Math.max(0, place - contextBefore), place));
          spoken += expected.size;
          t.strictSame([...trail.read(present, place)], [...expected]);
          // Streams lose what was decided.
          const lost = turn % 5 === 4 ? Math.max(0, Math.min(dropped, place - contextBefore - 1)) : 0;
          present = present.slice(lost);
          place -= lost;
          trail.shift(lost);
        }
      },
    ),
    { seed, numRuns: 1000 },
  );
  t.ok(spoken > 500, `${spoken} contexts were spoken of`);
  t.end();
});
