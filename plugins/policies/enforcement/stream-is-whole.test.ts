import assert from 'node:assert/strict';
import { test } from 'tap';
import { type StreamPart, textOf } from '../../../core/api/index.js';
import { anyAnswer, anyText } from '../fixtures/any-answer.js';
import { type Delivered, policiesAtWork, type Wanted } from '../fixtures/policies-at-work.js';
import { piecesOf } from '../fixtures/pieces-of.js';
import { fc, seed } from '../../../test/fixtures/random.js';

/** SLUICE_POLICY_RUNS=100000 is the long form. */
const numRuns = Number(process.env['SLUICE_POLICY_RUNS'] ?? 1000);

const keywords = { words: ['nightingale'], patterns: [{ name: 'ticket', regex: 'ACME-\\d{2,5}' }] };
const redacting: readonly Wanted[] = [
  { type: 'pii_detection', action: 'redact' },
  { type: 'secret_detection', action: 'redact' },
  { type: 'keyword_filter', action: 'redact', configuration: keywords },
];
const sets: readonly (readonly Wanted[])[] = [
  redacting,
  [
    ...redacting,
    { type: 'content_filtering', action: 'audit' },
    { type: 'url_filter', action: 'audit', configuration: { deny: ['example.com'] } },
  ],
  [{ type: 'pii_detection', action: 'redact', configuration: { redaction: { style: 'numbered', restore: true } } }],
  [
    { type: 'pii_detection', action: 'block' },
    { type: 'keyword_filter', action: 'redact', configuration: keywords },
  ],
  [
    { type: 'secret_detection', action: 'block', configuration: { streamMode: 'exact' } },
    { type: 'prompt_attack', action: 'block' },
  ],
];
/** The set that numbers what it takes out. */
const numbering = 2;
const tools = [{ name: 'mail', inputSchema: {} }];

function isBlocked({ error, parts }: Delivered): boolean {
  return error !== undefined || parts.some((part) => part.type === 'finish' && part.reason === 'content_filter');
}

/** What an answer comes to, however it came. */
function comesTo(delivered: Delivered, parts: readonly StreamPart[]): object {
  if (isBlocked(delivered)) return { isBlocked: true };
  const choices = new Set(parts.flatMap((part) => (part.type === 'finish' ? [part.choice] : [])));
  return [...choices]
    .toSorted((a, b) => a - b)
    .map((choice) => ({
      text: delivered.text(choice),
      reasoning: delivered.text(choice, 'reasoning'),
      refusal: delivered.text(choice, 'refusal'),
      args: [0, 1, 2].map((index) => delivered.args(index, choice)),
    }));
}

function countsOf(notes: ReturnType<typeof policiesAtWork>['notes']): readonly string[] {
  return notes
    .map((note) => JSON.stringify({ ...note, categories: note.categories.toSorted() }))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

await test(`answers come to the same however they are cut (${numRuns} runs, seed ${seed})`, async (t) => {
  const sameAsWhole = fc.asyncProperty(
    anyAnswer,
    fc.nat(sets.length - 1),
    fc.boolean(),
    async ({ whole, cut }, set, stream) => {
      const policies = sets[set] ?? redacting;
      const call = { tools, choices: whole.filter(({ type }) => type === 'finish').length };
      // Values are numbered as they come, and choices come at the same time.
      fc.pre(set !== numbering || call.choices === 1);
      const [one, other] = [policiesAtWork(policies), policiesAtWork(policies)];
      const wholeAnswer = await one.answer(whole, { ...call, stream });
      const cutAnswer = await other.answer(cut, { ...call, stream: true });
      assert.deepStrictEqual(comesTo(cutAnswer, cut), comesTo(wholeAnswer, whole));
      // Which of two policies has stopped an answer may depend on who saw its part first.
      if (!isBlocked(cutAnswer)) assert.deepStrictEqual(countsOf(other.notes), countsOf(one.notes));
      if (set > 1) return;
      // Wherever it stands, this word is never seen.
      assert.doesNotMatch(JSON.stringify(cutAnswer.parts), /\bnightingale\b/i);
    },
  );
  await fc.assert(sameAsWhole, { numRuns, seed });
  t.pass();
});

await test(`a governed message is what a governed answer of the same text is (${numRuns} runs, seed ${seed})`, async (t) => {
  const surfacesAgree = fc.asyncProperty(anyText, fc.array(fc.nat(2000), { maxLength: 30 }), async (text, cuts) => {
    const governed = await policiesAtWork(redacting).govern({
      messages: [{ role: 'user', content: [{ type: 'text', text }] }],
    });
    const parts = piecesOf(text, cuts).map((piece): StreamPart => ({ type: 'text', choice: 0, text: piece }));
    const answer = await policiesAtWork(redacting).answer([...parts, { type: 'finish', choice: 0, reason: 'stop' }]);
    assert.equal(answer.text(), textOf(governed.messages[0]?.content ?? []));
  });
  await fc.assert(surfacesAgree, { numRuns, seed });
  t.pass();
});
