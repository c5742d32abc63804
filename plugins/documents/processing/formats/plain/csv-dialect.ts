import Papa from 'papaparse';

/** How a table of text is written. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly quote: string;
}

/** In order of how common they are: the first of equals wins. */
const delimiters = [',', ';', '\t', '|', ':', ' ', '~', '^'] as const;
const quotes = ['"', "'"] as const;

/** The number of characters from which the dialect is detected. */
const sampleLength = 20_000;
const sampleRows = 100;

/** Typical values of cells. A wrong delimiter splits them. */
const knownCell =
  /^(?:|[-+]?[\d.,' ]*\d(?:[eE][-+]?\d+)?\s?%?|[$€£¥]\s?[\d.,]+|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{1,2}:\d{2}(?::\d{2})?|[\w.+-]+@[\w-]+\.[\w.-]+|https?:\/\/\S+|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .'()/&#-]*|n\/?a|null|-)$/iu;

/** A dialect and how much speaks for it. */
interface ScoredDialect extends CsvDialect {
  readonly score: number;
  /** Cells of the usual row. */
  readonly columns: number;
  /** Share of rows that have as many cells as the usual one. */
  readonly regularity: number;
}

/**
 * The dialect in which the rows have the most regular length and the cells look most like values: consistency times type, as van den
 * Burg, Nazábal and Sutton measure it (Wrangling messy CSV files, 2019).
 */
export function detectDialect(text: string): ScoredDialect {
  const sample = sampleOf(text);
  let best: ScoredDialect = { delimiter: ',', quote: '"', score: 0, columns: 1, regularity: 1 };
  for (const quote of quotes) {
    if (quote === "'" && !looksQuoted(sample, quote)) continue;
    for (const delimiter of delimiters) {
      if (!sample.includes(delimiter)) continue;
      const scored = scoreDialect(sample, { delimiter, quote });
      if (scored.score > best.score + 1e-9) best = scored;
    }
  }
  return best;
}

function sampleOf(text: string): string {
  if (text.length <= sampleLength) return text;
  const end = text.lastIndexOf('\n', sampleLength);
  return text.slice(0, end > 0 ? end : sampleLength);
}

/** An apostrophe is a quote only at the beginning and end of cells. */
function looksQuoted(sample: string, quote: string): boolean {
  const opened = sample.split(new RegExp(`(?:^|[,;\\t|:])${quote}`, 'm')).length - 1;
  const closed = sample.split(new RegExp(`${quote}(?:$|[,;\\t|:\\r])`, 'm')).length - 1;
  return opened >= 2 && closed >= opened * 0.8;
}

function scoreDialect(sample: string, { delimiter, quote }: CsvDialect): ScoredDialect {
  const rows = readRows(sample, { delimiter, quote }).slice(0, sampleRows);
  const lengths = new Map<number, number>();
  let known = 0;
  let cells = 0;
  for (const row of rows) {
    lengths.set(row.length, (lengths.get(row.length) ?? 0) + 1);
    for (const cell of row) {
      cells += 1;
      if (knownCell.test(cell.slice(0, 200).trim())) known += 1;
    }
  }
  let pattern = 0;
  let columns = 1;
  let most = 0;
  for (const [length, count] of lengths) {
    pattern += (count * Math.max(0.001, length - 1)) / length;
    if (count > most || (count === most && length > columns)) [most, columns] = [count, length];
  }
  const regularity = rows.length === 0 ? 0 : most / rows.length;
  if (inValues.has(delimiter) && (columns < 3 || regularity < 1))
    return { delimiter, quote, score: 0, columns, regularity };
  const score = cells === 0 ? 0 : (pattern / lengths.size) * (known / cells) * preference(delimiter);
  return { delimiter, quote, score, columns, regularity };
}

/** Delimiters that also occur in values: names in a single column are no table, and neither are sentences. */
const inValues: ReadonlySet<string> = new Set([' ', ':']);

/** Spaces and colons also occur in values, so they need a clearly better score. */
function preference(delimiter: string): number {
  if (delimiter === ' ') return 0.25;
  return delimiter === ':' || delimiter === '^' || delimiter === '~' ? 0.5 : 1;
}

function readRows(sample: string, { delimiter, quote }: CsvDialect): string[][] {
  const { data } = Papa.parse<string[]>(sample, { delimiter, quoteChar: quote, skipEmptyLines: 'greedy' });
  return data;
}
