import { deepStrictEqual } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'tap';
import { pii, secrets } from '../../../fixtures/found-in.js';
import { codePoint, fc, seed } from '../../../../../test/fixtures/random.js';
import { planRequests } from '../../plans/plan-requests.js';
import type { ScanRequest } from '../../scan-request.js';
import { sensitivityLevels } from '../../../sensitivity-level.js';
import type { Scanner, Take } from '../../scanner.js';
import { plannedScanner } from '../text-stream.js';
import { maxStates } from '../block/skip-layout.js';
import { block, loadBlock, units } from '../block/text-block.js';
import { stateNumbers } from './state-numbers.js';

const runs = Number(process.env['SLUICE_SCANNER_RUNS'] ?? 300);

/** A scanner that skips words, and one that examines each position. */
function scanners(requests: readonly ScanRequest[]): readonly [Scanner, Scanner] {
  const { plan } = planRequests(requests);
  const scanner = (by: typeof plan): Scanner => plannedScanner({ plan: by, prepare: () => undefined });
  return [scanner(plan), scanner({ ...plan, skipper: undefined, idle: [] })];
}

/** The output of a stream, and the number of held characters after each piece. */
function streamed(scanner: Scanner, pieces: readonly string[]): readonly unknown[] {
  const stream = scanner.stream();
  const out: unknown[] = [];
  const take: Take = (given, findings) =>
    out.push([given, findings.map(({ category, start, end, score }) => [category, start, end, score])]);
  for (const piece of pieces) {
    stream.push(piece, take);
    out.push(stream.held);
  }
  stream.end(take);
  return out;
}

const pairs = sensitivityLevels.map((sensitivityLevel) =>
  scanners([
    { kind: 'pii', sensitivityLevel },
    { kind: 'secret', sensitivityLevel },
  ]),
);
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'the',
      'password',
      'is',
      'was',
      'Dr',
      'my',
      'name',
      'No',
      'street',
      'user',
      'of',
      'call',
    ),
  },
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 18 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'hunter2xyz!Q',
      'AB',
      'Baker',
      '221B',
      'ada@example.org',
      '2019',
      'B-XY',
      '10.1.2.3',
      'x_y',
      'naïve',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 6 }) },
);
const gap = fc.oneof(
  { weight: 8, arbitrary: fc.constant(' ') },
  { weight: 4, arbitrary: fc.constantFrom('. ', ', ', '\n', ': ', ' = "', '" ', '.', '-', ' (', '…', '\0', '  ') },
  // Each sign, alone, between quotes, after an assignment, and before a space.
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('', ' ', '"', ' = "', ': '),
        fc.constantFrom(...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.split('')),
        fc.constantFrom('', ' ', '" ', ' "'),
      )
      .map((parts) => parts.join('')),
  },
);
/** About half of the texts end with a word. */
const text = fc
  .tuple(fc.array(fc.tuple(word, gap), { maxLength: 60 }), fc.option(word, { nil: '' }))
  .map(([parts, last]) => parts.map(([one, behind]) => one + behind).join('') + last);

await test(`skipping words changes neither findings nor output nor held characters (${runs} runs, seed ${seed})`, (t) => {
  t.ok(planRequests([pii.medium]).plan.skipper, 'this machine passes words');
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: 600 }), { maxLength: 5 }), (whole, places) => {
      const borders = [0, ...places.map((place) => place % (whole.length + 1)), whole.length].toSorted((a, b) => a - b);
      const pieces = borders.slice(1).map((border, index) => whole.slice(borders[index], border));
      for (const [passing, looking] of pairs) {
        deepStrictEqual(passing.scan(whole), looking.scan(whole));
        deepStrictEqual(streamed(passing, pieces), streamed(looking, pieces));
      }
    }),
    { seed, numRuns: runs },
  );
  t.end();
});

await test('sixteen letters after an assignment may be a secret, fewer are a word; even when words are skipped', (t) => {
  const [passing] = scanners([secrets.medium]);
  for (const [length, found] of [
    [14, 0],
    [15, 0],
    [16, 1],
    [17, 1],
  ] as const) {
    const whole = `we all know that the api key is ${'qkzwxvjhtrpmnbdfgl'.slice(0, length)} and nothing else at all`;
    // The first scans learn the words that later ones skip.
    for (let turn = 0; turn < 20; turn += 1) passing.scan(whole);
    t.equal(passing.scan(whole).length, found, whole);
  }
  t.end();
});

await test('a name that often starts sentences is still found after an introduction or a title', (t) => {
  // The lowest level does not detect names.
  for (const [passing, looking] of pairs.slice(1)) {
    const ordinary =
      'They were out again. Robert came home late. Grace said nothing at all to them. Dr is short for it.';
    for (let turn = 0; turn < 20; turn += 1) passing.scan(ordinary);
    for (const whole of [
      `${ordinary} Well, my name is Robert Baker and nobody else was there.`,
      `${ordinary} Dr Robert Baker came to see all of us later on.`,
      `${ordinary} Dear Grace Miller, thank you for all that you did.`,
      `${ordinary} é. Robert Baker, I am Grace Miller.`,
    ]) {
      t.strictSame(passing.scan(whole), looking.scan(whole), whole);
      t.ok(
        passing.scan(whole).some(({ category }) => category === 'PERSON'),
        whole,
      );
    }
  }
  t.end();
});

await test('a known word is skipped depending on what follows: a number, letters and a number, the end of the text', (t) => {
  for (const [passing, looking] of pairs)
    for (const known of ['of', 'in', 'may', 'route', 'ab', 'street', 'the'])
      for (let turn = 0; turn < 3; turn += 1)
        for (const behind of [
          ' 12',
          ' 123 4567',
          ' abc',
          ' ab 12',
          ' ab 123',
          ' ab',
          ' x9 4711',
          '. 12',
          '. Ab 123',
          ', 12',
          '',
        ])
          for (const end of ['', ' and nothing else that anybody would look for here.']) {
            const whole = `they said nothing ${known}${behind}${end}`;
            t.strictSame(passing.scan(whole), looking.scan(whole), whole);
          }
  t.end();
});

await test('a capitalized word is read on if the next word does not close the sequence', (t) => {
  for (const [passing, looking] of pairs)
    for (const opener of ['The', 'Baker', 'A', 'In', 'Main', 'Via', 'Unit'])
      for (const next of ['gate', 'mill', 'street', 'Street', 'the', 'x', 'qzxwvut', 'extraordinarily'])
        for (const behind of [' 12', ' was here', '. Then', ', 12', ' Street 5', ' 1234 AB', '  12', ''])
          for (const before of ['', 'nobody said anything. ']) {
            const whole = `${before}${opener} ${next}${behind}`;
            // The first scan learns the words.
            for (const text of [whole, `${whole} ${whole} and then they went home`])
              for (let turn = 0; turn < 2; turn += 1) t.strictSame(passing.scan(text), looking.scan(text), text);
          }
  t.end();
});

await test('tenant words are found in text that would otherwise be skipped', (t) => {
  const [passing, looking] = scanners([pii.medium, { kind: 'keyword', words: ['river', 'blue moon'] }]);
  const whole = 'they went down to the river and saw a blue moon. nothing was heard of them later on.';
  t.equal(passing.scan(whole).length, 2);
  t.strictSame(passing.scan(whole), looking.scan(whole));
  t.end();
});

await test('most of an ordinary message is skipped', (t) => {
  const { skipper } = planRequests([pii.medium]).plan;
  const whole = 'then they talked about the weather, and nobody had anything else to say about it. '.repeat(3);
  for (let index = 0; index < whole.length; index += 1) units[index] = whole.charCodeAt(index);
  t.ok((skipper?.skip(0, whole.length) ?? 0) > whole.length - 40);
  t.end();
});

await test('a text of ordinary words is skipped by one call, from its first capital to its last word', (t) => {
  const { plan } = planRequests([pii.medium, secrets.medium]);
  for (const whole of [
    'Robert came home late. Helen said nothing at all to them',
    'Helen said nothing at all to them. Robert came home late.',
    'Robert came home late, or so they said; who knows? nobody does, and that is all',
  ]) {
    for (let turn = 0; turn < 20; turn += 1) plannedScanner({ plan, prepare: () => undefined }).scan(whole);
    loadBlock(whole, 0, true);
    t.ok((plan.skipper?.skip(0, block.skipEnd) ?? 0) >= whole.length, whole);
    t.equal(plan.skipper?.guardedAt, -1, 'nobody is asked');
    loadBlock(whole, 0);
    t.ok((plan.skipper?.skip(0, block.skipEnd) ?? 0) < whole.length, 'the last word may go on');
  }
  t.end();
});

await test(`a stream of new words does not change the findings (seed ${seed})`, (t) => {
  const newWord = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 12 });
  const messages = fc.sample(fc.array(newWord, { minLength: 100, maxLength: 100 }), { seed, numRuns: 300 });
  const texts = messages.map((message) => message.join(' '));
  for (const [passing, looking] of pairs) {
    const different = texts.filter((whole) => !isDeepStrictEqual(passing.scan(whole), looking.scan(whole)));
    t.strictSame(different, []);
  }
  t.end();
});

await test(`findings stay the same when the numbers of states run out and all are discarded (seed ${seed})`, (t) => {
  const round = stateNumbers.round();
  fc.assert(
    fc.property(text, fc.nat({ max: 40 }), (whole, left) => {
      while (stateNumbers.reserve() !== maxStates - 1 - left);
      for (const [passing, looking] of pairs) {
        const found = passing.scan(whole);
        deepStrictEqual([found, passing.scan(whole)], [looking.scan(whole), looking.scan(whole)]);
      }
    }),
    { seed, numRuns: Math.min(runs, 300) },
  );
  t.ok(stateNumbers.round() > round + 100);
  t.end();
});
