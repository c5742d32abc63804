import type { PlacedLine } from './pdf-text.js';

/** A title, a line of dots, and the number of a page. */
const entry = /[.·…](?: ?[.·…]){3,} ?(?<page>\d{1,4}|[ivxl]{1,6})$/;
/** Where entries are looked for: a line of a million dots is read in no time. */
const longestEnd = 200;
/** Fewer entries are left: they may be anything. */
const leastEntries = 3;
/** A title of two lines, and one of a chapter, which often has no dots. */
const mostBetween = 2;

/**
 * The lines of a page without a table of contents, whose titles are above their sections as well: it has words of every question, and answers none. The
 * numbers of its pages ascend and are in the document, as the prices of a menu with dots are not.
 */
export function withoutContents(lines: readonly PlacedLine[], pageCount: number): readonly PlacedLine[] {
  const pages = lines.map(({ text }) => entry.exec(text.slice(-longestEnd))?.groups?.['page']);
  const first = pages.findIndex((page) => page !== undefined);
  const entries = pages.flatMap((page, index) => (page === undefined ? [] : [{ index, page: Number(page) }]));
  if (entries.length < leastEntries || !areContents(entries, pageCount)) return lines;
  return [...lines.slice(0, first), ...lines.slice((entries.at(-1)?.index ?? 0) + 1)];
}

/** An entry, and the number of its page unless it is a Roman one. */
interface Entry {
  readonly index: number;
  readonly page: number;
}

function areContents(entries: readonly Entry[], pageCount: number): boolean {
  let last = 0;
  return entries.every(({ index, page }, at) => {
    const above = entries[at - 1]?.index ?? index;
    if (index - above - 1 > mostBetween) return false;
    if (Number.isNaN(page)) return true;
    const ascends = page >= last && page <= pageCount;
    last = page;
    return ascends;
  });
}
