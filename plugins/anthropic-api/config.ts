import { z } from '../../core/api/index.js';

/** Nothing to choose: the dialect is its own contract. */
export const config = z.strictObject({});
