import type { Route } from '../../api/route.js';
import type { ObjectStore } from '../../api/services/object-store.js';
import type { S3Credentials } from './s3-signer.js';

/** The object store for the core. */
export interface HostedObjects extends ObjectStore {
  /** The routes of signed URLs, if the gateway itself serves them. */
  readonly routes: readonly Route[];
  /** Resolves when files can be read and written; rejects with the reason why not. */
  healthy(signal: AbortSignal): Promise<void>;
  /** Uses these credentials from now on. Absent for a store without credentials. */
  useCredentials?(credentials: S3Credentials): void;
}
