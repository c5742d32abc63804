import { test } from 'tap';
import { aheadOf } from '../../fixtures/ahead-of.js';
import { pii } from '../../fixtures/found-in.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import type { Detector } from '../detector.js';
import { plannedScanner } from '../engine/text-stream.js';
import { planRequests } from '../plans/plan-requests.js';
import { knownTokens } from '../secrets/known-tokens.js';
import { asia } from './asia.js';
import { contact } from './contact.js';
import { devices } from './devices.js';
import { finance } from './finance.js';
import { CheckedNumbers } from './number-lookahead.js';
import { northernEurope } from './northern-europe.js';
import { westernEurope } from './western-europe.js';

/** What a lookahead test says about the start of a text. */
function answerOf({ lookahead }: Detector, text: string): boolean | number {
  const ahead = aheadOf(text);
  const isTested = lookahead?.firstCharacters.includes(String.fromCharCode(ahead.at(0))) === true;
  return !isTested || lookahead.passes(ahead, { minScore: 0, regionsOfRequests: [[]] });
}

const examples: Readonly<Record<string, readonly string[]>> = {
  CREDIT_CARD: [
    '4111111111111111',
    '4111 1111 1111 1111',
    '378282246310005',
    '3782 822463 10005',
    '630400000000',
    '411111111111111๑',
    '4111  1111  1111  1111',
    '4111 - 1111 - 1111 - 1111',
    '4111_1111_1111_1111',
    '3782/822463/10005',
    '4111\r\n>> 1111\r\n>> 1111\r\n>> 1111',
    '4000\r\n>> 0000\r\n>> 0000\r\n>> 0000\r\n>> 006',
  ],
  IBAN_CODE: [
    'DE89370400440532013000',
    'GB29 NWBK 6016 1331 9268 19',
    'NO9386011117947',
    'NO93.8601.1117.947',
    'NO93  8601  1117  947',
  ],
  CRYPTO: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '1111111111111111111114oLvT2'],
  IP_ADDRESS: ['fe80:1:2:3:4:5:6:7', '2001:db8::1', '1:2:3:4:5:6:7::', '::1', '::ffff:1.2.3.4'],
  EMAIL_ADDRESS: ['ada@example.org', '๑@example.org', '123456789012@例え.jp', 'ada.lovelace.byron"@example.org'],
  FR_NIR: ['295109912611193', '2 95 10 99 126 111 93'],
  NO_FODSELSNUMMER: ['15108695088', '151086 95088'],
  CN_RIC: ['11010519491231002X', '360426199101010071'],
};
/** The same for categories that also have patterns without lookahead test. */
const furtherExamples: Readonly<Record<string, readonly string[]>> = {
  BE_NRN: ['85073003328', '850730-033.28'],
  SE_PERSONNUMMER: ['198803200016', '19880320-0016', '19340317+7284'],
  CH_AHV: ['7569217076985', '756 9217 0769 85'],
  AE_EMIRATES_ID: ['784197912345671'],
};
const detectors = [...contact, ...finance, ...devices, ...westernEurope, ...northernEurope, ...asia];
const invisible = fc.constantFrom('', '', '', '\u200b', '\u00ad');
/** An example with invisible characters in it, between other pieces. */
const text = fc
  .tuple(
    fc.constantFrom(...Object.values(examples).flat()),
    fc.array(invisible, { minLength: 8, maxLength: 8 }),
    fc.array(
      fc.constantFrom('\u200b', '\u00ad', '1', '12', ':', '::', 'DE', ' ', '-', 'K', '4111', '。', '\u17e0', '๑'),
      {
        maxLength: 5,
      },
    ),
  )
  .map(([example, gaps, rest]) => {
    const size = Math.ceil(example.length / gaps.length);
    return gaps.map((gap, index) => example.slice(index * size, (index + 1) * size) + gap).join('') + rest.join('');
  });

await test(`no match starts where the lookahead test of its pattern fails (seed ${seed})`, (t) => {
  const tested = detectors.filter(({ lookahead }) => lookahead);
  // The first position of a text is in no row, so lookahead tests are not used there.
  const scanner = plannedScanner({
    plan: planRequests([pii.high]).plan,
    prepare: () => undefined,
  });
  let failed = 0;
  fc.assert(
    fc.property(text, (whole) => {
      const found = scanner.scan(whole).find(({ start }) => start === 0);
      for (const category of Object.keys(examples)) {
        const answers = tested
          .filter((detector) => detector.category === category)
          .map((each) => answerOf(each, whole));
        if (answers.every((answer) => answer === false)) failed += 1;
        if (found?.category !== category || answers.includes(true)) continue;
        if (!answers.some((answer) => typeof answer === 'number' && found.score <= answer)) return false;
      }
      return true;
    }),
    { seed, numRuns: 5_000 },
  );
  t.ok(failed > 1_000, `${failed} failed`);
  t.end();
});

await test('examples pass the lookahead tests, and those with a wrong check digit fail', (t) => {
  const tested = detectors.filter(({ lookahead }) => lookahead);
  for (const [category, texts] of [...Object.entries(examples), ...Object.entries(furtherExamples)])
    for (const whole of texts)
      t.ok(
        tested.some((detector) => detector.category === category && answerOf(detector, whole) === true),
        whole,
      );
  for (const whole of [
    '4111111111111112',
    'DE89370400440532013001',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz',
    '295109912611194',
    '360426199101010072',
  ])
    t.ok(
      tested.some((detector) => answerOf(detector, whole) === false),
      whole,
    );
  t.end();
});

await test('numbers that are written otherwise than their lookahead test assumes are refused', (t) => {
  const numbers = new CheckedNumbers();
  for (const pattern of ['\\d{4}[ -]?[ -]?\\d{4}', '\\d{3} ?\\d ?\\d{3}', '\\d{8,9}'])
    t.throws(() => numbers.add(pattern, () => true), { name: 'RangeError' }, pattern);
  numbers.add('[12]\\d{3}[+/]?\\d{3}[\\dX]', () => true);
  const passes = (text: string): boolean => numbers.passes(aheadOf(text));
  for (const text of ['12345678', '1234+5678', '2234/5678', '1234567X']) t.ok(passes(text), text);
  for (const text of ['32345678', '1234-5678', '1234+567', '123456789']) t.notOk(passes(text), text);
  t.end();
});

await test('a mail address with two full stops in a row or one before the at sign, and an IPv6 address without colons, fail', (t) => {
  const tested = [...contact, ...devices].filter(({ lookahead }) => lookahead);
  const isAny = (category: string, whole: string): boolean =>
    tested.some((detector) => detector.category === category && answerOf(detector, whole) === true);
  t.ok(isAny('EMAIL_ADDRESS', 'a.da.l@example.org'));
  for (const whole of ['ada.@example.org', 'a..da@example.org', 'ada\u00ad.\u200b@example.org'])
    t.notOk(isAny('EMAIL_ADDRESS', whole), whole);
  t.ok(isAny('IP_ADDRESS', '12:1234'));
  for (const whole of ['1234 5:', '12345:', '12.12.12', 'add']) t.notOk(isAny('IP_ADDRESS', whole), whole);
  t.end();
});

await test('a token with a mark after a row of letters and digits passes its lookahead test, and a row without it fails', (t) => {
  const [token, ...others] = knownTokens.filter(({ pattern }) => pattern.includes('JQQJ9'));
  t.equal(others.length, 0);
  const row = 'Ab3'.repeat(17);
  t.equal(token && answerOf(token, `${row}xJQQJ99${row}`), true);
  t.equal(token && answerOf(token, `${row}\u200bx\u00adJQQJ99${row}`), true, 'with invisible characters');
  t.equal(token && answerOf(token, row.repeat(3)), false);
  t.end();
});
