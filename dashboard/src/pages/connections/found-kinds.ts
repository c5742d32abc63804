import type { PolicyTestResult } from '../../api/schemas.js';

type Finding = PolicyTestResult['findings'][number];

/** The findings of a trial that have the same category, action and level. */
export interface FoundKind extends Pick<Finding, 'category' | 'action' | 'level'> {
  readonly count: number;
  /** The highest of them. */
  readonly score: number;
}

/** Counts findings by what they have in common, in the order of their first occurrence. */
export function foundKinds(findings: readonly Finding[]): readonly FoundKind[] {
  const kinds = new Map<string, FoundKind>();
  for (const { category, action, level, score } of findings) {
    const key = `${category} ${action} ${level}`;
    const { count = 0, score: highest = 0 } = kinds.get(key) ?? {};
    kinds.set(key, { category, action, level, count: count + 1, score: Math.max(highest, score) });
  }
  return [...kinds.values()];
}
