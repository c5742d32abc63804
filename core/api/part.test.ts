import { test } from 'tap';
import { changeText, type TextPart } from './part.js';

const part: TextPart = { type: 'text', choice: 0, text: 'hi', recorded: '[NAME]', logprobs: [{ token: 'hi' }] };

await test('a changed text takes what observers get with it, and leaves probabilities behind', (t) => {
  const changed = changeText(part, (text) => `${text}!`);
  t.strictSame(changed, { type: 'text', choice: 0, text: 'hi!', recorded: '[NAME]!' });
  t.strictSame(
    changeText({ type: 'refusal', choice: 1, text: 'no' }, (text) => `${text}.`),
    {
      type: 'refusal',
      choice: 1,
      text: 'no.',
    },
  );
  t.equal(
    changeText(part, (text) => text),
    part,
    'a part that does not change stays the same',
  );
  t.end();
});
