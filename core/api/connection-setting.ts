/**
 * Settings of a connection that ask something of a plugin. A setting that is on, and that no plugin of gateway.yaml
 * honours, is never passed over in silence: see `Plugin.honours`.
 */
export const connectionSettings = [
  'disabled',
  'disabledModelIdentifiersList',
  'enableSpendingLimit',
  'policies',
  'promptId',
  'enableDocuments',
  'forceDocumentsUse',
  'logDocumentsResults',
  'logRequestBody',
  'logResponseBody',
] as const;

/** The name of such a setting, as in `Connection`. */
export type ConnectionSetting = (typeof connectionSettings)[number];
