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
  const keyed = [scope, ...ownerOf(call, connection), relevantMembers(call), relevantBody(call)];
  return keyOf(createHmac('sha256', secret).update(JSON.stringify(keyed)).digest());
}

/** What limits a {@link scopeKey}, besides the call. */
export interface KeyScope {
  readonly connection: Connection;
  readonly secret: Buffer;
  /** Further parts of the key. */
  readonly within: readonly string[];
}

/**
 * Computes a key like {@link cacheKey}, of everything except one text: calls have the same one exactly if nothing but that text differs.
 *
 * @returns undefined if the text is not exactly once in the call, and exactly once in the body that is passed on: it would not be certain which
 * one differs
 */
export function scopeKey(
  call: InferenceCall,
  text: string,
  { connection, secret, within }: KeyScope,
): CacheKey | undefined {
  const members = withoutText(relevantMembers(call), text);
  const body = withoutText(relevantBody(call) ?? null, text);
  if (members.times !== 1 || body.times !== (call.source.dialect === ownDialect ? 0 : 1)) return undefined;
  // The array in front makes it different from everything that keys of whole calls are made of.
  const keyed = JSON.stringify([within, ownerOf(call, connection), members.json, body.json]);
  return keyOf(createHmac('sha256', secret).update(keyed).digest());
}

/** The key with this seed. */
export function keyOf(seed: Buffer): CacheKey {
  return { name: hash('sha256', seed, 'base64url'), seed };
}

/** To whom answers belong, and in which dialect they are. */
function ownerOf({ source: { dialect, headers } }: InferenceCall, connection: Connection): readonly unknown[] {
  const { organizationId, connectionId, version } = connection;
  return [organizationId, connectionId, version, dialect, headers];
}

/** JSON in which a text is replaced. All other strings get a mark, so that none can look like the replacement. */
function withoutText(value: unknown, text: string): { readonly json: string; readonly times: number } {
  let times = 0;
  const json = JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'string') return member;
    if (member !== text) return `=${member}`;
    times += 1;
    return '?';
  });
  return { json, times };
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
