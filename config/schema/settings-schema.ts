import { isIP } from 'node:net';
import { z } from 'zod';
import { addressRange } from '../../core/api/address-ranges.js';
import type { GatewaySettings } from '../../core/api/internal/config-source.js';
import { nearestName } from '../../core/api/text/nearest-name.js';
import {
  hasUnreadParameter,
  isPostgresUrl,
  isRedisUrl,
  misspellsTls,
  namesSeveralServers,
  withPassword,
} from './server-urls.js';

/** Above this, Node's timers overflow and fire immediately. */
const longestTimer = 2_147_483_647;

const milliseconds = () => z.int().min(1).max(longestTimer);
const bytes = () => z.int().min(1024).max(Number.MAX_SAFE_INTEGER);

const server = z.strictObject({
  host: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[\w.-]+$/.test(host), {
      error: 'must be an address of this machine such as 127.0.0.1, or a name of it, without a port',
    })
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 for every interface.'),
  port: z.int().min(0).max(65_535).default(4000).describe('0 lets the system choose a free port.'),
  publicUrl: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL such as https://gateway.example.com' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('The URL at which clients reach the gateway; by default made from host and port.'),
  trustProxy: z
    .union([z.boolean(), z.array(addressRange)])
    .default(false)
    .describe(
      'Which proxies are trusted to set X-Forwarded-For: none (false), all (true), or a list of addresses and ranges.',
    ),
  corsOrigins: z
    .array(
      z.string().refine(isOriginOrStar, {
        error:
          'must be an origin such as https://app.example.com, without a path or a "*", or "*" alone for every page',
      }),
    )
    .default([])
    .describe('Web pages of these origins may call the gateway; "*" allows all.'),
  maxBodyBytes: bytes()
    .default(20 * 1024 * 1024)
    .describe('A larger request body is refused with 413.'),
  maxHeaderBytes: bytes()
    .default(32 * 1024)
    .describe('Larger request headers are refused with 431.'),
  headersTimeoutMs: milliseconds().default(10_000).describe('How long a client may take to send its headers.'),
  bodyTimeoutMs: milliseconds().default(60_000).describe('How long a client may take to send its body.'),
  requestTimeoutMs: z
    .int()
    .min(0)
    .max(longestTimer)
    .default(900_000)
    .describe(
      'Time for an answer, from the end of the request to its last byte; 0 for no limit. A client that does not read the error either is disconnected two seconds later.',
    ),
  sendTimeoutMs: milliseconds()
    .default(120_000)
    .describe('A client that reads nothing for this long, while part of its answer is waiting, is disconnected.'),
  keepAliveTimeoutMs: milliseconds()
    .default(75_000)
    .describe('How long an idle connection is kept open; set it higher than in any proxy in front.'),
  streamHeartbeatMs: milliseconds()
    .default(15_000)
    .describe(
      'How often an idle stream gets a comment line. While no provider has accepted the request, the first one comes after three times this.',
    ),
  shutdownGraceMs: z
    .int()
    .min(0)
    .max(longestTimer)
    .default(4500)
    .describe('How long running requests may take to finish when the gateway stops.'),
  processes: z
    .union([z.int().min(1).max(1024), z.literal('auto')])
    .default(1)
    .describe(
      'How many processes share the port; auto: one for each available core, or only one with the embedded database. More than one needs `data.databaseUrl`.',
    ),
});

/** Refuses settings that are given and would have no effect without another one. */
function refuseUnused(given: Readonly<Record<string, unknown>>, lacking: string, context: z.RefinementCtx): void {
  for (const [name, value] of Object.entries(given))
    if (value !== undefined)
      context.addIssue({ code: 'custom', path: [name], message: `has no effect without ${lacking}` });
}

const databaseUrl = z
  .string()
  .refine((url) => !namesSeveralServers(url), {
    error: 'names several servers: use one address that follows the primary, such as that of a proxy',
    abort: true,
  })
  .refine(isPostgresUrl, {
    error:
      'must be a PostgreSQL URL such as postgres://user@host:5432/name, with special characters of the password percent-encoded',
  })
  .refine((url) => !misspellsTls(url), {
    error:
      'has a parameter that resembles sslmode, sslrootcert, sslcert or sslkey and is none of them: it would have no effect',
  })
  .meta({ secret: true })
  .optional()
  .describe('A PostgreSQL URL; without it, the embedded database is used.');

const chromaUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be the address of a Chroma server such as http://localhost:8000, with http:// or https://',
  })
  .refine((url) => !/[?#]/.test(url), {
    error: 'must be an address without parameters: Chroma’s default tenant and database are used',
  })
  .meta({ secret: true })
  .optional()
  .describe('Address of a Chroma server; without it, the gateway runs its own.');

const journal = z.strictObject({
  fsync: z
    .boolean()
    .default(false)
    .describe(
      'Whether a record is flushed to the disk before its answer is complete, so that it survives a power cut.',
    ),
  maxBytes: bytes()
    .default(4 * 1024 ** 3)
    .describe('New requests are refused while more than this is waiting for a database that is down.'),
});

const endpoint = () =>
  z
    .url({
      protocol: /^https?$/,
      error: 'must be an http or https URL such as https://s3.eu-central-1.amazonaws.com',
      abort: true,
    })
    .refine((url) => URL.parse(url)?.pathname === '/', 'must have no path')
    .transform((url) => new URL(url).origin)
    .optional();

const s3 = z
  .strictObject({
    bucket: z
      .string()
      .regex(/^[^/\s]+$/, 'must be a name without "s3://" and slashes; `prefix` can name a folder')
      .optional()
      .describe('The bucket that files are kept in; without it and an endpoint, they are kept in the data folder.'),
    endpoint: endpoint().describe("The store's address; by default AWS in the region."),
    publicEndpoint: endpoint().describe("The store's address for clients, if it differs."),
    region: z.string().min(1).default('us-east-1').describe('The region, or whatever the store accepts as one.'),
    accessKeyId: z.string().min(1).optional().describe('Access key id of the credentials.'),
    secretAccessKey: z
      .string()
      .min(1)
      .optional()
      .meta({ secret: true })
      .describe('Secret of the credentials; signs requests and URLs.'),
    sessionToken: z
      .string()
      .min(1)
      .optional()
      .meta({ secret: true })
      .describe('Session token of temporary credentials.'),
    pathStyle: z
      .boolean()
      .default(true)
      .describe('Whether URLs have the bucket in their path instead of their host name.'),
    prefix: z
      .string()
      .regex(/^(?:[\w.-]+\/)*$/, 'must be empty, or end with a slash')
      .default('')
      .describe('Prefix of the keys of all files.'),
  })
  .transform(({ bucket, endpoint: given, accessKeyId, secretAccessKey, sessionToken, ...rest }, context) => {
    if (bucket === undefined) {
      // Files would be kept in the data folder, unnoticed until the folder is gone.
      if (given !== undefined)
        context.addIssue({ code: 'custom', path: ['bucket'], message: 'is required when an endpoint is set' });
      const { publicEndpoint } = rest;
      refuseUnused({ publicEndpoint, accessKeyId, secretAccessKey, sessionToken }, 'bucket (S3_BUCKET)', context);
      return undefined;
    }
    for (const [name, value] of Object.entries({ accessKeyId, secretAccessKey })) {
      if (value === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is required when a bucket is set' });
    }
    const address = given ?? `https://s3.${rest.region}.amazonaws.com`;
    return {
      ...rest,
      bucket,
      endpoint: address,
      publicEndpoint: rest.publicEndpoint ?? address,
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
      ...(sessionToken === undefined ? {} : { sessionToken }),
    };
  });

const password = (settingOfUrl: string) =>
  z
    .string()
    .min(1)
    .meta({ secret: true })
    .optional()
    .describe(`The password, not URL-encoded, in place of the one in ${settingOfUrl}.`);

const data = z
  .strictObject({
    folder: z.string().min(1).default('./data').describe("Folder for local data; relative to this file's folder."),
    databaseUrl,
    databasePassword: password('`databaseUrl`'),
    databaseConnections: z
      .int()
      .min(1)
      .max(1000)
      .default(10)
      .describe('Maximum connections of each process to PostgreSQL, besides one that listens for changes.'),
    chromaUrl,
    journal: journal.prefault({}).describe('The local file in which records wait for the database.'),
    s3: s3.prefault({}).describe('An S3-compatible store for files.'),
  })
  .superRefine(({ databaseUrl: url, databasePassword }, context) => {
    // The embedded database would be used, unnoticed until the folder is gone.
    if (url === undefined) refuseUnused({ databasePassword }, 'databaseUrl (DATABASE_URL)', context);
  })
  .transform(({ databaseUrl: url, databasePassword, ...rest }) => ({
    ...rest,
    ...(url === undefined ? {} : { databaseUrl: withPassword(url, databasePassword) }),
  }));

const redisCertificate = z.strictObject({
  certificate: z
    .string()
    .regex(/-----BEGIN CERTIFICATE-----/, 'must be a certificate in PEM, such as ${file:/run/secrets/redis.crt}')
    .describe('The certificate, followed by its intermediate certificates, in PEM.'),
  key: z
    .string()
    .regex(/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'must be a key in PEM, such as ${file:/run/secrets/redis.key}')
    .meta({ secret: true })
    .describe('Its private key, in PEM.'),
});

const redisUrl = z
  .string()
  .refine(isRedisUrl, {
    error:
      'must be the URL of a Redis server such as redis://user@host:6379/0, or rediss: for TLS, with special characters of the password percent-encoded',
  })
  .refine((url) => !hasUnreadParameter(url), {
    error:
      'must have the user, the password and the database in front of and behind the host, such as redis://user:password@host:6379/0: as parameters they would have no effect',
  })
  .meta({ secret: true })
  .optional()
  .describe('A Redis URL; without it, replicas share only the database.');

const redis = z
  .strictObject({
    url: redisUrl,
    password: password('`url`'),
    keyPrefix: z
      .string()
      .max(100)
      .default('sluice:')
      .describe('Prefix of every key, so that several gateways can share a server.'),
    cluster: z
      .boolean()
      .default(false)
      .describe('Whether the URL is that of a Redis Cluster, which tells the addresses of its other servers.'),
    clientCertificate: redisCertificate.optional().describe('The client certificate for a server that asks for one.'),
  })
  .superRefine(({ url, password: given, cluster, clientCertificate }, context) => {
    if (url === undefined) {
      // Each process would keep limits for itself, unnoticed.
      const unused = { password: given, cluster: cluster || undefined, clientCertificate };
      refuseUnused(unused, 'url (REDIS_URL)', context);
      return;
    }
    if (!/^rediss:/i.test(url))
      refuseUnused({ clientCertificate }, 'TLS, which a url has that begins with rediss://', context);
    if (cluster && /^\/0*[1-9]/.test(URL.parse(url)?.pathname ?? ''))
      context.addIssue({
        code: 'custom',
        path: ['url'],
        message: 'must have no database, because a cluster has only one',
      });
  })
  .transform(({ url, password: given, ...rest }) => ({
    ...rest,
    ...(url === undefined ? {} : { url: withPassword(url, given) }),
  }));

const state = z.strictObject({
  redis: redis.prefault({}).describe('A Redis server, or a cluster, that all replicas share.'),
});

const log = z.strictObject({
  level: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('The lowest level that is written.'),
  pretty: z
    .union([z.boolean(), z.literal('auto')])
    .default('auto')
    .describe('Readable lines instead of JSON; auto: if the output is a terminal.'),
});

const jobs = z.strictObject({
  run: z
    .enum(['here', 'elsewhere'])
    .default('here')
    .describe(
      'here: in processes that the gateway starts; elsewhere: only where "sluice worker" runs, which needs `data.databaseUrl`.',
    ),
});

/** The schema of gateway.yaml without `plugins:`. Every key has a default, so an empty file is valid. */
export const settingsSchema = z.strictObject({
  server: server.prefault({}).describe('The HTTP server.'),
  data: data.prefault({}).describe('Where the gateway keeps what must survive a restart.'),
  state: state.prefault({}).describe('What replicas share besides the database.'),
  log: log.prefault({}).describe('The log, written to the standard output.'),
  organization: z
    .string()
    .regex(
      /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/,
      'must consist of lower-case letters, digits and hyphens, at most 64',
    )
    .default('default')
    .describe('The organization that a fresh data folder starts with.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters, such as USD')
    .default('USD')
    .describe('ISO 4217 code of the currency of prices and limits.'),
  timezone: z
    .string()
    .superRefine((name, context) => {
      if (!isTimeZone(name)) context.addIssue({ code: 'custom', message: timeZoneMessage(name) });
    })
    .default('UTC')
    .describe('IANA time zone in which days, weeks and months begin.'),
  jobs: jobs.prefault({}).describe('Work that takes longer than a request, such as processing documents.'),
}) satisfies z.ZodType<GatewaySettings>;

function isOriginOrStar(text: string): boolean {
  return text === '*' || (URL.parse(text)?.origin === text && !text.includes('*'));
}

/** Offsets such as `+05:30` are not allowed: JavaScript counts them east of Greenwich, and PostgreSQL west. */
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function timeZoneMessage(name: string): string {
  const near = nearestName(name, Intl.supportedValuesOf('timeZone'));
  return `must be an IANA time zone such as ${near ?? 'Europe/Berlin'}`;
}
