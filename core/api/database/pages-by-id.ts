/** A UUID that sorts before all others. */
export const leastId = '00000000-0000-0000-0000-000000000000';

/**
 * Reads rows in the order of their ids, page by page, so that other work runs in between.
 *
 * @param after reads the page that follows an id
 * @param id the name of the member with the id, a UUID
 */
export async function* pagesById<Id extends string, Row extends Readonly<Record<Id, string>>>(
  after: (last: string) => Promise<readonly Row[]>,
  id: Id,
): AsyncGenerator<readonly Row[]> {
  for (let rows = await after(leastId); rows.length > 0; rows = await after(rows.at(-1)?.[id] ?? leastId)) yield rows;
}
