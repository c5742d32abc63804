import type { VectorStore } from '../../api/index.js';

/** The vector store for the core. */
export interface HostedVectors extends VectorStore {
  /** Resolves when the store answers; rejects with the reason why it cannot be used. Absent for a store that always can, for tests. */
  healthy?(signal: AbortSignal): Promise<void>;
}
