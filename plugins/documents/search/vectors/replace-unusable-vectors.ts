import { searchedText } from '../searched-text.js';
import { allPartsOf } from './dedicated-spaces.js';
import { noteMissingVectors } from './missing-vectors.js';
import { storedChunks } from './stored-chunks.js';
import { spaceOf, type VectorServices } from './vector-spaces.js';

/**
 * Drops all vectors of an organization if they are not as long as those that the embedder makes now, and records that they are missing. The
 * store then refuses questions and new vectors: it was replaced by one with other contents, or the model behind the same name was.
 *
 * @returns whether they were dropped
 */
export async function replaceUnusableVectors(
  services: VectorServices,
  organizationId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, vectors, embedder, log } = services;
  const open = await spaceOf(database, organizationId, embedder.id);
  const made = open && (await lengthNow(services, organizationId, signal));
  if (!open || made === undefined) return false;
  const parts = await allPartsOf(database, organizationId, open);
  const lengths = await Promise.all(parts.map((part) => vectors.dimensions(part, signal)));
  const stored = lengths.find((length) => length !== undefined && length !== made);
  if (stored === undefined) return false;
  log.warn(
    { organization: organizationId, stored, made },
    'the stored vectors of documents have another length than those of the embedder; all are made again',
  );
  // Recorded first: if the process is killed in between, the vectors are made again when they are refused again.
  await noteMissingVectors(database, { organizationId });
  for (const part of parts) await vectors.drop(part, signal);
  return true;
}

async function lengthNow(
  { database, embedder }: VectorServices,
  organizationId: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const [chunk] = await storedChunks(database, { organizationId, after: '', limit: 1 });
  if (!chunk) return undefined;
  const { connectionId } = chunk;
  const [vector] = await embedder.passages([searchedText(chunk)], { organizationId, connectionId, signal });
  return vector?.length;
}
