import { z } from '../../core/api/index.js';

/** Nothing to choose: the native dialect is the gateway's contract. */
export const config = z.strictObject({});
