import assert from 'node:assert/strict';
import { test } from 'tap';
import { fc } from '../../../../test/fixtures/random.js';
import { CitedFiles } from './cited-files.js';

function cited(pieces: readonly string[], ...names: readonly string[]) {
  const files = new CitedFiles();
  for (const [at, name] of names.entries()) files.add(name, `file-${at}`);
  const reader = files.reader();
  let text = '';
  const found = pieces.flatMap((piece) => {
    text += piece;
    return reader.next(text, false);
  });
  return [...found, ...reader.next(text, true)].map(({ filename, index }) => [filename, index]);
}

await test('a file is cited by its name, at the position behind it', (t) => {
  const cases: readonly (readonly [
    text: string,
    names: readonly string[],
    expected: readonly (readonly unknown[])[],
  ])[] = [
    ['27 days [a.pdf].', ['a.pdf'], [['a.pdf', 15]]],
    ['27 days【a.pdf】', ['a.pdf'], [['a.pdf', 14]]],
    [
      'According to a.pdf: "27 days". So says a.pdf',
      ['a.pdf'],
      [
        ['a.pdf', 18],
        ['a.pdf', 44],
      ],
    ],
    [
      '[a.pdf] [b.pdf]',
      ['b.pdf', 'a.pdf'],
      [
        ['a.pdf', 7],
        ['b.pdf', 15],
      ],
    ],
    ['[a.pdf (1).pdf]', ['a.pdf', 'a.pdf (1).pdf'], [['a.pdf (1).pdf', 15]]],
    ['data.pdf, a.pdfs and a.pdf.zip', ['a.pdf'], []],
    ['The notes say so [notes].', ['notes'], [['notes', 24]]],
    ['[a+(b).c$.md]', ['a+(b).c$.md'], [['a+(b).c$.md', 13]]],
    ['[Übersicht.md]', ['Übersicht.md'], [['Übersicht.md', 14]]],
    ['[other.pdf]', ['a.pdf'], []],
    ['[a.pdf]', [''], []],
  ];
  for (const [text, names, expected] of cases) t.strictSame(cited([text], ...names), expected, text);
  const files = new CitedFiles();
  files.add('a.pdf', 'file-1');
  files.add('a.pdf', 'file-2');
  t.strictSame(
    files.reader().next('a.pdf', true),
    [{ type: 'file_citation', file_id: 'file-1', filename: 'a.pdf', index: 5 }],
    'of several files with one name, the first counts',
  );
  t.end();
});

await test('the citations are the same however a text is divided', (t) => {
  const names = ['a.pdf', 'a.pdf (1).pdf', 'data.md', 'notes'];
  const words = fc.constantFrom(...names, '[', ']', '.', ' ', 'x', '-', '😀', 'a', '.pdf');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), fc.array(fc.nat(60), { maxLength: 12 }), (parts, cuts) => {
      const text = parts.join('');
      const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length];
      const pieces = places.slice(1).map((end, at) => text.slice(places[at], end));
      assert.deepEqual(cited(pieces, ...names), cited([text], ...names), text);
    }),
  );
  t.pass();
  t.end();
});
