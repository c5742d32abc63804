import type { Database } from '../../../core/api/database.js';
import type { VectorSpace } from '../../../core/api/index.js';
import { type KnownSpace, ownSpace, restrictedSpace } from './vector-spaces.js';

/**
 * How far the space of a connection is: what it alone finds is being moved there, and still lies in both; it is all there; the
 * connection has nothing restricted any more, so that the space goes.
 */
export type OwnState = 'moving' | 'moved' | 'leaving';

/**
 * From so many restricted passages on a connection has a space of its own. Chroma writes 42 MB for each space of 1,024 numbers, however
 * little is in it: as much as ten thousand vectors take.
 */
export const passagesOfOwnSpace = 500;

/** A connection with a space of its own. */
export interface OwnSpace {
  readonly organizationId: string;
  readonly embedder: string;
  readonly connectionId: string;
}

/** Where a vector belongs now. Whoever has put one there asks again afterwards: it may have changed meanwhile. */
export async function placeOf(
  database: Database,
  organizationId: string,
  open: KnownSpace,
  onlyThrough: string | undefined,
): Promise<VectorSpace> {
  if (onlyThrough === undefined) return open;
  const [own] = await database
    .fork()
    .execute<object[]>(
      `select 1 from document_vectors_own where organization_id = ? and embedder = ? and connection_id = ? and state <> 'leaving'`,
      [organizationId, open.embedder, onlyThrough],
    );
  return own ? ownSpace(open, onlyThrough) : restrictedSpace(open);
}

/** Connections with a space of their own in which vectors of a document may be: those it has been restricted to, or all when it is not known. */
export async function ownersOf(
  database: Database,
  organizationId: string,
  open: KnownSpace,
  documentId: string,
): Promise<readonly string[]> {
  const rows = await database.fork().execute<{ connection_id: string }[]>(
    `select connection_id from document_vectors_own where organization_id = ? and embedder = ? and (
       not exists (select 1 from document_segment where document_id = ?)
       or connection_id in (select only_through::text from document_segment where document_id = ?))`,
    [organizationId, open.embedder, documentId, documentId],
  );
  return rows.map((row) => row.connection_id);
}

/** All spaces that belong to one: with what everybody finds, with what is restricted, and those of single connections. */
export async function wholeSpace(
  database: Database,
  organizationId: string,
  open: KnownSpace,
): Promise<readonly VectorSpace[]> {
  const rows = await database
    .fork()
    .execute<{ connection_id: string }[]>(
      'select connection_id from document_vectors_own where organization_id = ? and embedder = ?',
      [organizationId, open.embedder],
    );
  return [open, restrictedSpace(open), ...rows.map((row) => ownSpace(open, row.connection_id))];
}

/**
 * Notes which connections need a space of their own, of one organization or of all. From then on their vectors go there; what was there
 * before is still looked for where it is.
 */
export async function noteOwnSpaces(database: Database, organizationId?: string): Promise<void> {
  const whose = organizationId === undefined ? '' : 'and organization_id = ?';
  await database.fork().execute(
    `insert into document_vectors_own (organization_id, embedder, connection_id, state)
     select organization_id, embedder, connection_id, 'moving' from (
       select organization_id, connection_id::text as connection_id from document
       where classification = 'restricted' ${whose}
       group by organization_id, connection_id having sum(coalesce(chunks, 0)) >= ${passagesOfOwnSpace}) as owner
     join document_vectors using (organization_id)
     order by organization_id, embedder, connection_id
     on conflict do nothing`,
    organizationId === undefined ? [] : [organizationId],
  );
}
