import type { Route } from '../../api/route.js';
import type { ObjectStore } from '../../api/services/object-store.js';

/** The object store for the core. */
export interface HostedObjects extends ObjectStore {
  /** The routes of signed URLs, if the gateway itself serves them. */
  readonly routes: readonly Route[];
}
