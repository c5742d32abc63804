/**
 * The contract between the gateway and its plugins, published as `sluice/api`.
 *
 * Read `plugin.ts` first: a plugin is a frozen object made by `definePlugin`, whose `setup` returns what it contributes.
 * `exchange.ts`, `call.ts` and `part.ts` are the nouns that hooks meet; `services/` is what a plugin may need; `wire/` is
 * what a provider or a dialect is built with.
 */
export * from './answer.js';
export * from './awaitable.js';
export * from './call.js';
export * from './config-problem.js';
export * from './config-source.js';
export * from './connection.js';
export * from './content.js';
export * from './decimal.js';
export * from './dialect.js';
export * from './errors.js';
export * from './exchange.js';
export * from './follow-changes.js';
export * from './identity.js';
export * from './ids.js';
export * from './json.js';
export * from './listed-models.js';
export * from './management/api-error.js';
export * from './management/author.js';
export * from './management/caller.js';
export * from './management/credential-documents.js';
export * from './management/done-reply.js';
export * from './management/is-uuid.js';
export * from './management/page.js';
export * from './management/retention-fields.js';
export * from './management/storable-text.js';
export * from './management/storable-time.js';
export * from './management/unknown-resource.js';
export * from './model-names.js';
export * from './model.js';
export * from './nearest-name.js';
export * from './outcome.js';
export * from './page/escape-html.js';
export * from './page/page-headers.js';
export * from './part.js';
export * from './plugin.js';
export * from './policy.js';
export * from './route.js';
export * from './schema.js';
export * from './services/api-description.js';
export * from './services/clock.js';
export * from './services/connection-changes.js';
export * from './services/connections.js';
export * from './services/credentials.js';
export * from './services/gateway-info.js';
export * from './services/http-client.js';
export * from './services/journal.js';
export * from './services/logger.js';
export * from './services/model-catalog.js';
export * from './services/model-switches.js';
export * from './services/policy-types.js';
export * from './services/readiness.js';
export * from './services/traces.js';
export * from './stage.js';
export * from './table-set.js';
export * from './token.js';
export * from './trace.js';
export * from './usage.js';
export * from './validation/check-value.js';
export * from './wire/answer-collector.js';
export * from './wire/incomplete-answer.js';
export * from './wire/json.js';
export * from './wire/model-names.js';
export * from './wire/model-table.js';
export * from './wire/native-error.js';
export * from './wire/prompt-reference.js';
export * from './wire/provider-failure.js';
export * from './wire/read-failure.js';
export * from './wire/refused-parameters.js';
export * from './wire/sse.js';
export * from './wire/unsupported-kind.js';
export * from './wire/upstream-limits.js';
