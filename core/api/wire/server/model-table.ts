import { z } from 'zod';
import type { ModelInfo } from '../../models/model.js';
import { modelPrice } from '../../models/model-price.js';
import { ModelIndex } from '../../internal/model-index.js';
import { prefixPattern } from '../../text/name-patterns.js';

const modelId = prefixPattern(z.string().min(1));

const entry = z
  .strictObject({
    id: modelId.describe('What clients write as `model`; a trailing * makes it a prefix.'),
    upstream: z.string().min(1).optional().describe("The provider's own name of the model; the id when absent."),
    displayName: z.string().optional().describe('Name for people, in lists of models; the id when absent.'),
    capabilities: z
      .array(z.string())
      .optional()
      .describe('What it can do, such as chat, tools, vision or embeddings; chat and what goes with it when absent.'),
    contextWindow: z.int().positive().optional().describe('Maximum tokens of input and output together.'),
    maxTokens: z.int().positive().optional().describe('Maximum tokens of one answer.'),
    isPremium: z
      .boolean()
      .optional()
      .describe('Whether lists of models call it premium; its price decides when absent.'),
    free: z.boolean().optional().describe('Costs nothing, so it needs no price on connections with a spending limit.'),
    price: modelPrice.optional(),
    pricedAs: z
      .string()
      .regex(/^[^/\s]+\/\S+$/, 'must be PROVIDER/MODEL, with the names of the packaged price list')
      .optional()
      .describe('The model of the packaged price list that has the same price.'),
    takesSampling: z
      .boolean()
      .optional()
      .describe('False for models that refuse temperature and other sampling parameters.'),
  })
  .check(({ value: { free, ...prices }, issues }) => {
    if (!free) return;
    for (const name of ['price', 'pricedAs'] as const) {
      if (prices[name] !== undefined)
        issues.push({
          code: 'custom',
          message: 'has no effect, because the model is free',
          input: undefined,
          path: [name],
        });
    }
  });

/** Schema of the `models:` list of a provider plugin: ids, `prefix-*` patterns, or objects with details. */
export const modelEntries = z.array(z.union([modelId, entry])).describe('Models this provider serves.');

/** A parsed `models:` list. */
export type ModelEntries = z.output<typeof modelEntries>;

/** The model of a provider that serves a call. */
export interface ModelMatch {
  /** The provider's own name of the model. */
  readonly upstream: string;
  readonly info: ModelInfo;
}

/** The models of one provider instance, indexed for look-ups on the hot path. */
export interface ModelTable {
  readonly infos: readonly ModelInfo[];
  /** Finds by exact id, by `provider/id`, then by the longest pattern. */
  find(model: string): ModelMatch | undefined;
}

interface Served {
  readonly upstream: string | undefined;
  readonly info: ModelInfo;
}

/** Builds the table of a provider instance. `defaults` apply where an entry sets nothing. */
export function modelTable(
  provider: string,
  entries: ModelEntries,
  defaults: Pick<ModelInfo, 'capabilities'> & Partial<ModelInfo>,
): ModelTable {
  const models = entries.map((written): Served => {
    const { id, upstream, ...details } = typeof written === 'string' ? { id: written, upstream: undefined } : written;
    // A model that a pattern serves has the name that the client sent.
    const own = id.endsWith('*') ? undefined : upstream;
    const named = own === undefined ? {} : { upstream: own };
    const info = Object.freeze({ displayName: id, ...defaults, ...details, ...named, modelId: id, provider });
    return { info, upstream: own };
  });
  const names = new ModelIndex(
    provider,
    models.map((model) => [model.info.modelId, model]),
  );
  return {
    infos: models.map(({ info }) => info),
    find(model) {
      const found = names.find(model);
      return found && { upstream: found.model.upstream ?? found.name, info: found.model.info };
    },
  };
}

/** Adds capabilities to entries without any. Embedding models can be recognized only by their names. */
export function withCapabilities(entries: ModelEntries): ModelEntries {
  return entries.map((entry) => {
    const details = typeof entry === 'string' ? { id: entry } : entry;
    const embeds = details.capabilities === undefined && /embed/i.test(details.id);
    return embeds ? { ...details, capabilities: ['embeddings'] } : entry;
  });
}

/** A provider's URL in a form that may be shown: without user, password and query, which can be secrets. */
export function endpointOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname}`;
}
