/** A field of a line: texts as they are, nothing for null. */
export type CsvField = string | number | boolean | null;

const lineEnd = '\r\n';

/**
 * What spreadsheets take for the beginning of a formula, or skip in front of one; wide forms count too.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line as RFC 4180 has it, its end included. */
export function csvLine(fields: readonly CsvField[]): string {
  return fields.map(csvField).join(',') + lineEnd;
}

function csvField(field: CsvField): string {
  if (typeof field !== 'string') return field === null ? '' : String(field);
  // An apostrophe in front tells a spreadsheet that it is text. Such texts come from end users, and whoever opens the file is another.
  const text = formulaStart.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
