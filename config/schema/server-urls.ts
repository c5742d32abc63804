import { nearestName } from '../../core/api/text/nearest-name.js';

/** Whether the text is the URL of a PostgreSQL database. */
export function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(text) && URL.parse(text)?.hash === '';
}

/** Whether there is more than one host after the credentials, or in the parameter `host`, as PostgreSQL's own programs allow. */
export function namesSeveralServers(text: string): boolean {
  const [, authority = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)/i.exec(text) ?? [];
  const hosts = URL.parse(text)?.searchParams.get('host') ?? '';
  return `${authority.slice(authority.lastIndexOf('@') + 1)}${hosts}`.includes(',');
}

/** The parameters of PostgreSQL's URLs about TLS. */
const tlsParameters: ReadonlySet<string> = new Set([
  'ssl',
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'sslpassword',
  'sslcrl',
  'sslcrldir',
  'sslsni',
  'sslcertmode',
  'sslcompression',
  'sslnegotiation',
  'ssl_min_protocol_version',
  'ssl_max_protocol_version',
]);

/** Whether a parameter would be ignored, and the connection not be encrypted. Others, such as those of poolers, may be any. */
export function misspellsTls(url: string): boolean {
  const names = [...(URL.parse(url)?.searchParams.keys() ?? [])];
  return names.some((name) => !tlsParameters.has(name) && nearestName(name, tlsParameters) !== undefined);
}

/** Returns a URL with this password in place of any other; unchanged if there is none. */
export function withPassword(url: string, password: string | undefined): string {
  const parsed = URL.parse(url);
  if (!parsed || password === undefined) return url;
  // A parameter takes precedence, and is the only place in the URL of a Unix socket, which has no host.
  if (parsed.host === '') parsed.searchParams.set('password', password);
  else {
    if (parsed.searchParams.has('password')) parsed.searchParams.delete('password');
    parsed.password = encodeURIComponent(password);
  }
  return parsed.href;
}

/** Whether the text is the URL of one Redis server, and not one whose password has ended early at an unencoded character. */
export function isRedisUrl(text: string): boolean {
  const { pathname, search, hash } = URL.parse(text) ?? { pathname: 'none', search: '', hash: '' };
  return /^rediss?:\/\//i.test(text) && /^\/?\d*$/.test(pathname) && hash === '' && !search.includes('@');
}

/** Whether a parameter says where and as whom to connect, as other clients of Redis read it. Others, such as those of poolers, may be any. */
export function hasUnreadParameter(url: string): boolean {
  const names = [...(URL.parse(url)?.searchParams.keys() ?? [])];
  return names.some((name) => /^(?:db|database|user|username|password)$/i.test(name));
}
