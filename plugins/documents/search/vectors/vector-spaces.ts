import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../core/api/database.js';
import type { Logger, VectorSpace, VectorStore } from '../../../../core/api/index.js';
import type { WeightingEmbedder } from '../embedding/lexical-embedder.js';

/** What work on the vectors of documents uses. */
export interface VectorServices {
  readonly database: Database;
  readonly vectors: VectorStore;
  readonly embedder: WeightingEmbedder;
  readonly log: Logger;
}

/** The space with an embedder's vectors of an organization's unrestricted documents. */
export interface KnownSpace extends VectorSpace {
  /** Id of the embedder. */
  readonly embedder: string;
  /** False while vectors of older documents are missing. */
  readonly complete: boolean;
}

/** Lists the vector spaces of an organization, newest first. */
export async function spacesOf(database: Database, organizationId: string): Promise<readonly KnownSpace[]> {
  return database
    .fork()
    .execute<KnownSpace[]>(
      'select embedder, name, measure, complete from document_vector_space where organization_id = ? order by created_at desc',
      [organizationId],
    );
}

/** Returns the space with an embedder's vectors of an organization, if it has one. */
export async function spaceOf(
  database: Database,
  organizationId: string,
  embedder: string,
): Promise<KnownSpace | undefined> {
  return (await spacesOf(database, organizationId)).find((space) => space.embedder === embedder);
}

/**
 * Returns the space for vectors of an embedder, creating it if necessary. It is complete from the start when the organization has no
 * other one.
 *
 * Its name is random, because gateways with separate databases may share a Chroma server.
 */
export async function spaceFor(
  database: Database,
  organizationId: string,
  { id, measure }: { readonly id: string; readonly measure: VectorSpace['measure'] },
): Promise<KnownSpace> {
  const known = await spaceOf(database, organizationId, id);
  if (known) return known;
  await database.fork().execute(
    `insert into document_vector_space (organization_id, embedder, name, measure, complete, created_at)
     values (?, ?, ?, ?, not exists (select 1 from document_vector_space where organization_id = ?), now())
     on conflict (organization_id, embedder) do nothing`,
    [organizationId, id, `sluice-${randomUUID()}`, measure, organizationId],
  );
  const made = await spaceOf(database, organizationId, id);
  if (!made) throw new Error('a vector space has vanished while it was being made');
  return made;
}

/**
 * Returns the space for vectors of restricted documents. They are separate from unrestricted ones, so that a search filters only these
 * few. Connections with many restricted documents have a {@link dedicatedSpace}.
 */
export function restrictedSpace({ name, measure }: VectorSpace): VectorSpace {
  return { name: `${name}.restricted`, measure };
}

/** Returns the space for vectors restricted to one connection, when it has many of them. */
export function dedicatedSpace({ name, measure }: VectorSpace, connectionId: string): VectorSpace {
  return { name: `${name}.only.${connectionId}`, measure };
}
