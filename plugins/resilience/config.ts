import { z } from '../../core/api/index.js';
import { fallbackKinds, retryKinds } from './failure-kind.js';

const longestWait = 300_000;

const fallbacks = z.record(z.string().min(1), z.array(z.string().min(1)).min(1).max(10)).check((context) => {
  for (const [model, others] of Object.entries(context.value)) {
    for (const [index, other] of others.entries()) {
      const message = objectionTo(other, model, others.slice(0, index));
      if (message) context.issues.push({ code: 'custom', message, input: other, path: [model, index] });
    }
  }
});

function objectionTo(other: string, model: string, before: readonly string[]): string | undefined {
  if (other === model) return 'a model cannot fall back to itself';
  if (other.endsWith('*')) return 'must be the name of one model, not a pattern';
  return before.includes(other) ? 'is in the list already' : undefined;
}

export const config = z.strictObject({
  retries: z.int().min(0).max(10).default(2).describe('Further tries of a model that has failed; 0: none.'),
  firstWaitMs: z
    .int()
    .min(0)
    .max(longestWait)
    .default(250)
    .describe('Longest wait before the first further try; twice as long before each that follows. The wait is random.'),
  maxWaitMs: z
    .int()
    .min(0)
    .max(longestWait)
    .default(5000)
    .describe('Longest wait. A provider that asks for more (`Retry-After`) is not tried again by this request.'),
  retryOn: z
    .array(z.enum(retryKinds))
    .default([...retryKinds])
    .describe('Failures after which the same model is tried again.'),
  fallbacks: fallbacks
    .default({})
    .describe(
      'Models that take over, in their order, by the name of the model that was asked for: `large`, `PROVIDER/large`, or `large-*` ' +
        'for all that begin so. The list of a model that takes over is not followed further.',
    ),
  fallbackOn: z
    .array(z.enum(fallbackKinds))
    .default(fallbackKinds.filter((kind) => kind !== 'content'))
    .describe('Failures after which another model takes over.'),
  breaker: z
    .strictObject({
      failures: z
        .int()
        .min(0)
        .default(5)
        .describe('Failures in a row after which a model is passed over while it has fallbacks; 0: never.'),
      coolDownMs: z
        .int()
        .positive()
        .max(3_600_000)
        .default(30_000)
        .describe('For how long. After it one request tries the model again.'),
    })
    .prefault({})
    .describe('Passes models over that keep failing. Each process has its own.'),
});

/** The parsed configuration. */
export type ResilienceConfig = z.output<typeof config>;
