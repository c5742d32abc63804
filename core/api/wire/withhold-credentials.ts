import type { JsonValue } from '../json.js';

/** Names of headers, query members and environment variables whose values are credentials. */
const secretName = /auth|cookie|credential|key|password|secret|signature|token/i;
/** A shorter value may be a word of the answer. */
const leastLength = 8;
const mask = '[withheld]';

/** Where the operator's credentials for a server are. */
export interface CredentialPlaces {
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Removes from a value what the server was sent as a credential: a server may quote a request that it refuses, and a
 * client or a model would read it. */
export type Withhold = <T extends JsonValue>(value: T) => T;

/**
 * Returns the function for one server. A value counts as a credential by the name of its header, query member or variable, and if it has at
 * least 8 characters.
 */
export function withholdCredentials(places: CredentialPlaces): Withhold {
  const secrets = [...new Set(credentialsOf(places))].sort((a, b) => b.length - a.length);
  if (secrets.length === 0) return (value) => value;
  const inText = (text: string): string => secrets.reduce((left, secret) => left.replaceAll(secret, mask), text);
  const inside = (value: JsonValue | undefined): JsonValue | undefined => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.map((item) => inside(item) ?? null);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [inText(name), inside(member)]));
  };
  return <T extends JsonValue>(value: T) => inside(value) as T;
}

function credentialsOf({ url, headers, env = {} }: CredentialPlaces): readonly string[] {
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const named = [...Object.entries(headers), ...Object.entries(env), ...(address?.searchParams ?? [])];
  const values = named.filter(([name]) => secretName.test(name)).map(([, value]) => value);
  const password = address?.password ?? '';
  // "Bearer x" is withheld also where only x is quoted.
  return [...values, password].flatMap((value) => value.split(/\s+/)).filter(({ length }) => length >= leastLength);
}
