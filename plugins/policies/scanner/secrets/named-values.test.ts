import { test } from 'tap';
import { fc } from '../../../../test/fixtures/random.js';
import { gateOfValues } from './named-values.js';

const letters = fc.constantFrom(...Array.from('aZ+/='));
const units = fc.oneof(
  { weight: 8, arbitrary: letters },
  { weight: 1, arbitrary: fc.constantFrom(...Array.from('0_.~!@#$%^&*-')) },
  { weight: 1, arbitrary: fc.constantFrom(...Array.from(' ",;)\n\u00ad\u00e9\uff11')) },
);
const values = fc.array(units, { maxLength: 24 }).map((characters) => characters.join(''));
const assigning = fc.constantFrom('key: ', 'password="', 'a, ', 'it is ', 'call(');

await test('words of fewer than 16 letters are no values, and everything else may be one', (t) => {
  fc.assert(
    fc.property(assigning, values, (before, value) => {
      const [run = ''] = /^[\w+/=.~!@#$%^&*-]*/.exec(value) ?? [];
      // Where the text ends, or what is not ASCII follows, the value may go on.
      const isKnown = run.length < value.length && value.charCodeAt(run.length) < 0x80;
      // The full stop of a sentence tells nothing.
      const word = value.charCodeAt(run.length) <= 0x20 ? run.replace(/(?<=.)\.$/, '') : run;
      const isWord = isKnown && run.length < 16 && !/[\d_.~!@#$%^&*-]/.test(word);
      return gateOfValues.mayBegin(before + value, before.length) === !isWord;
    }),
    { numRuns: 2000 },
  );
  t.notOk(gateOfValues.mayBegin('the value', 4), 'and where nothing assigns there is none');
  t.end();
});
