import { GatewayError } from '../../api/errors.js';

/** Describes a connection URL for messages: host, port and database, never the credentials. Throws when the URL is invalid. */
export function describeRedis(url: string): string {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'redis:' && parsed?.protocol !== 'rediss:') {
    throw new GatewayError({
      code: 'GW_STATE_URL_INVALID',
      status: 500,
      message:
        'REDIS_URL is not the URL of a Redis server. It looks like redis://user:password@host:6379/0, with rediss: for TLS; ' +
        'special characters in the password are percent-encoded.',
    });
  }
  return `${parsed.hostname || 'localhost'}:${parsed.port || '6379'}${parsed.pathname}`;
}
