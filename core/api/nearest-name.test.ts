import { test } from 'tap';
import { nearestName } from './nearest-name.js';

const known = ['apiKey', 'baseUrl', 'models', 'headers', 'maxTokens', 'id', 'use', 'when', 'onFailure'];

const cases: readonly (readonly [typed: string, meant: string | undefined])[] = [
  ['apikey', 'apiKey'],
  ['api_key', 'apiKey'],
  ['API-KEY', 'apiKey'],
  ['baseUri', 'baseUrl'],
  ['baseUlr', 'baseUrl'],
  ['model', 'models'],
  ['modles', 'models'],
  ['header', 'headers'],
  ['max_token', 'maxTokens'],
  ['idd', 'id'],
  ['ues', 'use'],
  ['onfail', undefined],
  ['temperature', undefined],
  ['', undefined],
  ['x'.repeat(1000), undefined],
];

for (const [typed, meant] of cases) {
  test(`for ${JSON.stringify(typed.slice(0, 20))} the nearest is ${meant ?? 'none'}`, async (t) => {
    t.equal(nearestName(typed, known), meant);
  });
}

test('of two equally near names the first wins, and an exact one always', async (t) => {
  t.equal(nearestName('cat', ['car', 'cap']), 'car');
  t.equal(nearestName('cap', ['car', 'cap']), 'cap');
  t.equal(nearestName('cat', []), undefined);
});
