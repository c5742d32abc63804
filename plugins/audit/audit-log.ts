import {
  type Clock,
  type JsonObject,
  newId,
  type Page,
  pageOffset,
  type PageQuery,
  storable,
  withoutUndefined,
} from '../../core/api/index.js';
import type { AuditEntry, AuditTrail, Database, EntityManager, FilterQuery } from '../../core/api/database.js';
import { shortened } from './shortened.js';
import { AuditRow } from './tables.js';

/** As long as the names that can be searched for. */
const longestName = 500;

/** Filters the audit entries of an organization. */
interface AuditQuery extends PageQuery {
  readonly resourceType?: string | undefined;
  readonly resourceId?: string | undefined;
  readonly action?: string | undefined;
  /** A name or the id of a token. */
  readonly author?: string | undefined;
  /** Start of the period, inclusive. */
  readonly from?: Date | undefined;
  /** End of the period, exclusive. */
  readonly to?: Date | undefined;
}

/** Implements the `AuditTrail` service, and lists its entries. */
export class AuditLog implements AuditTrail {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async append(entities: EntityManager, entry: AuditEntry): Promise<void> {
    const { organizationId, author, action, resource, before, after } = entry;
    const now = this.#clock.now();
    await entities.insert(AuditRow, {
      auditId: newId(now),
      organizationId,
      at: new Date(now),
      authorKind: author.kind,
      // Names from an identity provider may contain any character; a change must not fail because of it.
      authorName: storable(author.name, longestName),
      tokenId: author.tokenId === undefined ? null : storable(author.tokenId, longestName),
      requestId: author.requestId ?? null,
      action,
      resourceType: resource.type,
      resourceId: resource.id,
      resourceName: resource.name === undefined ? null : storable(resource.name, longestName),
      before: documentOf(before),
      after: documentOf(after),
    });
  }

  /** Newest first. */
  async list(organizationId: string, query: AuditQuery): Promise<Page<AuditRow>> {
    const { page, pageSize } = query;
    const [items, totalCount] = await this.#database.fork().findAndCount(AuditRow, filterOf(organizationId, query), {
      orderBy: { auditId: 'desc' },
      limit: pageSize,
      offset: pageOffset(query),
    });
    return { items, page, pageSize, totalCount };
  }
}

function filterOf(
  organizationId: string,
  { resourceType, resourceId, action, author, from, to }: AuditQuery,
): FilterQuery<AuditRow> {
  return withoutUndefined({
    organizationId,
    resourceType,
    resourceId,
    action,
    $or: author === undefined ? undefined : [{ authorName: author }, { tokenId: author }],
    at: from || to ? withoutUndefined({ $gte: from, $lt: to }) : undefined,
  });
}

function documentOf(document: JsonObject | undefined): JsonObject | null {
  return document === undefined ? null : shortened(document);
}
