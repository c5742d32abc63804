import { z } from '../../core/api/index.js';

export const config = z.strictObject({});
