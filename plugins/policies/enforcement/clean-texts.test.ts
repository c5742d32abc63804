import { test } from 'tap';
import { definePolicyType, type Message, z } from '../../../core/api/index.js';
import { policiesAtWork } from '../fixtures/policies-at-work.js';
import type { Scanner } from '../scanner/scanner.js';
import { scannerFor } from '../scanner/scanner-for.js';

const harmless = 'The gate opens a little, the water runs, and the wheel below begins to turn.';
const personal = `${harmless} Write to ada@example.org.`;
const blockPii = { type: 'pii_detection', action: 'block' } as const;
const auditPii = { type: 'pii_detection', action: 'audit' } as const;

function said(text: string, role: Message['role'] = 'user'): { readonly messages: readonly Message[] } {
  return { messages: [{ role, content: [{ type: 'text', text }] }] };
}

/** Counts the texts that scanners look at. */
function counting(): { readonly count: () => number; readonly engines: { scannerFor: typeof scannerFor } } {
  let looks = 0;
  const counted = (scanner: Scanner): Scanner => ({
    ...scanner,
    scan(text, context) {
      looks += 1;
      return scanner.scan(text, context);
    },
    stream(context) {
      looks += 1;
      return scanner.stream(context);
    },
  });
  return { count: () => looks, engines: { scannerFor: (requests) => counted(scannerFor(requests)) } };
}

await test('a call that nobody outside has to look at is governed without a promise, whatever comes of it', async (t) => {
  const redacting = policiesAtWork([{ type: 'pii_detection', action: 'redact' }]);
  const blocking = policiesAtWork([blockPii]);
  t.ok(redacting.governNow(said(harmless)) instanceof Promise, 'before all is ready, it has to wait');
  await Promise.all([redacting.prepare(), blocking.prepare()]);
  t.match(redacting.governNow(said(harmless)), said(harmless));
  t.match(redacting.governNow(said(personal)), said(`${harmless} Write to [EMAIL_ADDRESS].`));
  t.throws(() => blocking.governNow(said(personal)), { code: 'GW_POLICY_BLOCKED', status: 400 });
});

await test('a text that had nothing in it is looked at twice and no more, in whatever message it comes again', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  for (const _ of [1, 2]) await govern(said(harmless));
  t.equal(count(), 2, 'most texts come once, and are not remembered');
  for (const _ of [1, 2, 3]) await govern(said(harmless));
  t.equal(count(), 2);
  await govern(said(`${harmless} `));
  t.equal(count(), 3, 'another text is looked at');
});

await test('a text that seems to have come, by its length and some of its letters, is looked at', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  const alike = (other: string): string => `${harmless} ${harmless} ${harmless} ${harmless}`.replace('water', other);
  for (const _ of [1, 2, 3, 4]) await govern(said(alike('water')));
  t.equal(count(), 2);
  await govern(said(alike('waves')));
  t.equal(count(), 3);
});

await test('a text with a finding is blocked however often one like it went through', async (t) => {
  const { govern } = policiesAtWork([blockPii]);
  const padded = (text: string): string => `${'a '.repeat(200)}${text}${'a '.repeat(200)}`;
  for (const _ of [1, 2, 3, 4]) await govern(said(padded('nobody-at-example')));
  await t.rejects(govern(said(padded('ada98@example.org'))), { code: 'GW_POLICY_BLOCKED' });
});

await test('a text in which something was found is looked at each time', async (t) => {
  const { govern, notes } = policiesAtWork([auditPii]);
  for (const _ of [1, 2, 3]) await govern(said(personal));
  t.match(notes, [{ action: 'audit', count: 3 }]);
  const blocked = policiesAtWork([blockPii]);
  for (const _ of [1, 2]) await t.rejects(blocked.govern(said(personal)));
});

await test('texts of another role and of another connection are looked at by themselves', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  await govern(said(harmless));
  const once = count();
  await govern(said(harmless, 'system'));
  t.equal(count(), 2 * once);
  await policiesAtWork([blockPii], { engines }).govern(said(harmless));
  t.equal(count(), 3 * once);
});

/** A conversation of short texts, which are looked at each time when they are alone. */
function conversation(...texts: readonly string[]): { readonly messages: readonly Message[] } {
  return {
    messages: texts.map((text, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: [{ type: 'text', text }],
    })),
  };
}

await test('a conversation that goes on is looked at from its new turn on', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  const begun = ['A gate?', 'It opens.', 'Why?', 'Water.'];
  await govern(conversation(...begun));
  t.equal(count(), 4);
  await govern(conversation(...begun));
  t.equal(count(), 4, 'the same again');
  const goesOn = [...begun, 'And what happens then?', 'It shuts by itself again.'];
  t.match(await govern(conversation(...goesOn)), conversation(...goesOn));
  t.equal(count(), 6, 'another turn');
  for (const _ of [1, 2, 3]) await govern(conversation(...goesOn));
  t.equal(count(), 8, 'which is remembered the second time');
});

await test('a conversation that has come twice is at hand, and is governed to the very call', async (t) => {
  const { count, engines } = counting();
  const { governNow, prepare } = policiesAtWork([blockPii], { engines });
  await prepare();
  const told = (...more: readonly string[]): ReturnType<typeof conversation> =>
    conversation('What is a gate?', 'It opens.', 'Why does it open?', 'For the water to run.', ...more);
  for (const _ of [1, 2]) t.match(governNow(told()), told());
  const looks = count();
  for (const _ of [1, 2]) t.match(governNow(told()), told());
  t.equal(count(), looks);
  t.match(governNow(told('And then?', 'It shuts.')), told('And then?', 'It shuts.'));
  t.equal(count(), looks + 2, 'the new turn is looked at');
  t.throws(() => governNow(told('And then?', 'Write to ada@example.org')), { code: 'GW_POLICY_BLOCKED' });
});

await test('a conversation is another one when its texts are divided otherwise or said by others', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  await govern(conversation('A gate?', 'It opens.', 'Why?', 'Water.'));
  const others = [
    conversation('A gate?', 'It opens', '.Why?', 'Water.'),
    conversation('A gate?', 'It opens.\nuser 4 Why?', '', 'Water.'),
    conversation('It opens.', 'A gate?', 'Why?', 'Water.'),
    conversation('A gate?', 'It opens.', 'Why?', 'Water!'),
    {
      messages: conversation('A gate?', 'It opens.', 'Why?', 'Water.').messages.map((each) => ({
        ...each,
        role: 'user' as const,
      })),
    },
  ];
  for (const other of others) {
    const before = count();
    await govern(other);
    t.ok(count() > before);
  }
});

await test('a conversation in which something was found, or changed, is looked at each time', async (t) => {
  const { govern, notes } = policiesAtWork([auditPii]);
  const told = (): ReturnType<typeof conversation> =>
    conversation('Who?', 'Me.', 'ada@example.org', 'Thanks.', 'You are welcome.', 'Bye.');
  for (const _ of [1, 2, 3]) await govern(told());
  t.match(notes, [{ action: 'audit', count: 3 }]);
  const redacting = policiesAtWork([{ type: 'pii_detection', action: 'redact' }]);
  for (const _ of [1, 2])
    t.match(await redacting.govern(told()), { messages: { 2: { content: [{ text: '[EMAIL_ADDRESS]' }] } } });
  await t.rejects(policiesAtWork([blockPii]).govern(told()));
});

await test('halves of characters are all one to a digest, and a conversation with one is looked at each time', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  for (const _ of [1, 2]) await govern(conversation('A', 'B \ud800', 'C', 'D'));
  t.equal(count(), 8);
});

await test('whoever may change their mind is asked each time', async (t) => {
  let asked = 0;
  const mood = definePolicyType({
    policyType: 'mood',
    validActions: ['block', 'audit', 'redact'],
    description: 'Asks somebody.',
    isEnabled: true,
    configuration: z.strictObject({}),
    detector: () => ({
      detect() {
        asked += 1;
        return [];
      },
    }),
  });
  const { govern } = policiesAtWork([blockPii, { type: 'mood', action: 'block' }], { types: [mood] });
  await govern(said(harmless));
  const once = asked;
  t.ok(once > 0);
  await govern(said(harmless));
  t.equal(asked, 2 * once);
});
