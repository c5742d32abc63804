import { hash } from 'node:crypto';
import type { ModelCatalog, ModelInfo } from '../../core/api/index.js';
import type { BalancedModel, ResilienceConfig } from './config.js';

interface Member {
  readonly model: string;
  readonly weight: number;
}

/** Aliases of several models, among which calls are balanced by weight. */
export class BalancedNames {
  readonly #members: ReadonlyMap<string, readonly Member[]>;
  readonly #random: () => number;

  /**
   * @param id id of the plugin instance, which may be a prefix of a name
   * @param random from 0 to 1
   */
  constructor(balance: ResilienceConfig['balance'], id: string, random: () => number) {
    const entries = Object.entries(balance).map(([name, models]) => [name, models.map(memberOf)] as const);
    this.#members = new Map(
      entries.flatMap(([name, members]) => [[name, members] as const, [`${id}/${name}`, members]]),
    );
    this.#random = random;
  }

  /** Whether this is an alias. */
  has(model: string): boolean {
    return this.#members.has(model);
  }

  /** Whether a name is an alias of a model. */
  standsFor(name: string, model: string): boolean {
    return this.#members.get(name)?.some((member) => member.model === model) === true;
  }

  /**
   * The models of an alias in the order in which they are tried: chosen at random by weight, those with weight 0 last. For another name,
   * the model itself. Calls of one session get the same order, as long as the list does not change, because of the providers' prompt
   * caches.
   */
  drawn(model: string, sessionId: string | undefined): readonly string[] {
    const members = this.#members.get(model);
    if (!members) return [model];
    return members
      .map(({ model: name, weight }) => ({ name, wait: -Math.log(this.#luck(name, sessionId)) / weight }))
      .sort((a, b) => a.wait - b.wait || 0)
      .map(({ name }) => name);
  }

  /** A random number in (0, 1]. (Exponential waiting times with the weights as rates give weighted sampling without replacement.) */
  #luck(model: string, sessionId: string | undefined): number {
    if (sessionId === undefined) return 1 - this.#random();
    const bytes = hash('sha256', `${sessionId}\n${model}`, 'buffer');
    return (bytes.readUIntBE(0, 6) + 1) / 2 ** 48;
  }
}

/** The catalog's entry for an alias: the capabilities that all of its models have. Undefined for a name that a provider serves itself. */
export function describeBalanced(
  name: string,
  models: readonly BalancedModel[],
  { provider, catalog }: { readonly provider: string; readonly catalog: ModelCatalog },
): ModelInfo | undefined {
  const standsFor = models.map((entry) => memberOf(entry).model);
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

/** A model of a list; its weight is 1 by default. */
export function memberOf(entry: BalancedModel): Member {
  return typeof entry === 'string' ? { model: entry, weight: 1 } : entry;
}

/** The smallest defined value; undefined when there is none. */
function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
