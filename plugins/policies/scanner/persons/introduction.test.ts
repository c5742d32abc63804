import { test } from 'tap';
import { pii } from '../../fixtures/found-in.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { scannerFor } from '../scanner-for.js';
import { nameGuard } from './name-guard.js';
import {
  endsLikeIntroduction,
  greeting,
  introduction,
  introductionIn,
  isIntroduced,
  mayIntroduce,
} from './introduction.js';

const words =
  "my name is|her names|name's|I am called|mein Name ist|mi nombre es|ich heiße|je m'appelle|me llamo|mi chiamo|meu nome é|nazywam się|jag heter|Name:|\"|,|Dear|HI|hello|Hey|I am|i'm|Regards|Regards,|vorname:|nom =|name': |jmenuji se|je m’appelle|numele meu este|меня зовут|“Chère|grüßen,|sincerely|cheers|thanks|signed|attn|yours|should|next|of|.|?|a|".split(
    '|',
  );
const text = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 4 }),
    fc.constantFrom('', ' ', '\n ', '\u00a0', ' '.repeat(40)),
  )
  .map(([parts, space]) => parts.join(' ') + space);

await test(`the tests of the last units and words accept every introduction (seed ${seed})`, (t) => {
  fc.assert(
    fc.property(text, (before) => {
      const near = before.slice(-32);
      const isIntroduced = introduction.test(near) || greeting.test(near);
      return !isIntroduced || (mayIntroduce(near) && endsLikeIntroduction(before, before.length));
    }),
    { seed, numRuns: 3000 },
  );
  t.notOk(endsLikeIntroduction('what should ', 12), 'most words do not');
  t.notOk(scannerFor([pii.medium]).scan('Should Ada go?').length, 'and then there is no name');
  t.equal(scannerFor([pii.medium]).scan('Dear Ada Lovelace, hello').length, 1);
  t.end();
});

await test(`the cheap tests do not change which names are introduced (seed ${seed})`, (t) => {
  fc.assert(
    fc.property(text, (before) => {
      const near = before.slice(-32);
      const isSaid = introduction.test(near) || greeting.test(near);
      return isIntroduced(`${before}Ada`, before.length) === (isSaid && endsLikeIntroduction(before, before.length));
    }),
    { seed, numRuns: 5000 },
  );
  t.equal(introductionIn('Hello, my name is '), 'named');
  t.equal(introductionIn('Dear '), 'greeted');
  t.equal(introductionIn('what is '), undefined);
  t.ok(isIntroduced('Hello, my name is Ada', 18));
  t.ok(isIntroduced('dear  Ada', 6));
  t.notOk(isIntroduced('what is Ada', 8));
  t.end();
});

await test('a title may be written with any letters that normalize to its own, but not with other scripts', (t) => {
  for (const title of ['Dr. Watson', 'Ｄｒ. Watson', 'Señora Blanco', 'D\u00adr Watson', 'Dr'])
    t.ok(nameGuard.mayStart(title, 0), title);
  for (const word of ['Жук Иван', 'Ärger Xu', 'Dritte Wahl', 'Señoritas Blanco'])
    t.notOk(nameGuard.mayStart(word, 0), word);
  t.end();
});

await test('who introduces himself in another language is found at medium, a doctor of a series is not', (t) => {
  const scanner = scannerFor([pii.medium]);
  const found = (text: string): readonly string[] => scanner.scan(text).map(({ start, end }) => text.slice(start, end));
  t.strictSame(found('Guten Tag, mein Name ist Jürgen Krämer.'), ['Jürgen Krämer']);
  t.strictSame(found('Hola, mi nombre es José Núñez.'), ['José Núñez']);
  t.strictSame(found('Das ist Jürgen nicht, el problema es Madrid.'), []);
  t.strictSame(found('Wie oft reist Doctor Who allein?'), []);
  t.end();
});
