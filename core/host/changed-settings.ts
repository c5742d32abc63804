import type { ConfigSource, GatewaySettings, S3Settings } from '../api/internal/config-source.js';
import { withoutCredentials } from '../services/server-credentials.js';

/** The names of changed settings that are read only at the start. The log's level and the credentials of stores take effect at once. */
export function changedSettings(before: ConfigSource, after: ConfigSource): string[] {
  const names = ['server', 'data', 'state', 'log', 'organization', 'currency', 'timezone', 'jobs'] as const;
  const [old, current] = [readOnlyAtStart(before.settings), readOnlyAtStart(after.settings)];
  return names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]));
}

/** Whether two settings name the same bucket, perhaps with different credentials. */
export function isSameBucket(one: S3Settings, other: S3Settings | undefined): boolean {
  return other !== undefined && JSON.stringify(withoutKeys(one)) === JSON.stringify(withoutKeys(other));
}

function readOnlyAtStart(settings: GatewaySettings): object & Record<keyof GatewaySettings, unknown> {
  const { data, state, log } = settings;
  return {
    ...settings,
    log: { ...log, level: undefined },
    data: { ...data, databaseUrl: bare(data.databaseUrl), s3: data.s3 && withoutKeys(data.s3) },
    state: { ...state, redis: { ...state.redis, url: bare(state.redis.url) } },
  };
}

function withoutKeys(s3: S3Settings): object {
  return { ...s3, accessKeyId: undefined, secretAccessKey: undefined, sessionToken: undefined };
}

function bare(url: string | undefined): string | undefined {
  return url === undefined ? undefined : withoutCredentials(url);
}
