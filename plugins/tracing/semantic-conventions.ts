/**
 * OpenTelemetry's names of attributes, of one version. The GenAI conventions are still in development, so an update to a later version is a
 * deliberate step.
 *
 * - https://github.com/open-telemetry/semantic-conventions/blob/v1.40.0/docs/gen-ai/gen-ai-spans.md
 * - https://github.com/open-telemetry/semantic-conventions/blob/v1.40.0/docs/http/http-spans.md
 */
export const schemaUrl = 'https://opentelemetry.io/schemas/1.40.0';

export const names = {
  errorType: 'error.type',
  httpMethod: 'http.request.method',
  httpStatus: 'http.response.status_code',
  route: 'http.route',
  urlPath: 'url.path',
  urlScheme: 'url.scheme',
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  conversation: 'gen_ai.conversation.id',
  requestModel: 'gen_ai.request.model',
  responseModel: 'gen_ai.response.model',
  responseId: 'gen_ai.response.id',
  finishReasons: 'gen_ai.response.finish_reasons',
  /** Since v1.41.0. In seconds. */
  timeToFirstChunk: 'gen_ai.response.time_to_first_chunk',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  cacheReadTokens: 'gen_ai.usage.cache_read.input_tokens',
  inputMessages: 'gen_ai.input.messages',
  outputMessages: 'gen_ai.output.messages',
  toolDefinitions: 'gen_ai.tool.definitions',
  toolName: 'gen_ai.tool.name',
  dataSource: 'gen_ai.data_source.id',
  cacheCreationTokens: 'gen_ai.usage.cache_creation.input_tokens',
} as const;

/** Names of attributes that are specific to this gateway. */
export const ownNames = {
  requestId: 'sluice.request.id',
  outcome: 'sluice.outcome',
  connection: 'sluice.connection.id',
  organization: 'sluice.organization',
  tags: 'sluice.tags',
  batch: 'sluice.batch.id',
  plugin: 'sluice.plugin.id',
  hook: 'sluice.plugin.hook',
} as const;
