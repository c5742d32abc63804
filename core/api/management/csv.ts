/** A field of a line; null is written as an empty field. */
export type CsvField = string | number | boolean | null;

const lineEnd = '\r\n';

/**
 * Characters with which a formula begins in spreadsheets, or that they skip before one, including full-width forms.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of CSV (RFC 4180), with its line break, of which spreadsheets run nothing as a formula. */
export function csvLine(fields: readonly CsvField[]): string {
  return fields.map(csvField).join(',') + lineEnd;
}

function csvField(field: CsvField): string {
  if (typeof field !== 'string') return field === null ? '' : String(field);
  // A leading apostrophe marks a cell as text. End users write these texts, and somebody else opens the file.
  const text = formulaStart.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
