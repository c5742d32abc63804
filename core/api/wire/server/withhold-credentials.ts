import type { JsonValue } from '../../json.js';

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
  /** Returns the access token that was sent last, if there is one. */
  readonly token?: () => string | undefined;
}

/** Removes from a value what the server was sent as a credential: a server may quote a request that it refuses, and a
 * client or a model would read it. */
export type Withhold = <T extends JsonValue>(value: T) => T;

/**
 * Returns the function for one server. A value counts as a credential by the name of its header, query member or variable, and if it has at
 * least 8 characters.
 */
export function withholdCredentials(places: CredentialPlaces): Withhold {
  const fixed = [...new Set(credentialsOf(places))].sort((a, b) => b.length - a.length);
  const { token } = places;
  if (fixed.length === 0 && !token) return (value) => value;
  return <T extends JsonValue>(value: T) => {
    const sent = token?.();
    return masked(value, sent === undefined ? fixed : [sent, ...fixed]) as T;
  };
}

function masked(value: JsonValue | undefined, secrets: readonly string[]): JsonValue | undefined {
  if (typeof value === 'string') return maskedText(value, secrets);
  if (Array.isArray(value)) return value.map((item) => masked(item, secrets) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [maskedText(name, secrets), masked(member, secrets)]),
  );
}

function maskedText(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, mask), text);
}

function credentialsOf({ url, headers, env = {} }: CredentialPlaces): readonly string[] {
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const named = [...Object.entries(headers), ...Object.entries(env), ...(address?.searchParams ?? [])];
  const values = named.filter(([name]) => secretName.test(name)).map(([, value]) => value);
  const password = address?.password ?? '';
  // "Bearer x" is withheld also where only x is quoted.
  return [...values, password].flatMap((value) => value.split(/\s+/)).filter(({ length }) => length >= leastLength);
}
