import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import { tableColumns } from '../tables/table-columns.js';
import type { FoundInCell } from '../tables/table-reader.js';
import { valueInCell } from '../tables/value-in-cell.js';
import { labels } from './introduction-words.js';
import { inSmallLetters, isListed } from './listed-names.js';
import { nameWords } from './name-words.js';

/** Columns for nothing but names of persons, or parts of them. */
const ofPersons = `(?:full|first|last|middle|maiden|given|family|customer|patient|employee|client|contact|guest|passenger|applicant|student|tenant|cardholder)[ _-]?names?|surnames?|${labels.join('|')}`;
/** Columns that may also have other names: `name,price`. */
const ofAny =
  'names?|nom|nombre|nome|naam|namn|navn|nimi|customer|client|patient|employee|contact|guest|passenger|student|tenant|recipient|buyer|seller|manager|assignee|kunde|ansprechpartner(?:in)?|mitarbeiter(?:in)?|mieter(?:in)?|teilnehmer(?:in)?|cliente|paciente|paziente|empleado|dipendente|klant|klient|pacjent';

const isOfPersons = new RegExp(`^(?:${ofPersons})$`, 'iu');
const isOfAny = new RegExp(`^(?:${ofAny})$`, 'iu');
/** Capitalized words, initials, and particles before and between them. */
const shape =
  /^(?:(?:\p{Ll}{1,3}|della|dalla) ){0,2}(?:[dD]['’])?\p{Lu}[\p{L}\p{M}'’-]*\.?(?: (?:\p{Lu}[\p{L}\p{M}'’-]*\.?|\p{Ll}{1,3}|della|dalla)){0,4}$/u;
/** What stands in such a column in place of a name. */
const noName =
  /^(?:n\/?a|none|null|tbd|tba|todo|vacant|unknown|anonymous|yes|no|string|text|(?:var)?char|required|optional|first|last|full|test|example|sample|admin|system|total|sum)\b/i;

/** Names of persons in the columns of tables. */
export const nameColumns: Detector = tableColumns('PERSON', `${ofPersons}|${ofAny}`, (name) => {
  const words = name.replace(/\s*\(.*/, '');
  if (isOfPersons.test(words)) return (cell) => nameInCell(cell, () => true);
  return isOfAny.test(words) ? (cell) => nameInCell(cell, isListedPerson) : undefined;
});

function nameInCell(cell: string, isName: (name: string) => boolean): FoundInCell | undefined {
  const [start, end] = valueInCell(cell);
  // `Lovelace, Ada`
  const name = cell.slice(start, end).replace(/^([^,]+), ([^,]+)$/, '$2 $1');
  return shape.test(name) && !noName.test(name) && isName(name) ? { start, end, score: likely } : undefined;
}

/** Whether it is a listed name that begins with a first name. A single word in capitals is not one: `Gemini CLI`. */
function isListedPerson(name: string): boolean {
  const inCapitals = name === name.toUpperCase();
  const words = name.split(' ').filter((word) => /^\p{Lu}(?!\.?$)/u.test(word));
  if (!inCapitals && words.some((word) => /^\p{Lu}{2,}$/u.test(word))) return false;
  const names = inCapitals ? words.map(inSmallLetters) : words;
  return nameWords().isFirst(names[0] ?? '') && isListed(names);
}
