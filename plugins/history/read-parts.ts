import type { EntityManager } from '../../core/api/database.js';

/** Up to so many are counted one by one. */
const exactTotal = 25_000;

/** Conditions and the values for their question marks, in order. */
export interface Conditions {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Rows of one table, which an index has in the order of `created_at`; those of one moment are few, and sorted by `key` when they are read. A list
 * that no index has as a whole is made of several parts, and no row is in two of them.
 */
export interface Part {
  readonly table: string;
  /** What orders rows of one time. Its text orders like the first column of every other part. */
  readonly key: string;
  /** The same names in each part, the first one that of the list's own key. */
  readonly columns: string;
  readonly conditions: Conditions;
}

/** How much of a list is read, and in which order. */
export interface Reading {
  /** Of the rows as they come out of the parts. */
  readonly columns: string;
  /** The values for question marks in `columns`. */
  readonly values?: readonly unknown[];
  readonly key: string;
  readonly ascending: boolean;
  readonly skip: number;
  readonly take: number;
}

/** Reads from each part as much as may be wanted of it. */
export function readParts<Row>(entities: EntityManager, parts: readonly Part[], reading: Reading): Promise<Row[]> {
  const { columns, values = [], ascending, skip, take } = reading;
  const order = (key: string): string => {
    const direction = ascending ? 'asc' : 'desc';
    return `order by created_at ${direction}, ${key} ${direction}`;
  };
  const selects = parts.map(
    (part) => `(select ${part.columns} from ${part.table} where ${part.conditions.text} ${order(part.key)} limit ?)`,
  );
  return entities.execute<Row[]>(
    `select ${columns} from (${selects.join(' union all ')}) as part ${order(reading.key)} limit ? offset ?`,
    [...values, ...parts.flatMap((part) => [...part.conditions.values, skip + take]), take, skip],
  );
}

/** How many rows a list has. */
export interface Total {
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** Counts the rows of all parts, or, where they are many, asks the database's own statistics. */
export async function countParts(entities: EntityManager, parts: readonly Part[]): Promise<Total> {
  const selects = parts.map(({ table, conditions }) => `(select 1 from ${table} where ${conditions.text} limit ?)`);
  const [row] = await entities.execute<{ total: number }[]>(
    `select count(*)::integer as total from (select 1 from (${selects.join(' union all ')}) as part limit ?) as counted`,
    [...parts.flatMap(({ conditions }) => [...conditions.values, exactTotal + 1]), exactTotal + 1],
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
