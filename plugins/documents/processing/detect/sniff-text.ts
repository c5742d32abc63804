import { detectDialect } from '../formats/plain/csv-dialect.js';

/** Number of lines that must be records for a file without a known extension to count as JSON Lines. */
const recordsSeen = 3;
/** Minimum number of rows and columns for a .txt file to count as a table. Tabs are rarer in prose, and what programs export as .txt. */
const tableRows = 4;
const tableRowsWithTabs = 3;
const tableColumns = 3;
/** Text between the commas of prose is longer than the values of a table. */
const maxMeanValueLength = 25;
/** The line below the names of the columns of a table in Markdown, which may be most of a text. */
const markdownDivider = /^ *\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:?)?\s*$/m;

/** Names of files that are one JSON document. */
const jsonNames: ReadonlySet<string> = new Set(['json', 'geojson', 'ipynb']);

/** Detects the kind of a text by its lines, and by the extension if those are ambiguous. */
export function sniffText(text: string, extension: string): 'csv' | 'jsonl' | 'json' | 'txt' {
  if (extension === 'jsonl' || extension === 'ndjson') return 'jsonl';
  if (looksLikeRecords(text)) return 'jsonl';
  if (jsonNames.has(extension)) return 'json';
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

/** Whether each line has the same number of separators; prose has commas too, but not equally many in every line. */
function looksLikeTable(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const { delimiter, columns, regularity } = detectDialect(text);
  if (delimiter === '|' && markdownDivider.test(text)) return false;
  if (delimiter === ' ' || delimiter === ':' || lines.length < (delimiter === '\t' ? tableRowsWithTabs : tableRows))
    return false;
  const meanLength = lines.reduce((sum, { length }) => sum + length, 0) / lines.length / columns;
  return columns >= tableColumns && regularity >= 0.9 && (delimiter !== ',' || meanLength <= maxMeanValueLength);
}
