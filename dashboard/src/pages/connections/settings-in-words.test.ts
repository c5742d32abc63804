import { test } from 'tap';
import { settingsInWords } from './settings-in-words.js';

await test('what a configuration says beyond its defaults is told in words', (t) => {
  const said = settingsInWords(
    {
      words: ['apple', 'pear', 'fig', 'plum', 'quince', 'cherry', 'grape'],
      patterns: [{ name: 'ticket', pattern: 'T-\\d+' }],
      categoryLevels: { hate: 'off', violence: 'high' },
      wholeWord: false,
      appliesTo: ['input', 'output'],
      blockMessage: 'Not here.',
    },
    {
      properties: {
        wholeWord: { type: 'boolean', default: true },
        appliesTo: { type: 'array', default: ['input', 'output'] },
      },
    },
  );
  t.strictSame(said, [
    'Words: apple, pear, fig, plum, quince and 2 more',
    'Patterns: ticket',
    'Category levels: hate off, violence high',
    'Whole word: no',
    'Block message: Not here.',
  ]);
  t.strictSame(settingsInWords({}, {}), []);
  t.end();
});
