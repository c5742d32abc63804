import { spendingPeriod, z } from '../../core/api/index.js';

const amount = z.number().describe("A decimal with all its digits, in the gateway's currency.");

/** What is spent and left of one limit. */
export const reported = {
  currency: z.string().describe('ISO 4217.'),
  spendingPeriod: spendingPeriod.describe('Monthly if none is set.'),
  limit: amount.nullable().describe('Null without a limit.'),
  spent: amount.describe('In this period, or, with `total`, ever, according to the ledger.'),
  held: amount.describe('Reserved for running requests; what they do not spend is released.'),
  remaining: amount.nullable().describe('Neither spent nor held. Null without a limit.'),
  inHand: amount.describe(
    'The part of `remaining` that replicas have taken for themselves: for calls to come, or already spent but not yet in the ledger.',
  ),
  periodBegan: z.iso.datetime().nullable().describe('Null with `total`.'),
  resetsAt: z.iso
    .datetime()
    .nullable()
    .describe('When the next period begins; null with `total`, after which there is none.'),
};

/** What is spent and left of each limit that gateway.yaml gives to an owner or a tag. */
export const reportedLimits = z.array(
  z
    .object({ models: z.array(z.string()).nullable().describe('Null: all.'), ...reported })
    .meta({ id: 'OwnerLimitReport' }),
);

/** What is spent and left of the limits of all models, and of some. */
export const ofAllAndSomeModels = {
  ...reported,
  ofModels: z
    .array(z.object({ models: z.array(z.string()), ...reported }).meta({ id: 'ModelSpendingReport' }))
    .describe('The limits of some models, with what was spent on these while there was such a limit.'),
};
