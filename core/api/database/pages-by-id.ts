/** A UUID that sorts before all others. */
export const leastId = '00000000-0000-0000-0000-000000000000';

/** The rows of a page, and how they are read. */
interface PagedRows<Id extends string, Row> {
  /** The name of the member with the id, a UUID. */
  readonly id: Id;
  /** The most rows of a page: one with fewer is the last, and costs no further query. */
  readonly pageSize: number;
  /** Reads the page that follows an id. */
  readonly after: (last: string) => Promise<readonly Row[]>;
}

/** Reads rows in the order of their ids, page by page, so that other work runs in between. */
export async function* pagesById<Id extends string, Row extends Readonly<Record<Id, string>>>({
  id,
  pageSize,
  after,
}: PagedRows<Id, Row>): AsyncGenerator<readonly Row[]> {
  for (let last: string | undefined = leastId; last !== undefined; ) {
    const rows: readonly Row[] = await after(last);
    if (rows.length > 0) yield rows;
    last = rows.length < pageSize ? undefined : rows.at(-1)?.[id];
  }
}
