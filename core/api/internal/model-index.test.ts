import { test } from 'tap';
import { addressedProvider, longestMatchedName, ModelIndex } from './model-index.js';

const names = (...ids: readonly string[]): ModelIndex<string> =>
  new ModelIndex(
    'acme',
    ids.map((id) => [id, `entry ${id}`]),
  );

await test('a name is found as it is, behind its provider, and by the longest pattern, in this order', async (t) => {
  const models = names('large', 'la*', 'acme/*', 'l*', '*');
  for (const [asked, name, entry] of [
    ['large', 'large', 'large'],
    ['acme/large', 'large', 'large'],
    ['latest', 'latest', 'la*'],
    ['acme/latest', 'latest', 'la*'],
    ['little', 'little', 'l*'],
    ['other/large', 'other/large', '*'],
    ['acme/acme/x', 'acme/x', 'acme/*'],
  ] as const) {
    t.strictSame(models.find(asked), { name, model: `entry ${entry}` }, asked);
  }
  t.strictSame(names('acme/*').find('acme/x'), { name: 'acme/x', model: 'entry acme/*' });
  for (const asked of ['', 'acme', 'Large', '__proto__']) t.equal(names('large').find(asked), undefined, asked);
});

await test('a pattern matches no name of any length, because names are kept in caches', async (t) => {
  const listed = 'listed'.padEnd(longestMatchedName + 1, '-');
  const models = names('*', listed);
  t.equal(models.find('x'.repeat(longestMatchedName))?.model, 'entry *');
  t.equal(models.find('x'.repeat(longestMatchedName + 1)), undefined);
  t.equal(models.find(listed)?.name, listed, 'an id of gateway.yaml may have any length');
});

await test('a pattern matches no name with half a character, which can be in no address', async (t) => {
  const models = names('large', 'gpt-*', '*');
  for (const name of ['gpt-\ud83d', '\ude00', 'acme/gpt-\ud83d']) t.equal(models.find(name), undefined);
  t.equal(models.find('gpt-\u{1f600}')?.model, 'entry gpt-*');
});

await test('the part of a name before its first slash addresses the provider with that id', async (t) => {
  t.equal(addressedProvider('groq/openai/gpt-oss'), 'groq');
  for (const name of ['gpt-4o', '', '/x']) t.equal(addressedProvider(name), undefined, `"${name}"`);
  t.equal(addressedProvider('x/'), 'x');
});
