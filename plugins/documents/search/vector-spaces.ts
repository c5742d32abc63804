import { randomUUID } from 'node:crypto';
import type { Database } from '../../../core/api/database.js';
import type { VectorSpace } from '../../../core/api/index.js';

/** The vectors that one embedder has made of what every connection of an organization may find. */
export interface KnownSpace extends VectorSpace {
  /** Id of the embedder. */
  readonly embedder: string;
  /** False while older documents are still missing. */
  readonly complete: boolean;
}

interface Row {
  readonly embedder: string;
  readonly space: string;
  readonly measure: VectorSpace['measure'];
  readonly complete: boolean;
}

/** What an organization has of vectors, the newest first. */
export async function spacesOf(database: Database, organizationId: string): Promise<readonly KnownSpace[]> {
  const rows = await database
    .fork()
    .execute<Row[]>(
      'select embedder, space, measure, complete from document_vectors where organization_id = ? order by created_at desc',
      [organizationId],
    );
  return rows.map(({ space, ...known }) => ({ ...known, name: space }));
}

/**
 * The space for vectors of an embedder, made when it is not there. It is complete from the beginning when the organization has no
 * other one.
 *
 * Its name is random: two gateways with databases of their own may share a Chroma server.
 */
export async function spaceFor(
  database: Database,
  organizationId: string,
  { id, measure }: { readonly id: string; readonly measure: VectorSpace['measure'] },
): Promise<KnownSpace> {
  const find = async (): Promise<KnownSpace | undefined> =>
    (await spacesOf(database, organizationId)).find(({ embedder }) => embedder === id);
  const known = await find();
  if (known) return known;
  await database.fork().execute(
    `insert into document_vectors (organization_id, embedder, space, measure, complete, created_at)
     values (?, ?, ?, ?, not exists (select 1 from document_vectors where organization_id = ?), now())
     on conflict (organization_id, embedder) do nothing`,
    [organizationId, id, `sluice-${randomUUID()}`, measure, organizationId],
  );
  const made = await find();
  if (!made) throw new Error('a vector space has vanished while it was being made');
  return made;
}

/**
 * Where the vectors are that are found through one connection alone: apart from those that everybody finds, so that a search narrows
 * these few only, and not all of them. Connections that have many of them have an {@link ownSpace}.
 */
export function restrictedSpace({ name, measure }: VectorSpace): VectorSpace {
  return { name: `${name}.restricted`, measure };
}

/** Where the vectors are that one connection alone finds, when it has so many that nothing else should be among them. */
export function ownSpace({ name, measure }: VectorSpace, connectionId: string): VectorSpace {
  return { name: `${name}.only.${connectionId}`, measure };
}
