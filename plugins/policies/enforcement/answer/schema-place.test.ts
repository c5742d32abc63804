import { test } from 'tap';
import type { JsonObject } from '../../../../core/api/index.js';
import { SchemaPlace } from './schema-place.js';

function mayChange(schema: JsonObject, ...path: readonly (string | number)[]): boolean {
  return SchemaPlace.of(schema).at(path).mayChange;
}

await test('a string may be changed unless some schema that applies to it narrows its values', async (t) => {
  const schema = {
    properties: {
      note: { type: 'string' },
      kind: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/kind' }] },
      tuple: { prefixItems: [{ const: 'a' }], items: { type: 'string' } },
      first: { $ref: '#/$defs/list/oneOf/0' },
      odd: { $ref: '#/%' },
    },
    additionalProperties: { format: 'email' },
    $defs: { kind: { enum: ['a', 'b'] }, list: { oneOf: [{ maxLength: 3 }] } },
  };
  t.ok(mayChange(schema, 'note'));
  t.ok(mayChange(schema, 'note', 'deeper', 7), 'nothing is said about it');
  t.notOk(mayChange(schema, 'kind'));
  t.notOk(mayChange(schema, 'other'));
  t.notOk(mayChange(schema, 'tuple', 0));
  t.ok(mayChange(schema, 'tuple', 1));
  t.notOk(mayChange(schema, 'first'));
  t.ok(mayChange(schema, 'odd'));
});

await test('a schema whose branches all lead back to it is resolved at once, at any depth', async (t) => {
  const self = { $ref: '#/$defs/self' };
  const many = Array.from({ length: 1000 }, () => ({ ...self }));
  const schema = {
    ...self,
    $defs: { self: { anyOf: many, allOf: many, items: self, properties: { a: self, last: { const: 'x' } } } },
  };
  const path = Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? 'a' : at));
  t.ok(mayChange(schema, ...path));
  t.notOk(mayChange(schema, ...path, 'last'));
});

await test('what the same schemas say is worked out once, however deep a value is', (t) => {
  const list = { type: 'array', items: { $ref: '#' } };
  const place = SchemaPlace.of({ properties: { list }, additionalProperties: { const: 'x' } });
  const deep = Array.from({ length: 50 }, () => ['list', 7]).flat();
  t.equal(place.at([...deep, 'list']), place.at(['list']));
  t.equal(place.at([...deep, 'other']), place.at(['another']));
  t.not(place.at(['list']), place.at(['other']));
  t.end();
});

await test('a reference that cannot be resolved allows any value', async (t) => {
  for (const $ref of ['#/%zz', '#/definitions/missing', 'https://example.com/schema'])
    t.ok(mayChange({ properties: { a: { $ref } } }, 'a'), $ref);
});
