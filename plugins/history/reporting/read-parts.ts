import type { EntityManager } from '../../../core/api/database.js';

/** Totals up to this number are exact. */
const exactTotal = 25_000;

/** SQL conditions, or a statement, and the values of their placeholders, in order. */
export interface Conditions {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Rows of one table that an index returns in the order of `created_at`. (The few rows of the same time are sorted by `key` afterwards.) A list for
 * which there is no single index consists of several parts, which do not overlap.
 */
export interface Part {
  readonly table: string;
  /** Orders rows of the same time. As text, it sorts like the first column of every other part. */
  readonly key: string;
  /** The same names in each part; the first one is the key of the list. */
  readonly columns: string;
  readonly conditions: Conditions;
  /** Statement for connections, of each of which the rows are read separately, because the index has the rows of one connection in order. */
  readonly connections?: Conditions | undefined;
}

/** The page to read, and its order. */
export interface Reading {
  /** Columns of the result. */
  readonly columns: string;
  /** The values of placeholders in `columns`. */
  readonly values?: readonly unknown[];
  readonly key: string;
  readonly ascending: boolean;
  readonly skip: number;
  readonly take: number;
}

/** Reads a page of a list; from each part, no more rows than the page can contain. */
export function readParts<Row>(entities: EntityManager, parts: readonly Part[], reading: Reading): Promise<Row[]> {
  const { columns, key, values = [], ascending, skip, take } = reading;
  return entities.execute<Row[]>(
    `select ${columns} from (${allRowsOf(parts, ascending)}) as part ${ordered(key, ascending)} limit ? offset ?`,
    [...values, ...parts.flatMap((part) => valuesOf(part, skip + take)), take, skip],
  );
}

/** A select of the rows of all parts, from each as many as the limit among {@link valuesOf} says. */
function allRowsOf(parts: readonly Part[], ascending: boolean): string {
  return parts.map((part) => rowsOf(part, part.columns, ordered(part.key, ascending))).join(' union all ');
}

/** A select of rows of a part, up to a limit, or up to a limit for each connection. */
function rowsOf({ table, conditions, connections }: Part, columns: string, order: string): string {
  if (!connections) return `(select ${columns} from ${table} where ${conditions.text} ${order} limit ?)`;
  return `(select found.* from (${connections.text}) as used cross join lateral (
    select ${columns} from ${table} where ${conditions.text} and connection_id = used.connection_id ${order} limit ?) as found)`;
}

/** The values of the placeholders of {@link rowsOf}. */
function valuesOf({ conditions, connections }: Part, limit: number): readonly unknown[] {
  return [...(connections?.values ?? []), ...conditions.values, limit];
}

/** A page of messages. */
interface TextPage<Row> {
  /** At least one row, and as many as the limit of bytes allows. */
  readonly rows: readonly Row[];
  /** The rows that the page would have without this limit. */
  readonly length: number;
}

/**
 * Reads a page of messages like {@link readParts}, but at most a number of bytes of their texts, however many rows are wanted: a page of a
 * thousand may have hundreds of megabytes. Lengths of long texts are known without reading them.
 */
export async function readTexts<Row>(
  entities: EntityManager,
  parts: readonly Part[],
  reading: Omit<Reading, 'columns'>,
  maxBytes: number,
): Promise<TextPage<Row>> {
  const { key, ascending, skip, take } = reading;
  const order = ordered(key, ascending);
  const rows = await entities.execute<(Row & { readonly page_length: number })[]>(
    `select * from (
       select *, count(*) over ()::integer as page_length, coalesce(sum(octet_length(input_text) + octet_length(output_text))
         over (${order} rows between unbounded preceding and 1 preceding), 0) as bytes_before
       from (select * from (${allRowsOf(parts, ascending)}) as part ${order} limit ? offset ?) as page
     ) as counted where bytes_before < ? ${order}`,
    [...parts.flatMap((part) => valuesOf(part, skip + take)), take, skip, maxBytes],
  );
  return { rows, length: rows[0]?.page_length ?? 0 };
}

function ordered(key: string, ascending: boolean): string {
  const direction = ascending ? 'asc' : 'desc';
  return `order by created_at ${direction}, ${key} ${direction}`;
}

/** The number of rows of a list. */
export interface Total {
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** Counts the rows of all parts. If there are many, the total is estimated from the database's statistics. */
export async function countParts(entities: EntityManager, parts: readonly Part[]): Promise<Total> {
  const selects = parts.map((part) => rowsOf(part, '1', ''));
  const [row] = await entities.execute<{ total: number }[]>(
    `select count(*)::integer as total from (select 1 from (${selects.join(' union all ')}) as part limit ?) as counted`,
    [...parts.flatMap((part) => valuesOf(part, exactTotal + 1)), exactTotal + 1],
  );
  const total = row?.total ?? 0;
  if (total <= exactTotal) return { total, totalIsEstimate: false };
  let estimated = 0;
  for (const part of parts) estimated += await estimate(entities, part);
  return { total: Math.max(total, estimated), totalIsEstimate: true };
}

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number };
}

async function estimate(entities: EntityManager, { table, conditions: { text, values } }: Part): Promise<number> {
  const rows = await entities.execute<{ 'QUERY PLAN': readonly Plan[] }[]>(
    `explain (format json) select 1 from ${table} where ${text}`,
    [...values],
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
