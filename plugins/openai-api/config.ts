import { z } from '../../core/api/index.js';

/** The dialect has nothing to choose. */
export const openaiApiConfig = z.strictObject({});
