import { z } from 'zod';

const days = z.int().min(1).max(36_500);

/** Fields of a plugin's configuration that set how long it keeps its rows, for `z.strictObject`. `applyRetention` applies them. */
export const retentionFields = {
  retentionDays: days.optional().describe('Days after which entries are deleted; by default they are kept forever.'),
  organizations: z
    .record(
      z.string(),
      z.strictObject({ retentionDays: days.describe('Days for this organization, in place of those above.') }),
    )
    .default({})
    .describe('Different retention for individual organizations, by name.'),
};

/** The parsed {@link retentionFields}. */
export interface Retention {
  readonly retentionDays?: number | undefined;
  readonly organizations: Readonly<Record<string, { readonly retentionDays: number }>>;
}
