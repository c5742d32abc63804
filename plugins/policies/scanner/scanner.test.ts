import { test } from 'tap';
import { found, pii, secrets } from '../fixtures/found-in.js';
import { Automaton } from './automaton/automaton.js';
import { compilePatterns } from './automaton/compile-patterns.js';
import { parsePattern } from './automaton/parse-pattern.js';
import { PatternGroup } from './engine/groups/pattern-group.js';
import { loadBlock } from './engine/block/text-block.js';
import { DetectorLookup } from './engine/groups/detector-lookup.js';
import { AutomatonRun } from './engine/groups/automaton-run.js';
import { PatternProblem } from './keywords/pattern-problem.js';
import type { ScanRequest } from './scan-request.js';
import { scannerFor } from './scanner-for.js';

await test('full-width and Arabic digits, other dashes and invisible characters are normalized; offsets refer to the original text', async (t) => {
  const scanner = scannerFor([pii.low]);
  for (const card of [
    '４１１１１１１１１１１１１１１１',
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '41\u200b11 1111\u00a01111 1111',
    '4111\u20111111\u20111111\u20111111',
  ]) {
    const text = `pay with ${card}, please`;
    t.match(scanner.scan(text), [{ category: 'CREDIT_CARD', start: 9, end: 9 + card.length }], JSON.stringify(card));
  }
  t.end();
});

await test('parts of longer numbers, versions and decimals are not findings', async (t) => {
  const request = pii.medium;
  for (const text of [
    'version 10.1.2.3',
    '1.10.1.2.3',
    '14111111111111111111111',
    '536-90-4399-1',
    '0.4111111111111111',
    '2024-01-15',
    '1970-11-23 02:26',
  ])
    t.strictSame(found(request, text), [], text);
});

await test('an IPv6 address does not end before another group, in digits of any script', async (t) => {
  const scanner = scannerFor([pii.medium]);
  for (const rest of [':41', ':٤١', '：４１']) {
    const text = `a:b:a:b:a:b:a:b${rest}`;
    t.match(scanner.scan(text), [{ category: 'IP_ADDRESS', start: 2, end: text.length }], text);
  }
});

await test('an IPv6 address that ends with two colons leaves the number after them to its own kind', async (t) => {
  t.strictSame(found(pii.medium, `${'a:b:'.repeat(5)}a:b::4111 1111 1111 1111`), [
    'IP_ADDRESS: b:a:b:a:b:a:b::',
    'CREDIT_CARD: 4111 1111 1111 1111',
  ]);
});

await test('sensitivity levels, entities, exclusions and allow lists filter the findings', async (t) => {
  const text = 'Ada Lovelace, ada@example.org, SSN 536-90-4399, http://example.org/a';
  t.strictSame(found(pii.low, text), ['EMAIL_ADDRESS: ada@example.org', 'US_SSN: 536-90-4399']);
  t.strictSame(found({ kind: 'pii', sensitivityLevel: 'low', entities: ['PERSON'] }, text), ['PERSON: Ada Lovelace']);
  t.strictSame(found({ kind: 'pii', sensitivityLevel: 'low', excludeEntities: ['US_SSN'] }, text), [
    'EMAIL_ADDRESS: ada@example.org',
  ]);
  t.strictSame(found({ kind: 'pii', sensitivityLevel: 'low', allowList: ['ADA@example.org'] }, text), [
    'US_SSN: 536-90-4399',
  ]);
  t.match(found(pii.high, text), ['PERSON: Ada Lovelace', /EMAIL/, /SSN/, /^URL: /]);
});

await test('a finding says where it is, and not what was found', async (t) => {
  const found = scannerFor([pii.low]).scan('to ada@example.org');
  t.strictSame(found, [{ category: 'EMAIL_ADDRESS', start: 3, end: 18, request: 0, score: 0.85 }]);
});

await test('secrets are found in full length, and placeholders are not', async (t) => {
  const request = secrets.medium;
  const key = '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE\n-----END EC PRIVATE KEY-----';
  t.strictSame(found(request, `a\n${key}\nb`), [`PRIVATE_KEY: ${key}`]);
  t.strictSame(found(request, 'postgres://app:t0psecret@db.internal/x'), [
    'URL_CREDENTIALS: postgres://app:t0psecret@db.internal',
  ]);
  t.strictSame(found(request, 'const password = "Tr0ub4dor&3";'), ['GENERIC_SECRET: Tr0ub4dor&3']);
  t.strictSame(found({ ...request, generic: false }, 'const password = "Tr0ub4dor&3";'), []);
  for (const text of [
    'password: {{ .Values.password }}',
    'api_key = "YOUR_API_KEY"',
    'token = getToken(user)',
    'AKIAIOSFODNN7EXAMPLE',
    'https://user:password@host/',
    'key: "primary-button-label"',
  ])
    t.strictSame(found(request, text), [], text);
});

await test('words match at word boundaries or anywhere, patterns anywhere; the longest match wins', async (t) => {
  const request: ScanRequest = {
    kind: 'keyword',
    words: ['Project X', 'naïve', '機密'],
    patterns: [{ name: 'ticket', regex: 'ACME-\\d{2,4}' }],
  };
  t.strictSame(found(request, 'project x, projects, PROJECT\u00a0X, xproject x, NAÏVE, これは機密です, xACME-12345'), [
    'KEYWORD: project x',
    'KEYWORD: PROJECT\u00a0X',
    'KEYWORD: NAÏVE',
    'KEYWORD: 機密',
    'ticket: ACME-1234',
  ]);
  t.strictSame(found({ kind: 'keyword', words: ['roj'], wholeWord: false }, 'projects'), ['KEYWORD: roj']);
  t.strictSame(found({ kind: 'keyword', lists: ['profanity'] }, 'Scunthorpe is a damn fine place'), [
    'PROFANITY: damn',
  ]);
});

await test('a pattern whose automaton would exceed the size limit is rejected by name', async (t) => {
  const refusal = (regex: string): void => {
    scannerFor([{ kind: 'keyword', patterns: [{ name: 'mine', regex }] }]);
  };
  for (const regex of ['(a|b)*a(a|b){200}', '(?:.?){200}x(?:.?){200}y', '(a)\\1', 'a(?=b)', 'a*'])
    t.throws(() => refusal(regex), PatternProblem, regex);
  t.throws(() => refusal('(a|b)*a(a|b){200}'), /"mine" would need too much memory or time/);
  for (const regex of ['[a-z]{0,200}x', '\\p{L}{1,100}!', '.{0,200}x', '(?:a|b){1,50}c'])
    t.doesNotThrow(() => refusal(regex), regex);
});

await test('the size limit applies to all patterns of a request together', async (t) => {
  const patterns = Array.from({ length: 50 }, (_, index) => ({
    name: `p${index}`,
    regex: `(?:[a-z]?){250}${index}`,
  }));
  t.throws(() => scannerFor([{ kind: 'keyword', patterns }]), /pattern "p\d+" would need too much/);
});

await test('links to other hosts and images are found in every notation', async (t) => {
  const request: ScanRequest = { kind: 'url', allow: ['example.com', '*.example.com'] };
  for (const fine of [
    'https://example.com/a',
    'http://EXAMPLE.com:8080/',
    '![a](https://cdn.example.com/a.png)',
    '// a comment',
    'see example.net',
  ])
    t.strictSame(found(request, fine), [], fine);
  t.strictSame(found(request, '[a](https://evil.example/?d=1) b'), ['URL: https://evil.example/?d=1']);
  t.strictSame(found(request, '![a](//evil.example/x.png)'), ['IMAGE_URL: //evil.example/x.png']);
  for (const evil of [
    'https://example.com@evil.example/',
    'https:\\\\evil.example\\a',
    'https:evil.example',
    'www.evil.example',
    'https://еxample.com/',
    `https://${'a'.repeat(400)}@evil.example/`,
  ])
    t.equal(found(request, evil).length, 1, evil.slice(0, 60));
  const long = `![a](https://evil.example/${'x'.repeat(5000)}) after`;
  t.strictSame(
    found({ kind: 'url' }, long),
    [`IMAGE_URL: ${long.slice(5, -7)}`],
    'pictures are refused unless a host is allowed',
  );
  t.strictSame(
    found({ kind: 'url', images: 'same', deny: ['evil.example'] }, 'https://evil.example https://other.example'),
    ['URL: https://evil.example'],
  );
});

await test('the number of automaton steps per character is bounded for every text', async (t) => {
  const patterns = ['[a-z.]{1,60}@[a-z.]{1,60}', '(?:a|b){1,200}c', '\\d{4}(?: \\d{4}){3}'].map((pattern) =>
    parsePattern(pattern),
  );
  const automaton = new Automaton(compilePatterns(patterns), 20);
  const run = new AutomatonRun({ group: new PatternGroup(automaton, [0, 1, 2]), detectors: new DetectorLookup([]) });
  let steps = 0;
  const step = automaton.step.bind(automaton);
  automaton.step = (state, unitClass) => {
    steps += 1;
    return step(state, unitClass);
  };
  const text = 'abab.ab@ab 1234 '.repeat(400);
  loadBlock(text, 0);
  const window = { text, length: text.length, origin: 0, isFinal: true, from: 0 };
  for (let at = 0; at < text.length; at += 1) run.read(window, at);
  t.ok(steps <= text.length * 320, `${steps} steps that were not in the table, ${text.length} characters`);
  t.ok(automaton.size <= 20, 'what there is no room for is forgotten');
  t.ok(automaton.generation > 0);
});

await test('a wide underscore continues a number as an underscore does, streamed or not', (t) => {
  const scanner = scannerFor([pii.medium]);
  for (const sign of ['_', '\uff3f']) {
    const text = `4111 1111 1111 1111${sign}`;
    const covering: unknown[] = [];
    const stream = scanner.stream();
    for (const unit of text) stream.push(unit, (_, findings) => covering.push(...findings));
    stream.end((_, findings) => covering.push(...findings));
    t.strictSame([scanner.scan(text), covering], [[], []]);
  }
  t.end();
});

await test('where a long token with an invisible character ends does not depend on the other requests', (t) => {
  const text = 'ghp_0123456789abcdefghijABCDEFGHIJ456789card\u200buser x';
  const ends = (requests: readonly ScanRequest[]): readonly number[] =>
    scannerFor(requests)
      .scan(text)
      .map(({ end }) => end);
  t.strictSame(ends([secrets.high]), [44]);
  t.strictSame(ends([secrets.high, pii.high]), [44]);
  t.end();
});
