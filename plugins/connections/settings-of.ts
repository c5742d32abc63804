import type { Connection, ConnectionSettings } from '../../core/api/index.js';

/** The settings of a connection, without the fields that the gateway maintains. */
export function settingsOf(connection: Connection): Required<ConnectionSettings> {
  return {
    name: connection.name,
    logRequestBody: connection.logRequestBody,
    logResponseBody: connection.logResponseBody,
    enableSpendingLimit: connection.enableSpendingLimit,
    spendingLimit: connection.spendingLimit,
    spendingPeriod: connection.spendingPeriod,
    modelSpendingLimits: connection.modelSpendingLimits,
    tags: connection.tags ?? null,
    enableDocuments: connection.enableDocuments,
    forceDocumentsUse: connection.forceDocumentsUse,
    logDocumentsResults: connection.logDocumentsResults,
    promptId: connection.promptId,
    disabled: connection.disabled,
    allowedModelIdentifiersList: connection.allowedModelIdentifiersList,
    disabledModelIdentifiersList: connection.disabledModelIdentifiersList,
  };
}
