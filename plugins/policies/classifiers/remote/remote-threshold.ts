import type { SensitivityLevel } from '../classifier-settings.js';

/**
 * From which score of a service on a level says yes. On the scale of severities 0, 2, 4, 6, brought to 0 to 1, it is 6 for low, 4 for medium and 2 for
 * high.
 */
export const remoteThreshold: Readonly<Record<SensitivityLevel, number>> = { low: 0.8, medium: 0.5, high: 0.2 };
