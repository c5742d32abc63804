import { z } from '../../core/api/index.js';

/** The dialect has no options. */
export const config = z.strictObject({});
