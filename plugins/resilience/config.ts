import { mostTags, prefixPattern, tagName, z } from '../../core/api/index.js';
import { type FailureKind, fallbackKinds, retryKinds } from './failure-kind.js';

const longestWait = 300_000;

const fallback = z.union([
  z.string().min(1),
  z.strictObject({
    model: z.string().min(1).describe('The model, as clients name it.'),
    on: z
      .array(z.enum(fallbackKinds))
      .min(1)
      .describe('The failures after which it takes over, and no others: in place of `fallbackOn`.'),
  }),
]);

/** A model that takes over, as it is written. */
export type Fallback = z.output<typeof fallback>;

/** The same with its members. */
export function fallbackOf(written: Fallback): { readonly model: string; readonly on?: readonly FailureKind[] } {
  return typeof written === 'string' ? { model: written } : written;
}

const fallbacks = z.record(prefixPattern(z.string().min(1)), z.array(fallback).min(1).max(10)).check((context) => {
  for (const [model, list] of Object.entries(context.value)) {
    const others = list.map((written) => fallbackOf(written).model);
    for (const [index, other] of others.entries()) {
      const message = objectionTo(other, model, others.slice(0, index));
      if (message) context.issues.push({ code: 'custom', message, input: other, path: [model, index] });
    }
  }
});

const balancedModel = z.union([
  z.string().min(1),
  z.strictObject({
    model: z.string().min(1).describe('The model, as clients name it.'),
    weight: z
      .number()
      .min(0)
      .max(1_000_000)
      .default(1)
      .describe('Its share of the calls; 0: only when the others fail.'),
    tags: z
      .array(tagName)
      .min(1)
      .max(mostTags)
      .optional()
      .describe(
        'It gets only requests with one of these tags (`x-tags`, or of the API key or the connection), and these only models with one of theirs.',
      ),
  }),
]);

/** A model of an alias. */
export type BalancedModel = z.output<typeof balancedModel>;

const balancedModels = z.array(balancedModel).min(1).max(20);

const balancedPool = z.union([
  balancedModels,
  z.strictObject({
    strategy: z
      .enum(['weighted', 'least-requests', 'lowest-latency', 'lowest-cost'])
      .default('weighted')
      .describe(
        'How a call gets its model: at random by weight; the one with the fewest open requests for its weight; the one that has answered fastest; ' +
          'or the one with the lowest price for this call.',
      ),
    sticky: z
      .enum(['conversation', 'endUser'])
      .default('conversation')
      .describe(
        'What stays with one model: a conversation, or all calls of an end user, to compare models by their users.',
      ),
    models: balancedModels.describe('The models that the name stands for.'),
  }),
]);

/** The models of an alias. */
export type BalancedPool = z.output<typeof balancedPool>;

const balance = z.record(z.string().min(1), balancedPool).check((context) => {
  for (const [name, pool] of Object.entries(context.value)) {
    const [members, within] = 'models' in pool ? [pool.models, [name, 'models']] : [pool, [name]];
    const models = members.map((member) => (typeof member === 'string' ? member : member.model));
    for (const [index, model] of models.entries()) {
      const message = objectionToMember(model, models.slice(0, index));
      if (message) context.issues.push({ code: 'custom', message, input: model, path: [...within, index] });
    }
    const message = objectionToName(name, members);
    if (message) context.issues.push({ code: 'custom', message, input: members, path: [name] });
  }
});

function objectionToName(name: string, members: readonly BalancedModel[]): string | undefined {
  if (name.endsWith('*')) return 'must be a name, not a pattern';
  const isIdle = members.length > 0 && members.every((member) => typeof member === 'object' && member.weight === 0);
  return isIdle ? 'one of them must have a weight' : undefined;
}

function objectionToMember(model: string, before: readonly string[]): string | undefined {
  if (model.endsWith('*')) return 'must be the name of one model, not a pattern';
  return before.includes(model) ? 'is already in the list' : undefined;
}

function objectionTo(other: string, model: string, before: readonly string[]): string | undefined {
  return other === model ? 'a model cannot fall back to itself' : objectionToMember(other, before);
}

export const config = z.strictObject({
  retries: z.int().min(0).max(10).default(2).describe('Maximum retries of a model that has failed; 0: none.'),
  firstWaitMs: z
    .int()
    .min(0)
    .max(longestWait)
    .default(250)
    .describe('Longest wait before the first retry; it doubles with each further one. The wait is random.'),
  maxWaitMs: z
    .int()
    .min(0)
    .max(longestWait)
    .default(5000)
    .describe('Longest wait. If a provider asks for more (`Retry-After`), the request does not retry it.'),
  retryOn: z
    .array(z.enum(retryKinds))
    .default([...retryKinds])
    .describe('Failures after which the same model is retried.'),
  fallbacks: fallbacks
    .default({})
    .describe(
      'Models that take over, in this order, by the requested model: `large`, `PROVIDER/large`, or the prefix `large-*`. ' +
        'One may do so only after some failures: `{ model: longest, on: [context-length] }`. ' +
        'The list of a model that takes over is not followed further.',
    ),
  fallbackOn: z
    .array(z.enum(fallbackKinds))
    .default(fallbackKinds.filter((kind) => kind !== 'content'))
    .describe('Failures after which another model takes over.'),
  balance: balance
    .default({})
    .describe(
      'Names that stand for several models, which share their calls by weight and take over for each other: `assistant: [east/large, ' +
        '{ model: west/large, weight: 3 }]`. Calls of one session go to one of them as long as it answers. ' +
        'Servers of your own share them by their open requests: `llama: { strategy: least-requests, models: [gpu-1/llama, gpu-2/llama] }`. ' +
        '`lowest-latency` and `lowest-cost` choose the fastest and the cheapest model.',
    ),
  breaker: z
    .strictObject({
      failures: z
        .int()
        .min(0)
        .default(5)
        .describe('Consecutive failures after which a model with fallbacks is skipped; 0: never.'),
      coolDownMs: z
        .int()
        .positive()
        .max(3_600_000)
        .default(30_000)
        .describe(
          'How long it is skipped. After that, one request tries the model again. Also the longest time for which a model of a name under ' +
            '`balance` is passed over because it has asked for it (`Retry-After`).',
        ),
    })
    .prefault({})
    .describe('Skips models that keep failing. Each process has its own.'),
});

/** The parsed configuration. */
export type ResilienceConfig = z.output<typeof config>;
