import { createReadStream } from 'node:fs';
import { GatewayError, type ObjectKey, type ObjectStore } from '../../core/api/index.js';

/** The bytes of a file, which is opened at the first piece, and closed when the iteration ends. */
export async function* readFile(
  key: ObjectKey,
  size: number | undefined,
  objects: ObjectStore,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const path = Promise.withResolvers<string | undefined>();
  const end = Promise.withResolvers<void>();
  const work = (found: string): Promise<void> => {
    path.resolve(found);
    return end.promise;
  };
  const lent = objects.withFile(key, signal, work, size);
  // Without a file, or if it cannot be read, the function above is not called.
  lent.then(() => path.resolve(undefined), path.reject);
  try {
    const found = await path.promise;
    if (found === undefined)
      throw new GatewayError({ code: 'GW_OBJECT_UNKNOWN', status: 404, message: 'This file is deleted.' });
    yield* createReadStream(found, { signal });
  } finally {
    end.resolve();
    await lent.catch(() => undefined);
  }
}
