import {
  accessTokenDocument,
  apiKeyDocument,
  GatewayError,
  isUuid,
  pageReply,
  z,
  type ZodType,
} from '../../api/index.js';
import { apiError } from '../../api/management/api-error.js';
import type { Management } from './management.js';

const timeoutMs = 30_000;
const pageSize = 100;

const secret = z.string();
const connectionEntry = z.object({ connectionId: z.string(), name: z.string(), created: z.number() });
const listedConnection = connectionEntry.extend({ disabled: z.boolean() });
const paths = {
  connections: '/v1/management/connections',
  keys: '/v1/management/api-keys',
  tokens: '/v1/management/access-tokens',
} as const;

/** The address of a gateway and the credentials for it. */
interface RunningGateway {
  readonly url: string;
  /** An access token with the role admin, which also determines the organization. */
  readonly token: string;
  /** Where the token was found, for messages. */
  readonly from: string;
}

/** Manages a gateway in another process through its HTTP API. */
export function managementOverHttp(gateway: RunningGateway): Management {
  const api = new ManagementApi(gateway);
  return {
    createConnection: (name) => api.create(paths.connections, { name }, connectionEntry),
    listConnections: () => api.list(paths.connections, listedConnection),
    findConnection: (wanted) => findConnection(api, wanted),
    createKey: ({ expiresAt, ...settings }) =>
      api.create(paths.keys, { ...settings, expires: expiresAt }, apiKeyDocument.extend({ secret })),
    listKeys: () => api.list(paths.keys, apiKeyDocument),
    changeKey: (keyId, { expiresAt, ...settings }) =>
      api.change(`${paths.keys}/${encodeURIComponent(keyId)}`, { ...settings, expires: expiresAt }, apiKeyDocument),
    revokeKey: (keyId) => api.remove(paths.keys, keyId, 'GW_KEY_UNKNOWN'),
    createToken: ({ expiresAt, ...settings }) =>
      api.create(paths.tokens, { ...settings, expires: expiresAt }, accessTokenDocument.extend({ secret })),
    listTokens: () => api.list(paths.tokens, accessTokenDocument),
    revokeToken: (tokenId) => api.remove(paths.tokens, tokenId, 'GW_TOKEN_UNKNOWN'),
  };
}

/** Looks up an id directly, without listing all connections; the argument may also be a name. */
async function findConnection(api: ManagementApi, wanted: string): Promise<string | undefined> {
  if (isUuid(wanted) && (await api.has(paths.connections, wanted, 'GW_CONNECTION_UNKNOWN'))) return wanted;
  for await (const { connectionId, name } of api.each(paths.connections, listedConnection)) {
    if (name === wanted) return connectionId;
  }
  return undefined;
}

class ManagementApi {
  readonly #gateway: RunningGateway;

  constructor(gateway: RunningGateway) {
    this.#gateway = gateway;
  }

  async create<T>(path: string, body: object, schema: ZodType<T>): Promise<T> {
    return schema.parse(await this.#ask('POST', path, body));
  }

  async change<T>(path: string, body: object, schema: ZodType<T>): Promise<T> {
    return schema.parse(await this.#ask('PUT', path, body));
  }

  async list<T>(path: string, schema: ZodType<T>): Promise<readonly T[]> {
    const all: T[] = [];
    for await (const item of this.each(path, schema)) all.push(item);
    return all;
  }

  /** Reads all pages. */
  async *each<T>(path: string, schema: ZodType<T>): AsyncGenerator<T> {
    const reply = pageReply(schema);
    for (let page = 1; ; page += 1) {
      const { items, totalCount } = reply.parse(await this.#ask('GET', `${path}?page=${page}&pageSize=${pageSize}`));
      yield* items;
      if (items.length === 0 || page * pageSize >= totalCount) return;
    }
  }

  has(path: string, id: string, unknownCode: string): Promise<boolean> {
    return this.#succeeds('GET', `${path}/${encodeURIComponent(id)}`, unknownCode);
  }

  remove(path: string, id: string, unknownCode: string): Promise<boolean> {
    return this.#succeeds('DELETE', `${path}/${encodeURIComponent(id)}`, unknownCode);
  }

  async #succeeds(method: string, path: string, unknownCode: string): Promise<boolean> {
    try {
      await this.#ask(method, path);
      return true;
    } catch (cause) {
      if (GatewayError.is(cause) && cause.code === unknownCode) return false;
      throw cause;
    }
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const { url, token, from } = this.#gateway;
    const response = await this.#send(`${url.replace(/\/+$/, '')}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status === 204) return undefined;
    const reply = parsed(text);
    if (response.status === 200 && reply !== undefined) return reply;
    const refused = apiError.safeParse(reply);
    const { status } = response;
    if (!refused.success)
      throw new Error(`${url} answered ${status}, but not like a Sluice gateway; give the address of one with --url`);
    const { code, message } = refused.data;
    throw new GatewayError({
      code,
      status,
      message: status === 401 ? `${url} refuses the token of ${from}: ${message}` : message,
    });
  }

  async #send(url: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(url, request);
    } catch (cause) {
      const message = `no gateway answers at ${this.#gateway.url}; if it listens elsewhere, give its address with --url`;
      throw new Error(message, { cause });
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
