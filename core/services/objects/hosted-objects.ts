import type { Route } from '../../api/route.js';
import type { ObjectStore } from '../../api/services/object-store.js';

/** A store of files, seen from the core. */
export interface HostedObjects extends ObjectStore {
  /** Where the gateway itself serves signed URLs. */
  readonly routes: readonly Route[];
}
