import { test } from 'tap';
import { pii, secrets } from '../fixtures/found-in.js';
import { plannedScanner } from './engine/text-stream.js';
import type { Finding } from './finding.js';
import { piiDetectors } from './entities/pii-detectors.js';
import { BuiltInDetectors } from './plans/built-in-part.js';
import { planRequests } from './plans/plan-requests.js';
import { PrefilterAutomaton } from './plans/prefilter-automaton.js';
import type { ScanRequest } from './scan-request.js';
import { scannerFor } from './scanner-for.js';
import { secretDetectors } from './secrets/secret-detectors.js';
import { codePoint, fc } from '../../../test/fixtures/random.js';
import { randomTables } from '../fixtures/random-tables.js';
import { shown, streamed } from '../fixtures/streamed.js';
import { withoutShortcuts } from '../fixtures/without-shortcuts.js';

/** SLUICE_SCANNER_RUNS=100000 for the long form. */
const runs = Number(process.env['SLUICE_SCANNER_RUNS'] ?? 1000);
const seed = Number(process.env['SLUICE_SCANNER_SEED'] ?? Date.now() % 1_000_000);
const maxHeld = 321;

const privateKey =
  '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA7\nada@example.org abc+/=\n-----END RSA PRIVATE KEY-----';
const webToken = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U'.repeat(9)}`;

/** Findings, near misses, context words, and separators. */
const pieces = [
  '4111 1111 1111 1111',
  '4111111111111111',
  '536-90-4399',
  '123456789',
  '900 123 456 789 012',
  '44051401359',
  '529.982.247-25',
  'joe.b@example.co.uk',
  'DE89 3704 0044 0532 0130 00',
  '+44 20 7946 0958',
  '(212) 555-0123',
  '10.1.2.3',
  '2001:db8::ff00:42:8329',
  'AKIAIOSFODNN7EXAMPLA',
  'ghp_0123456789abcdefghijABCDEFGHIJ456789',
  '12|aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5hJ7k',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '1BvBMSEY\u200bstWetqTFn5\u00adAu4m4GFg7xJaNVN2\u200b',
  '41\u200b11 1111 1\u00ad111 1111\u200b',
  'DE\u200b89 3704 0044 05\u00ad32 0130 00',
  '00:1b:63:84:45:e6',
  'Dr. John Watson',
  'Ada Lovelace',
  'McNyCarra',
  "O'Quilla",
  'Mc',
  'my name is Ada Lovelace',
  '221B Baker Street',
  '36 Holmevej 34\n Suite 344\n',
  '12 May 1987',
  'born ',
  'password = "s3cr3tV4lue!9z"',
  'api_key: abcd1234efgh5678',
  'postgres://u:pa55w0rd@db/x',
  'Authorization: Bearer abc123def456ghi7',
  privateKey,
  '-----BEGIN PRIVATE KEY-----',
  '-----END PRIVATE KEY-----',
  webToken,
  'eyJhbGciOiJIUzI1NiJ9',
  'https://evil.example/?d=1',
  'https://good.example/a',
  '![a](',
  ')',
  '![a](https://evil.example/x.png)',
  '[a]: ',
  'www.evil.example',
  '//evil.example',
  'is my ssn',
  'routing number',
  'social security ',
  'card',
  'phone',
  'office',
  'IBAN ',
  '身份证号11010519491231002X',
  'project x',
  'Project',
  'damn',
  'ACME-12345',
  'stop',
  'go',
  '٤١١١ ١١١١ ١١١١ ١١١١',
  '４１１１１１１１１１１１１１１１',
  '41\u200b11 1111 1111 1111',
  '\u200b',
  '\u00ad',
  'p\u200broject x',
  '😀',
  '\ud83d',
  '\ude00',
  'é',
  'Ж',
  '机密',
  '日'.repeat(30),
  `${'語'.repeat(310)}日本`,
  '@例え.jp',
  `${'Ab-'.repeat(9)}C`,
  ' ',
  '\n',
  ', ',
  '. ',
  '-',
  '/',
  ':',
  '"',
  '=',
  'x',
  '0',
  '@',
  '_',
  'a'.repeat(400),
  '1'.repeat(330),
  `b.${'c'.repeat(60)}@d.example`,
];

/** Digits of scripts that are written without spaces, and a wide underscore: they continue words. */
const wordUnits = ['\u17e0', '๑', '\uff3f'];

const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...pieces, ...wordUnits) },
      { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 6 }) },
      { weight: 3, arbitrary: fc.constantFrom(' ', '', '\n') },
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));
/** Repeated words between spaces, which are skipped once they are known. */
const sentence = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom(
        'the',
        'Dr.',
        'Mrs',
        'Señora',
        'Dr\u200b.',
        'Prof',
        'dear',
        'name is',
        'Watson',
        'Ada',
        'I',
        "don't",
        'at',
        'length.',
        'password:',
        'is',
      ),
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));

/** Rows in which a match may start at each position. */
const rows = [
  '(212) ',
  '33(',
  '001(',
  'DE89 ',
  '+1 2 3 4 ',
  '=x1',
  'a:b:',
  '- 0123',
  'Ana-Eva-',
  'tax id 9',
  '9\u00ad',
  '１212\u200b１\u00ad',
  '212\u200bX\u00ad1',
  'DE\u200b12\u3000',
  '1::1\u200b',
  'DE:1\u00ad',
  "東'Li東",
];

const table = randomTables(pieces);

const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 400 });

const requests: readonly ScanRequest[] = [
  pii.high,
  pii.low,
  { kind: 'secret', sensitivityLevel: 'medium', allowList: ['AKIAIOSFODNN7EXAMPLA'] },
  {
    kind: 'keyword',
    words: ['project x', '机密'],
    lists: ['profanity'],
    patterns: [
      { name: 'ticket', regex: 'ACME-\\d{4,8}' },
      { name: 'edges', regex: '\\bgo\\b|^stop|stop$|o\\B' },
      { name: 'long', regex: 'a{20,255}' },
    ],
  },
  { kind: 'keyword', words: ['roj', 'am'], wholeWord: false },
  { kind: 'url', allow: ['good.example'] },
];
const requestLists: readonly (readonly ScanRequest[])[] = [
  [{ kind: 'pii', sensitivityLevel: 'medium', regions: ['SE'], excludeEntities: ['US_SSN'] }],
  ...requests.map((request) => [request]),
  requests,
];

function coverageOf(whole: string, findings: readonly Finding[]): readonly string[] {
  return Array.from({ length: whole.length }, (_, at) =>
    findings
      .filter(({ start, end }) => start <= at && at < end)
      .map(shown)
      .join(' '),
  );
}

await test(`the findings of a stream equal those of the whole text however it is split, and at most ${maxHeld} characters are held (seed ${seed})`, async (t) => {
  let most = 0;
  let found = 0;
  fc.assert(
    fc.property(text, cuts, fc.nat({ max: requestLists.length - 1 }), (whole, sizes, list) => {
      const scanner = scannerFor(requestLists[list] as readonly ScanRequest[]);
      const findings = scanner.scan(whole);
      const pieced = streamed(scanner, whole, sizes);
      if (pieced.text !== whole) throw new Error('the pieces are not the text');
      const expected = coverageOf(whole, findings);
      const different = expected.findIndex((covering, at) => covering !== pieced.coverage[at]);
      if (different >= 0)
        throw new Error(`at ${different}: whole ${expected[different]}, streamed ${pieced.coverage[different]}`);
      if (pieced.findings.map(shown).join() !== findings.map(shown).join()) throw new Error('other findings');
      most = Math.max(most, pieced.held);
      found += findings.length;
    }),
    { numRuns: runs, seed },
  );
  t.ok(found > runs / 4, `${found} findings in ${runs} runs`);
  t.ok(most <= maxHeld, `${most} characters held`);
});

await test('a token whose beginning is short is found however short the pieces are in which it comes', (t) => {
  const scanner = scannerFor([secrets.low]);
  const token = '7|Kx82mPq91BvBMSEYstWetqTFn5Au4m4GFg7xJaNV';
  for (const whole of [token, `token: ${token} there`])
    for (const size of [1, 2, 3, 5, 10, 50]) {
      const { findings } = streamed(scanner, whole, [size]);
      t.strictSame(
        findings.map(({ start, end }) => whole.slice(start, end)),
        [token],
        `pieces of ${size}`,
      );
    }
  t.end();
});

await test(`the same applies to tables, and each of several requests gets what it would get alone (seed ${seed})`, async (t) => {
  const several: readonly ScanRequest[] = [
    { kind: 'secret', sensitivityLevel: 'high', allowList: ['Winter#2024x'] },
    pii.high,
    { kind: 'secret', sensitivityLevel: 'medium', generic: false },
    secrets.medium,
    { kind: 'keyword', words: ['winter'], patterns: [{ name: 'row', regex: 'V4l[^z]{3,200}' }] },
  ];
  const together = scannerFor(several);
  const alone = several.map((request) => scannerFor([request]));
  let [most, found] = [0, 0];
  fc.assert(
    fc.property(table, cuts, (whole, sizes) => {
      const findings = together.scan(whole);
      const pieced = streamed(together, whole, sizes);
      if (pieced.coverage.join('\n') !== coverageOf(whole, findings).join('\n')) throw new Error('other findings');
      most = Math.max(most, pieced.held);
      for (const [index, scanner] of alone.entries()) {
        const own = findings.filter(({ request }) => request === index).map((finding) => shown(finding).slice(1));
        const expected = scanner.scan(whole).map((finding) => shown(finding).slice(1));
        if (own.join() !== expected.join()) throw new Error(`request ${index}: ${own.join()} not ${expected.join()}`);
        found += index === 3 ? expected.length : 0;
      }
    }),
    { numRuns: Math.ceil(runs / 5), seed },
  );
  t.ok(found > runs / 10, `${found} secrets in ${runs / 5} tables`);
  t.ok(most <= maxHeld, `${most} characters held`);
});

for (const sensitivityLevel of ['low', 'medium', 'high'] as const) {
  await test(`prefilters, guards, prechecks and narrowed selections do not change the findings at ${sensitivityLevel}, even when their automaton is reset often (seed ${seed})`, (t) => {
    const both: readonly ScanRequest[] = [
      { kind: 'pii', sensitivityLevel },
      { kind: 'secret', sensitivityLevel },
    ];
    const { plan } = planRequests(both);
    t.ok(plan.prefilters, 'it reads prefilters');
    const prepare = (): undefined => undefined;
    const plain = plannedScanner({ plan: withoutShortcuts(planRequests(both).plan), prepare });
    const prefilters = new PrefilterAutomaton([...piiDetectors, ...secretDetectors], 24);
    const cramped = planRequests(both, { builtIn: new BuiltInDetectors(prefilters) });
    const others = { prefilters: plannedScanner({ plan, prepare }), cramped: plannedScanner(cramped) };
    const compare = (whole: string): void => {
      const expected = plain.scan(whole).map(shown).join();
      for (const [name, other] of Object.entries(others))
        if (other.scan(whole).map(shown).join() !== expected) throw new Error(`other findings: ${name}`);
    };
    fc.assert(fc.property(text, compare), { numRuns: Math.ceil(runs / 10), seed });
    fc.assert(fc.property(sentence, compare), { numRuns: Math.ceil(runs / 10), seed });
    fc.assert(fc.property(table, compare), { numRuns: Math.ceil(runs / 20), seed });
    const row = fc
      .tuple(fc.constantFrom(...rows), fc.nat(30), text)
      .map(([one, times, last]) => one.repeat(times) + last);
    fc.assert(fc.property(row, compare), { numRuns: Math.ceil(runs / 50), seed });
    // Longer than one block of units.
    const long = fc
      .tuple(fc.nat({ max: 700 }), text)
      .map(([more, part]) => `${'word '.repeat(3200)}${' '.repeat(more)}${part}`);
    fc.assert(fc.property(long, compare), { numRuns: Math.ceil(runs / 100), seed });
    t.end();
  });
}

await test('a plan prepared in steps gives the same findings', async (t) => {
  const [lazy, prepared] = [planRequests(requests), planRequests(requests)];
  await prepared.prepare();
  t.equal(prepared.prepare(), undefined, 'there is nothing left to do');
  const whole = pieces.join(' ');
  t.strictSame(plannedScanner(prepared).scan(whole).map(shown), plannedScanner(lazy).scan(whole).map(shown));
});

await test(`several requests together give the findings that each gives alone (seed ${seed})`, async (t) => {
  const together = scannerFor(requests);
  const alone = requests.map((request) => scannerFor([request]));
  fc.assert(
    fc.property(text, (whole) => {
      const found = together.scan(whole);
      for (const [index, scanner] of alone.entries()) {
        const own = found.filter(({ request }) => request === index).map((finding) => shown(finding).slice(1));
        const expected = scanner.scan(whole).map((finding) => shown(finding).slice(1));
        if (own.join() !== expected.join())
          throw new Error(`request ${index}: ${own.join()} instead of ${expected.join()}`);
      }
    }),
    { numRuns: Math.ceil(runs / 4), seed },
  );
  t.pass();
});

await test(`text given as context counts as look-behind, streamed or not, and has no findings of its own (seed ${seed})`, async (t) => {
  const scanner = scannerFor(requests);
  fc.assert(
    fc.property(text, text, cuts, (before, whole, sizes) => {
      const findings = scanner.scan(whole, { before });
      if (findings.some(({ start, end }) => start < 0 || end > whole.length)) throw new Error('found outside');
      const pieced = streamed(scanner, whole, sizes, before);
      if (pieced.findings.map(shown).join() !== findings.map(shown).join()) throw new Error('other findings');
    }),
    { numRuns: Math.ceil(runs / 4), seed },
  );
  const [finding] = scannerFor([pii.low]).scan('536904399', {
    before: '{"socialSecurityNumber": ',
  });
  t.match(finding, { category: 'US_SSN', start: 0, end: 9 });
});

await test('a long stream drops decided text, and offsets still count from its start', async (t) => {
  const scanner = scannerFor([pii.medium]);
  const whole = `${'Nothing to see here, move on. '.repeat(900)}Write to ada@example.org. `.repeat(3);
  const { findings } = streamed(scanner, whole, [7, 50, 1, 300]);
  t.strictSame(findings.map(shown), scanner.scan(whole).map(shown));
  t.equal(findings.length, 3);
});

await test('invisible characters after the longest match make nothing more be held', (t) => {
  const scanner = scannerFor([pii.medium]);
  const invisible = '\u200b'.repeat(16);
  for (let count = 310; count <= 320; count += 1) {
    const { held } = streamed(scanner, `N${'語'.repeat(count)} 41${invisible}11${invisible}11 1111`, [1]);
    t.ok(held <= maxHeld, `${held} characters held`);
  }
  t.end();
});

await test('a private key without an end marker is one finding up to the end, or of 16,384 characters', async (t) => {
  const scanner = scannerFor([secrets.low]);
  const head = 'key:\n-----BEGIN PRIVATE KEY-----\n';
  t.match(scanner.scan(`${head}abc`), [{ category: 'PRIVATE_KEY', start: 5, end: head.length + 3 }]);
  const endless = head + 'A'.repeat(40_000);
  t.match(scanner.scan(endless), [{ category: 'PRIVATE_KEY', start: 5, end: 5 + 16_384 }]);
  const { findings, held } = streamed(scanner, endless, [40]);
  t.strictSame(findings.map(shown), scanner.scan(endless).map(shown));
  t.ok(held <= maxHeld, `${held}: what is sure to be part of the key is not held, it is swallowed`);
});

await test(`texts scanned concurrently or in sequence do not affect each other (seed ${seed})`, (t) => {
  const scanner = scannerFor(requests);
  const several = fc.array(text, { minLength: 2, maxLength: 4 });
  const order = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 12 })), { maxLength: 60 });
  const asAlone = fc.property(several, order, (texts, turns) => {
    const open = texts.map((whole) => {
      const findings = new Set<Finding>();
      const take = (_: string, covering: readonly Finding[]): void => covering.forEach((one) => findings.add(one));
      return { whole, at: 0, stream: scanner.stream(), findings, take };
    });
    for (const [index, size] of turns) {
      const one = open[index % open.length] as (typeof open)[number];
      one.stream.push(one.whole.slice(one.at, one.at + size), one.take);
      one.at += size;
    }
    for (const { whole, at, stream: last, findings, take } of open) {
      last.push(whole.slice(at), take);
      last.end(take);
      if ([...findings].map(shown).join() !== scanner.scan(whole).map(shown).join()) throw new Error('other findings');
    }
  });
  fc.assert(asAlone, { numRuns: Math.ceil(runs / 10), seed });
  const ended = scanner.stream();
  ended.push('ada@', () => undefined);
  ended.end(() => undefined);
  ended.end(() => undefined);
  t.throws(() => ended.push('example.org', () => undefined), /had ended/);
  t.end();
});
