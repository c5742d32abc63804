import { test } from 'tap';
import type { ConfigSource } from '../api/internal/config-source.js';
import { changedSettings, isSameBucket } from './changed-settings.js';

const s3 = {
  bucket: 'files',
  endpoint: 'https://s3.test',
  publicEndpoint: 'https://s3.test',
  region: 'x',
  accessKeyId: 'a',
  secretAccessKey: 'b',
  sessionToken: undefined,
  pathStyle: true,
  prefix: '',
} as const;

function sourceWith(databaseUrl: string, redisUrl: string, level: string, bucket: object = s3): ConfigSource {
  const data = { folder: '/data', databaseUrl, s3: bucket };
  const settings = { data, state: { redis: { url: redisUrl, keyPrefix: '' } }, log: { level, pretty: false } };
  return { settings } as unknown as ConfigSource;
}

const first = sourceWith('postgres://a:b@db:5432/sluice', 'redis://:x@cache:6379/0', 'info');

await test('other credentials of the same stores, and another log level, need no restart', (t) => {
  const rotated = { ...s3, accessKeyId: 'c', secretAccessKey: 'd', sessionToken: 'e' };
  const next = sourceWith('postgres://c:d@db:5432/sluice', 'redis://u:y@cache:6379/0', 'debug', rotated);
  t.strictSame(changedSettings(first, next), []);
  t.equal(isSameBucket(rotated, s3), true);
  t.end();
});

await test('stores in another place need a restart', (t) => {
  t.strictSame(
    changedSettings(first, sourceWith('postgres://a:b@other:5432/sluice', 'redis://:x@other:6379/0', 'info')),
    ['data', 'state'],
  );
  const moved = { ...s3, bucket: 'others' };
  t.strictSame(
    changedSettings(first, sourceWith('postgres://a:b@db:5432/sluice', 'redis://:x@cache:6379/0', 'info', moved)),
    ['data'],
  );
  t.equal(isSameBucket(moved, s3), false);
  t.equal(isSameBucket(s3, undefined), false);
  t.end();
});
