import { test } from 'tap';
import { defaultOf, type FieldKind, type JsonSchema, kindOf, labelOf } from './json-schema.js';

await test('every schema is edited in the best way that there is, and as JSON where there is none', async (t) => {
  const kinds: readonly (readonly [JsonSchema, FieldKind])[] = [
    [{ type: 'string', enum: ['low', 'high'] }, 'choice'],
    [{ type: 'boolean' }, 'yes-no'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'number' }, 'number'],
    [{ type: 'string' }, 'text'],
    [{ type: 'array', items: { type: 'string', enum: ['a'] } }, 'choices'],
    [{ type: 'array', items: { type: 'string' } }, 'texts'],
    [{ type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } }, 'groups'],
    [{ type: 'array', items: { type: 'integer' } }, 'json'],
    [{ type: 'array' }, 'json'],
    [{ type: 'object', properties: {} }, 'group'],
    [{ type: 'object', additionalProperties: { type: 'string', enum: ['mask'] } }, 'map'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'json'],
    [{ type: 'object', additionalProperties: true }, 'json'],
    [{}, 'json'],
  ];
  for (const [schema, kind] of kinds) t.equal(kindOf(schema), kind, JSON.stringify(schema));
});

await test('labels are words', async (t) => {
  t.equal(labelOf('excludeEntities'), 'Exclude entities');
  t.equal(labelOf('on_error'), 'On error');
  t.equal(labelOf('maxTokens2Keep'), 'Max tokens2 keep');
});

await test('a default is shown as it would be typed', async (t) => {
  t.equal(defaultOf({}), undefined);
  t.equal(defaultOf({ default: 'medium' }), 'medium');
  t.equal(defaultOf({ default: ['a', 'b'] }), 'a, b');
  t.equal(defaultOf({ default: 0 }), '0');
  t.equal(defaultOf({ default: false }), 'false');
  t.equal(defaultOf({ default: { a: 1 } }), '{"a":1}');
});
