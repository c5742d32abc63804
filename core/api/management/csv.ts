/** A field of a line; null is written as an empty field. */
export type CsvField = string | number | boolean | null;

const lineEnd = '\r\n';

/**
 * What spreadsheets have before a formula, which may begin with full-width forms, too: the start of a field, even after white space that they skip;
 * and within a field, if they expect another separator than the comma, as Excel does in many languages. The quotation marks of the field mean nothing
 * then, so a separator or a line break begins another cell, whose own quotation marks may stand in front of the formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const beforeFormula = /[;\t\r\n]"*(?=[=+\-@＝＋－＠])|^(?=[=+\-@\t\r\n＝＋－＠])/g;

/** A line of CSV (RFC 4180), with its line break, of which spreadsheets run nothing as a formula. */
export function csvLine(fields: readonly CsvField[]): string {
  return fields.map(csvField).join(',') + lineEnd;
}

function csvField(field: CsvField): string {
  if (typeof field !== 'string') return field === null ? '' : String(field);
  // A leading apostrophe marks a cell as text. End users write these texts, and somebody else opens the file.
  const text = field.replaceAll(beforeFormula, "$&'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
