import { hash } from 'node:crypto';
import type { ModelCatalog, ModelInfo } from '../../core/api/index.js';
import type { BalancedModel, BalancedPool, ResilienceConfig } from './config.js';
import type { ServerLoad } from './open-requests.js';

interface Member {
  readonly model: string;
  readonly weight: number;
}

/** The models of an alias. */
interface Pool {
  readonly members: readonly Member[];
  readonly isByRequests: boolean;
}

/** How calls are distributed. */
export interface Distribution {
  /** From 0 to 1. */
  readonly random: () => number;
  readonly loadOf: (model: string) => ServerLoad | undefined;
}

/**
 * A conversation stays with its model up to this multiple of the average of open requests: consistent hashing with bounded loads
 * (https://arxiv.org/abs/1608.01350), with the factor that is usual for it.
 */
const boundOfAffinity = 1.25;

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

  /** Whether there is no alias. */
  get isEmpty(): boolean {
    return this.#pools.size === 0;
  }

  /** Whether this is an alias. */
  has(model: string): boolean {
    return this.#pools.has(model);
  }

  /** Whether a name is an alias of a model. */
  standsFor(name: string, model: string): boolean {
    return this.#pools.get(name)?.members.some((member) => member.model === model) === true;
  }

  /**
   * The models of an alias in the order in which they are tried: chosen at random by weight, or those with the fewest open requests for their
   * weight first; those with weight 0 last. For another name, the model itself.
   *
   * @param affinity see {@link cacheAffinity}: calls with the same one get the same order, as long as the list does not change; where open requests
   * decide, a model that has too many of them comes later
   */
  drawn(model: string, affinity: string | undefined): readonly string[] {
    const pool = this.#pools.get(model);
    if (!pool) return [model];
    const drawn = pool.members
      .map((member) => ({ ...member, wait: -Math.log(this.#luck(member.model, affinity)) / member.weight }))
      .sort((a, b) => a.wait - b.wait || 0);
    const ordered = pool.isByRequests ? this.#byRequests(drawn, affinity !== undefined) : drawn;
    return ordered.map((member) => member.model);
  }

  /**
   * Keeps the order of models with equally many open requests, and with an affinity that of all models that do not have too many. A model that has
   * just failed is taken for as busy as the least busy other one: failing fast must not attract calls.
   */
  #byRequests(drawn: readonly Member[], hasAffinity: boolean): readonly Member[] {
    const members = drawn.map((member) => {
      const { openRequests = 0, isFailing = false } = this.#distribution.loadOf(member.model) ?? {};
      return { ...member, openRequests, isFailing, load: openRequests / member.weight };
    });
    const weighted = members.filter(({ weight }) => weight > 0);
    const share = (boundOfAffinity * (sumOf(weighted, 'openRequests') + 1)) / sumOf(weighted, 'weight');
    const lowest = Math.min(...weighted.filter(({ isFailing }) => !isFailing).map(({ load }) => load));
    const rankOf = ({ weight, openRequests, load, isFailing }: (typeof members)[number]): number => {
      if (hasAffinity && openRequests < Math.ceil(share * weight)) return 0;
      return isFailing ? Math.max(load, lowest) : load;
    };
    const ranked = weighted.map((member) => ({ ...member, rank: rankOf(member) }));
    return [...ranked.sort((a, b) => a.rank - b.rank || 0), ...members.filter(({ weight }) => weight === 0)];
  }

  /** A random number in (0, 1]. (Exponential waiting times with the weights as rates give weighted sampling without replacement.) */
  #luck(model: string, affinity: string | undefined): number {
    if (affinity === undefined) return 1 - this.#distribution.random();
    const bytes = hash('sha256', `${affinity}\n${model}`, 'buffer');
    return (bytes.readUIntBE(0, 6) + 1) / 2 ** 48;
  }
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

/** The models of an alias, and what decides among them. */
export function poolOf(pool: BalancedPool): Pool {
  const { models, strategy } = 'models' in pool ? pool : { models: pool, strategy: 'weighted' };
  return { members: models.map(memberOf), isByRequests: strategy === 'least-requests' };
}

/** A model of a list; its weight is 1 by default. */
function memberOf(entry: BalancedModel): Member {
  return typeof entry === 'string' ? { model: entry, weight: 1 } : entry;
}

function sumOf<K extends string>(members: readonly Readonly<Record<K, number>>[], key: K): number {
  return members.reduce((total, member) => total + member[key], 0);
}

/** The smallest defined value; undefined when there is none. */
function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
