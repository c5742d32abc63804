import { z } from '../../core/api/index.js';

/** Without options: the native dialect is the gateway's contract. */
export const config = z.strictObject({});
