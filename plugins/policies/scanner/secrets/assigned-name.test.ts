import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { assignedName, assignment } from './assigned-name.js';

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'secret',
      'api_key',
      'my key',
      'password is',
      'a',
      'pwd.x',
      'key was',
      'key ist',
      'String',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('=', ':', ':=', '::=', '||=', '+=', '.=', '?=', '>', '=>', ',', '(', '==', '|'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ' ',
      ' ',
      '"',
      "'",
      '`',
      '\\"',
      '\\\\"',
      ')',
      ']',
      '\n',
      '.',
      '-',
      '1',
      '/',
      'é',
      ' - ',
      ' –\n',
      '**',
      ' [',
      ' è ',
    ),
  },
);
const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').slice(-64));

await test(`reading only the last part of the text before a value finds the same name (seed ${seed})`, (t) => {
  let names = 0;
  fc.assert(
    fc.property(texts, (before) => {
      const expected = assignment.exec(before)?.[1];
      if (expected !== undefined) names += 1;
      return assignedName(before) === expected && assignedName(before) === expected;
    }),
    { seed, numRuns: 5_000 },
  );
  t.ok(names > 500, `${names} names`);
  t.equal(assignedName('=secret.=key = decode("'), 'key');
  t.end();
});
