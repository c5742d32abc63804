import { test } from 'tap';
import type { JsonValue } from '../../json.js';
import { parseJson } from '../json/json.js';
import { isPromptReference, readPromptReference } from './prompt-reference.js';

const id = '01900000-0000-7000-8000-00000000000a';

await test('in a compatible dialect only a UUID, or values without an id, mean a template of the gateway', (t) => {
  const own: readonly JsonValue[] = [
    { id },
    { id: id.toUpperCase(), version: 'v1' },
    { id, variables: {} },
    { variables: { a: 1 } },
    { id: null, variables: {} },
  ];
  const foreign: readonly (JsonValue | undefined)[] = [
    undefined,
    null,
    'Complete this',
    ['a', 'b'],
    7,
    parseJson('12345678901234567890'),
    {},
    { id: 'pmpt_123', version: '2', variables: {} },
    { id: `${id}0`, variables: {} },
    { id: 7, variables: {} },
    { variables: [] },
    { version: 'v1' },
  ];
  for (const value of own) t.ok(isPromptReference(value), JSON.stringify(value));
  for (const value of foreign) t.notOk(isPromptReference(value), JSON.stringify(value));
  t.end();
});

await test('a reference is read as it is written; null counts as absent, and values keep every digit', (t) => {
  t.strictSame(readPromptReference({}), { variables: {} });
  t.strictSame(readPromptReference({ id, version: null, label: 'stable', variables: null }), {
    id,
    label: 'stable',
    variables: {},
  });
  const longest = '😀'.repeat(200);
  t.equal(readPromptReference({ id, version: longest }).version, longest, 'as long as names of versions may be');
  const { variables } = readPromptReference(parseJson('{"version":"v1","variables":{"n":12345678901234567890}}'));
  t.equal(JSON.stringify(variables), '{"n":12345678901234567890}');
  t.end();
});

await test('an invalid reference is refused with its field, in the same way in every dialect', (t) => {
  const cases: readonly (readonly [JsonValue, string, string])[] = [
    ['x', 'prompt', 'must be an object'],
    [{ id: '' }, 'prompt.id', '1 to 200 characters'],
    [{ id, version: 2 }, 'prompt.version', 'must be a string'],
    [{ id, version: '😀'.repeat(201) }, 'prompt.version', '1 to 200 characters'],
    [{ id, label: 'x'.repeat(201) }, 'prompt.label', '1 to 200 characters'],
    [{ id, version: 'v1', label: 'stable' }, 'prompt.label', 'combined with "prompt.version"'],
    [{ id, variables: 'name' }, 'prompt.variables', 'must be an object'],
    [{ id, varables: {} }, 'prompt.varables', 'Did you mean "variables"?'],
    [{ id, colour: 1 }, 'prompt.colour', 'Known names: "id", "version", "label", "variables".'],
  ];
  for (const [value, field, message] of cases) {
    t.throws(() => readPromptReference(value), { code: 'GW_REQUEST_INVALID', status: 400, field, message });
  }
  t.end();
});
