import { parseArgs } from 'node:util';
import type { Finding } from '../../plugins/policies/scanner/finding.js';
import { type SensitivityLevel, sensitivityLevels } from '../../plugins/policies/sensitivity-level.js';
import { scannerFor } from '../../plugins/policies/scanner/scanner-for.js';
import { type LabelledSpan, type LabelledText, labelledTexts } from './labelled-data.js';
import { isSame, overlaps, overlapsHalf, ratio, Tally, type Touch } from './tally.js';

/*
 * Scores the detectors on labelled data: node dist/bench/policies/score.js FOLDER [--misses KIND] [--most N].
 * `labelled-data.ts` describes the folder's files; missing ones are skipped.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'string' }, most: { type: 'string', default: '40' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: node dist/bench/policies/score.js FOLDER [--misses KIND] [--most N]');
  process.exit(2);
}
const bars: [what: string, value: number, isAtLeast: boolean, bar: number][] = [];

const freeTextBars: Readonly<Record<string, number>> = {
  'CREDIT_CARD medium': 0.99,
  'EMAIL_ADDRESS medium': 0.99,
  'IBAN_CODE medium': 0.99,
  'US_SSN medium': 0.99,
  'IP_ADDRESS medium': 0.99,
  'PHONE_NUMBER medium': 0.95,
  'STREET_ADDRESS medium': 0.7,
  'PERSON high': 0.78,
};

scoreFreeTexts();
scoreIdentifiers();
scoreSingleRecognizers();
scoreSecrets();
scoreBenign();
console.log('\n## Bars');
for (const [what, value, isAtLeast, bar] of bars) {
  const isMet = isAtLeast ? value >= bar : value <= bar;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(4)} (${isAtLeast ? '≥' : '≤'} ${bar})`);
}

function piiFindings(text: string, level: SensitivityLevel, entities?: readonly string[]): readonly Finding[] {
  return scannerFor([{ kind: 'pii', sensitivityLevel: level, entities }]).scan(text);
}

function scoreFreeTexts(): void {
  const texts = labelledTexts(folder as string, 'pii_ner');
  if (texts.length === 0) return;
  const kinds = new Set(['CREDIT_CARD', 'EMAIL_ADDRESS', 'IBAN_CODE', 'US_SSN', 'IP_ADDRESS', 'US_DRIVER_LICENSE']);
  for (const kind of ['PHONE_NUMBER', 'STREET_ADDRESS', 'PERSON', 'DATE_TIME']) kinds.add(kind);
  console.log(`\n## Free texts (${texts.length}), P/R/F1: half overlap; F1 of any overlap, of exact spans`);
  for (const kind of kinds) {
    for (const level of sensitivityLevels) {
      const tallies = [overlapsHalf, overlaps, isSame].map((touch) => tallyOf(texts, kind, level, touch));
      const [half, any, exact] = tallies as [Tally, Tally, Tally];
      const figures = `${show(half.precision)} ${show(half.recall)} ${show(half.f1)}  ${show(any.f1)} ${show(exact.f1)}`;
      console.log(`${kind.padEnd(20)} ${level.padEnd(7)} ${figures}  n=${half.found + half.missed}`);
      const bar = freeTextBars[`${kind} ${level}`];
      if (bar === undefined) continue;
      // These labels split most addresses into number, street, unit and postcode, and one finding covers all of them.
      const isCutUp = kind === 'STREET_ADDRESS';
      bars.push([`${kind} F1 (${level}, ${isCutUp ? 'any' : 'half'} overlap)`, isCutUp ? any.f1 : half.f1, true, bar]);
    }
    if (values.misses === kind) showMisses(texts, kind, kind === 'PERSON' ? 'high' : 'medium');
  }
}

function tallyOf(texts: readonly LabelledText[], kind: string, level: SensitivityLevel, touch: Touch): Tally {
  const tally = new Tally();
  for (const { text, spans = [] } of texts) {
    const actual = spansOf(piiFindings(text, level)).filter(({ type }) => type === kind);
    tally.count(
      spans.filter(({ type }) => type === kind),
      actual,
      touch,
    );
  }
  return tally;
}

function showMisses(texts: readonly LabelledText[], kind: string, level: SensitivityLevel): void {
  let left = Number(values.most);
  for (const { text, spans = [] } of texts) {
    const all = spansOf(piiFindings(text, level));
    const actual = all.filter(({ type }) => type === kind);
    const expected = spans.filter(({ type }) => type === kind);
    const missed = expected.filter((span) => !actual.some((other) => overlapsHalf(span, other)));
    const wrong = actual.filter((span) => !expected.some((other) => overlapsHalf(other, span)));
    if (missed.length + wrong.length === 0 || left-- <= 0) continue;
    const quote = (list: readonly LabelledSpan[]): string =>
      list.map((span) => JSON.stringify(text.slice(span.start, span.end))).join(' ');
    console.log(
      `  missed ${quote(missed)} wrong ${quote(wrong)} | ${JSON.stringify(text)} | all ${all.map(({ type }) => type).join()}`,
    );
  }
}

function scoreIdentifiers(): void {
  const texts = labelledTexts(folder as string, 'pii_id');
  if (texts.length === 0) return;
  const wanted = texts.filter(({ valid }) => valid);
  console.log(`\n## National identifiers (${wanted.length} valid): recall with context, its own type; without context`);
  for (const level of sensitivityLevels) {
    const recall = (context: boolean, isOwnType: boolean): number => {
      const asked = wanted.filter((each) => each.context === context);
      return ratio(asked.filter((each) => isFound(each, level, isOwnType)).length, asked.length);
    };
    console.log(
      `${level.padEnd(7)} ${show(recall(true, false))} ${show(recall(true, true))}  ${show(recall(false, false))}`,
    );
    if (level === 'low') bars.push(['national ids with context, recall (low)', recall(true, false), true, 0.99]);
    if (level === 'low')
      bars.push(['national ids with context, of their own type (low)', recall(true, true), true, 0.99]);
  }
  const invalid = texts.filter(({ valid }) => valid === false);
  const named = (each: LabelledText): boolean =>
    piiFindings(each.text, 'low').some(({ category }) => category === each.entity);
  const wrong = invalid.filter(named);
  console.log(
    `wrong check digit found all the same: ${show(ratio(wrong.length, invalid.length))} of ${invalid.length}`,
  );
  console.log(`  ${countsOf(wrong)}`);
  console.log(
    `missed (low, context): ${countsOf(wanted.filter((each) => each.context && !isFound(each, 'low', true)))}`,
  );
  if (values.misses === 'ids')
    for (const each of wanted.filter((one) => one.context && !isFound(one, 'low', true)).slice(0, Number(values.most)))
      console.log(
        ' ',
        each.entity,
        JSON.stringify(each.text),
        piiFindings(each.text, 'low')
          .map(({ category }) => category)
          .join(),
      );
}

function isFound({ text, spans = [], entity }: LabelledText, level: SensitivityLevel, isOwnType: boolean): boolean {
  const found = spansOf(piiFindings(text, level));
  return spans.every((span) =>
    found.some((other) => overlapsHalf(span, other) && (!isOwnType || other.type === entity)),
  );
}

function scoreSingleRecognizers(): void {
  const texts = labelledTexts(folder as string, 'pii').filter(({ entity }) => entity !== undefined);
  if (texts.length === 0) return;
  const agreed = new Map<string, [agreed: number, all: number]>();
  for (const { text, entity = '', expected_len } of texts) {
    const entry = agreed.get(entity) ?? [0, 0];
    const found = piiFindings(text, 'high', [entity]).length;
    if (found === expected_len) entry[0] += 1;
    else if (values.misses === entity || values.misses === 'pii')
      console.log(`  ${entity}: expected ${expected_len}, got ${found}: ${JSON.stringify(text)}`);
    entry[1] += 1;
    agreed.set(entity, entry);
  }
  const sum = [...agreed.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0] as [number, number]);
  console.log(`\n## One kind at a time: agreement on the number found: ${show(ratio(...sum))} of ${texts.length}`);
  const worst = [...agreed]
    .filter(([, [right, all]]) => right < all)
    .map(([entity, [right, all]]) => `${entity} ${right}/${all}`);
  console.log(worst.join(', '));
}

function scoreSecrets(): void {
  const texts = labelledTexts(folder as string, 'secret');
  if (texts.length === 0) return;
  console.log(`\n## Secrets (${texts.length}): P, R, F1, hard negatives hit`);
  for (const level of sensitivityLevels) {
    const scanner = scannerFor([{ kind: 'secret', sensitivityLevel: level }]);
    const tally = new Tally();
    const isHit = ({ text }: LabelledText): boolean => scanner.scan(text).length > 0;
    for (const each of texts) {
      const hit = isHit(each);
      if (each.label === 1) tally[hit ? 'found' : 'missed'] += 1;
      else if (hit) tally.wrong += 1;
      if (values.misses === 'secret' && level === 'medium' && hit !== (each.label === 1))
        console.log(`  ${hit ? 'wrong ' : 'missed'} ${each.rule}: ${JSON.stringify(each.text).slice(0, 300)}`);
    }
    const hard = ratio(tally.wrong, texts.filter(({ label }) => label === 0).length);
    console.log(`${level.padEnd(7)} ${show(tally.precision)} ${show(tally.recall)} ${show(tally.f1)}  ${show(hard)}`);
    if (level !== 'medium') continue;
    bars.push(['secrets, precision', tally.precision, true, 0.94], ['secrets, recall', tally.recall, true, 0.9]);
    bars.push(['secrets, hard negatives hit', hard, false, 0.15]);
  }
}

function scoreBenign(): void {
  const texts = labelledTexts(folder as string, 'benign');
  if (texts.length === 0) return;
  console.log(`\n## Benign prompts (${texts.length}) with any hit`);
  for (const level of sensitivityLevels) {
    const scanner = scannerFor([
      { kind: 'pii', sensitivityLevel: level },
      { kind: 'secret', sensitivityLevel: level },
    ]);
    const hits = texts.filter(({ text }) => scanner.scan(text).length > 0);
    console.log(`${level.padEnd(7)} ${show(ratio(hits.length, texts.length))}`);
    if (level === 'low') bars.push(['benign prompts hit (low)', ratio(hits.length, texts.length), false, 0.002]);
    if (level === 'medium') bars.push(['benign prompts hit (medium)', ratio(hits.length, texts.length), false, 0.01]);
    if (values.misses === 'benign' && level === 'medium')
      for (const { text } of hits.slice(0, Number(values.most)))
        console.log(
          `  ${scanner
            .scan(text)
            .map(({ category, start, end }) => `${category}:${text.slice(start, end)}`)
            .join()} | ${text}`,
        );
  }
}

function spansOf(findings: readonly Finding[]): readonly LabelledSpan[] {
  return findings.map(({ start, end, category }) => ({ start, end, type: category }));
}

function countsOf(texts: readonly LabelledText[]): string {
  const counts = new Map<string, number>();
  for (const { entity = '' } of texts) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return [...counts].map(([entity, count]) => `${entity} ${count}`).join(', ');
}

function show(value: number): string {
  return value.toFixed(3);
}
