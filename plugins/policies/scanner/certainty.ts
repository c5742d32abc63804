import type { SensitivityLevel } from './scan-request.js';

/** Proven by a checksum and a strong shape, or by a shape and words around it: found at every level. */
export const certain = 0.85;
/** A telling shape: found at `medium` and `high`. */
export const likely = 0.6;
/** Found at `high` only. */
export const possible = 0.35;
/** Found only where words around it say so. */
export const weak = 0.05;

const leastScores: Readonly<Record<SensitivityLevel, number>> = { low: certain, medium: likely, high: possible };

/** The score from which something counts as found. */
export function leastScore(level: SensitivityLevel): number {
  return leastScores[level];
}
