import { test } from 'tap';
import { found, secrets } from '../../fixtures/found-in.js';
import { closed, tailOf } from './open-ends.js';

const { low } = secrets;
const letters = 'q7Zr2LkX9vBn4TsWc8HdY1Mf6GpJ3aE';

await test('a token that is longer than any match is found as a whole', (t) => {
  for (const prefix of [
    'ya29.c.c0AS',
    'sl.u.AF',
    'ops_eyJ',
    'IQoJb3JpZ2luX2Vj',
    'FlyV1 fm2_',
    'sk-proj-',
    'ghs_123456_eyJhbGci.',
  ])
    for (const times of [6, 40]) {
      const token = prefix + letters.repeat(times);
      t.strictSame(found(low, `it is ${token}, I think`), [`ACCESS_TOKEN: ${token}`], `${prefix} ${times}`);
    }
  const session = `IQoJb3JpZ2luX2Vj${letters.repeat(20)}==`;
  t.strictSame(found(low, `it is "${session}"`), [`ACCESS_TOKEN: ${session}`]);
  t.end();
});

await test('a full stop at the end of a sentence is not part of a token', (t) => {
  for (const token of [
    `glpat-${letters.slice(0, 20)}`,
    `glpat-${letters.repeat(5)}.01.0z11a1b2c`,
    `ghs_123456_eyJhbGci.${letters.repeat(10)}.${letters.repeat(12)}`,
    `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${letters}`,
    `SG.${letters.slice(0, 22)}.${letters}${letters.slice(0, 10)}`,
  ])
    for (const after of ['.', '...', '. Next', '.\nNext'])
      t.match(
        found(low, `it is ${token}${after}`),
        [new RegExp(`: ${token.replaceAll('.', '[.]')}$`)],
        `${token}${after}`,
      );
  t.end();
});

await test('only an end without a bound is cut, and the rest of it is the tail', (t) => {
  t.equal(closed('ab_[a-z]{20,250}={0,2}'), 'ab_[a-z]{20,40}');
  t.equal(closed('ab_[a-z]{100,250}'), 'ab_[a-z]{100,100}');
  t.equal(closed('ab_[\\w.-]{20,199}'), 'ab_[\\w.-]{19,198}[\\w-]');
  t.equal(closed('ab_[a-z]{20,40}'), 'ab_[a-z]{20,40}');
  t.match(tailOf('ab_[a-z]{20,250}={0,2}'), { characters: /[a-z]|=/ });
  t.equal(tailOf('ab_[a-z]{20,199}'), undefined);
  t.equal(tailOf('ab_[a-z]{20}'), undefined);
  t.end();
});
