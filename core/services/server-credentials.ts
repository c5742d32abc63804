/** The user and the password of a URL, decoded. */
export interface UrlCredentials {
  readonly username?: string;
  readonly password?: string;
}

/** Returns a URL without its user and password: what is left says which server and database it names. */
export function withoutCredentials(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  parsed.username = '';
  parsed.password = '';
  // Those of a Unix socket.
  for (const name of ['user', 'password']) if (parsed.searchParams.has(name)) parsed.searchParams.delete(name);
  return parsed.href;
}

/** Reads the user and the password of a URL. */
export function credentialsOf(url: string): UrlCredentials {
  const { username = '', password = '' } = URL.parse(url) ?? {};
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
  };
}

/** Whether two URLs name the same server and database, perhaps with different credentials. */
export function isSameServer(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && withoutCredentials(one) === withoutCredentials(other);
}
