import { detectDialect } from '../formats/csv-dialect.js';

/** Lines that must be records before a file without a telling name is taken for JSON Lines. */
const recordsSeen = 3;
/** Rows and columns that make a table of a file called .txt. */
const tableRows = 4;
const tableColumns = 3;
/** What stands between the commas of prose is longer than values are. */
const maxMeanValueLength = 25;

/** What kind of text it is: by what the lines are, and by its name where they leave it open. */
export function sniffText(text: string, extension: string): 'csv' | 'jsonl' | 'txt' {
  if (extension === 'jsonl' || extension === 'ndjson') return 'jsonl';
  if (looksLikeRecords(text)) return 'jsonl';
  if (extension === 'csv' || extension === 'tsv' || extension === 'tab') return 'csv';
  return looksLikeTable(text) ? 'csv' : 'txt';
}

function looksLikeRecords(text: string): boolean {
  const lines = text
    .split('\n', 20)
    .filter((line) => line.trim() !== '')
    .slice(0, recordsSeen);
  return lines.length > 0 && lines.every(isRecord);
}

function isRecord(line: string): boolean {
  if (!line.trimStart().startsWith('{')) return false;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'text' in value && 'metadata' in value;
  } catch {
    return false;
  }
}

/** Prose has commas too, but not as many in every line. */
function looksLikeTable(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length < tableRows) return false;
  const { delimiter, columns, regularity } = detectDialect(text);
  if (delimiter === ' ' || delimiter === ':') return false;
  const meanLength = lines.reduce((sum, { length }) => sum + length, 0) / lines.length / columns;
  return columns >= tableColumns && regularity >= 0.9 && (delimiter !== ',' || meanLength <= maxMeanValueLength);
}
