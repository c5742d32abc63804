import { test } from 'tap';
import type { JsonObject } from '../../../../core/api/index.js';
import { readSearchInput, searchInputSchema } from './search-input.js';

await test('models get a schema that is an object at its root and refers to nothing, as providers demand of functions', (t) => {
  const schema = searchInputSchema();
  t.match(schema, {
    type: 'object',
    required: ['search_phrases'],
    additionalProperties: false,
    properties: {
      search_phrases: { type: 'array', items: { type: 'string' }, description: /What to look for/ },
      limit: { type: 'integer', default: 5 },
      filter: { type: 'object' },
    },
  });
  t.notMatch(JSON.stringify(schema), /\$ref|\$defs|\$schema|propertyNames/);
  t.strictSame(readSearchInput({ search_phrases: ['a'] }), { search_phrases: ['a'], limit: 5, filter: {} });
  t.end();
});

await test('a filter is never ignored: one that would be dropped is refused', (t) => {
  const filter: unknown = JSON.parse('{"__proto__":"secret"}');
  t.throws(() => readSearchInput({ search_phrases: ['a'], filter: filter as JsonObject }), {
    code: 'GW_REQUEST_INVALID',
    field: 'filter.__proto__',
  });
  t.end();
});

await test('a filter has at most as many members as a passage', (t) => {
  const filter = (members: number) =>
    Object.fromEntries(Array.from({ length: members }, (_, index) => [`m${index}`, 1]));
  t.strictSame(readSearchInput({ search_phrases: ['a'], filter: filter(50) }).filter, filter(50));
  t.throws(() => readSearchInput({ search_phrases: ['a'], filter: filter(51) }), {
    code: 'GW_REQUEST_INVALID',
    field: 'filter',
    message: /at most 50 members/,
  });
  t.end();
});

await test('a model is told of all its mistakes, what is allowed, and what was meant, as a client is', (t) => {
  const input: unknown = { search_phrases: 'harbour', limit: 0, tgas: ['a'] };
  t.throws(() => readSearchInput(input as JsonObject), {
    code: 'GW_REQUEST_INVALID',
    message:
      'Field "search_phrases" must be an array, not "harbour". Field "limit" must be a whole number from 1 to 50, not 0. ' +
      'Field "tgas" is not known. Did you mean "tags"?',
  });
  t.throws(() => readSearchInput({}), { field: 'search_phrases', message: 'Field "search_phrases" is required.' });
  t.end();
});
