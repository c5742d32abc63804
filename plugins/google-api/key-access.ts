import type { KeyAccess } from '../../core/api/index.js';

/** Where clients of this dialect send the key. */
export const access: KeyAccess = { kind: 'connection-key', keyIn: { header: 'x-goog-api-key', query: 'key' } };
