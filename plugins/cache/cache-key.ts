import { createHmac, hash } from 'node:crypto';
import type { Connection, InferenceCall, JsonObject } from '../../core/api/index.js';

/** Where an answer is kept, and what it is encrypted with. */
export interface CacheKey {
  /** Says nothing about the call to whoever has not the secret. */
  readonly name: string;
  /** 32 bytes that only the secret and the very same call lead to, and the name does not. */
  readonly seed: Buffer;
}

/** The gateway's own dialect: no provider speaks it, so that nothing of its bodies goes on but what is in the call. */
const ownDialect = 'native';

/** Members of calls that no provider is told: the same answer is streamed or not, and sessions are the histories' business. */
const untold: ReadonlySet<string> = new Set(['source', 'stream', 'includeUsage', 'sessionId']);
/** The same of bodies. */
const untoldOfBody: ReadonlySet<string> = new Set(['stream', 'stream_options']);

/**
 * The name of what a call asks for on a connection. Everything is in it that reaches the provider, or on which the form of the answer
 * depends, in the order in which the client has written it: the order of a schema's members is the order in which models write them.
 *
 * @param scope what else an answer must not leave
 */
export function cacheKey(call: InferenceCall, connection: Connection, secret: Buffer, scope: string): CacheKey {
  const { organizationId, connectionId, version } = connection;
  const { dialect, headers } = call.source;
  const asked = [scope, organizationId, connectionId, version, dialect, headers, told(call), toldOfBody(call)];
  const seed = createHmac('sha256', secret).update(JSON.stringify(asked)).digest();
  return { name: hash('sha256', seed, 'base64url'), seed };
}

function told(call: InferenceCall): Record<string, unknown> {
  const members = call as unknown as Readonly<Record<string, unknown>>;
  const rest: Record<string, unknown> = {};
  for (const name in members) {
    if (!untold.has(name)) rest[name] = members[name];
  }
  return rest;
}

/** Also what the call has no word for: a provider of the dialect is sent it. */
function toldOfBody({ source: { body, dialect } }: InferenceCall): JsonObject | undefined {
  if (dialect === ownDialect) return undefined;
  const rest: Record<string, unknown> = {};
  for (const name in body) if (!untoldOfBody.has(name)) rest[name] = body[name];
  return rest as JsonObject;
}
