/**
 * Settings of a connection that take effect only through a plugin. A setting that is on but that no plugin in gateway.yaml puts into effect
 * is reported, or the requests of the connection are refused: see `Plugin.honours`.
 */
export const connectionSettings = [
  'allowedModelIdentifiersList',
  'disabledModelIdentifiersList',
  'enableSpendingLimit',
  'modelSpendingLimits',
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

/** What a plugin can put into effect: a setting of connections, or one that only API keys have. */
export const honourableSettings = [...connectionSettings, 'rateLimit'] as const;

/** The name of such a setting. */
export type HonourableSetting = (typeof honourableSettings)[number];
