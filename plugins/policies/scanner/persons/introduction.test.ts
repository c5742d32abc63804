import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { scannerFor } from '../scanner-for.js';
import { endsLikeIntroduction, mayIntroduce } from './introduction.js';

await test(`what introduces names always ends like it (seed ${seed})`, (t) => {
  const words =
    "my name is|her names|name's|I am called|ich heiße|je m'appelle|me llamo|mi chiamo|meu nome é|nazywam się|jag heter|Name:|\"|,|Dear|HI|hello|Hey|I am|i'm|Regards|sincerely|cheers|thanks|signed|attn|yours|should|next|of|.|?|a|".split(
      '|',
    );
  const text = fc
    .tuple(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 4 }),
      fc.constantFrom('', ' ', '\n ', '\u00a0', ' '.repeat(40)),
    )
    .map(([parts, space]) => parts.join(' ') + space);
  fc.assert(
    fc.property(text, (before) => {
      const isIntroduced = mayIntroduce(before.slice(-32));
      return !isIntroduced || endsLikeIntroduction(before, before.length);
    }),
    { seed, numRuns: 3000 },
  );
  t.notOk(endsLikeIntroduction('what should ', 12), 'most words do not');
  t.notOk(
    scannerFor([{ kind: 'pii', sensitivityLevel: 'medium' }]).scan('Should Ada go?').length,
    'and then there is no name',
  );
  t.equal(scannerFor([{ kind: 'pii', sensitivityLevel: 'medium' }]).scan('Dear Ada Lovelace, hello').length, 1);
  t.end();
});
