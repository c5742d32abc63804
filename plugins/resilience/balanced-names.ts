import { hash } from 'node:crypto';
import type { ModelCatalog, ModelInfo } from '../../core/api/index.js';
import type { BalancedModel, ResilienceConfig } from './config.js';

interface Member {
  readonly model: string;
  readonly weight: number;
}

/** Names that stand for several models, which share the calls of it by their weights. */
export class BalancedNames {
  readonly #members: ReadonlyMap<string, readonly Member[]>;
  readonly #random: () => number;

  /**
   * @param id of the plugin's instance, which may stand in front of a name
   * @param random from 0 to 1
   */
  constructor(balance: ResilienceConfig['balance'], id: string, random: () => number) {
    const entries = Object.entries(balance).map(([name, models]) => [name, models.map(memberOf)] as const);
    this.#members = new Map(
      entries.flatMap(([name, members]) => [[name, members] as const, [`${id}/${name}`, members]]),
    );
    this.#random = random;
  }

  /** Whether this is such a name. */
  has(model: string): boolean {
    return this.#members.has(model);
  }

  /** Whether this is a name that stands for this model. */
  standsFor(name: string, model: string): boolean {
    return this.#members.get(name)?.some((member) => member.model === model) === true;
  }

  /**
   * The models behind a name in the order in which they are asked: drawn by their weights, those of no weight last; or the model itself.
   * For calls of one session, the same ones as long as the list is the same: providers charge less for what they have just read.
   */
  drawn(model: string, sessionId: string | undefined): readonly string[] {
    const members = this.#members.get(model);
    if (!members) return [model];
    return members
      .map(({ model: name, weight }) => ({ name, wait: -Math.log(this.#luck(name, sessionId)) / weight }))
      .sort((a, b) => a.wait - b.wait || 0)
      .map(({ name }) => name);
  }

  /** More than 0 and not more than 1. Who waits exponentially, at a rate of its weight, is first in proportion to it. */
  #luck(model: string, sessionId: string | undefined): number {
    if (sessionId === undefined) return 1 - this.#random();
    const bytes = hash('sha256', `${sessionId}\n${model}`, 'buffer');
    return (bytes.readUIntBE(0, 6) + 1) / 2 ** 48;
  }
}

/** What catalogs say of a name: what all of its models can do. Undefined for one that a provider serves itself. */
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

/** A model of a list, which has the weight 1 unless the list says otherwise. */
export function memberOf(entry: BalancedModel): Member {
  return typeof entry === 'string' ? { model: entry, weight: 1 } : entry;
}

/** Undefined where nobody says. */
function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
