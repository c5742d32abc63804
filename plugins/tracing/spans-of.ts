import {
  type Attempt,
  type Exchange,
  type ExchangeNote,
  type FinishReason,
  type HookStep,
  type InferenceCall,
  type Outcome,
  randomHex,
  type StepNote,
} from '../../core/api/index.js';
import { names, ownNames } from './semantic-conventions.js';

/** Attributes by name. */
export type SpanAttributes = Record<string, string | number | string[]>;

/** One span, whoever exports it. Times are milliseconds since 1970. */
export interface SpanFacts {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failed: boolean;
  readonly attributes: Readonly<SpanAttributes>;
}

/** Paths and names of models are the client's words, of any length. */
const longestText = 1024;

/** What is told of an exchange besides its outcome. */
export interface Told {
  readonly asked: InferenceCall['kind'];
  readonly notes: readonly ExchangeNote[];
}

/**
 * The spans of an exchange that has ended: its own, and below it one for each hook that was waited for, each call of a provider, each
 * retrieval and each tool that the gateway has run. Names, numbers and codes only:
 * messages of errors may quote what was asked or answered.
 */
export function spansOf(exchange: Exchange, outcome: Outcome, { asked, notes }: Told): readonly SpanFacts[] {
  const tenant: Tenant = { connection: exchange.connection?.connectionId, organization: organizationOf(exchange) };
  const { attempts, finishReason } = outcome;
  const { spanId } = exchange.trace;
  const last = attempts.at(-1);
  const spans = [requestSpan(exchange, outcome, tenant)];
  for (const attempt of attempts) {
    const context: AttemptContext = {
      operation: asked === 'embedding' ? 'embeddings' : 'chat',
      parentSpanId: spanId,
      finishReason: attempt === last && !attempt.error ? finishReason : undefined,
      tenant,
    };
    spans.push(attemptSpan(attempt, context));
  }
  for (const step of outcome.steps) spans.push(hookSpan(step, spanId));
  for (const note of notes) if (note.kind === 'step') spans.push(stepSpan(note, spanId));
  return spans;
}

/** Whose request it was. */
interface Tenant {
  readonly connection: string | undefined;
  readonly organization: string | undefined;
}

/** One after the other into one object: a list of pairs, or a copy without what is absent, costs as much as the rest of a span. */
function put(attributes: SpanAttributes, name: string, value: string | number | undefined): void {
  if (value !== undefined) attributes[name] = value;
}

function putTenant(attributes: SpanAttributes, { connection, organization }: Tenant): void {
  put(attributes, ownNames.connection, connection);
  put(attributes, ownNames.organization, organization);
}

function requestSpan(exchange: Exchange, outcome: Outcome, tenant: Tenant): SpanFacts {
  const { method, operation, path, receivedAt, trace } = exchange;
  const attributes: SpanAttributes = {
    [names.httpMethod]: method,
    [names.urlPath]: path.slice(0, longestText),
    [names.httpStatus]: outcome.httpStatus,
    [ownNames.requestId]: exchange.id,
    [ownNames.outcome]: outcome.status,
  };
  put(attributes, names.errorType, outcome.error?.code);
  putTenant(attributes, tenant);
  return {
    name: operation === 'unknown' ? method : `${method} ${operation}`,
    kind: 'server',
    spanId: trace.spanId,
    parentSpanId: trace.parentSpanId,
    startedAt: receivedAt,
    endedAt: receivedAt + outcome.durationMs,
    // A refusal is the client's error, not the server's: the conventions leave its status alone.
    failed: outcome.status === 'failed',
    attributes,
  };
}

/** What an attempt does not know of itself. */
interface AttemptContext {
  readonly operation: 'chat' | 'embeddings';
  readonly parentSpanId: string;
  readonly finishReason: FinishReason | undefined;
  readonly tenant: Tenant;
}

function attemptSpan(attempt: Attempt, { operation, parentSpanId, finishReason, tenant }: AttemptContext): SpanFacts {
  const { startedAt, durationMs, error, usage } = attempt;
  const model = attempt.model.slice(0, longestText);
  const attributes: SpanAttributes = {
    [names.operation]: operation,
    [names.provider]: attempt.provider,
    [names.requestModel]: model,
  };
  put(attributes, names.responseModel, attempt.answerModel);
  put(attributes, names.responseId, attempt.answerId);
  if (finishReason !== undefined) attributes[names.finishReasons] = [finishReason];
  put(attributes, names.inputTokens, usage?.inputTokens);
  put(attributes, names.outputTokens, usage?.outputTokens);
  put(attributes, names.cacheReadTokens, usage?.cachedInputTokens);
  put(attributes, names.cacheCreationTokens, usage?.cacheWriteTokens);
  put(attributes, names.errorType, error?.code);
  putTenant(attributes, tenant);
  return {
    name: `${operation} ${model}`,
    kind: 'client',
    spanId: randomHex(8),
    parentSpanId,
    startedAt,
    endedAt: startedAt + durationMs,
    failed: error !== undefined,
    attributes,
  };
}

function hookSpan({ plugin, hook, ...step }: HookStep, parentSpanId: string): SpanFacts {
  const attributes = { [ownNames.plugin]: plugin, [ownNames.hook]: hook };
  return { name: `${hook} ${plugin}`, ...internal(step, parentSpanId), attributes };
}

function stepSpan({ operation, name, ...step }: StepNote, parentSpanId: string): SpanFacts {
  const subject = operation === 'execute_tool' ? names.toolName : names.dataSource;
  const attributes = { [names.operation]: operation, [subject]: name.slice(0, longestText) };
  return { name: `${operation} ${name.slice(0, longestText)}`, ...internal(step, parentSpanId), attributes };
}

function internal(
  { startedAt, durationMs, failed }: Pick<HookStep, 'startedAt' | 'durationMs' | 'failed'>,
  parentSpanId: string,
): Omit<SpanFacts, 'name' | 'attributes'> {
  return { kind: 'internal', spanId: randomHex(8), parentSpanId, startedAt, endedAt: startedAt + durationMs, failed };
}

function organizationOf({ connection, identity }: Exchange): string | undefined {
  return connection?.organizationId ?? (identity.kind === 'anonymous' ? undefined : identity.organizationId);
}
