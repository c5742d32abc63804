import { type Caller, isUuid } from '../../core/api/index.js';
import { type EntityManager, LockMode } from '../../core/api/database.js';
import { unknownPrompt, unknownVersion } from './prompt-errors.js';
import { type KnownPromptRow, type KnownVersionRow, withoutMapper } from './snapshots.js';
import { PromptRow, PromptVersionRow } from './tables.js';

/**
 * Locks a template, and the one that has its new name, in order, so that two templates that are renamed to each other's names cannot deadlock.
 */
export async function lockBoth(
  entities: EntityManager,
  { organizationId }: Caller,
  promptId: string,
  name: string,
): Promise<void> {
  if (!isUuid(promptId)) return;
  await entities.execute(
    `select 1 from prompt where organization_id = ? and deleted_at is null and (prompt_id = ? or name = ?)
     order by prompt_id for update`,
    [organizationId, promptId, name],
  );
}

/**
 * Reads the row of a template, and locks it until the transaction ends.
 *
 * @throws GatewayError `GW_PROMPT_UNKNOWN` (404)
 */
export async function lockedPrompt(
  entities: EntityManager,
  { organizationId }: Caller,
  promptId: string,
): Promise<KnownPromptRow> {
  if (!isUuid(promptId)) throw unknownPrompt(promptId);
  const found = await entities.findOne(
    PromptRow,
    { promptId, organizationId, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) throw unknownPrompt(promptId);
  return withoutMapper(found);
}

/**
 * Reads a version of a template.
 *
 * @throws GatewayError `GW_PROMPT_VERSION_UNKNOWN` (404)
 */
export async function storedVersion(
  entities: EntityManager,
  { promptId }: KnownPromptRow,
  versionId: string,
): Promise<KnownVersionRow> {
  // The query fails for anything that is not a UUID.
  const found = isUuid(versionId) && (await entities.findOne(PromptVersionRow, { versionId, promptId }));
  if (!found) throw unknownVersion(versionId);
  const { number, name, template, variables, labels, revision, createdAt } = found;
  return { versionId: found.versionId, promptId, number, name, template, variables, labels, revision, createdAt };
}

/** How many characters all versions of a template have together. */
export async function charactersOf(entities: EntityManager, promptId: string): Promise<number> {
  const [row] = await entities.execute<{ readonly characters: number }[]>(
    'select coalesce(sum(length(template)), 0)::integer as characters from prompt_version where prompt_id = ?',
    [promptId],
  );
  return row?.characters ?? 0;
}
