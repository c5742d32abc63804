import { test } from 'tap';
import { secrets } from '../../fixtures/found-in.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { scannerFor } from '../scanner-for.js';
import { knownTokens } from './known-tokens.js';

const scanner = scannerFor([secrets.low]);
const examples = 10;

await test(`a token of every known shape is found in a sentence, without a name (seed ${seed})`, (t) => {
  for (const { pattern } of knownTokens) {
    const tokens = fc.stringMatching(new RegExp(`^(?:${pattern})$`));
    // A random one may look like a placeholder, or begin or end with a sign. Three dots stand for something left out.
    const isOneFound = (numRuns: number): boolean =>
      fc
        .sample(tokens, { seed, numRuns })
        .some((token) => scanner.scan(`I was given ${token.replaceAll('..', '.a')} for this.`).length > 0);
    t.ok(isOneFound(examples) || isOneFound(examples * 20), pattern);
  }
  t.end();
});

await test('a token that is cut short, or that is an example, is not found', (t) => {
  for (const text of [
    'rootly_7f1e8738d7d6b540bc52e1bc24c6e2c1',
    'sqco_7f1e8738d7d6b540bc52',
    'wandb_v1_oeh5mGZI3YbnNw4Utqly7V5Uu7FpQxuuATw',
    'ramp_sec_Q5wGUGNTZo2EsH2A9oEuSDlxPxx',
    'mlsn.vY6u4VFh2bSwYLAK71',
    'polar_oat_settings',
    'api-5gykyl1b-wgrq-11lc-z6q1-h7zn5fdlcybw',
    'rnd_generator_of_the_next_number_x',
    'pina_colada_recipe_collection_of_2024',
    'csa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'spu-11111111111111111111111111111111',
  ])
    t.strictSame(scanner.scan(`the value ${text} is here`), [], text);
  t.end();
});
