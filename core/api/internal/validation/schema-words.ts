/** Descriptions of zod's formats for error messages. */
const formatWords: Readonly<Record<string, string>> = {
  url: 'a URL such as https://api.example.com/v1',
  email: 'an e-mail address',
  uuid: 'a UUID',
  guid: 'a UUID',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  cidrv4: 'an IPv4 range such as 10.0.0.0/8',
  cidrv6: 'an IPv6 range such as fd00::/8',
  datetime: 'a time such as 2030-01-31T12:00:00Z',
  date: 'a date such as 2030-01-31',
  time: 'a time such as 12:00:00',
  duration: 'a duration such as PT15M',
  base64: 'base64 text',
  base64url: 'base64url text',
  hostname: 'a host name',
  e164: 'a telephone number such as +4930123456',
  json_string: 'JSON text',
};

/** Whether there is a description of a format. */
export function isKnownFormat(format: string): boolean {
  return Object.hasOwn(formatWords, format);
}

/** @example formatInWords('date'); // 'a date such as 2030-01-31' */
export function formatInWords(format: string): string {
  return isKnownFormat(format) ? (formatWords[format] as string) : `a valid ${format}`;
}

/** @example joinOr(['a', 'b', 'c']); // 'a, b or c' */
export function joinOr(words: readonly string[]): string {
  return joinWith(words, 'or');
}

/** @example joinAnd(['a', 'b']); // 'a and b' */
export function joinAnd(words: readonly string[]): string {
  return joinWith(words, 'and');
}

/** Longer lists are cut: they are a reminder, not documentation. */
const longestList = 16;

function joinWith(words: readonly string[], conjunction: string): string {
  const shown = words.slice(0, words.length > longestList ? longestList - 1 : longestList);
  if (shown.length < words.length) shown.push(`${words.length - shown.length} more`);
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
