import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { mayChangeLeaf } from './schema-place.js';

/** A schema in which every value may be of the schema itself in two ways. */
function recursiveSchema(other: JsonObject): { readonly schema: JsonObject; readonly visits: () => number } {
  let visits = 0;
  const self = { $ref: '#' };
  const schema = {
    type: 'object',
    properties: { next: { anyOf: [self, { ...self }] } },
    get anyOf() {
      visits += 1;
      return [self, { ...self }, other];
    },
  };
  return { schema: schema as unknown as JsonObject, visits: () => visits };
}

await test('a recursive schema is visited once for each key of the path', (t) => {
  const { schema, visits } = recursiveSchema({ type: 'string' });
  t.equal(mayChangeLeaf(schema, ['next', 'next', 'next']), true);
  t.ok(visits() <= 4, `${visits()} visits`);
  t.end();
});

await test('a branch of a recursive schema that allows only certain values is respected', (t) => {
  const { schema } = recursiveSchema({ enum: ['a', 'b'] });
  t.equal(mayChangeLeaf(schema, ['next']), false);
  t.end();
});

await test('a reference that cannot be resolved allows any value', (t) => {
  for (const $ref of ['#/%zz', '#/definitions/missing', 'https://example.com/schema'])
    t.equal(mayChangeLeaf({ properties: { a: { $ref } } }, ['a']), true, $ref);
  t.end();
});
