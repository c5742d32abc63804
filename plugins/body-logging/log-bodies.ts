import {
  type Admission,
  type Contributions,
  type ExchangeNote,
  type ExchangeNotes,
  type Hold,
  type InferenceCall,
  type Journal,
  type Outcome,
  perExchange,
  refuseUnrecorded,
} from '../../core/api/index.js';
import { AnswerLog } from './answer-log.js';
import { entryOf } from './body-record.js';
import type { BodyLoggingConfig } from './config.js';
import { requestBodyOf } from './request-body.js';

/** What the hooks have seen of one exchange. */
interface Seen {
  /** The call after `govern`, as it was sent to the provider if there was an attempt. */
  governed: InferenceCall | undefined;
  /** The call before `govern`, including templates and passages. */
  prepared: InferenceCall | undefined;
  answer: AnswerLog | undefined;
}

/** The hooks that log requests and answers. Both are durable before the client sees the end of its answer. */
export function logBodies(
  { maxBodyLength }: BodyLoggingConfig,
  { journal, notes }: { readonly journal: Journal; readonly notes: ExchangeNotes },
): Required<Pick<Contributions, 'appliesTo' | 'admit' | 'govern' | 'observe'>> {
  const seen = perExchange<Seen>(() => ({ governed: undefined, prepared: undefined, answer: undefined }));
  return {
    appliesTo: ({ logRequestBody, logResponseBody }) => logRequestBody || logResponseBody,
    admit: ({ exchange, call }: Admission): Hold | undefined => {
      if (!call) return undefined;
      // A request that could not be logged must not be answered.
      refuseUnrecorded(journal);
      return {
        settle(outcome) {
          const { governed, prepared, answer } = seen.of(exchange);
          // A call that a later plugin has refused, or that no provider serves, was not sent.
          const sent = outcome.attempts.length > 0 ? governed : isCached(notes.of(exchange)) ? prepared : undefined;
          const request = sent && requestBodyOf(sent, maxBodyLength);
          const response = reachesClient(call, outcome) ? answer?.body() : undefined;
          if (!request && !response) return undefined;
          return journal.append(entryOf(exchange, request, response), { together: true });
        },
      };
    },
    govern(call, exchange) {
      if (exchange.connection?.logRequestBody) seen.of(exchange).governed = call;
      return undefined;
    },
    observe(call, exchange) {
      if (exchange.connection?.logRequestBody) seen.of(exchange).prepared = call;
      if (!exchange.connection?.logResponseBody) return undefined;
      const answer = new AnswerLog(maxBodyLength);
      seen.of(exchange).answer = answer;
      return answer.add;
    },
  };
}

/** Whether a cache has answered. It only answers calls that were sent to the model unchanged the first time. */
function isCached(notes: readonly ExchangeNote[]): boolean {
  return notes.some((note) => note.kind === 'cache' && note.result === 'hit');
}

/** Whether the client got the answer: of a stream that failed, the part before the failure; of a body, all or nothing. */
function reachesClient(call: InferenceCall, outcome: Outcome): boolean {
  return call.stream || outcome.error === undefined;
}
