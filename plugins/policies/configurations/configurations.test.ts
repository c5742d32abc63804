import { test } from 'tap';
import { checkValue } from '../../../core/api/index.js';
import { keywordFilter } from './keyword-filter.js';
import { problemOfPattern } from './pattern-dialect.js';
import { piiDetection } from './pii-detection.js';

await test('patterns that a finite automaton can match are accepted', (t) => {
  const fine = [
    'a',
    'ACME-\\d{4,8}',
    '(?:abc|de+f)?x',
    '(?<year>\\d{4})-\\d\\d',
    '[a-z\\]\\u{1F600}]{2,}',
    '\\p{Lu}{3}',
    '\\bproject \\x41\\u0041',
    '^start',
    'end$',
    'x.*y',
    '\\.\\*\\(',
    '😀+',
    'a{255}',
  ];
  for (const pattern of fine) t.equal(problemOfPattern(pattern), undefined, pattern);
  t.end();
});

await test('patterns that need more than a finite automaton are refused, with the unsupported construct', (t) => {
  const refused: readonly (readonly [string, RegExp])[] = [
    ['(', /^is not a regular expression: Unterminated group$/],
    ['a**', /^is not a regular expression: Nothing to repeat$/],
    ['\\', /^is not a regular expression/],
    ['a(?=b)', /look ahead/],
    ['(?!a)b', /look ahead/],
    ['(?<=a)b', /behind/],
    ['x(y(?<!a)b)', /behind/],
    ['(a)\\1', /back-references/],
    ['(?<n>a)\\k<n>', /back-references/],
    ['a+?', /lazy/],
    ['a{2,3}?', /lazy/],
    ['(?i:a)', /flags/],
    ['a*', /empty text/],
    ['(a|b?)', /empty text/],
    ['^$', /empty text/],
    ['\\b', /empty text/],
    ['(a{0,4}){255}', /empty text/],
    ['a|', /empty text/],
    ['a{256}', /255 times/],
    ['a{2,1000000000}', /255 times/],
    ['a{255,}', /255 times/],
    ['((a{255}){255}){255}', /too large: it needs 16581375 states/],
  ];
  for (const [pattern, reason] of refused) t.match(problemOfPattern(pattern), reason, pattern);
  t.end();
});

await test('a pattern that is too long is refused without being parsed', (t) => {
  const regex = `${'('.repeat(5000)}a${')'.repeat(5000)}`;
  const { error } = keywordFilter.safeParse({ patterns: [{ name: 'deep', regex }] });
  t.strictSame(
    error?.issues.map(({ code, path }) => [code, path.join('.')]),
    [['too_big', 'patterns.0.regex']],
  );
  t.end();
});

await test('patterns whose automaton would be too large are refused when the policy is created', (t) => {
  const messagesFor = (...expressions: string[]): readonly string[] | undefined => {
    const patterns = expressions.map((regex, index) => ({ name: `p${index}`, regex }));
    return keywordFilter.safeParse({ patterns }).error?.issues.map(({ message }) => message);
  };
  const messageFor = (...expressions: string[]): string | undefined => messagesFor(...expressions)?.[0];
  t.equal(messageFor('ACME-\\d{4,8}', 'x.*y'), undefined);
  t.match(messageFor('fine', '(?:a|b)*a(?:a|b){24}c'), /^The pattern "p1" would need too much memory or time/);
  t.strictSame(
    messagesFor('(?:a|b)*a(?:a|b){24}c', 'a(?=b)'),
    ['must not look ahead or behind'],
    'what is not in the dialect comes first',
  );
  const cjk = (from: number, length: number): string =>
    String.fromCharCode(...Array.from({ length }, (_, index) => 0x4e00 + from + index));
  t.equal(messageFor(cjk(0, 400), `[${cjk(0, 450)}]{2}`), undefined);
  const different = Array.from({ length: 50 }, (_, index) => cjk(400 * index, 400));
  t.match(messageFor(...different), /^The pattern "p\d+" would need too much .* fewer different characters\.$/);
  const classes = Array.from({ length: 50 }, (_, pattern) =>
    Array.from({ length: 40 }, (__, index) => `[\\p{Lu}${cjk(40 * pattern + index, 1)}]`).join(''),
  );
  t.match(messageFor(...classes), /would need too much/);
  t.end();
});

await test('kinds of personal data and countries in small letters are told how they are written', (t) => {
  const refused = (configuration: unknown): string => {
    try {
      checkValue(piiDetection, configuration, 'body.configuration');
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  t.match(
    refused({ entities: ['email_address'] }),
    'Field "configuration.entities[0]" must be a kind of personal data in capitals, such as "EMAIL_ADDRESS", not "email_address"',
  );
  t.match(refused({ regions: ['de'] }), /must be a code of two capital letters, such as "DE", not "de"/);
  t.end();
});
