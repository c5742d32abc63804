import { test } from 'tap';
import { expectedVariables, isNeeded, namesIn, piecesOf, undeclared } from './template.js';

await test('a template is taken apart as the gateway does it: other braces are text', async (t) => {
  t.strictSame(piecesOf('You are {{name}}, {{ age }}.{{no {{1x}} {x}'), [
    { text: 'You are ' },
    { name: 'name' },
    { text: ', ' },
    { name: 'age' },
    { text: '.{{no {{1x}} {x}' },
  ]);
  t.strictSame(namesIn('{{b}} {{a}} {{b}} {{sys_now}}'), { variables: ['b', 'a'], functions: ['sys_now'] });
});

await test('variables are expected in the order of the text, then those that only are declared', async (t) => {
  const age = { type: 'integer', required: false } as const;
  t.strictSame(expectedVariables('{{b}} {{constructor}}', { age, b: age }), [
    ['b', age],
    ['constructor', undeclared],
    ['age', age],
  ]);
});

await test('a request must give a value where one is required and there is no default', async (t) => {
  t.ok(isNeeded({ type: 'string', required: true }));
  t.notOk(isNeeded({ type: 'string', required: true, default: '' }));
  t.notOk(isNeeded({ type: 'string', required: false }));
});
