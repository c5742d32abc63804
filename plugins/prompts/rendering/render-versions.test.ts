import { test } from 'tap';
import { type JsonObject, type JsonValue, parseJson } from '../../../core/api/index.js';
import { undeclaredVariables, unusedVariables } from './expected-variables.js';
import { type Declared, sampleVersion } from '../fixtures/sample-version.js';
import { renderVersions } from './render-versions.js';
import { parseTemplate } from './template.js';
import type { PromptVersion } from '../prompt.js';
import { type Variable, variableTypes } from '../variable.js';
import { fc } from '../../../test/fixtures/random.js';
import { refusalAtOnce } from '../../../core/testkit/refusal.js';

function render(template: string, declared: Declared, values: JsonObject): string {
  return renderVersions([sampleVersion(template, declared)], values)[0] as string;
}

const refusal = (template: string, declared: Declared, values: JsonObject) =>
  refusalAtOnce(() => render(template, declared, values));

await test('a placeholder is a name in two braces, with or without spaces; everything else in braces is text', async (t) => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['', []],
    ['no placeholder', []],
    ['{{a}}', ['a']],
    ['{{ a }}{{\ta\n}}', ['a', 'a']],
    ['{{{a}}}', ['a']],
    ['{{firstName}} {{last_name2}}', ['firstName', 'last_name2']],
    [`{{${'x'.repeat(64)}}}`, ['x'.repeat(64)]],
    [`{{${'x'.repeat(65)}}}`, []],
    ['{{}} {{ }} {a} {{a} {a}} { {a} }', []],
    ['{{1a}} {{_a}} {{__proto__}} {{a b}} {{a-b}} {{a.b}} {{#if a}} {{größe}}', []],
    ['{{{{a}}}}', ['a']],
  ];
  for (const [text, names] of cases) {
    const template = parseTemplate(text);
    t.strictSame(template.names, names, text);
    t.equal(template.texts.length, names.length + 1);
  }
  t.equal(render('a {{{x}}} {{ }} {x} {{#if x}}', {}, { x: '1' }), 'a {1} {{ }} {x} {{#if x}}');
});

await test('placeholders that are not declared and declarations that are not used are found, each once', async (t) => {
  const template = parseTemplate('{{b}} {{a}} {{b}} {{c}} {{constructor}}');
  const declared = (['c', 'd', 'a'] as const).map((name) => ({ name, type: 'string', required: true }) as const);
  t.strictSame(undeclaredVariables(template, declared), ['b', 'constructor']);
  t.strictSame(unusedVariables(template, declared), ['d']);
});

await test('each type takes its own values and no other', async (t) => {
  const values: Readonly<Record<string, JsonValue>> = {
    text: 'x',
    empty: '',
    whole: 7,
    negative: -0.5,
    truth: false,
    list: [],
    map: {},
    big: parseJson('12345678901234567890'),
    exact: parseJson('1234567890123456.5'),
    huge: parseJson('1e400'),
  };
  const taken: Readonly<Record<(typeof variableTypes)[number], readonly string[]>> = {
    string: ['text', 'empty'],
    number: ['whole', 'negative', 'big', 'exact', 'huge'],
    integer: ['whole', 'big', 'huge'],
    boolean: ['truth'],
    array: ['list'],
    object: ['map'],
  };
  for (const type of variableTypes) {
    for (const [kind, value] of Object.entries(values)) {
      if (taken[type].includes(kind)) {
        t.type(render('{{v}}', { v: type }, { v: value }), 'string', `${type} takes ${kind}`);
        continue;
      }
      const error = refusal('{{v}}', { v: type }, { v: value });
      t.match(error, { code: 'GW_PROMPT_VARIABLES', status: 400, field: 'prompt.variables.v' }, `${type}: ${kind}`);
      t.match(error.message, `"v" must be a${/^[aio]/.test(type) ? 'n' : ''} ${type}`);
    }
  }
});

await test('strings are inserted unchanged, everything else as JSON with all digits', async (t) => {
  const values = parseJson(
    '{"s":"a \\"b\\"\\n","n":0.10,"i":12345678901234567890,"b":true,"l":[1,"x",null],"o":{"k":9007199254740993}}',
  ) as JsonObject;
  const declared: Declared = { s: 'string', n: 'number', i: 'integer', b: 'boolean', l: 'array', o: 'object' };
  t.equal(
    render('{{s}}|{{n}}|{{i}}|{{b}}|{{l}}|{{o}}', declared, values),
    'a "b"\n|0.1|12345678901234567890|true|[1,"x",null]|{"k":9007199254740993}',
  );
});

await test('optional values may be absent or null, and render as nothing', async (t) => {
  t.equal(render('[{{a}}{{b}}{{c}}]', { a: 'string?', b: 'number?', c: 'string?' }, { b: null, c: 'x' }), '[x]');
  t.match(refusal('{{a}}', { a: 'string' }, { a: null }).message, '"a" is required');
  t.match(refusal('', { unused: 'string' }, {}).message, '"unused" is required', 'used or not');
});

await test('all errors are reported at once, and the field is that of the first', async (t) => {
  const declared: Declared = { name: 'string', age: 'integer', tone: 'string?' };
  const error = refusal('{{name}} {{city}} {{age}}', declared, { age: '7', naem: 'Ada', tone: 1 });
  t.equal(error.field, 'prompt.variables.name');
  t.equal(
    error.message,
    'The prompt template cannot be rendered. Of its variables, "name" is required; "age" must be an integer; ' +
      '"tone" must be a string; "city" is required; "naem" is not known (did you mean "name"?).',
  );
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x${index}`, 1]));
  t.match(refusal('', {}, many).message, /"x9" is not known[^;]* and 90 more\.$/);
  t.notMatch(refusal('{{a}}', { a: 'number' }, { a: 'secret' }).message, /secret/, 'values are not repeated');
});

await test('variables may have the names of built-in object properties', async (t) => {
  t.match(refusal('{{constructor}} {{toString}}', {}, {}).message, '"constructor" is required; "toString" is required');
  t.equal(render('{{constructor}}{{hasOwnProperty}}', {}, { constructor: 'a', hasOwnProperty: 'b' }), 'ab');
  t.match(refusal('', {}, parseJson('{"__proto__":"x"}') as JsonObject).message, '"__proto__" is not known');
});

await test('a variable without a value has its default, which each version has for itself', (t) => {
  const withDefault = (template: string, variables: readonly Variable[]): PromptVersion => ({
    ...sampleVersion(template),
    variables,
  });
  const required = { type: 'string', required: true } as const;
  const one = withDefault('{{tone}}, {{tone}}', [{ ...required, name: 'tone', default: '{{b}}' }]);
  const list = { name: 'tone', type: 'array', required: false, default: [1, parseJson('1.50'), null] } as const;
  const two = withDefault('{{tone}}{{b}}', [list as Variable, { ...required, name: 'b', default: '' }]);
  t.strictSame(renderVersions([one, two], {}), ['{{b}}, {{b}}', '[1,1.5,null]']);
  t.strictSame(renderVersions([one, two], { tone: null, b: 'B' }), ['{{b}}, {{b}}', '[1,1.5,null]B']);
  t.strictSame(renderVersions([one], { tone: 'calm' }), ['calm, calm']);
  t.strictSame(renderVersions([one], { tone: '' }), [', '], 'an empty text is a value');
  const undeclared = sampleVersion('{{tone}}');
  t.throws(() => renderVersions([one, undeclared], {}), { message: '"tone" is required' });
  t.throws(() => renderVersions([one], { tone: 1 }), { message: '"tone" must be a string' });
  t.end();
});

await test('versions that are rendered together share the values; a value that none of them uses is refused', async (t) => {
  const versions = [sampleVersion('{{a}} {{b}}'), sampleVersion('{{b}} {{c}}', { c: 'string?' })];
  t.strictSame(renderVersions(versions, { a: '1', b: '2' }), ['1 2', '2 ']);
  t.throws(() => renderVersions(versions, { a: '1', b: '2', d: '3' }), { message: '"d" is not known' });
  t.throws(() => renderVersions(versions, { a: '1' }), { message: 'variables, "b" is required.' });
  t.strictSame(renderVersions([], {}), []);
});

await test('repeating a long value in a template is limited', async (t) => {
  const error = refusal('{{a}}'.repeat(6000), {}, { a: 'x'.repeat(1_000_000) });
  t.match(error, { code: 'GW_PROMPT_VARIABLES', field: 'prompt.variables.a', message: /longer than 5000000/ });
  t.equal(render('{{a}}', {}, { a: 'x'.repeat(1_000_000) }).length, 1_000_000);
});

await test('values are never interpreted as templates', async (t) => {
  const text = fc.string({ unit: fc.constantFrom('{', '}', '{{', '}}', '{{a}}', '{{b}}', '$&', '$1', 'x', ' ', '\n') });
  const literal = text.filter((candidate) => parseTemplate(candidate).names.length === 0);
  const names = ['a', 'b', 'c'] as const;
  const piece = fc.oneof(
    literal.map((value) => ({ value, isName: false })),
    fc.constantFrom(...names).map((value) => ({ value: value as string, isName: true })),
  );
  const property = fc.property(fc.array(piece, { maxLength: 12 }), text, text, text, (pieces, a, b, c) => {
    // A separator keeps neighbouring pieces from becoming a placeholder together.
    const template = pieces.map(({ value, isName }) => (isName ? `{{${value}}}` : value)).join('|');
    if (parseTemplate(template).names.length !== pieces.filter(({ isName }) => isName).length) return true;
    const values: Readonly<Record<string, string>> = { a, b, c };
    const expected = pieces.map(({ value, isName }) => (isName ? values[value] : value)).join('|');
    return render(template, { a: 'string?', b: 'string?', c: 'string?' }, values) === expected;
  });
  fc.assert(property, { numRuns: 2000 });
  t.pass();
});
