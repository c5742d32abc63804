import type { Database } from '../../../../core/api/database.js';
import type { VectorSpace } from '../../../../core/api/index.js';
import { type KnownSpace, dedicatedSpace, restrictedSpace } from './vector-spaces.js';

/**
 * State of a connection's own space: `moving` while its restricted vectors are being moved there, and both spaces must be searched;
 * `moved` when all are there; `leaving` when the connection has no restricted documents any more, and the space will be dropped.
 */
export type DedicatedSpaceState = 'moving' | 'moved' | 'leaving';

/**
 * Number of restricted passages from which a connection gets a space of its own. Chroma writes 42 MB for each space of 1,024 dimensions,
 * even if it is almost empty: as much as ten thousand vectors take.
 */
export const minPassages = 500;

/** A connection with a space of its own. */
export interface DedicatedSpace {
  readonly organizationId: string;
  readonly embedder: string;
  readonly connectionId: string;
}

/** Returns the space that a vector currently belongs to. Check again after storing a vector: it may have changed in the meantime. */
export async function spaceOfVector(
  database: Database,
  organizationId: string,
  open: KnownSpace,
  restrictedTo: string | undefined,
): Promise<VectorSpace> {
  if (restrictedTo === undefined) return open;
  const [own] = await database
    .fork()
    .execute<object[]>(
      `select 1 from document_dedicated_space where organization_id = ? and embedder = ? and connection_id = ? and state <> 'leaving'`,
      [organizationId, open.embedder, restrictedTo],
    );
  return own ? dedicatedSpace(open, restrictedTo) : restrictedSpace(open);
}

/** Connections whose own spaces may contain vectors of a document: those it has been restricted to, or all when that is unknown. */
export async function ownersOf(
  database: Database,
  organizationId: string,
  open: KnownSpace,
  documentId: string,
): Promise<readonly string[]> {
  const rows = await database.fork().execute<{ readonly owner: string }[]>(
    `select connection_id as owner from document_dedicated_space where organization_id = ? and embedder = ? and (
       not exists (select 1 from document_keyword_segment where document_id = ?)
       or connection_id in (select restricted_to::text from document_keyword_segment where document_id = ?))`,
    [organizationId, open.embedder, documentId, documentId],
  );
  return rows.map(({ owner }) => owner);
}

/** Returns all parts of a space: the unrestricted one, the restricted one, and those of individual connections. */
export async function allPartsOf(
  database: Database,
  organizationId: string,
  open: KnownSpace,
): Promise<readonly VectorSpace[]> {
  const rows = await database
    .fork()
    .execute<{ readonly owner: string }[]>(
      'select connection_id as owner from document_dedicated_space where organization_id = ? and embedder = ?',
      [organizationId, open.embedder],
    );
  return [open, restrictedSpace(open), ...rows.map(({ owner }) => dedicatedSpace(open, owner))];
}

/**
 * Records which connections of one or all organizations need a space of their own. From then on, their vectors are stored there; existing
 * ones are still searched for in the common space.
 */
export async function noteDedicatedSpaces(database: Database, organizationId?: string): Promise<void> {
  const whose = organizationId === undefined ? '' : 'and organization_id = ?';
  await database.fork().execute(
    `insert into document_dedicated_space (organization_id, embedder, connection_id, state)
     select organization_id, embedder, connection_id, 'moving' from (
       select organization_id, connection_id::text as connection_id from document
       where classification = 'restricted' ${whose}
       group by organization_id, connection_id having sum(coalesce(chunks, 0)) >= ${minPassages}) as owner
     join document_vector_space using (organization_id)
     order by organization_id, embedder, connection_id
     on conflict do nothing`,
    organizationId === undefined ? [] : [organizationId],
  );
}
