import { GatewayError, type VectorStore } from '../api/index.js';

const away = (): Promise<never> =>
  Promise.reject(
    new GatewayError({
      code: 'GW_VECTORS_UNAVAILABLE',
      status: 503,
      message: 'No vector store in this test: see memoryVectors().',
    }),
  );

/** A vector store that is unavailable. */
export const noVectors: VectorStore = {
  put: away,
  nearest: away,
  move: away,
  remove: away,
  drop: away,
  missing: away,
  count: away,
  dimensions: away,
};
