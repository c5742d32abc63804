import { test } from 'tap';
import { LabelRestorer, restored, restoredJson } from './restore-labels.js';

const mail = 'ada@example.org';
const address = '"The Mill"\nLock $& Lane';
const values = new Map([
  ['EMAIL_ADDRESS_1', mail],
  ['STREET_ADDRESS_1', address],
  ['MY PATTERN_12', 'twelve'],
]);

/** What models make of labels, and what the client gets. */
const written: readonly (readonly [said: string, read: string])[] = [
  ['Mail [EMAIL_ADDRESS_1].', `Mail ${mail}.`],
  ['**[email_address_1]**, `[Email_Address_1]`', `**${mail}**, \`${mail}\``],
  ["[EMAIL_ADDRESS_1]'s", `${mail}'s`],
  ['\\[EMAIL\\_ADDRESS\\_1\\] [MY PATTERN\\_12]', `${mail} twelve`],
  ['【EMAIL_ADDRESS_1】［EMAIL_ADDRESS_1］', mail + mail],
  ['[[EMAIL_ADDRESS_1]] \\\\[EMAIL_ADDRESS_1]', `[${mail}] \\${mail}`],
  ['To [STREET_ADDRESS_1]', `To ${address}`],
  ['[x, \\[EMAIL\\_ADDRESS\\_1\\]', `[x, ${mail}`],
  ...['[EMAIL_ADDRESS_2]', '[EMAIL_ADDRESS_1', 'EMAIL_ADDRESS_1', '[EMAIL_ADDRESS_11]', 'a\\', '\\[x\\] [', '[]'].map(
    (same) => [same, same] as const,
  ),
];

await test('labels are restored as models repeat them, however the text is cut', (t) => {
  for (const [said, read] of written) {
    t.strictSame(restored(said, values), { text: read, recorded: said }, said);
    for (let first = 0; first <= said.length; first += 1) {
      for (let second = first; second <= said.length; second += 1) {
        const restorer = new LabelRestorer(values);
        const pieces = [said.slice(0, first), said.slice(first, second), said.slice(second)];
        const all = [...pieces.map((piece) => restorer.push(piece)), restorer.end()];
        if (all.map(({ text }) => text).join('') !== read) t.fail(JSON.stringify([pieces, all]));
        if (all.map(({ recorded }) => recorded).join('') !== said) t.fail(JSON.stringify([pieces, all]));
      }
    }
  }
  t.equal(new LabelRestorer(values).push('A list[0], and [EMAILS').text, 'A list[0], and [EMAILS', 'is not held back');
  t.end();
});

await test('restored JSON stays valid, even where a string is JSON itself', (t) => {
  const said = {
    to: '[EMAIL_ADDRESS_1]',
    n: 12345678901234567890n,
    inner: { at: '[STREET_ADDRESS_1] \\[street_address_1]' },
  };
  const text = `{"[EMAIL_ADDRESS_1]": "[STREET_ADDRESS_1]", "n": ${said.n}, "inner": ${JSON.stringify(JSON.stringify(said.inner))}}`;
  const read = restoredJson(text, values).text;
  t.match(read, `"n": ${said.n}`);
  const { [mail]: at, inner } = JSON.parse(read) as Record<string, string>;
  t.equal(at, address);
  t.strictSame(JSON.parse(inner ?? ''), { at: `${address} ${address}` });
  t.equal(restoredJson('{"at": "[STREET_ADDRESS_1]", "b', values).text, `{"at": ${JSON.stringify(address)}, "b`);
  t.end();
});
