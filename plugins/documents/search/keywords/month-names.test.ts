import { test } from 'tap';
import { wordsOf } from '../embedding/terms.js';
import { monthsNamed, namesOfMonth } from './month-names.js';

/** The one word that names a month where a date is written. */
function monthIn(language: string, month: number, form: Intl.DateTimeFormatOptions): string | undefined {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...form, timeZone: 'UTC' });
  const part = format.formatToParts(Date.UTC(2022, month - 1, 1)).find(({ type }) => type === 'month');
  const [name, ...others] = wordsOf(part?.value ?? '');
  return others.length > 0 ? undefined : name;
}

await test('months are known by the names that the platform gives them', async (t) => {
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'fi', 'ru', 'el', 'tr', 'ar', 'he']) {
    for (let month = 1; month <= 12; month += 1) {
      for (const form of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const) {
        const name = monthIn(language, month, form);
        if (name === undefined) continue;
        t.ok(namesOfMonth(month).includes(name), `${language}: ${name}`);
        t.ok(monthsNamed(name).includes(month), `${language}: ${name}`);
      }
    }
  }
});

await test('accents may be missing, and some words name several months', async (t) => {
  t.strictSame(monthsNamed('marz'), [3]);
  t.strictSame(monthsNamed('listopada'), [10, 11]);
  t.strictSame(monthsNamed('marching'), []);
  t.strictSame(namesOfMonth(13), []);
});
