import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { plansOfRegions } from './plans-of-regions.js';
import { internationalLengths, internationalNumber, nationalNumber } from './telephone-numbers.js';
import { validInternationalLengths } from './valid-lengths.js';

const countries = getCountries();
const usual: readonly CountryCode[] = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'AU', 'IN', 'BR', 'MX', 'JP', 'IL'];

const country = fc.oneof(fc.constantFrom(...usual), fc.constantFrom(...countries));
const digits = (maxLength: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^\\d{0,${maxLength}}$`));
/** Dialling prefixes, calling codes, and parts of existing numbers. */
const row = fc
  .tuple(
    fc.constantFrom('', '', '0', '00', '011', '0011', '1', '44', '49', '61', '7', '9', '90', '180020', '15', '000'),
    country,
    fc.integer({ min: 0, max: 12 }),
    digits(8),
  )
  .map(([front, of, length, rest]) => `${front}${examples[of].slice(0, length)}${rest}`.slice(0, 16));

await test(`digits are parsed as by the library (seed ${seed})`, (t) => {
  fc.assert(
    fc.property(row, country, (text, region) => {
      const [national, international] = [
        parsePhoneNumberFromString(text, region),
        parsePhoneNumberFromString(`+${text}`),
      ];
      return isSame(national, nationalNumber(text, region)) && isSame(international, internationalNumber(text));
    }),
    { seed, numRuns: 5_000 },
  );
  t.end();
});

await test(`querying several numbering plans at once equals querying each, in any order (seed ${seed})`, (t) => {
  const lists = fc.oneof(
    fc.constantFrom(usual, ['FR', 'GG', 'AR', 'KZ', 'VI'] as const),
    fc.shuffledSubarray(countries, { minLength: 1, maxLength: 8 }),
  );
  fc.assert(
    fc.property(row, lists, fc.integer({ min: 0, max: 16 }), (text, regions, length) => {
      const plans = plansOfRegions(regions);
      return [text, text.slice(0, length)].every(
        (each) =>
          plans.haveNumber(each) === regions.some((region) => parsePhoneNumberFromString(each, region)?.isValid()),
      );
    }),
    { seed, numRuns: 1_000 },
  );
  t.notOk(plansOfRegions(['XX']).haveNumber('2125550123'), 'there is no such country');
  t.end();
});

await test(`the possible lengths of an international number follow from its leading digits (seed ${seed})`, (t) => {
  fc.assert(
    fc.property(row, (text) => {
      const lengths = internationalLengths(text);
      const validLengths = validInternationalLengths(text);
      return Array.from({ length: text.length }, (_, index) => index + 1).every((length) => {
        const number = parsePhoneNumberFromString(`+${text.slice(0, length)}`);
        const [isValid, isPossible] = [number?.isValid() === true, number?.isPossible() === true];
        if (isValid && ((validLengths >>> length) & 1) === 0) return false;
        return (!isValid && !isPossible) || ((lengths >>> length) & 1) === 1;
      });
    }),
    { seed, numRuns: 2_000 },
  );
  t.equal(internationalLengths('33'), 1 << 11, 'French numbers have nine');
  t.equal(internationalLengths('999'), 0, 'there is no such code');
  t.end();
});

function isSame(
  expected: ReturnType<typeof parsePhoneNumberFromString>,
  number: ReturnType<typeof internationalNumber>,
): boolean {
  return (
    (expected === undefined) === (number === undefined) &&
    expected?.isValid() === number?.isValid &&
    expected?.isPossible() === number?.isPossible
  );
}
