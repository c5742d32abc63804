import type { SqlEntityManager } from '@mikro-orm/sql';
import { GatewayError } from '../errors.js';
import { withNext } from './with-next.js';

/** What a definition counts besides its content: some fields, and objects that are made of them. */
const bytesOfEach = 1024;

/** What the definitions of one kind may take in an organization. */
export interface DefinitionLimit {
  /** The kind, as a plural: `prompt templates`. */
  readonly kind: string;
  /** The plugin whose `maxBytesPerOrganization` is the limit. */
  readonly plugin: string;
  /** In bytes. */
  readonly most: number;
  /**
   * A query for the `count` of the definitions that processes have in memory, and the `bytes` of their content (null: none). Its only parameter is the
   * organization.
   */
  readonly query: string;
}

/**
 * Refuses a change after which the definitions of an organization would take more than they may. Call it inside the transaction, after the change is
 * written, and only if they take more than before: so what was over the limit when it was lowered can still be changed and deleted. Other
 * changes wait until the transaction ends, so that two together cannot exceed the limit.
 *
 * @throws GatewayError `GW_ORGANIZATION_LIMIT` (400)
 */
export async function refuseBeyondLimit(
  entities: SqlEntityManager,
  organizationId: string,
  { kind, plugin, most, query }: DefinitionLimit,
): Promise<void> {
  await entities.execute(withNext('select pg_advisory_xact_lock(hashtextextended(?, 0))'), [
    `definitions: ${kind} of ${organizationId}`,
  ]);
  const [stored] = await entities.execute<{ readonly count: string; readonly bytes: string | null }[]>(query, [
    organizationId,
  ]);
  const count = Number(stored?.count ?? 0);
  const bytes = count * bytesOfEach + Number(stored?.bytes ?? 0);
  if (bytes <= most) return;
  throw new GatewayError({
    code: 'GW_ORGANIZATION_LIMIT',
    status: 400,
    message:
      `The ${kind} of this organization would be ${count} and take ${bytes} bytes (${bytesOfEach} each, and their content); at most ${most} are allowed. ` +
      `Some must be removed, or maxBytesPerOrganization of the plugin "${plugin}" raised.`,
  });
}
