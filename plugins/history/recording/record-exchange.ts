import {
  type Admission,
  type Attempt,
  type Contributions,
  endUserOf,
  type Exchange,
  type ExchangeNote,
  type ExchangeNotes,
  type Hold,
  type InferenceCall,
  type Journal,
  type Observer,
  organizationOf,
  type Outcome,
  payingKey,
  type PerExchange,
  perExchange,
  refuseUnrecorded,
  storable,
  tokenCount,
  totalUsage,
  usageOf,
} from '../../../core/api/index.js';
import { blockedText } from './blocked-text.js';
import type { HistoryConfig } from '../config.js';
import { summarizeNotes } from './summarize-notes.js';
import { inputTextOf } from './input-text.js';
import { entryOf } from './journaled-message.js';
import type { MessageRecord, RecordedFailure } from './message-record.js';

/** Longer names are cut off. */
const longestName = 256;
const longestUserAgent = 512;

/** What the hooks have seen of one exchange. */
interface Seen {
  /** The call as it was sent to the provider; undefined if it did not get that far. */
  sent: InferenceCall | undefined;
  /** The call before `govern`, including templates and passages. */
  prepared: InferenceCall | undefined;
  /** The pieces of the text of the answer, and their length. */
  readonly output: string[];
  outputLength: number;
}

/** The hooks that record every inference. A record is durable before the client sees the end of its answer. */
export function recordExchanges(
  config: HistoryConfig,
  { journal, notes }: { readonly journal: Journal; readonly notes: ExchangeNotes },
): Required<Pick<Contributions, 'admit' | 'govern' | 'observe'>> {
  const seen = perExchange<Seen>(() => ({ sent: undefined, prepared: undefined, output: [], outputLength: 0 }));
  return {
    admit: ({ exchange, call }: Admission): Hold | undefined => {
      if (!call) return undefined;
      // A request that could not be recorded must not be answered.
      refuseUnrecorded(journal);
      return {
        settle(outcome) {
          return journal.append(entryOf(recordOf(exchange, call, outcome, { config, seen, notes })), {
            together: true,
          });
        },
      };
    },
    govern(call, exchange) {
      if (exchange.connection?.logRequestBody) seen.of(exchange).sent = call;
      return undefined;
    },
    observe(call, exchange) {
      if (exchange.connection?.logRequestBody) seen.of(exchange).prepared = call;
      return exchange.connection?.logResponseBody ? collectText(seen.of(exchange), config.maxTextLength) : undefined;
    },
  };
}

/** Collects the text of the first choice as the client sees it. */
function collectText(seen: Seen, atMost: number): Observer {
  return (part) => {
    if ((part.type !== 'text' && part.type !== 'refusal') || part.choice !== 0 || seen.outputLength > atMost) return;
    seen.output.push(part.text);
    seen.outputLength += part.text.length;
  };
}

interface RecordContext {
  readonly config: HistoryConfig;
  readonly seen: PerExchange<Seen>;
  readonly notes: ExchangeNotes;
}

function recordOf(
  exchange: Exchange,
  call: InferenceCall,
  outcome: Outcome,
  { config: { maxTextLength }, seen, notes }: RecordContext,
): MessageRecord {
  const { connection, identity, id, trace } = exchange;
  const { attempts } = outcome;
  const usage = totalUsage(attempts.map(usageOf));
  const last = attempts.at(-1);
  const key = payingKey(identity);
  const facts = notes.of(exchange);
  const noted = summarizeNotes(facts);
  // A cached answer may follow failed attempts.
  const cache = last && !last.error ? undefined : answeringCache(facts);
  const sent = connection?.logRequestBody ? sentCall(seen.of(exchange), cache) : undefined;
  const input = sent ? inputTextOf(sent) : connection?.logRequestBody ? blockedText(facts, 'request') : '';
  const output = connection?.logResponseBody ? seen.of(exchange).output.join('') || blockedText(facts, 'answer') : '';
  return {
    message_id: id,
    organization_id: organizationOf(identity),
    trace_id: trace.traceId,
    session_id: storable(call.sessionId ?? '', longestName),
    end_user_id: storable(endUserOf(identity, call) ?? '', longestName),
    connection_id: connection?.connectionId ?? '',
    key_id: key ? storable(key.keyId, longestName) : null,
    owner: key?.owner ? storable(key.owner, longestName) : undefined,
    tags: exchange.tags,
    batch_id: exchange.batchId === undefined ? undefined : storable(exchange.batchId, longestName),
    created_at: exchange.receivedAt,
    operation: exchange.operation,
    input_text: storable(input, maxTextLength),
    output_text: storable(output, maxTextLength),
    remote_ip_address: exchange.remoteAddress,
    user_agent: storable(exchange.header('user-agent') ?? '', longestUserAgent),
    model: storable(call.model, longestName),
    provider: cache ?? last?.provider ?? null,
    answer_model: last?.answerModel === undefined ? null : storable(last.answerModel, longestName),
    status: outcome.status,
    http_status: outcome.httpStatus,
    error_code: outcome.error?.code ?? null,
    finish_reason: outcome.finishReason ?? null,
    attempts: attempts.length,
    input_tokens: tokenCount(usage?.inputTokens) ?? null,
    output_tokens: tokenCount(usage?.outputTokens) ?? null,
    cached_input_tokens: tokenCount(usage?.cachedInputTokens) ?? null,
    reasoning_tokens: tokenCount(usage?.reasoningTokens) ?? null,
    usage_estimated: (usage?.estimated ?? false) || (outcome.charge?.estimated ?? false),
    cost: outcome.charge?.amount,
    // Each by its name, so that all records have one shape: they are written for every answer.
    prompts: noted.prompts,
    policies: noted.policies,
    documents: noted.documents,
    notes: noted.notes,
    duration_ms: outcome.durationMs,
    first_byte_ms: outcome.firstByteMs ?? null,
    failures: failuresIn(attempts),
  };
}

/** The most failures in a record; a long tool loop may have more. */
const maxFailures = 50;

function failuresIn(attempts: readonly Attempt[]): readonly RecordedFailure[] | undefined {
  if (!attempts.some(({ error }) => error)) return undefined;
  return attempts
    .flatMap(({ provider, model, error, durationMs }) =>
      error
        ? {
            provider,
            model: storable(model, longestName),
            error_code: error.code,
            status: error.upstream?.status ?? error.status,
            duration_ms: durationMs,
          }
        : [],
    )
    .slice(0, maxFailures);
}

/** The id of the plugin that has answered instead of a provider. */
function answeringCache(notes: readonly ExchangeNote[]): string | undefined {
  for (const note of notes) if (note.kind === 'cache' && note.result === 'hit') return note.plugin;
  return undefined;
}

/** The call that the model has answered. A cache only answers calls that were sent to it unchanged the first time. */
function sentCall({ sent, prepared }: Seen, cache: string | undefined): InferenceCall | undefined {
  return sent ?? (cache === undefined ? undefined : prepared);
}
