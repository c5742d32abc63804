export const sensitivityLevels = ['low', 'medium', 'high'] as const;

/** How much counts as a finding: `low` has the fewest false positives, `high` the fewest false negatives. */
export type SensitivityLevel = (typeof sensitivityLevels)[number];
