import type { SensitivityLevel } from '../classifier-settings.js';

/**
 * The threshold of each level for scores of services. On the scale of severities 0, 2, 4 and 6, mapped to 0 to 1, it is 6 for low, 4 for
 * medium and 2 for high.
 */
export const remoteThreshold: Readonly<Record<SensitivityLevel, number>> = { low: 0.8, medium: 0.5, high: 0.2 };
