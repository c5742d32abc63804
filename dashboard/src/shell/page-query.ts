/** Values of a page's query: filters, a chosen range. Absent and empty ones are left out. */
export type PageQuery = Readonly<Record<string, string | undefined>>;

/** The address of a page with a query, for links. */
export function addressWith(path: string, query: PageQuery): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`;
}

/** An address without its query. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '/';
}

/** The query of an address. */
export function queryOf(address: string): PageQuery {
  const start = address.indexOf('?');
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(address.slice(start + 1)));
}

/** The number of a list's page in a query: the first one when there is none, or nothing that is one. */
export function pageNumberOf(value: string | undefined): number {
  return /^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : 1;
}
