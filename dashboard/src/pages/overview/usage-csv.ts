import type { UsageGroup } from '../../api/schemas.js';

/** What the file says besides the sums. */
interface UsageTerms {
  /** What the groups are of: the title of the first column. */
  readonly grouping: string;
  readonly currency: string;
  /** For groups whose key is an id. */
  readonly nameOf: ((key: string) => string) | undefined;
}

const sums = [
  'requests',
  'failed',
  'input_tokens',
  'cached_input_tokens',
  'output_tokens',
  'reasoning_tokens',
  'cost',
] as const;

/** Usage as CSV (RFC 4180), with costs as they are stored: all their digits, and a point in every language. */
export function usageCsv(groups: readonly UsageGroup[], { grouping, currency, nameOf }: UsageTerms): string {
  const head = [grouping, ...(nameOf ? ['name'] : []), ...sums, 'currency'];
  const lines = groups.map((group) => [
    group.key,
    ...(nameOf ? [nameOf(group.key)] : []),
    ...sums.map((name) => String(group[name])),
    currency,
  ]);
  return [head, ...lines].map((fields) => `${fields.map(asField).join(',')}\r\n`).join('');
}

/** What spreadsheets would run, as in the gateway's own exports: an apostrophe in front of it makes it a text. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function asField(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
