import { test } from 'tap';
import { randomFrom, seed } from '../../../test/fixtures/random.js';
import { matchOf } from '../fixtures/matching-texts.js';
import { shown, streamed } from '../fixtures/streamed.js';
import { withoutShortcuts } from '../fixtures/without-shortcuts.js';
import { parsePattern } from './automaton/parse-pattern.js';
import type { Detector } from './detector.js';
import { exactTree } from './engine/detectors/exact-pattern.js';
import { plannedScanner } from './engine/text-stream.js';
import { piiDetectors } from './entities/pii-detectors.js';
import { planRequests } from './plans/plan-requests.js';
import type { ScanRequest } from './scan-request.js';
import { scannerFor } from './scanner-for.js';
import { secretDetectors } from './secrets/secret-detectors.js';

/** Matches of each pattern: one, and fifty with SLUICE_SCANNER_RUNS=100000. */
const matchesOfEach = Math.ceil(Number(process.env['SLUICE_SCANNER_RUNS'] ?? 2000) / 2000);
const random = randomFrom(seed);
/** So many random matches of a pattern are tried for one that its check accepts. */
const mostTries = 30;

/** What no random text is: with check digits that few of them have, or behind the name of a command. */
const written: readonly Match[] = [
  ['', 'DE89 3704 0044 0532 0130 00'],
  ['to ', 'FR14\r\n>> 2004\r\n>> 1010\r\n>> 0505\r\n>> 0001\r\n>> 3M02\r\n>> 606'],
  ['', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['card ', '4111\r\n>> 1111\r\n>> 1111\r\n>> 1111'],
  ['curl ', '-u ana:q7Rw!x2Kd9'],
  ['mysql ', '-pq7Rw!x2Kd9'],
  ['sshpass ', '-p q7Rw!x2Kd9'],
  ['redis-cli ', '-a q7Rw!x2Kd9'],
  ['password = "', 'q7Rw!x2Kd9"'],
  ['user,password\n', 'ana,Winter#2024x\n'],
  ['first name,last name\n', 'Ada,Lovelace\n'],
  ['![a](', 'https://evil.example/x.png?d=1)'],
  ['see ', '//evil.example/x'],
];
const patterns = [
  { name: 'ticket', regex: '[A-Z]{2,5}-?\\d{3,8}' },
  { name: 'marked', regex: '(?:ab|b-){2,9}\\d?' },
];

const around = ['', ...Array.from(' aé7.,-/("=_\n語😀\u200b\u00ad๑')];
const spellings: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => (oneOf([true, false]) ? character : `${character}${oneOf(['\u00ad', '\u200b', '\u200b\u200b'])}`),
  (character) => (/[!-~]/.test(character) ? String.fromCharCode(character.charCodeAt(0) + 0xfee0) : character),
  (character) => character.replace('-', '\u2011').replace(' ', '\u00a0'),
];

function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const engines = (['high', 'medium', 'low'] as const).map((sensitivityLevel) => {
  const requests: readonly ScanRequest[] = [
    { kind: 'pii', sensitivityLevel, regions: ['US', 'DE'] },
    { kind: 'secret', sensitivityLevel },
    { kind: 'url', allow: ['good.example'] },
    { kind: 'keyword', words: ['card'], patterns },
  ];
  const { plan } = planRequests(requests);
  return {
    scanner: scannerFor(requests),
    plain: plannedScanner({ plan: withoutShortcuts(plan), prepare: () => undefined }),
  };
});

type Match = readonly [before: string, match: string];

/** A match of a detector, behind a context word where it has some: one of which something is found, if there is any. */
function matchOfDetector(detector: Detector): Match {
  const { context = [''] } = detector;
  const tree = exactTree(detector);
  for (let tries = 1; ; tries += 1) {
    const [before, match] = [`${oneOf(context)}${oneOf([' ', ': ', ' is '])}`, matchOf(tree, random)];
    const isFound = engines[0]?.scanner.scan(before + match).some(({ end }) => end > before.length);
    if (isFound === true || tries === mostTries) return [before, match];
  }
}

/** A match as it is, and in random spellings between random characters. */
function textsWith([before, match]: Match): readonly string[] {
  const spelled = (): string =>
    `${oneOf(around)}${before}${oneOf(['', oneOf(around)])}${Array.from(match, oneOf(spellings)).join('')}${oneOf(around)}`;
  return [before + match, spelled(), spelled()];
}

await test(`what any pattern matches is found in short pieces as in the whole text, with and without shortcuts, and again later (${matchesOfEach} of each, seed ${seed})`, (t) => {
  const detectors = [...piiDetectors, ...secretDetectors];
  const trees = patterns.map(({ regex }) => parsePattern(regex));
  const different: string[] = [];
  const known: (() => void)[] = [];
  let found = 0;
  const compare = (text: string): void => {
    const { scanner, plain } = oneOf(engines);
    const expected = plain.scan(text).map(shown).join();
    const check = (way: string, findings: Parameters<typeof shown>[0][]): void => {
      const got = findings.map(shown).join();
      if (got !== expected) different.push(`${way} of ${JSON.stringify(text)}: ${got} in place of ${expected}`);
    };
    if (expected !== '') found += 1;
    check('the whole', [...scanner.scan(text)]);
    for (const size of [1, oneOf([2, 3, 7])]) check(`pieces of ${size}`, [...streamed(scanner, text, [size]).findings]);
    known.push(() => check('a later scan', [...scanner.scan(text)]));
  };
  for (let count = 0; count < matchesOfEach; count += 1) {
    const matches = [
      ...detectors.map(matchOfDetector),
      ...trees.map((tree): Match => ['', matchOf(tree, random)]),
      ...written,
    ];
    for (const text of matches.flatMap(textsWith)) compare(text);
  }
  for (const again of known.toReversed()) again();
  t.strictSame(different.slice(0, 3), []);
  t.ok(found > known.length / 3, `${found} of ${known.length} texts have findings`);
  t.end();
});
