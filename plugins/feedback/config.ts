import { retentionFields, z } from '../../core/api/index.js';

export const config = z.strictObject({ ...retentionFields });
