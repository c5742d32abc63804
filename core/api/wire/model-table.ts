import { z } from 'zod';
import type { ModelInfo } from '../model.js';

const entry = z.strictObject({
  id: z.string().min(1).describe('What clients write as `model`; a trailing * makes it a prefix.'),
  upstream: z.string().min(1).optional().describe("The provider's own name of the model; the id when absent."),
  displayName: z.string().optional(),
  capabilities: z.array(z.string()).optional(),
  contextWindow: z.int().positive().optional().describe('Tokens of input and output together.'),
  maxTokens: z.int().positive().optional().describe('Most tokens of one answer.'),
  isPremium: z.boolean().optional(),
  free: z.boolean().optional().describe('Costs nothing; needs no price where a spending limit is on.'),
  takesSampling: z.boolean().optional().describe('False for models that refuse temperature and its kin.'),
});

/** Schema of the `models:` list of a provider plugin: ids, `prefix-*` patterns, or objects with details. */
export const modelEntries = z.array(z.union([z.string().min(1), entry])).describe('Models this provider serves.');

/** A parsed `models:` list. */
export type ModelEntries = z.output<typeof modelEntries>;

/** A model that a provider serves, found for one call. */
export interface ModelMatch {
  /** The provider's own name of the model. */
  readonly upstream: string;
  readonly info: ModelInfo;
}

/** The models of one provider instance, ready for look-ups on the hot path. */
export interface ModelTable {
  readonly infos: readonly ModelInfo[];
  /** Finds by exact id, by `provider/id`, then by the longest pattern. */
  find(model: string): ModelMatch | undefined;
}

interface Pattern {
  readonly prefix: string;
  readonly info: ModelInfo;
}

/** Builds the table of a provider instance. `defaults` fill what an entry leaves open. */
export function modelTable(
  provider: string,
  entries: ModelEntries,
  defaults: Pick<ModelInfo, 'capabilities'> & Partial<ModelInfo>,
): ModelTable {
  const exact = new Map<string, ModelMatch>();
  const patterns: Pattern[] = [];
  const infos: ModelInfo[] = [];
  for (const written of entries) {
    const { id, upstream = id, ...details } = typeof written === 'string' ? { id: written } : written;
    const info: ModelInfo = Object.freeze({ displayName: id, ...defaults, ...details, modelId: id, provider });
    infos.push(info);
    if (id.endsWith('*')) patterns.push({ prefix: id.slice(0, -1), info });
    else exact.set(id, { upstream, info });
  }
  patterns.sort((a, b) => b.prefix.length - a.prefix.length);
  const ownPrefix = `${provider}/`;

  function findPattern(model: string): ModelMatch | undefined {
    const pattern = patterns.find(({ prefix }) => model.startsWith(prefix));
    return pattern && { upstream: model, info: pattern.info };
  }

  function findBehindPrefix(model: string): ModelMatch | undefined {
    if (!model.startsWith(ownPrefix)) return undefined;
    const own = model.slice(ownPrefix.length);
    return exact.get(own) ?? findPattern(own);
  }

  return {
    infos,
    find: (model) => exact.get(model) ?? findBehindPrefix(model) ?? findPattern(model),
  };
}
