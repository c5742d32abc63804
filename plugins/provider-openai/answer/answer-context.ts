import type {
  ChatCall,
  Exchange,
  HttpResponse,
  InferenceCall,
  Message,
  ProviderErrors,
  StartPart,
} from '../../../core/api/index.js';
import type { Origin } from '../kept-reasoning.js';
import type { ReasoningMember } from '../reasoning-member.js';

/** The context in which the answer to a call is read. */
export interface AnswerContext<Call extends InferenceCall = ChatCall> {
  /** How errors in the answer are read. */
  readonly errors: ProviderErrors;
  readonly call: Call;
  readonly exchange: Exchange;
  /** Used where the provider sends no id, model or time. */
  readonly fallback: StartPart;
  /** Who answers, if the client has another dialect. */
  readonly origin?: Origin | undefined;
  /** The conversation, if the client has another dialect. */
  readonly earlier?: readonly Message[] | undefined;
  /** Is told where the model has written reasoning. */
  readonly onReasoning?: ((member: ReasoningMember) => void) | undefined;
  /** The size limit of an answer, or of one event of a stream. */
  readonly maxAnswerBytes: number;
}

/** Response headers that are useful to clients of the dialect and reveal nothing about the operator's account. */
const passedOn = ['openai-processing-ms', 'openai-version'];

/** The provider's response headers that a relay passes on. */
export function relayHeaders(response: HttpResponse): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = response.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** Whether the `Content-Type` of the response is that of an event stream. */
export function isEventStream(response: HttpResponse): boolean {
  return response.headers['content-type']?.includes('text/event-stream') ?? false;
}
