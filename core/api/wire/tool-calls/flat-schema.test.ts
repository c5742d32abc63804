import { test } from 'tap';
import { flatSchema } from './flat-schema.js';

const text = { type: 'string' };

await test('a schema without alternatives at its top stays as it is', (t) => {
  const schema = { type: 'object', properties: { a: { anyOf: [text, { type: 'null' }] } } };
  t.equal(flatSchema(schema), schema);
  t.end();
});

await test('the members of all alternatives are members, and what all of them require is required', (t) => {
  const oneOf = [
    { properties: { id: text, kind: text }, required: ['id', 'kind'] },
    { properties: { url: text }, required: ['url', 'kind'] },
  ];
  t.strictSame(
    flatSchema({
      type: 'object',
      properties: { kind: { enum: ['a'] } },
      required: ['more'],
      oneOf,
      description: 'Finds.',
    }),
    {
      type: 'object',
      properties: { id: text, kind: { enum: ['a'] }, url: text },
      required: ['kind', 'more'],
      description: `Finds.\n\n${JSON.stringify({ oneOf })}`,
    },
  );
  t.end();
});

await test('of parts that apply together everything is required, and a schema of nothing else is an object', (t) => {
  const allOf = [{ properties: { a: text }, required: ['a'] }, { required: ['b'] }, true];
  t.match(flatSchema({ allOf }), { type: 'object', properties: { a: text }, required: ['a', 'b'] });
  t.strictSame(flatSchema({ anyOf: [{ required: ['a'] }, { required: ['b'] }] }), {
    type: 'object',
    properties: {},
    description: '{"anyOf":[{"required":["a"]},{"required":["b"]}]}',
  });
  t.end();
});
