import { z } from 'zod';
import type { ModelSpendingLimit } from '../connection.js';
import { decimalNumber, decimalOf } from '../decimal.js';
import type { JsonValue } from '../json.js';
import { checkValue, fieldRefused } from './check-value.js';
import { modelList } from './model-list.js';

/** Decimals that fit `numeric(20, 6)` exactly; the database would silently round others. */
const exactAmount = /^\d{1,14}(?:\.\d{1,6})?$/;

/** What can be stored as a spending limit, in plain notation; undefined for every other value. */
export function exactAmountOf(value: JsonValue | undefined): string | undefined {
  const decimal = decimalOf(value);
  return decimal !== undefined && exactAmount.test(decimal) ? decimal : undefined;
}

/**
 * A spending limit that no schema has validated, because it comes from the command line or another plugin.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) when it cannot be stored
 */
export function checkedSpendingLimit(amount: string): string {
  const exact = exactAmountOf(amount);
  if (exact !== undefined) return exact;
  const rule = 'must be a decimal like "12.50", with at most 14 digits before the point and 6 after it';
  throw fieldRefused('spendingLimit', rule);
}

const asNumber = { type: 'number', minimum: 0 } as const;
const asText = { type: 'string', pattern: '^(0|[1-9]\\d{0,13})(\\.\\d{1,6})?$' } as const;

function exactAmountIn(value: unknown, context: z.RefinementCtx): string {
  const exact = exactAmountOf(value as JsonValue);
  if (exact !== undefined) return exact;
  const message =
    'must be a number from 0, or a decimal such as "12.50", with at most 14 digits before the point and 6 after it';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Schema of a spending limit, or null. Accepts numbers as `parseJson` returns them, so that no digit is lost. */
export const spendingAmount = z
  .unknown()
  .transform((value, context) => (value === null ? null : exactAmountIn(value, context)))
  .optional()
  .meta({ override: { anyOf: [asNumber, asText, { type: 'null' }] } });

/** Schema of the calendar period after which spending starts again at zero; after `total`, it never does. */
export const spendingPeriod = z.enum(['daily', 'weekly', 'monthly', 'total']);

const mostModels = 100;
const mostModelLimits = 20;

/** The models of a limit, in the order in which they are compared with those of another. */
const sameModels = (models: readonly string[]): string => JSON.stringify(models.toSorted());

/**
 * Whether no two limits of the same spender are of the same models: only one could apply.
 *
 * @example areOfDifferentModels([{ models: ['a', 'b'] }, { models: ['b', 'a'] }]); // false
 */
function areOfDifferentModels(limits: readonly Pick<ModelSpendingLimit, 'models'>[]): boolean {
  return new Set(limits.map(({ models }) => sameModels(models))).size === limits.length;
}

/** Schema of the models of a spending limit. */
export const modelsOfLimit = modelList
  .min(1, 'must have at least one model')
  .max(mostModels)
  .describe(
    'The models whose calls count, all together, by any of their names: `large-*` are all that begin so, `PROVIDER/*` all of a provider. Each call counts under the model that is called, also as a fallback.',
  );

const modelSpendingLimit = z
  .strictObject({
    models: modelsOfLimit,
    amount: z
      .unknown()
      .transform(exactAmountIn)
      .meta({ override: { anyOf: [asNumber, asText] } })
      .describe('The most that may be spent in a period, in the gateway’s currency; never rounded.'),
    period: spendingPeriod
      .default('monthly')
      .describe('Calendar period after which the spending starts again at zero; total: never.'),
  })
  .meta({ id: 'NewModelSpendingLimit' });

/** Schema of what may be spent on some models, or null. */
export const modelSpendingLimits = z
  .array(modelSpendingLimit)
  .min(1, 'must have at least one limit; null for none')
  .max(mostModelLimits)
  .refine(areOfDifferentModels, 'must not have two limits of the same models')
  .nullable()
  .optional()
  .describe(
    'Limits of what may be spent on some models, besides the `spendingLimit`, as a whole; null for none. One counts what is spent since it was set; with another amount or period it goes on, with other models it starts at zero.',
  );

/** Schema of the limits of some models, as management shows them. */
export const modelSpendingLimitDocuments = z
  .array(
    z
      .object({
        models: z.array(z.string()),
        amount: z.number().describe('With all its digits.'),
        period: spendingPeriod,
      })
      .meta({ id: 'ModelSpendingLimit' }),
  )
  .nullable()
  .describe('Limits of what may be spent on some models, besides the `spendingLimit`; null: none.');

/** Limits of some models in the form that {@link modelSpendingLimitDocuments} describes. */
export function describeModelLimits(
  limits: readonly ModelSpendingLimit[] | null | undefined,
): z.output<typeof modelSpendingLimitDocuments> {
  if (!limits) return null;
  return limits.map(({ models, amount, period }) => ({
    models: [...models],
    amount: decimalNumber(amount) as number,
    period,
  }));
}

/**
 * Limits of some models that no schema has validated, because they come from the command line or another plugin.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) when they cannot be stored
 */
export function checkedModelLimits(limits: readonly ModelSpendingLimit[] | null): readonly ModelSpendingLimit[] | null {
  return checkValue(modelSpendingLimits, limits, 'body.modelSpendingLimits') ?? null;
}
