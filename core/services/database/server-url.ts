import { GatewayError } from '../../api/errors.js';

/** Describes a connection URL for messages: host, port and database, never the credentials. Throws when the URL is invalid. */
export function describeServer(url: string): string {
  const parsed = URL.parse(url);
  const isKnown = parsed?.protocol === 'postgresql:' || parsed?.protocol === 'postgres:';
  if (!isKnown || holdsRestOfPassword(parsed)) {
    throw new GatewayError({
      code: 'GW_DATABASE_URL_INVALID',
      status: 500,
      message:
        'DATABASE_URL is not the URL of a PostgreSQL database. It looks like postgresql://user:password@host:5432/database; ' +
        'special characters in the password are percent-encoded.',
    });
  }
  const host = parsed.hostname || parsed.searchParams.get('host') || 'localhost';
  return `${host}:${parsed.port || parsed.searchParams.get('port') || '5432'}${parsed.pathname}`;
}

/** Whether an unencoded character of the password has ended it early, so that its rest would pass for a host and a database. */
function holdsRestOfPassword({ pathname, search, hash }: URL): boolean {
  return `${pathname}${hash}`.includes('@') || /@[^&]*\//.test(search);
}
