import { hash } from 'node:crypto';
import {
  type Exchange,
  GatewayError,
  type InferenceCall,
  type ModelCatalog,
  type ModelInfo,
  tagsHeader,
} from '../../core/api/index.js';
import { cacheAffinity } from './cache-affinity.js';
import type { BalancedModel, BalancedPool, ResilienceConfig } from './config.js';
import type { Member, Ranked, Strategy } from './strategies/strategy.js';

/** The models of an alias. */
interface Pool {
  readonly members: readonly Member[];
  readonly strategy: StrategyName;
  readonly sticky: 'conversation' | 'endUser';
}

/** A strategy of gateway.yaml. */
type StrategyName = Exclude<BalancedPool, readonly unknown[]>['strategy'];

/** How calls are distributed. */
export interface Distribution {
  /** From 0 to 1. */
  readonly random: () => number;
  /** Those besides the distribution by weight. */
  readonly strategies: Readonly<Record<Exclude<StrategyName, 'weighted'>, Strategy>>;
}

/** A call that gets its models. */
export interface AskedCall {
  readonly call: InferenceCall;
  readonly exchange: Pick<Exchange, 'endUserId' | 'tags'>;
  /** The models that the client names to take over, in place of those of gateway.yaml. */
  readonly named?: readonly string[] | undefined;
}

/** Why a model of an alias is the first. */
export interface Choice {
  /** One of a few words. */
  readonly reason: string;
  /** What is known of all of them. */
  readonly figures: string;
}

/** The models of an alias, in the order in which they are tried. */
export interface Drawn {
  readonly models: readonly Pick<Member, 'model'>[];
  /** Absent where only weights, or open requests, decide. */
  readonly choice?: Choice;
}

/** Aliases of several models, among which calls are balanced. */
export class BalancedNames {
  readonly #pools: ReadonlyMap<string, Pool>;
  readonly #distribution: Distribution;

  /** @param id id of the plugin instance, which may be a prefix of a name */
  constructor(balance: ResilienceConfig['balance'], id: string, distribution: Distribution) {
    const entries = Object.entries(balance).map(([name, pool]) => [name, poolOf(pool)] as const);
    this.#pools = new Map(entries.flatMap(([name, pool]) => [[name, pool] as const, [`${id}/${name}`, pool]]));
    this.#distribution = distribution;
  }

  /** Whether this is an alias. */
  has(model: string): boolean {
    return this.#pools.has(model);
  }

  /** Whether a name is an alias of a model for requests with these tags. */
  standsFor(name: string, model: string, { tags }: Pick<Exchange, 'tags'>): boolean {
    const members = this.#pools.get(name)?.members ?? [];
    return membersFor(members, tags).some((member) => member.model === model);
  }

  /**
   * Refuses a request by an alias that has no model for its tags. Its fallbacks are for failures, and do not help.
   *
   * @throws GatewayError `GW_REQUEST_INVALID` (400)
   */
  refuseTags(name: string, { tags }: Pick<Exchange, 'tags'>): void {
    const members = this.#pools.get(name)?.members ?? [];
    if (members.length === 0 || membersFor(members, tags).length > 0) return;
    const possible = [...new Set(members.flatMap((member) => member.tags ?? []))].toSorted();
    throw new GatewayError({
      code: 'GW_REQUEST_INVALID',
      status: 400,
      field: tagsHeader,
      message:
        `"${name}" has no model for this request: each of its models is for requests with a tag, and this one has none of ${possible.join(', ')}. ` +
        `Send one of them in the header "${tagsHeader}", or have one given to the API key or the connection. A model without tags in "balance" of gateway.yaml takes all others.`,
    });
  }

  /**
   * The models of an alias that are for the tags of the request: those that its strategy prefers first, at random by weight where it prefers none, and
   * those with weight 0 last. For another name, the model itself. Calls with something in common (see {@link cacheAffinity}) are no chance: they get the same order as long as the
   * list does not change, and the strategy tolerates it.
   */
  drawn(model: string, { call, exchange }: AskedCall): Drawn {
    const pool = this.#pools.get(model);
    if (!pool) return { models: [{ model }] };
    const affinity = (pool.sticky === 'endUser' ? exchange.endUserId : undefined) ?? cacheAffinity(call);
    const drawn = membersFor(pool.members, exchange.tags)
      .map((member) => ({ ...member, wait: -Math.log(this.#luck(member.model, affinity)) / member.weight }))
      .sort((a, b) => a.wait - b.wait || 0);
    if (pool.strategy === 'weighted') return { models: drawn };
    const ranked = this.#distribution.strategies[pool.strategy](
      drawn.filter(({ weight }) => weight > 0),
      { call, affinity },
    ).toSorted((a, b) => a.rank - b.rank || 0);
    return { models: [...ranked, ...drawn.filter(({ weight }) => weight === 0)], ...choiceOf(ranked) };
  }

  /** A random number in (0, 1]. (Exponential waiting times with the weights as rates give weighted sampling without replacement.) */
  #luck(model: string, affinity: string | undefined): number {
    if (affinity === undefined) return 1 - this.#distribution.random();
    const bytes = hash('sha256', `${affinity}\n${model}`, 'buffer');
    return (bytes.readUIntBE(0, 6) + 1) / 2 ** 48;
  }
}

/** The models with a tag of the request, or, if none has one, those without tags. */
function membersFor(members: readonly Member[], tags: readonly string[] = []): readonly Member[] {
  const tagged = members.filter((member) => member.tags?.some((tag) => tags.includes(tag)));
  return tagged.length > 0 ? tagged : members.filter((member) => !member.tags);
}

function choiceOf(ranked: readonly Ranked[]): Pick<Drawn, 'choice'> {
  const reason = ranked[0]?.reason;
  if (reason === undefined) return {};
  return { choice: { reason, figures: ranked.map(({ model, figure }) => `${model} ${figure}`).join(', ') } };
}

/** The catalog's entry for an alias: the capabilities that all of its models have. Undefined for a name that a provider serves itself. */
export function describeBalanced(
  name: string,
  pool: BalancedPool,
  { provider, catalog }: { readonly provider: string; readonly catalog: ModelCatalog },
): ModelInfo | undefined {
  const standsFor = modelsOf(pool);
  const infos = standsFor.flatMap((model) => catalog.find(model) ?? []);
  const [first] = infos;
  if (!first || catalog.find(name)) return undefined;
  const contextWindow = least(infos.map((info) => info.contextWindow));
  const maxTokens = least(infos.map((info) => info.maxTokens));
  return {
    modelId: name,
    displayName: name,
    provider,
    standsFor,
    capabilities: first.capabilities.filter((one) => infos.every(({ capabilities }) => capabilities.includes(one))),
    free: infos.every(({ free }) => free === true),
    takesSampling: infos.every(({ takesSampling }) => takesSampling !== false),
    ...(contextWindow !== undefined && { contextWindow }),
    ...(maxTokens !== undefined && { maxTokens }),
  };
}

/** The names of the models of an alias. */
export function modelsOf(pool: BalancedPool): readonly string[] {
  return poolOf(pool).members.map(({ model }) => model);
}

/** The models of all aliases with one of these strategies. */
export function modelsWith(
  balance: ResilienceConfig['balance'],
  ...strategies: readonly StrategyName[]
): readonly string[] {
  return Object.values(balance)
    .map(poolOf)
    .flatMap(({ members, strategy }) => (strategies.includes(strategy) ? members.map(({ model }) => model) : []));
}

/** The models of an alias, and what decides among them. */
export function poolOf(pool: BalancedPool): Pool {
  const { models, ...rest } =
    'models' in pool ? pool : ({ models: pool, strategy: 'weighted', sticky: 'conversation' } as const);
  return { members: models.map(memberOf), ...rest };
}

/** A model of a list; its weight is 1 by default. */
function memberOf(entry: BalancedModel): Member {
  return typeof entry === 'string' ? { model: entry, weight: 1 } : entry;
}

/** The smallest defined value; undefined when there is none. */
function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
