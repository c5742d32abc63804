import { test } from 'tap';
import type { Variable } from './template.js';
import { defaultOf, textOfDefault, valueOf } from './variable-value.js';

const of = (type: Variable['type'], more: Partial<Variable> = {}): Variable => ({ type, required: true, ...more });

await test('what was typed is put in as it is where it fits the type, and refused with the reason elsewhere', async (t) => {
  for (const [type, typed, text] of [
    ['string', ' {{age}} ', ' {{age}} '],
    ['number', ' 1.50 ', '1.50'],
    ['number', '-1e-3', '-1e-3'],
    ['integer', '12345678901234567890', '12345678901234567890'],
    ['boolean', 'true', 'true'],
    ['array', '[ "a b",\n 1.50 ]', '["a b",1.50]'],
    ['object', '{ "a": "x \\" y" }', '{"a":"x \\" y"}'],
  ] as const)
    t.strictSame(valueOf(typed, of(type)), { text }, `${type} ${typed}`);
  for (const [type, typed, problem] of [
    ['number', '1,5', 'It must be a number.'],
    ['number', '01', 'It must be a number.'],
    ['integer', '4.5', 'It must be an integer.'],
    ['boolean', 'yes', 'It must be a boolean.'],
    ['array', '{}', 'It must be an array as JSON, such as ["a", "b"].'],
    ['object', '[]', 'It must be an object as JSON, such as {"name": "value"}.'],
    ['object', 'null', 'It must be an object as JSON, such as {"name": "value"}.'],
    ['object', '{', 'It must be an object as JSON, such as {"name": "value"}.'],
  ] as const)
    t.strictSame(valueOf(typed, of(type)), { problem }, `${type} ${typed}`);
});

await test('a value that is left out is the default, or nothing where none is required', async (t) => {
  t.strictSame(valueOf('', of('integer', { default: 30 })), { text: '30' });
  t.strictSame(valueOf('', of('string')), { problem: 'It is required.' });
  t.strictSame(valueOf('', of('string', { required: false })), { text: '' });
  t.equal(textOfDefault(of('string')), '');
  t.equal(textOfDefault(of('array', { default: ['a'] })), '["a"]');
});

await test('a default has the type of its variable, and no more digits than are kept', async (t) => {
  t.strictSame(defaultOf('', 'integer'), { value: undefined });
  t.strictSame(defaultOf('30', 'integer'), { value: 30 });
  t.strictSame(defaultOf('30', 'string'), { value: '30' });
  t.strictSame(defaultOf('["1234567890123456"]', 'array'), { value: ['1234567890123456'] });
  t.strictSame(defaultOf('1234567890123456', 'integer'), { problem: 'A number may have 15 digits.' });
  t.strictSame(defaultOf('x', 'integer'), { problem: 'It must be an integer.' });
});
