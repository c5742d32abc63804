import { test } from 'tap';
import { type SourceFile, sourceFiles } from './source-files.js';

const accessor = /^(\s*)(?:.*[{,(]\s*)?(?:static )?(?:get|set) (?:[\w$#]+|\[[^\]]+\]|'[^']+')\(/;

/**
 * The lines on which an object literal has a getter or setter. Formatted code tells by its indentation what a line stands in: the
 * nearest line above that is less indented opened the class or the literal.
 */
function accessorsInLiterals({ path, code }: Pick<SourceFile, 'path' | 'code'>): string[] {
  const lines = code.split('\n');
  return lines.flatMap((line, index) => {
    const [, indent] = accessor.exec(line) ?? [];
    if (indent === undefined) return [];
    const isFirst = /^\s*(?:static )?(?:get|set) /.test(line);
    return isFirst && isClass(lines, index, indent.length) ? [] : [`${path}:${index + 1}`];
  });
}

function isClass(lines: readonly string[], from: number, indent: number): boolean {
  const isOpener = (line: string): boolean => line.trim() !== '' && line.search(/\S/) < indent;
  let opener = lines.slice(0, from).findLastIndex(isOpener);
  // A class whose head is longer than a line opens with a brace of its own.
  while (opener > 0 && /^\s*(?:\{|extends\b|implements\b)/.test(lines[opener] as string)) opener -= 1;
  return /\bclass\b/.test(lines[opener] ?? '');
}

await test('the scanner of this test distinguishes literals from classes', async (t) => {
  const code = `
export class Kept extends Other {
  static get a() { return 1; }

  get b(): number {
    return { get: 1, set(value) {} };
  }
}
class Long
  extends Other
  implements Third
{
  set c(value) {}
}
const made = {
  get d() { return 1; },
  nested: {
    set e(value) {},
  },
  get() {},
};
const short = { get f() { return 1; } };
call({ a, set 'g'(value) {} });
function inside() {
  return new (class {
    get h() { return 1; }
  })();
}
`;
  t.strictSame(accessorsInLiterals({ path: 'x', code }), ['x:16', 'x:18', 'x:22', 'x:23']);
});

await test('no object literal has a getter or setter: each evaluation would make an old object (docs/decisions/0009)', async (t) => {
  const onThePath = sourceFiles.filter(({ isTest, path }) => !isTest && !path.startsWith('core/testkit/'));
  const found = onThePath.flatMap(accessorsInLiterals);
  t.strictSame(found, [], 'write a class with the accessor, or a plain method');
});
