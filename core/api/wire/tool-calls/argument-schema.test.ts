import { test } from 'tap';
import { argumentSchema } from './argument-schema.js';

await test('the schema of arguments is that of an object, without what providers refuse', (t) => {
  const properties = { a: { type: 'string', default: null } };
  t.strictSame(argumentSchema({ type: 'object', properties }), { type: 'object', properties });
  t.strictSame(argumentSchema({}), { type: 'object' });
  t.strictSame(argumentSchema({ type: null, properties: null, required: null }), { type: 'object' });
  t.strictSame(argumentSchema({ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'x', properties }), {
    type: 'object',
    properties,
  });
  t.match(argumentSchema({ anyOf: [{ properties }] }), { type: 'object', properties, anyOf: undefined });
  t.end();
});
