import { test } from 'tap';
import type { StreamPart } from '../../../../core/api/index.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { asking, policiesAtWork, textParts } from '../../fixtures/policies-at-work.js';
import { scannerFor } from '../../scanner/scanner-for.js';
import type { Scanner, StreamScanner } from '../../scanner/scanner.js';

const harmless = 'The gate opens a little, the water runs, and the wheel below begins to turn.';
const personal = `${harmless} Write to ada@example.org.`;
const redactPii = { type: 'pii_detection', action: 'redact' } as const;
const blockPii = { type: 'pii_detection', action: 'block' } as const;
const auditPii = { type: 'pii_detection', action: 'audit' } as const;
const whole = { stream: false } as const;

function own(value: object): StreamPart {
  return { type: 'opaque', dialect: 'openai-chat', choice: 0, value: { answer: { ...value } } };
}

/** The parts of an answer with this text, and with others before its end. */
function answering(text: string, ...others: readonly StreamPart[]): StreamPart[] {
  const parts = textParts([text]);
  const end = parts.findIndex(({ type }) => type === 'finish');
  return [...parts.slice(0, end), ...others, ...parts.slice(end)];
}

function fail(): never {
  throw new Error('a bug');
}

const failing: StreamScanner = { push: fail, end: fail, held: 0 };

/** Scanners that count the texts they scan, or fail. */
function counting(fails = () => false): { readonly count: () => number; readonly engines: object } {
  let looks = 0;
  const counted = (scanner: Scanner): Scanner => ({
    ...scanner,
    scan(text, context) {
      looks += 1;
      return fails() ? fail() : scanner.scan(text, context);
    },
    stream: (context) => (fails() ? failing : scanner.stream(context)),
  });
  return { count: () => looks, engines: { scannerFor: (requests: []) => counted(scannerFor(requests)) } };
}

await test('an answer without findings passes as a whole', async (t) => {
  for (const policy of [redactPii, blockPii]) {
    const { passes, notes } = policiesAtWork([policy]);
    t.equal(passes(answering(harmless)), true);
    t.equal(passes(answering('')), true);
    t.equal(passes(answering(harmless, { type: 'reasoning', choice: 0, text: harmless })), true);
    t.equal(passes(answering(personal)), false);
    t.equal(passes(answering(harmless, { type: 'refusal', choice: 0, text: personal })), false);
    t.strictSame(notes, [], 'what was found is told by whoever deals with it');
  }
});

await test('an answer inspected as a whole has the same result, and is counted once', async (t) => {
  const { passes, answer, notes } = policiesAtWork([redactPii, { ...auditPii, type: 'secret_detection' }]);
  t.equal(passes(answering(personal)), false);
  const { text } = await answer(answering(personal), whole);
  t.equal(text(), `${harmless} Write to [EMAIL_ADDRESS].`);
  t.match(notes, [{ count: 1 }]);
  t.equal(notes.length, 1);
});

await test('only plain text answers take the fast path', async (t) => {
  const { passes } = policiesAtWork([redactPii]);
  const text = (changes: object): StreamPart => ({ type: 'text', choice: 0, text: harmless, ...changes }) as StreamPart;
  const others: readonly (readonly StreamPart[])[] = [
    [text({ logprobs: { content: [{ token: 'ada@example.org' }] } })],
    [text({ recorded: 'something else' })],
    [text({}), text({})],
    [text({}), text({ choice: 1 })],
    [{ type: 'reasoning', choice: 0, text: harmless, signature: 'proof' }],
    [{ type: 'reasoning', choice: 0, text: '', encrypted: 'secret' }],
    [{ type: 'tool-call', choice: 0, index: 0, id: 'c', name: 'mail' }],
    [{ type: 'policy', choice: 0, action: 'redact', policyId: 'p', policyType: 't', categories: [] }],
    [{ type: 'finish', choice: 0, reason: 'stop' }, text({})],
    [own({ a: 'a value of its own' }), own({ b: 'a value of its own' })],
    [{ type: 'unheard-of', choice: 0, text: harmless } as unknown as StreamPart],
  ];
  const end: StreamPart = { type: 'finish', choice: 0, reason: 'stop' };
  for (const parts of others) t.equal(passes([...parts, end]), false, JSON.stringify(parts));
});

await test('answers that may be changed do not take the fast path: JSON, labels to restore, notes for the client', async (t) => {
  t.equal(policiesAtWork([redactPii]).passes(answering('{}'), { responseFormat: { type: 'json' } }), false);
  const noted = policiesAtWork([redactPii], { headers: { 'x-policy-results': 'true' } });
  t.equal(noted.passes(answering(harmless)), false);
  const restoring = policiesAtWork([
    { ...redactPii, configuration: { redaction: { style: 'numbered', restore: true } } },
  ]);
  await restoring.govern(asking(personal));
  t.equal(restoring.passes(answering('Write to [EMAIL_ADDRESS_1].')), false);
});

await test('dialect-specific parts pass when they have no findings', async (t) => {
  const { passes, answer } = policiesAtWork([redactPii]);
  const parts = answering(harmless, own({ system_fingerprint: 'fp_4711' }));
  t.equal(passes(parts), false);
  for (const _ of [1, 2]) await answer(parts, whole);
  for (const _ of [1, 2, 3]) t.equal(passes(parts), true);
  const other = answering(harmless, own({ system_fingerprint: 'ada@example.org' }));
  for (const _ of [1, 2]) {
    t.equal(passes(other), false);
    await answer(other, whole);
  }
});

await test('a repeated clean answer is inspected twice, and one with findings each time', async (t) => {
  const { count, engines } = counting();
  const { passes } = policiesAtWork([redactPii], { engines });
  for (const _ of [1, 2, 3, 4]) t.equal(passes(answering(harmless)), true);
  t.equal(count(), 2);
  const longer = `${harmless} `;
  for (const _ of [1, 2, 3]) t.equal(passes(answering(longer)), true);
  t.equal(count(), 4, 'another answer');
  for (const _ of [1, 2, 3]) t.equal(passes(answering(personal)), false);
  t.equal(count(), 7);
});

await test('an answer that could not be inspected is refused with an error', async (t) => {
  let broken = false;
  const { engines } = counting(() => broken);
  const { passes, answer, log } = policiesAtWork([redactPii], { engines });
  t.equal(passes(answering(harmless)), true);
  broken = true;
  t.equal(passes(answering(harmless)), false);
  t.strictSame(log, []);
  const { error, text } = await answer(answering(harmless), whole);
  t.equal(text(), '');
  t.match(error, { status: 503 });
  t.equal(log.length, 1);
});

/** The parts in the order of their types, with the pieces of a text joined into one part. */
function joined(parts: readonly StreamPart[]): readonly StreamPart[] {
  const result: StreamPart[] = [];
  for (const part of parts.toSorted((a, b) => a.type.localeCompare(b.type))) {
    const last = result.at(-1);
    if ('text' in part && part.text === '') continue;
    if (last?.type === part.type && 'text' in last && 'text' in part) {
      result[result.length - 1] = { ...last, text: `${last.text}${part.text}` } as StreamPart;
    } else result.push(part);
  }
  return result;
}

await test(`an answer that passes as a whole would also pass part by part, unchanged and without notes (seed ${seed})`, async (t) => {
  const words = ['gate', 'ada@example.org', '4111 1111 1111 1111', 'sk-', ' ', '\n', 'AKIAIOSFODNN7EXAMPLE', '.', 'é'];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((list) => list.join(' '));
  const part: fc.Arbitrary<StreamPart> = fc.oneof(
    text.map((value): StreamPart => ({ type: 'text', choice: 0, text: value })),
    text.map((value): StreamPart => ({ type: 'reasoning', choice: 0, text: value })),
    text.map((value): StreamPart => ({ type: 'refusal', choice: 0, text: value })),
    text.map((value) => own({ note: value })),
  );
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 3 }), async (said) => {
      const { passes, answer, notes } = policiesAtWork([redactPii, { ...blockPii, type: 'secret_detection' }]);
      const parts = answering('', ...said).filter((each) => each.type !== 'text' || said.includes(each));
      if (!passes(parts)) return true;
      passed += 1;
      const delivered = await answer(parts, whole);
      t.strictSame(joined(delivered.parts), joined(parts));
      return notes.length === 0 && delivered.error === undefined;
    }),
    { numRuns: 100 },
  );
  t.ok(passed > 5);
});
