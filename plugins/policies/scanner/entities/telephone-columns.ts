import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';
import { tableColumns } from '../tables/table-columns.js';
import type { FoundInCell } from '../tables/table-reader.js';
import { valueInCell } from '../tables/value-in-cell.js';

/** Digits with the signs of telephone numbers between them. */
const number = /^\(?\+?\d(?:[ ./()-]{0,3}\d){5,14}$/;
/** Dates, whole amounts and numbers of records are not telephone numbers, whatever the column is called. */
const otherNumber = /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d+\.\d{1,2}|0{3}.*)$/;

/** Begin with few letters, because each word that begins like one is read. */
const names =
  '(?:tele)?phones?(?:[ _-]?(?:no\\.?|nr\\.?|numbers?))?|tel\\.?|fax|mobile(?:[ _-]?(?:no|number))?|telefon(?:e|o|i|s|szám|ní|nummer|[ _-]?nr)?|teléfonos?|téléphones?|telefoon(?:nummer)?|telemóvel|handy(?:nummer)?|mobil(?:nummer|telefon)?|mobitel|tlf\\.?|móvil|celular|cellulare|puhelin';
const isOfNumbers = new RegExp(
  `^(?:(?:cell|mobile|home|work|office|private|contact|customer)[ _-]?)?(?:${names})$`,
  'iu',
);

/** Telephone numbers in the columns of tables, far below the word for them and in the notation of any country: `20 12 34 56`. */
export const telephoneColumns: Detector = tableColumns('PHONE_NUMBER', names, (name) =>
  isOfNumbers.test(name.replace(/\s*\(.*/, '')) ? numberInCell : undefined,
);

function numberInCell(cell: string): FoundInCell | undefined {
  const [start, end] = valueInCell(cell);
  const text = cell.slice(start, end);
  return number.test(text) && !otherNumber.test(text) ? { start, end, score: certain } : undefined;
}
