import { createHmac, hash } from 'node:crypto';
import type { Connection, InferenceCall, JsonObject, JsonValue } from '../../core/api/index.js';

/** The key of a cache entry. */
export interface CacheKey {
  /** The name of the entry. Without the secret it reveals nothing about the call. */
  readonly name: string;
  /** 32 bytes from which the encryption key is derived. They depend on the call and the secret, and cannot be derived from the name. */
  readonly seed: Buffer;
}

/** The native dialect, which no provider has, so that its bodies are never passed on. */
const ownDialect = 'native';

/** Members of calls that do not affect the answer. */
const irrelevantMembers: ReadonlySet<string> = new Set(['source', 'stream', 'includeUsage', 'sessionId']);
/** Members of bodies that do not affect the answer. */
const irrelevantBodyMembers: ReadonlySet<string> = new Set(['stream', 'stream_options']);

/**
 * Computes the key of a call on a connection, from everything that reaches the provider or affects the form of the answer. The order of
 * members matters, because models write objects in the order of their schema.
 *
 * @param scope a further part of the key, within which answers may be reused
 */
export function cacheKey(call: InferenceCall, connection: Connection, secret: Buffer, scope: string): CacheKey {
  const { organizationId, connectionId, version } = connection;
  const { dialect, headers } = call.source;
  const keyed = [
    scope,
    organizationId,
    connectionId,
    version,
    dialect,
    headers,
    relevantMembers(call),
    relevantBody(call),
  ];
  const seed = createHmac('sha256', secret).update(JSON.stringify(keyed)).digest();
  return { name: hash('sha256', seed, 'base64url'), seed };
}

function relevantMembers(call: InferenceCall): Record<string, unknown> {
  const members = call as unknown as Readonly<Record<string, unknown>>;
  const rest: Record<string, unknown> = {};
  for (const name in members) {
    if (!irrelevantMembers.has(name)) rest[name] = members[name];
  }
  return rest;
}

/** The members of the body that are passed on to a provider of the same dialect, even if they are not in the call. */
function relevantBody({ source: { body, dialect } }: InferenceCall): JsonObject | undefined {
  if (dialect === ownDialect) return undefined;
  // Without a prototype, so that a member named __proto__ is kept.
  const rest = Object.create(null) as Record<string, JsonValue>;
  for (const name in body) if (!irrelevantBodyMembers.has(name)) rest[name] = body[name] as JsonValue;
  return rest;
}
