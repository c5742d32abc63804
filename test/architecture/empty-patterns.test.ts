import { test } from 'tap';
import { type SourceFile, sourceFiles, withoutLiterals } from './source-files.js';

const assertion = /\bt\.(?:match|notMatch|has|notHas|rejects|throws)\(/g;

/**
 * The assertions whose pattern contains `{}` or `[]`, which match every object and every list: they read as if the value had to be empty. An empty
 * list is expected as `{ length: 0 }`, an empty object with `strictSame`, and an object of any kind as `Object`.
 */
function emptyPatterns({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const code = withoutLiterals(text);
  return [...code.matchAll(assertion)].flatMap(({ index, 0: { length } }) => {
    const [, pattern = ''] = argumentsFrom(code.slice(index + length));
    return /(?:^|[:,[])\s*(?:\{\s*\}|\[\s*\])/.test(pattern)
      ? [`${path}:${code.slice(0, index).split('\n').length}`]
      : [];
  });
}

/** The arguments of a call, from its opening parenthesis on. */
function argumentsFrom(code: string): string[] {
  const found = [''];
  let depth = 0;
  for (const character of code) {
    if (/[([{]/.test(character)) depth += 1;
    if (/[)\]}]/.test(character)) depth -= 1;
    if (depth < 0) break;
    if (character === ',' && depth === 0) found.push('');
    else found.push(found.pop() + character);
  }
  return found;
}

await test('the scanner of this test looks at the patterns of assertions, and only there', async (t) => {
  const text = `
t.match(of({}, []), { a: 1 }, 'an empty {}');
t.match(of('{'), {
  a: [{}],
});
t.match(a, [{ b: [] }]);
t.match(a, { text: '[]', other: /{}/, length: \`{}\` });
await t.rejects(of({}), { issues: [ ] });
t.match(a, { ...Object.assign({}, b), c: ['x'] });
t.strictSame(a, { b: {}, c: [] });
`;
  t.strictSame(emptyPatterns({ path: 'a.ts', text }), ['a.ts:3', 'a.ts:6', 'a.ts:8']);
});

await test('no assertion seems to expect an empty object or list, and accepts any', async (t) => {
  t.strictSame(sourceFiles.flatMap(emptyPatterns), []);
});
