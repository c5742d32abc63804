/**
 * The names that OpenTelemetry has given to what is told here, of one version; the GenAI part is still in development, and a later
 * version is taken on purpose, not along the way.
 *
 * - https://github.com/open-telemetry/semantic-conventions/blob/v1.40.0/docs/gen-ai/gen-ai-spans.md
 * - https://github.com/open-telemetry/semantic-conventions/blob/v1.40.0/docs/http/http-spans.md
 */
export const schemaUrl = 'https://opentelemetry.io/schemas/1.40.0';

export const names = {
  errorType: 'error.type',
  httpMethod: 'http.request.method',
  httpStatus: 'http.response.status_code',
  urlPath: 'url.path',
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  requestModel: 'gen_ai.request.model',
  responseModel: 'gen_ai.response.model',
  responseId: 'gen_ai.response.id',
  finishReasons: 'gen_ai.response.finish_reasons',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  cacheReadTokens: 'gen_ai.usage.cache_read.input_tokens',
  toolName: 'gen_ai.tool.name',
  dataSource: 'gen_ai.data_source.id',
  cacheCreationTokens: 'gen_ai.usage.cache_creation.input_tokens',
} as const;

/** Names that nobody but this gateway has. */
export const ownNames = {
  requestId: 'sluice.request.id',
  outcome: 'sluice.outcome',
  connection: 'sluice.connection.id',
  organization: 'sluice.organization',
  plugin: 'sluice.plugin.id',
  hook: 'sluice.plugin.hook',
} as const;
