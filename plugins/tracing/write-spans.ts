import {
  type Attempt,
  type Exchange,
  type ExchangeNote,
  type FinishReason,
  type HookStep,
  maskKeys,
  type Outcome,
  type PluginNote,
  randomHex,
  type StepNote,
  tagsHeader,
} from '../../core/api/index.js';
import type { SpanContent } from './contents.js';
import { names, ownNames } from './semantic-conventions.js';
import { attributeKey, type AttributeKey, type SpanTrace, SpanWriter } from './span-writer.js';

/** Receives an encoded span (a field of its scope), which is valid only during the call. */
type SpanSink = (span: Uint8Array) => void;

/** Limit in characters for texts of clients and providers, such as paths, and names of models. */
const longestText = 1024;

/** The data of an exchange besides its outcome. */
export interface ExchangeFacts {
  /** `gen_ai.operation.name` of the calls of models: `chat`, `embeddings`, or the name of a task. */
  readonly operation: string;
  /** The session that the client has named. */
  readonly conversation?: string | undefined;
  readonly notes: readonly ExchangeNote[];
  /** Absent where no contents are sent. */
  readonly contentOf?: ((attempt: Attempt) => SpanContent) | undefined;
}

/**
 * Writes the spans of an exchange that has ended: its own span, with child spans for each asynchronous hook, each call of a provider, each
 * retrieval and each tool that the gateway has run. Apart from the contents that are wanted, they contain only names, numbers and codes,
 * because error messages may quote requests or answers.
 */
export function writeSpans(
  exchange: Exchange,
  outcome: Outcome,
  { operation, conversation, notes, contentOf }: ExchangeFacts,
  sink: SpanSink,
): void {
  const tenant: Tenant = { connection: exchange.connection?.connectionId, organization: organizationOf(exchange) };
  const { attempts, finishReason } = outcome;
  const { trace } = exchange;
  sink(requestSpan(exchange, outcome, { tenant, notes }));
  for (const attempt of attempts) {
    const isLast = attempt === attempts.at(-1);
    const context: AttemptContext = {
      operation,
      conversation,
      trace,
      finishReason: isLast && !attempt.error ? finishReason : undefined,
      tenant,
      content: contentOf?.(attempt),
    };
    sink(attemptSpan(attempt, context));
  }
  for (const step of outcome.steps) sink(hookSpan(step, trace));
  for (const note of notes) if (note.kind === 'step') sink(stepSpan(note, trace));
}

/** The caller of the request. */
interface Tenant {
  readonly connection: string | undefined;
  readonly organization: string | undefined;
}

const keys = keysOf({ ...names, ...ownNames });

function keysOf<K extends string>(all: Readonly<Record<K, string>>): Readonly<Record<K, AttributeKey>> {
  const found = Object.entries<string>(all).map(([key, name]) => [key, attributeKey(name)]);
  return Object.fromEntries(found) as Record<K, AttributeKey>;
}

/** Shared, because a span is written synchronously. */
const writer = new SpanWriter();

function writeTenant({ connection, organization }: Tenant): void {
  writer.text(keys.connection, connection);
  writer.text(keys.organization, organization);
}

function requestSpan(
  exchange: Exchange,
  outcome: Outcome,
  { tenant, notes }: { readonly tenant: Tenant } & Pick<ExchangeFacts, 'notes'>,
): Uint8Array {
  const { method, operation, route, path, receivedAt, trace } = exchange;
  writer.begin();
  writer.text(keys.httpMethod, method);
  writer.text(keys.route, route || undefined);
  writer.text(keys.urlPath, maskKeys(path.slice(0, longestText)));
  // That of the client's request: in front of the gateway, a proxy ends TLS.
  writer.text(keys.urlScheme, exchange.header('x-forwarded-proto') === 'https' ? 'https' : 'http');
  writer.number(keys.httpStatus, outcome.httpStatus);
  writer.text(keys.requestId, exchange.id);
  writer.text(keys.outcome, outcome.status);
  writer.text(keys.errorType, outcome.error?.code);
  writeTenant(tenant);
  for (const note of notes) if (note.kind === 'plugin') writeNote(note);
  writer.list(keys.tags, tagsOf(exchange, outcome));
  writer.text(keys.batch, exchange.batchId);
  const facts = {
    name: operation === 'unknown' ? method : `${method} ${operation}`,
    kind: 'server',
    spanId: trace.spanId,
    parentSpanId: trace.parentSpanId,
    startedAt: receivedAt,
    endedAt: receivedAt + outcome.durationMs,
    // A refusal is the client's error; by the conventions, the status of a server span stays unset then.
    failed: outcome.status === 'failed',
  } as const;
  return writer.end(facts, trace);
}

function writeNote({ plugin, name, value }: PluginNote): void {
  const key = attributeKey(`sluice.note.${plugin}.${name}`);
  if (typeof value === 'number') writer.number(key, value);
  else writer.text(key, value);
}

/** Without those for which a policy has refused the request. */
function tagsOf({ tags }: Exchange, { error }: Outcome): readonly string[] | undefined {
  return error?.field === tagsHeader ? undefined : tags;
}

/** The trace of a request, and its own span. */
type RequestTrace = SpanTrace & Pick<Exchange['trace'], 'spanId'>;

/** The context of an attempt. */
interface AttemptContext extends Pick<ExchangeFacts, 'operation' | 'conversation'> {
  readonly trace: RequestTrace;
  readonly finishReason: FinishReason | undefined;
  readonly tenant: Tenant;
  readonly content: SpanContent | undefined;
}

function attemptSpan(
  attempt: Attempt,
  { operation, conversation, trace, finishReason, tenant, content }: AttemptContext,
): Uint8Array {
  const { startedAt, durationMs, firstContentMs, error, usage } = attempt;
  const model = attempt.model.slice(0, longestText);
  writer.begin();
  writer.text(keys.operation, operation);
  writer.text(keys.provider, attempt.provider);
  writer.text(keys.conversation, conversation);
  writer.text(keys.requestModel, model);
  writer.text(keys.responseModel, attempt.answerModel?.slice(0, longestText));
  writer.text(keys.responseId, attempt.answerId?.slice(0, longestText));
  writer.list(keys.finishReasons, finishReason && [finishReason]);
  writer.double(keys.timeToFirstChunk, firstContentMs && firstContentMs / 1000);
  writer.number(keys.inputTokens, usage?.inputTokens);
  writer.number(keys.outputTokens, usage?.outputTokens);
  writer.number(keys.cacheReadTokens, usage?.cachedInputTokens);
  writer.number(keys.cacheCreationTokens, usage?.cacheWriteTokens);
  writer.text(keys.errorType, error?.code);
  writer.text(keys.inputMessages, content?.inputMessages);
  writer.text(keys.toolDefinitions, content?.toolDefinitions);
  writer.text(keys.outputMessages, content?.outputMessages);
  writeTenant(tenant);
  const facts = {
    name: `${operation} ${model}`,
    kind: 'client',
    spanId: attempt.spanId ?? randomHex(8),
    parentSpanId: trace.spanId,
    startedAt,
    endedAt: startedAt + durationMs,
    failed: error !== undefined,
  } as const;
  return writer.end(facts, trace);
}

function hookSpan({ plugin, hook, ...step }: HookStep, trace: RequestTrace): Uint8Array {
  writer.begin();
  writer.text(keys.plugin, plugin);
  writer.text(keys.hook, hook);
  return internalSpan(`${hook} ${plugin}`, step, trace);
}

function stepSpan({ operation, name, ...step }: StepNote, trace: RequestTrace): Uint8Array {
  const subject = name.slice(0, longestText);
  writer.begin();
  writer.text(keys.operation, operation);
  writer.text(operation === 'execute_tool' ? keys.toolName : keys.dataSource, subject);
  return internalSpan(`${operation} ${subject}`, step, trace);
}

function internalSpan(
  name: string,
  { startedAt, durationMs, failed }: Pick<HookStep, 'startedAt' | 'durationMs' | 'failed'>,
  trace: RequestTrace,
): Uint8Array {
  const own = { spanId: randomHex(8), parentSpanId: trace.spanId };
  return writer.end({ name, kind: 'internal', ...own, startedAt, endedAt: startedAt + durationMs, failed }, trace);
}

function organizationOf({ connection, identity }: Exchange): string | undefined {
  return connection?.organizationId ?? (identity.kind === 'anonymous' ? undefined : identity.organizationId);
}
