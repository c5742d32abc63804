import { hash } from 'node:crypto';
import {
  type Admission,
  endUserOf,
  type Exchange,
  type InferenceCall,
  isUuid,
  type KeyRateLimit,
  listsModel,
  type ModelCatalog,
} from '../../core/api/index.js';
import { type LimitConfig, limitedUnits } from './config.js';

/** What a limit counts. */
export type CountedUnit = (typeof limitedUnits)[number];

/** A limit of gateway.yaml on one kind of thing. */
export interface Limit {
  /** A short unique name, for response headers and keys. */
  readonly name: string;
  /** What is counted together for whom. Of limits with the same, the first in the list applies, so that exceptions can precede a rule. */
  readonly scope: string;
  readonly counted: CountedUnit;
  readonly most: number;
  /** Additional requests that are allowed in every ten minutes. */
  readonly burst: number;
  readonly config: LimitConfig;
  /** The organization whose connections `only` may name. */
  readonly organization: string;
  /** Whether the limit counts this call. */
  readonly isOf: (call: InferenceCall | undefined) => boolean;
}

/** A limit, applied to a request. */
export interface AppliedLimit {
  readonly limit: Limit;
  /** The key under which the request is counted. Its length does not depend on input. */
  readonly key: string;
}

/**
 * Splits the entries of gateway.yaml, each of which can limit several things.
 *
 * @param organization the gateway's own
 */
export function limitsOf(
  configs: readonly LimitConfig[],
  organization: string,
  catalog: ModelCatalog,
): readonly Limit[] {
  const names = new Set<string>();
  return configs.flatMap((config) =>
    limitedUnits.flatMap((counted): Limit[] => {
      const most = config[counted];
      if (most === undefined) return [];
      const name = freeName(whatIsCounted(config, counted), names);
      names.add(name);
      const { models } = config;
      const scope = scopeOf(config, counted);
      // A call could otherwise pass under another name of its model, or as the fallback of one that fails.
      const isOf = (call?: InferenceCall): boolean =>
        !models || modelsIn(call).some((model) => listsModel(models, model, catalog));
      const burst = counted === 'requests' ? (config.burst ?? 0) : 0;
      return [{ name, scope, counted, most, burst, config, organization, isOf }];
    }),
  );
}

/** The models that a call may call: the requested one, and those that the client names to take over. */
function modelsIn(call: InferenceCall | undefined): readonly string[] {
  if (!call) return [''];
  return call.kind === 'chat' && call.fallbacks ? [call.model, ...call.fallbacks] : [call.model];
}

function whatIsCounted({ per, routes, window }: LimitConfig, counted: CountedUnit): string {
  const what = `${per}-${routes.toSorted().join('-')}-${counted}`;
  return counted === 'concurrent' || window === 'minute' ? what : `${what}-per-${window}`;
}

/** What an entry counts together, and for whom: of entries with the same, the first that fits applies. */
export function scopeOf(config: LimitConfig, counted: CountedUnit): string {
  const what = whatIsCounted(config, counted);
  return config.models ? `${what} ${JSON.stringify(config.models.toSorted())}` : what;
}

/** The limits that an API key has of its own. No limit of gateway.yaml has their names, which contain routes. */
export function limitsOfKey(ofKey: KeyRateLimit): readonly Limit[] {
  return limitedUnits.flatMap((counted): Limit[] => {
    const most = ofKey[counted];
    if (most === undefined) return [];
    const name = `key-${counted}`;
    const config: LimitConfig = {
      per: 'key',
      window: 'minute',
      routes: counted === 'tokens' ? ['inference'] : ['inference', 'other'],
    };
    return [{ name, scope: name, counted, most, burst: 0, config, organization: '', isOf: () => true }];
  });
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(name)) return name;
  }
}

/** The limits that apply to a request. */
export function chooseLimits(limits: readonly Limit[], { exchange, call }: Admission): readonly AppliedLimit[] {
  // Health checks and pages have no caller to count for.
  if (exchange.identity.kind === 'anonymous') return [];
  const group = groupOf(exchange, call);
  const chosen: AppliedLimit[] = [];
  for (const limit of limits) {
    const { only, routes } = limit.config;
    if (!routes.includes(group) || !limit.isOf(call)) continue;
    if (chosen.some((other) => other.limit.scope === limit.scope)) continue;
    const whom = whomOf(limit, exchange, call);
    if (whom && isMeant(only, whom)) chosen.push({ limit, key: `${limit.name}:${whom.id}` });
  }
  return chosen;
}

/** The group of routes to which a request belongs. */
export function groupOf({ route }: Exchange, call: InferenceCall | undefined): LimitConfig['routes'][number] {
  if (call) return 'inference';
  if (route.startsWith('/v1/management/reporting/')) return 'reporting';
  return route.startsWith('/v1/management/') ? 'management' : 'other';
}

interface LimitSubject {
  readonly id: string;
  /** The names under which gateway.yaml may refer to it. */
  readonly names: readonly string[];
}

function whomOf(
  { config: { per }, organization }: Limit,
  exchange: Exchange,
  call: InferenceCall | undefined,
): LimitSubject | undefined {
  const { identity, connection } = exchange;
  if (identity.kind === 'anonymous') return undefined;
  switch (per) {
    case 'connection': {
      if (!connection) return undefined;
      const { connectionId: id, name, organizationId } = connection;
      // Other organizations name their connections themselves, and could choose a name that is listed.
      return { id, names: organizationId === organization ? [id, name] : [id] };
    }
    case 'key': {
      const id = identity.kind === 'key' ? identity.keyId : identity.tokenId;
      // Two organizations may have the same id for a caller, if a plugin or an issuer has made it up.
      return { id: isUuid(id) ? id : hashOf([identity.organizationId, id]), names: [id] };
    }
    case 'owner': {
      const owner = identity.kind === 'key' ? identity.owner : undefined;
      // Hashed, because it may be of any length, and have any characters.
      return owner ? { id: hashOf([identity.organizationId, owner]), names: [owner] } : undefined;
    }
    case 'endUser': {
      const user = endUserOf(identity, call);
      if (user === undefined) return undefined;
      // Scoped by connection, because different apps have different users. Hashed, because ids of users must not appear in keys.
      const scope = connection?.connectionId ?? identity.organizationId;
      return { id: hashOf([scope, user]), names: [user] };
    }
    default:
      return { id: identity.organizationId, names: [identity.organizationId] };
  }
}

function isMeant(only: readonly string[] | undefined, { names }: LimitSubject): boolean {
  return only === undefined || names.some((name) => only.includes(name));
}

function hashOf(names: readonly string[]): string {
  return hash('sha256', JSON.stringify(names), 'base64url').slice(0, 22);
}
