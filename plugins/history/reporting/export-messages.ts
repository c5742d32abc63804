import type { Database } from '../../../core/api/database.js';
import { type CsvField, csvLine, type Reply } from '../../../core/api/index.js';
import { messagePages } from './history-query.js';
import { piecesOf } from './pieces-of.js';
import type { InTimeZone } from './query-parts.js';
import { type ExportQuery, MessageEntry } from './reporting-schema.js';
import type { ShownFeedback } from './shown-feedback.js';

/** A file format. */
interface Format {
  readonly contentType: string;
  readonly head: string;
  readonly line: (entry: MessageEntry) => string;
}

const columns = Object.keys(MessageEntry.shape) as (keyof MessageEntry)[];

const formats: Readonly<Record<ExportQuery['format'], Format>> = {
  jsonl: {
    contentType: 'application/jsonl; charset=utf-8',
    head: '',
    line: (entry) => `${JSON.stringify(entry)}\n`,
  },
  csv: {
    contentType: 'text/csv; charset=utf-8; header=present',
    head: csvLine(columns),
    line: (entry) => csvLine(columns.map((column) => csvFieldOf(entry[column]))),
  },
};

/** Lists are written as JSON, empty ones as an empty field. */
function csvFieldOf(value: MessageEntry[keyof MessageEntry]): CsvField {
  if (!Array.isArray(value)) return value as CsvField;
  return value.length === 0 ? '' : JSON.stringify(value);
}

/** The sources of an export. */
interface ExportSources {
  readonly database: Database;
  readonly feedback: ShownFeedback;
}

/** A reply with all of an organization's messages that match and were recorded before `now`; only one page is in memory at a time. */
export function exportMessages(
  { database, feedback }: ExportSources,
  organizationId: string,
  { format, ...query }: ExportQuery & InTimeZone,
  now: number,
): Reply {
  const until = new Date(now).toISOString();
  const { contentType, head, line } = formats[format];
  const pages = messagePages(database, organizationId, query, until);
  return {
    contentType,
    headers: { 'content-disposition': `attachment; filename="messages-${until.slice(0, 10)}.${format}"` },
    stream: piecesOf(
      withFeedback(pages, (page) => feedback.addTo(organizationId, page)),
      { head, line },
    ),
  };
}

async function* withFeedback(
  pages: AsyncIterable<readonly MessageEntry[]>,
  add: (page: readonly MessageEntry[]) => Promise<readonly MessageEntry[]>,
): AsyncGenerator<readonly MessageEntry[]> {
  for await (const page of pages) yield await add(page);
}
