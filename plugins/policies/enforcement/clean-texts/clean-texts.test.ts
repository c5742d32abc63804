import { test } from 'tap';
import { definePolicyType, type Message, z } from '../../../../core/api/index.js';
import { policiesAtWork } from '../../fixtures/policies-at-work.js';
import { scannerFor } from '../../scanner/scanner-for.js';
import type { Scanner } from '../../scanner/scanner.js';

const harmless = 'The gate opens a little, the water runs, and the wheel below begins to turn.';
const personal = `${harmless} Write to ada@example.org.`;
const blockPii = { type: 'pii_detection', action: 'block' } as const;
const auditPii = { type: 'pii_detection', action: 'audit' } as const;

function said(text: string, role: Message['role'] = 'user'): { readonly messages: readonly Message[] } {
  return { messages: [{ role, content: [{ type: 'text', text }] }] };
}

/** Scanners that count the texts they scan. */
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

await test('without remote classifiers, a call is governed synchronously, whatever the result', async (t) => {
  // Scanners are shared by the whole process; nothing else has one for this word.
  const unusual = {
    type: 'keyword_filter',
    action: 'audit',
    configuration: { words: ['governed synchronously'] },
  } as const;
  const redacting = policiesAtWork([{ type: 'pii_detection', action: 'redact' }, unusual]);
  const blocking = policiesAtWork([blockPii]);
  t.ok(redacting.governNow(said(harmless)) instanceof Promise, 'before all is ready, it has to wait');
  await Promise.all([redacting.prepare(), blocking.prepare()]);
  t.match(redacting.governNow(said(harmless)), said(harmless));
  t.match(redacting.governNow(said(personal)), said(`${harmless} Write to [EMAIL_ADDRESS].`));
  t.throws(() => blocking.governNow(said(personal)), { code: 'GW_POLICY_BLOCKED', status: 400 });
});

await test('a clean text is inspected at most twice, in whatever message it is repeated', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  for (const _ of [1, 2]) await govern(said(harmless));
  t.equal(count(), 2, 'most texts come once, and are not remembered');
  for (const _ of [1, 2, 3]) await govern(said(harmless));
  t.equal(count(), 2);
  await govern(said(`${harmless} `));
  t.equal(count(), 3, 'another text is looked at');
});

await test('a clean text of one connection is new on another one that shares its list of policies', async (t) => {
  const { count, engines } = counting();
  const { govern, exchange } = policiesAtWork([blockPii], { engines });
  for (const _ of [1, 2, 3]) await govern(said(harmless));
  t.equal(count(), 2);
  Object.assign(exchange, { connection: { ...exchange.connection, connectionId: 'another' } });
  await govern(said(harmless));
  t.equal(count(), 3);
});

await test('a new text that only resembles an earlier one is inspected', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  const alike = (other: string): string => `${harmless} ${harmless} ${harmless} ${harmless}`.replace('water', other);
  for (const _ of [1, 2, 3, 4]) await govern(said(alike('water')));
  t.equal(count(), 2);
  await govern(said(alike('waves')));
  t.equal(count(), 3);
});

await test('a text with a finding is blocked, however many similar texts were clean', async (t) => {
  const { govern } = policiesAtWork([blockPii]);
  const padded = (text: string): string => `${'a '.repeat(200)}${text}${'a '.repeat(200)}`;
  for (const _ of [1, 2, 3, 4]) await govern(said(padded('nobody-at-example')));
  await t.rejects(govern(said(padded('ada98@example.org'))), { code: 'GW_POLICY_BLOCKED' });
});

await test('a text with findings is inspected each time', async (t) => {
  const { govern, notes } = policiesAtWork([auditPii]);
  for (const _ of [1, 2, 3]) await govern(said(personal));
  t.match(notes, [{ action: 'audit', count: 3 }]);
  const blocked = policiesAtWork([blockPii]);
  for (const _ of [1, 2]) await t.rejects(blocked.govern(said(personal)));
});

await test('the same text of another role or connection is inspected separately', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  await govern(said(harmless));
  const once = count();
  await govern(said(harmless, 'system'));
  t.equal(count(), 2 * once);
  await policiesAtWork([blockPii], { engines }).govern(said(harmless));
  t.equal(count(), 3 * once);
});

/** A conversation, which begins with a question. */
function conversation(...texts: readonly string[]): { readonly messages: readonly Message[] } {
  return {
    messages: texts.map((text, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: [{ type: 'text', text }],
    })),
  };
}

await test('only the new turn of a continued conversation is inspected', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  const begun = ['A gate?', 'It opens.', 'Why?', 'Water.'];
  await govern(conversation('A gate?'));
  t.equal(count(), 1);
  await govern(conversation(...begun));
  t.equal(count(), 5, 'a conversation that goes on is remembered');
  await govern(conversation(...begun));
  t.equal(count(), 5, 'the same again');
  const goesOn = [...begun, 'And what happens then?', 'It shuts by itself again.'];
  t.match(await govern(conversation(...goesOn)), conversation(...goesOn));
  t.equal(count(), 7, 'another turn');
  for (const _ of [1, 2, 3]) await govern(conversation(...goesOn));
  t.equal(count(), 7, 'the same again');
});

await test('calls and results of tools are inspected once in a continued conversation', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  const told: Message[] = [{ role: 'user', content: [{ type: 'text', text: 'Is the gate open?' }] }];
  const looks: number[] = [];
  for (const at of [1, 2, 3, 4, 5]) {
    const before = count();
    await govern({ messages: structuredClone(told) });
    looks.push(count() - before);
    const toolCallId = `call-${at}`;
    const args = JSON.stringify({ gate: `gate ${at}` });
    const result = { type: 'text', text: `${'The gate is open. '.repeat(1000)}${at}` } as const;
    told.push(
      { role: 'assistant', content: [{ type: 'tool-call', id: toolCallId, name: 'look', arguments: args }] },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId, content: [result] }] },
    );
  }
  const [, second = 0, third = 0, ...others] = looks;
  t.equal(second, third + 1, 'the question, for the second time');
  t.match(others, [third, third], 'later only what is new');
  const before = count();
  await govern({ messages: structuredClone(told.slice(0, -2)) });
  t.equal(count(), before);
});

await test('a repeated conversation is cached, and results in the identical call', async (t) => {
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

await test('a conversation with the same texts in other messages or roles counts as a different one', async (t) => {
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

await test('a conversation with findings or changes is inspected each time', async (t) => {
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

await test('a conversation of long messages is inspected once, until one of them changes', async (t) => {
  const { count, engines } = counting();
  const { govern } = policiesAtWork([blockPii], { engines });
  const long = (name: string): string => `${name} ${harmless} `.repeat(250);
  const told = ['Ask', 'Answer', 'Ask again', 'Answer again', 'And ask', 'And answer'].map(long);
  for (const _ of [1, 2]) await govern(conversation(...told.slice(0, 4)));
  const once = count();
  await govern(conversation(...told.slice(0, 4)));
  t.equal(count(), once);
  await govern(conversation(...told));
  t.ok(count() > once, 'the new turn is looked at');
  const twice = count();
  await govern(conversation(...told));
  t.equal(count(), twice);
  const surrogate = [`${told[0]} \ud800`, ...told.slice(1)];
  for (const _ of [1, 2]) {
    const before = count();
    await govern(conversation(...surrogate));
    t.ok(count() > before, 'a digest does not distinguish lone surrogates');
  }
  await t.rejects(govern(conversation(`${told[0]} ada@example.org`, ...told.slice(1))), {
    code: 'GW_POLICY_BLOCKED',
  });
});

await test('inspectors that are not deterministic are called each time', async (t) => {
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
