import assert from 'node:assert/strict';
import { test } from 'tap';
import { type ChatCall, type StreamPart, textOf } from '../../../../core/api/index.js';
import { codePoint, fc, seed } from '../../../../test/fixtures/random.js';
import { turnsDuring } from '../../../../test/fixtures/time/turns-during.js';
import { anyText } from '../../fixtures/any-answer.js';
import { piecesOf } from '../../fixtures/pieces-of.js';
import { policiesAtWork, textParts, type Wanted } from '../../fixtures/policies-at-work.js';
import { maxUnitsPerTurn } from './turn-budget.js';

/** SLUICE_POLICY_RUNS=10000 for the long form. */
const numRuns = Math.ceil(Number(process.env['SLUICE_POLICY_RUNS'] ?? 1000) / 50);

const policies: readonly Wanted[] = [
  { type: 'pii_detection', action: 'redact' },
  { type: 'secret_detection', action: 'redact' },
  { type: 'prompt_attack', action: 'block' },
];
const sentence = 'The gate opens a little, the water runs, and the wheel below begins to turn. ';
const prose = sentence.repeat(3000);
const redacting: readonly Wanted[] = [
  { type: 'pii_detection', action: 'redact' },
  { type: 'secret_detection', action: 'redact' },
  { type: 'keyword_filter', action: 'redact', configuration: { words: ['nightingale'] } },
];
/** Positions of findings, in different slices and on boundaries of turns. */
const findings = [0, 2040, maxUnitsPerTurn - 7, 100_000, prose.length];
const private_ = findings.reduceRight((text, at) => `${text.slice(0, at)} ada@example.org ${text.slice(at)}`, prose);
const redacted = findings.reduceRight((text, at) => `${text.slice(0, at)} [EMAIL_ADDRESS] ${text.slice(at)}`, prose);
/** The minimum number of turns for other work while a text is inspected. */
const turnsFor = (length: number): number => Math.floor(length / maxUnitsPerTurn) - 1;

function callWith(text: string, role: 'user' | 'system' = 'user'): Partial<ChatCall> {
  return { messages: [{ role, content: [{ type: 'text', text }] }] };
}

function textsOf(call: ChatCall): string {
  return call.messages.map(({ content }) => textOf(content)).join('');
}

await test('other work runs while a long message is inspected, and the findings are the same', async (t) => {
  const { govern } = policiesAtWork(policies);
  const { result, turns } = await turnsDuring(() => govern(callWith(private_)));
  t.equal(textsOf(result), redacted);
  // The scanner and the model each read the whole text.
  t.ok(turns >= 2 * turnsFor(prose.length), `${turns} turns`);
});

await test(`a long text inspected in slices has the same result as in small pieces (${numRuns} runs, seed ${seed})`, async (t) => {
  const sameAsPieces = fc.asyncProperty(
    anyText,
    fc.string({ unit: codePoint }),
    fc.nat(200),
    async (some, odd, shift) => {
      // Its content has a different position in each slice, and spans some of the boundaries.
      const period = `${some} ${odd} ${'-'.repeat(shift)}`;
      const text = period.repeat(Math.ceil((2 * maxUnitsPerTurn) / period.length));
      const [one, other] = [policiesAtWork(redacting), policiesAtWork(redacting)];
      const governed = await one.govern(callWith(text));
      const pieces = piecesOf(
        text,
        Array.from({ length: 40 }, (_, at) => at * 997),
      );
      assert.equal((await other.answer(textParts(pieces))).text(), textsOf(governed));
      assert.deepEqual(
        one.notes.map(({ count }) => count),
        other.notes.map(({ count }) => count),
      );
    },
  );
  await fc.assert(sameAsPieces, { numRuns, seed });
  t.pass();
});

await test('short texts are governed synchronously, in the same turn of the event loop', async (t) => {
  const { govern, governNow } = policiesAtWork(policies);
  await govern(callWith('The first gets everything ready.'));
  const short = prose.slice(0, maxUnitsPerTurn);
  t.notOk(governNow(callWith(short)) instanceof Promise);
  t.ok(governNow(callWith(`${short} and more`)) instanceof Promise);
});

await test('many short messages count like one long message', async (t) => {
  const { govern } = policiesAtWork(policies);
  const messages = Array.from({ length: 200 }, (_, at) => ({
    role: 'user' as const,
    content: [{ type: 'text' as const, text: `${at}. ${sentence.repeat(20)}` }],
  }));
  const { result, turns } = await turnsDuring(() => govern({ messages }));
  t.strictSame(result.messages, messages);
  t.ok(turns >= turnsFor(200 * 20 * sentence.length), `${turns} turns`);
});

await test('other work runs while a long answer is inspected, whole or as one chunk of a stream', async (t) => {
  for (const stream of [false, true]) {
    const { govern, answer } = policiesAtWork(policies);
    await govern(callWith('Tell me about water.'));
    const { result, turns } = await turnsDuring(() => answer(textParts([private_]), { stream }));
    t.equal(result.text(), redacted);
    t.ok(turns >= turnsFor(prose.length), `${turns} turns`);
  }
});

await test('other work runs while long tool arguments and results are inspected', async (t) => {
  // Without the prompt attack model, whose verdict on so many equal lines does not matter here.
  const { govern, answer } = policiesAtWork(policies.slice(0, 2));
  const rows = Array.from({ length: 6000 }, (_, row) => ({ row, note: row % 1000 === 0 ? 'ada@example.org' : 'dry' }));
  const written = JSON.stringify(rows);
  const expected = written.replaceAll('ada@example.org', '[EMAIL_ADDRESS]');
  const results: ChatCall['messages'] = [
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', content: [{ type: 'text', text: written }] }] },
  ];
  const asked = await turnsDuring(() => govern({ messages: results }));
  const block = asked.result.messages[0]?.content[0];
  t.equal(block?.type === 'tool-result' && textOf(block.content), expected);
  t.ok(asked.turns >= turnsFor(written.length), `${asked.turns} turns`);

  const parts: StreamPart[] = [
    { type: 'tool-call', choice: 0, index: 0, id: 'c', name: 'mail' },
    { type: 'tool-arguments', choice: 0, index: 0, text: written },
    { type: 'finish', choice: 0, reason: 'tool_calls' },
  ];
  const answered = await turnsDuring(() => answer(parts, { tools: [{ name: 'mail', inputSchema: {} }], stream: true }));
  t.equal(answered.result.args(), expected);
  t.ok(answered.turns >= turnsFor(written.length), `${answered.turns} turns`);
});

await test('other work runs while many values are replaced', async (t) => {
  const { govern } = policiesAtWork([{ type: 'pii_detection', action: 'redact' }]);
  const times = 4000;
  const { result, turns } = await turnsDuring(() => govern(callWith('ada@example.org, '.repeat(times))));
  t.equal(textsOf(result), '[EMAIL_ADDRESS], '.repeat(times));
  const replacing = (times * 64) / maxUnitsPerTurn;
  t.ok(turns >= turnsFor(times * 17) + replacing - 1, `${turns} turns`);
});

await test('JSON is recognized up to the maximum size of a body', async (t) => {
  const { govern } = policiesAtWork([{ type: 'keyword_filter', action: 'redact', configuration: { words: ['dam'] } }]);
  const value = JSON.stringify(`dam ${'-'.repeat(16_000_000)}`);
  const content = [
    { type: 'tool-result' as const, toolCallId: 'c', content: [{ type: 'text' as const, text: value }] },
  ];
  const { messages } = await govern({ messages: [{ role: 'tool', content }] });
  const block = messages[0]?.content[0];
  t.match(block?.type === 'tool-result' ? textOf(block.content).slice(0, 30) : '', /^"\[keyword\] -/i);
});

await test('auditing policies have inspected all of a long answer when it ends', async (t) => {
  const { observe, notes, prepare } = policiesAtWork([{ type: 'pii_detection', action: 'audit' }]);
  await prepare();
  observe(textParts([private_]));
  t.equal(notes[0]?.count, findings.length);
  observe(textParts(['ada@example.org, '.repeat(60_000)]));
  t.equal(notes[0]?.count, findings.length + 60_000);
});

await test('concurrent inspections of long texts share the turns of the event loop', async (t) => {
  const { govern } = policiesAtWork(policies);
  await govern(callWith('The first gets everything ready.'));
  const others = Array.from({ length: 5 }, () => policiesAtWork(policies));
  const { result, turns } = await turnsDuring(() =>
    Promise.all(others.map((other) => other.govern(callWith(private_)))),
  );
  for (const call of result) t.equal(textsOf(call), redacted);
  t.ok(turns >= others.length * 2 * turnsFor(prose.length), `${turns} turns`);
});

await test('the long texts of one organization do not delay that of another', async (t) => {
  await policiesAtWork(policies).govern(callWith('The first gets everything ready.'));
  const ended: string[] = [];
  const work = async (organizationId: string): Promise<void> => {
    await policiesAtWork(policies, { organizationId }).govern(callWith(private_));
    ended.push(organizationId);
  };
  await Promise.all(['many', 'many', 'many', 'many', 'many', 'one'].map(work));
  t.equal(ended[0], 'one', ended.join());
});

await test('inspection stops when the exchange is aborted', async (t) => {
  const reason = new Error('the client has left');
  const client = new AbortController();
  const { govern, notes } = policiesAtWork(policies, { signal: client.signal });
  await govern(callWith('The first gets everything ready.'));
  const governed = govern(callWith(`${prose} ada@example.org`));
  setImmediate(() => client.abort(reason));
  await t.rejects(governed, reason);
  const { turns } = await turnsDuring(() => new Promise((resolve) => setImmediate(resolve)));
  t.ok(turns <= 2);
  t.strictSame(notes, [], 'what stands at its end was not found');
});

await test('testing a policy on a long text yields to other work', async (t) => {
  const { tryPolicy } = policiesAtWork([{ type: 'pii_detection', action: 'redact' }]);
  const { result, turns } = await turnsDuring(() => tryPolicy(private_));
  t.equal(result.text, redacted);
  t.equal(result.findings.length, findings.length);
  t.ok(turns >= 2 * turnsFor(prose.length), `${turns} turns`);
});
