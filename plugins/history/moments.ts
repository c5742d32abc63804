const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const offsetShape = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;
const dayMs = 86_400_000;

/** What both JavaScript and PostgreSQL know as a year of four digits. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/** The first moment that `date_from` lets through. */
export function firstMoment(text: string): string {
  return bounded(momentOf(text));
}

/** The first moment that `date_to` does not let through: it is inclusive, to the millisecond, or to the end of its day. */
export function firstMomentAfter(text: string): string {
  return bounded(momentOf(text) + (dayShape.test(text) ? dayMs : 1));
}

/** UTC when there is no offset. */
function momentOf(text: string): number {
  return Date.parse(dayShape.test(text) || offsetShape.test(text) ? text : `${text}Z`);
}

function bounded(moment: number): string {
  return new Date(Math.min(Math.max(moment, earliest), latest)).toISOString();
}
