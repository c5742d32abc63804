import assert from 'node:assert/strict';
import { test } from 'tap';
import { type StreamPart, textOf } from '../../../../core/api/index.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { anyAnswer, anyText } from '../../fixtures/any-answer.js';
import { piecesOf } from '../../fixtures/pieces-of.js';
import { asking, type Delivered, policiesAtWork, type Wanted } from '../../fixtures/policies-at-work.js';

/** SLUICE_POLICY_RUNS=100000 for the long form. */
const numRuns = Number(process.env['SLUICE_POLICY_RUNS'] ?? 500);

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
/** The index of the set that numbers redacted values. */
const numbering = 2;
const tools = [{ name: 'mail', inputSchema: {} }];

function isBlocked({ error, parts }: Delivered): boolean {
  return error !== undefined || parts.some((part) => part.type === 'finish' && part.reason === 'content_filter');
}

/** The result of an answer, independent of how it was split. */
function resultOf(delivered: Delivered, parts: readonly StreamPart[]): object {
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

await test(`answers have the same result however they are split (${numRuns} runs, seed ${seed})`, async (t) => {
  const sameAsWhole = fc.asyncProperty(
    anyAnswer,
    fc.nat(sets.length - 1),
    fc.boolean(),
    async ({ whole, cut }, set, stream) => {
      const policies = sets[set] ?? redacting;
      const call = { tools, choices: whole.filter(({ type }) => type === 'finish').length };
      // Values are numbered in the order of arrival, which differs between interleaved choices.
      fc.pre(set !== numbering || call.choices === 1);
      const [one, other] = [policiesAtWork(policies), policiesAtWork(policies)];
      const wholeAnswer = await one.answer(whole, { ...call, stream });
      const cutAnswer = await other.answer(cut, { ...call, stream: true });
      assert.deepStrictEqual(resultOf(cutAnswer, cut), resultOf(wholeAnswer, whole));
      // Which of two policies blocks an answer may depend on the order in which they inspect its parts.
      if (!isBlocked(cutAnswer)) assert.deepStrictEqual(countsOf(other.notes), countsOf(one.notes));
      if (set > 1) return;
      // The blocked word never appears, wherever it is.
      assert.doesNotMatch(JSON.stringify(cutAnswer.parts), /\bnightingale\b/i);
    },
  );
  await fc.assert(sameAsWhole, { numRuns, seed });
  t.pass();
});

await test(`a message and an answer with the same text are governed alike (${numRuns} runs, seed ${seed})`, async (t) => {
  const surfacesAgree = fc.asyncProperty(anyText, fc.array(fc.nat(2000), { maxLength: 30 }), async (text, cuts) => {
    const governed = await policiesAtWork(redacting).govern(asking(text));
    const parts = piecesOf(text, cuts).map((piece): StreamPart => ({ type: 'text', choice: 0, text: piece }));
    const answer = await policiesAtWork(redacting).answer([...parts, { type: 'finish', choice: 0, reason: 'stop' }]);
    assert.equal(answer.text(), textOf(governed.messages[0]?.content ?? []));
  });
  await fc.assert(surfacesAgree, { numRuns, seed });
  t.pass();
});

/** The text of an answer, and the piece of it to which its citation belongs: for the client, and in records. */
function citedText({ parts }: Delivered): object {
  let [shown, recorded] = ['', ''];
  for (const part of parts)
    if (part.type === 'text') [shown, recorded] = [shown + part.text, recorded + (part.recorded ?? part.text)];
  const cited = parts.flatMap((part) => {
    if (part.type !== 'citation') return [];
    const { back, recorded: inRecords = back } = part;
    const slice = (text: string, at = back): string | undefined =>
      at && text.slice(text.length - at.from, text.length - at.to);
    return [slice(shown), slice(recorded, inRecords)];
  });
  return { shown, recorded, cited };
}

await test(`a citation belongs to the same text and divides nothing, wherever it comes and an answer is split (${numRuns} runs, seed ${seed})`, async (t) => {
  const range = fc.tuple(fc.nat(2000), fc.nat(2000));
  const isSame = fc.asyncProperty(
    anyText.filter((text) => text !== ''),
    fc.array(fc.nat(2000), { maxLength: 30 }),
    range,
    fc.constantFrom(0, numbering),
    async (text, cuts, [a, b], set) => {
      const [start, end] = [a, b].map((at) => at % (text.length + 1)).toSorted((x, y) => x - y) as [number, number];
      const answer = async (pieces: readonly string[], isEarly: boolean): Promise<object> => {
        const parts: StreamPart[] = [];
        let length = 0;
        let isCited = false;
        for (const [index, piece] of pieces.entries()) {
          parts.push({ type: 'text', choice: 0, text: piece });
          length += piece.length;
          if (isCited || length < end || (!isEarly && index < pieces.length - 1)) continue;
          isCited = true;
          const back = { from: length - start, to: length - end };
          parts.push({ type: 'citation', choice: 0, citation: { title: 'A' }, back });
        }
        const atWork = policiesAtWork(sets[set] ?? []);
        // So that labels in the answer are restored.
        await atWork.govern(asking(text));
        return citedText(await atWork.answer([...parts, { type: 'finish', choice: 0, reason: 'stop' }]));
      };
      const whole = await answer([text], false);
      assert.deepStrictEqual(await answer(piecesOf(text, cuts), true), whole);
    },
  );
  await fc.assert(isSame, { numRuns, seed });
  t.pass();
});
