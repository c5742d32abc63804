import { z } from 'zod';

const days = z.int().min(1).max(36_500);

/** Fields of a plugin's configuration that set how long it keeps its rows, for `z.strictObject`. The contribution `retention` applies them. */
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
  readonly organizations?: Readonly<Record<string, { readonly retentionDays: number }>>;
}

/** A table with a retention time. It needs a column `organization_id`, and an index on that column and `column` together. */
export interface ExpiringTable {
  readonly table: string;
  /** The column with the time from which the age of a row is counted. */
  readonly column: string;
  /** The condition of a partial index to use; list a table with several partial indexes once for each. */
  readonly only?: string;
  /** Days after which its rows are deleted whatever the settings say; it then needs an index on `column` alone. */
  readonly days?: number;
}

/** How long a plugin keeps the rows of some of its tables. */
export interface ExpiringRows {
  /** The parsed configuration of a plugin with {@link retentionFields}, or what is always so. */
  readonly settings: Retention;
  readonly tables: readonly ExpiringTable[];
}
