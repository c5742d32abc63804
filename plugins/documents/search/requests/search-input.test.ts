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
