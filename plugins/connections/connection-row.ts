import { decimalOf, type ModelSpendingLimit, type Policy, type SpendingPeriod } from '../../core/api/index.js';
import { type EntityManager, epochMilliseconds } from '../../core/api/database.js';
import type { ConnectionRow } from './tables.js';

/** A row without `changedAt`. No member is undefined. */
export type KnownRow = {
  readonly [K in Exclude<keyof ConnectionRow, 'changedAt' | symbol>]-?: Exclude<ConnectionRow[K], undefined>;
};

/** A row as the statement below returns it. */
interface SelectedRow {
  readonly connection_id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly log_request_body: boolean;
  readonly log_response_body: boolean;
  readonly enable_spending_limit: boolean;
  readonly spending_limit: string | null;
  readonly spending_period: SpendingPeriod | null;
  readonly model_spending_limits: string | null;
  readonly tags: string | null;
  readonly enable_documents: boolean;
  readonly force_documents_use: boolean;
  readonly log_documents_results: boolean;
  readonly prompt_id: string | null;
  readonly disabled: boolean;
  readonly allowed_models: string | null;
  readonly disabled_models: string;
  readonly policies: string;
  readonly version: number;
  readonly created_ms: number;
  readonly updated_ms: number;
  readonly deleted_ms: number | null;
}

const columns = `connection_id, organization_id, name, log_request_body, log_response_body, enable_spending_limit,
  spending_limit::text as spending_limit, spending_period, model_spending_limits::text as model_spending_limits, tags::text as tags, enable_documents, force_documents_use, log_documents_results,
  prompt_id, disabled, allowed_models::text as allowed_models, disabled_models::text as disabled_models, policies::text as policies, version,
  ${epochMilliseconds('created_at')} as created_ms, ${epochMilliseconds('updated_at')} as updated_ms,
  ${epochMilliseconds('deleted_at')} as deleted_ms`;

/**
 * Reads connections without the object-relational mapper, which would create an entity for each of 100,000 rows.
 *
 * @param which the end of the statement, after `from connection`
 */
export async function selectConnections(
  entities: EntityManager,
  which: string,
  parameters: readonly unknown[],
): Promise<readonly KnownRow[]> {
  const rows = await entities.execute<SelectedRow[]>(`select ${columns} from connection ${which}`, [...parameters]);
  return rows.map(rowOf);
}

function rowOf(row: SelectedRow): KnownRow {
  return {
    connectionId: row.connection_id,
    organizationId: row.organization_id,
    name: row.name,
    logRequestBody: row.log_request_body,
    logResponseBody: row.log_response_body,
    enableSpendingLimit: row.enable_spending_limit,
    // The column pads numbers with zeros to its scale; `12.500000` is read as `12.5`.
    spendingLimit: row.spending_limit === null ? null : (decimalOf(row.spending_limit) ?? row.spending_limit),
    spendingPeriod: row.spending_period,
    modelSpendingLimits:
      row.model_spending_limits === null
        ? null
        : (JSON.parse(row.model_spending_limits) as readonly ModelSpendingLimit[]),
    tags: row.tags === null ? null : (JSON.parse(row.tags) as readonly string[]),
    enableDocuments: row.enable_documents,
    forceDocumentsUse: row.force_documents_use,
    logDocumentsResults: row.log_documents_results,
    promptId: row.prompt_id,
    disabled: row.disabled,
    allowedModels: row.allowed_models === null ? null : (JSON.parse(row.allowed_models) as readonly string[]),
    disabledModels: JSON.parse(row.disabled_models) as readonly string[],
    policies: JSON.parse(row.policies) as readonly Policy[],
    version: row.version,
    createdAt: new Date(row.created_ms),
    updatedAt: new Date(row.updated_ms),
    deletedAt: row.deleted_ms === null ? null : new Date(row.deleted_ms),
  };
}
