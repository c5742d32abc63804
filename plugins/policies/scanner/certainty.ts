import type { SensitivityLevel } from '../sensitivity-level.js';

/** Confirmed by a checksum and a distinctive format, or by a format and context words: found at every level. */
export const certain = 0.85;
/** A distinctive format: found at `medium` and `high`. */
export const likely = 0.6;
/** Found at `high` only. */
export const possible = 0.35;
/** Found only with context words. */
export const weak = 0.05;

const minScores: Readonly<Record<SensitivityLevel, number>> = { low: certain, medium: likely, high: possible };

/** The threshold of a sensitivity level. */
export function minScore(level: SensitivityLevel): number {
  return minScores[level];
}
