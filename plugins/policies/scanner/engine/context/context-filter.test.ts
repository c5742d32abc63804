import { test } from 'tap';
import { fc, seed } from '../../../../../test/fixtures/random.js';
import { ContextWords } from './context-words.js';
import { anyContext, ContextFilter } from './context-filter.js';
import { contextBit } from './phrases-of-word.js';
import { isLowSurrogate } from './word-tokenizer.js';

const contexts = new ContextWords();
contexts.add(['tax number', 'steuernummer', 'id']);
contexts.add(['card', 'credit card number', '护照']);
contexts.add(['número de pasaporte', 'my id is']);
contexts.add(['αριθμός', 'паспорт', 'आधार', '身份证号', 'เลขบัตร']);

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('tax', 'number', 'Numbers', 'cards', 'credit', 'taxNumber', 'ID', 'my') },
  { weight: 3, arbitrary: fc.constantFrom('nothing', 'discard', 'x', '12', 'a1', '_', '“', 'é', '护照', 'cardigan') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Паспорт', 'ΑΡΙΘΜΌΣ', 'αριθμός', 'आधार', '身份', '证号', 'เลขบัตร', 'İd', '😀', '𝐀'),
  },
  { weight: 4, arbitrary: fc.constantFrom(' ', ' ', ', ', '(', '-', '\u200b', ' '.repeat(20)) },
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

await test(`a range has no context words in any of its prefixes that are ruled out (seed ${seed})`, (t) => {
  let ruledOut = 0;
  fc.assert(
    fc.property(
      text,
      fc.array(fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 60 })), { maxLength: 30 }),
      (whole, steps) => {
        const filter = new ContextFilter(contexts);
        let from = 0;
        for (const [step, length] of steps) {
          from = Math.min(whole.length, from + step);
          if (isLowSurrogate(whole.charCodeAt(from))) from += 1;
          const until = Math.min(whole.length, from + length);
          const bits = filter.bitsIn(whole, from, until);
          if (bits !== anyContext) ruledOut += 1;
          for (let end = from; end <= until; end += 1)
            if ((contexts.read(whole.slice(from, end)).bits & ~bits) !== 0) return false;
        }
        return true;
      },
    ),
    { seed, numRuns: 1000 },
  );
  t.ok(ruledOut > 500, `contexts were ruled out in ${ruledOut} ranges`);
  t.end();
});

await test('each word after many overlapping matches is hashed once', (t) => {
  const filter = new ContextFilter(contexts);
  let looks = 0;
  const mayBePhrase = contexts.mayBePhrase.bind(contexts);
  contexts.mayBePhrase = (hash, shorter) => {
    looks += 1;
    return mayBePhrase(hash, shorter);
  };
  const whole = '12 no 34 nothing '.repeat(30);
  for (let at = 0; at + 60 < whole.length; at += 3) filter.bitsIn(whole, at, at + 60 - (at % 7));
  contexts.mayBePhrase = mayBePhrase;
  t.ok(looks <= whole.length, `${looks} for ${whole.length} characters`);
  t.equal(filter.bitsIn(whole, 0, 60), 0);
  t.equal(new ContextFilter(contexts).bitsIn('12 345 tax number', 3, 17), contextBit(0));
  t.equal(new ContextFilter(contexts).bitsIn('12 345 tax numeral', 3, 14), 0);
  t.end();
});
