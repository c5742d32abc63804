import {
  type Answer,
  AnswerCollector,
  type ChatCall,
  type Clock,
  type CollectedAnswer,
  type ContentBlock,
  type Contributions,
  type EmbeddingCall,
  type Exchange,
  type InferenceCall,
  isJsonObject,
  type JsonObject,
  type Message,
  parseJson,
  SseDecoder,
  type StreamPart,
  stringifyJson,
  type TokenCount,
  type TokenCounter,
} from '../api/index.js';

/** A clock that stands still, and whose intervals never elapse, or elapse immediately. */
export function stoppedClock(impatient = false): Clock {
  return {
    now: () => 0,
    sleep: () => new Promise(() => undefined),
    every(_milliseconds, work) {
      const due = impatient ? setImmediate(work) : undefined;
      return () => clearImmediate(due);
    },
  };
}

const noTokens: TokenCount = { tokens: 0, atMost: 0, isEstimate: true };

/** Counts nothing. The token ids 0 to 25 are letters; others are unknown. */
export const sampleTokens: TokenCounter = {
  countInput: () => noTokens,
  mostInput: () => 0,
  guessInput: () => 0,
  countText: () => noTokens,
  textOf: async (ids) =>
    ids.every((id) => id < 26) ? ids.map((id) => String.fromCodePoint(97 + id)).join('') : undefined,
};

/** An exchange as provider adapters see it. */
export function sampleExchange(fields: Partial<Exchange> = {}): Exchange {
  return {
    id: 'request-1',
    identity: { kind: 'key', keyId: 'k', organizationId: 'o' },
    receivedAt: 1_700_000_000_500,
    trace: { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), sampled: true, state: 'vendor=1' },
    signal: new AbortController().signal,
    ...fields,
  } as Exchange;
}

/**
 * A frozen chat call: "Hi", unless the fields say otherwise.
 *
 * @param body of the client, in its dialect
 */
export function sampleChatCall(
  fields: Partial<ChatCall> & Pick<ChatCall, 'model'>,
  body: JsonObject,
  dialect: string,
): ChatCall {
  const messages = [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }];
  const defaults = { kind: 'chat', messages, stream: false, includeUsage: true, sampling: {} };
  return withSource({ ...defaults, ...fields }, body, dialect) as ChatCall;
}

/** A frozen call for two vectors, unless the fields say otherwise. */
export function sampleEmbeddingCall(
  fields: Partial<EmbeddingCall> & Pick<EmbeddingCall, 'model'>,
  dialect: string,
): EmbeddingCall {
  const defaults = { kind: 'embedding', inputs: ['a', 'b'], encoding: 'float', stream: false };
  return withSource({ ...defaults, ...fields }, {}, dialect) as EmbeddingCall;
}

function withSource(fields: Pick<Partial<InferenceCall>, 'source'>, body: JsonObject, dialect: string): InferenceCall {
  const bytes = Buffer.from(stringifyJson(body));
  const source = { dialect, body, bytes, headers: {}, ...fields.source };
  const call = { ...fields, source };
  Object.assign(source, { original: call });
  return Object.freeze(call) as unknown as InferenceCall;
}

/** All parts of an answer. */
export async function partsOf(answer: Answer): Promise<StreamPart[]> {
  const parts: StreamPart[] = [];
  await answer.deliver((part) => {
    parts.push(part);
  });
  return parts;
}

/** The answer that these parts make. */
export function collected(parts: readonly StreamPart[]): CollectedAnswer {
  const collector = new AnswerCollector();
  for (const part of parts) collector.add(part);
  return collector.finish();
}

/** The data of the events of a stream, each of which has its name as its `type`. */
export function namedEvents(stream: string): JsonObject[] {
  const decoder = new SseDecoder();
  return [...decoder.push(Buffer.from(stream)).events, ...decoder.end().events].map(({ event, data }) => {
    const value = objectIn(data);
    if (value['type'] !== event) throw new Error(`event ${event} carries ${data}`);
    return value;
  });
}

/** The `dispatch` of a provider; it fails if the provider does not serve the model. */
export function dispatching(provider: Pick<Contributions, 'dispatch'>) {
  return async (call: InferenceCall, exchange: Exchange = sampleExchange()): Promise<Answer> => {
    const answer = await provider.dispatch?.(call, exchange);
    if (!answer) throw new Error(`the provider does not serve ${call.model}`);
    return answer;
  };
}

/** A text. */
export const text = (words: string): ContentBlock => ({ type: 'text', text: words });
/** A turn of the user. */
export const user = (...content: readonly ContentBlock[]): Message => ({ role: 'user', content });
/** An answer. */
export const assistant = (...content: readonly ContentBlock[]): Message => ({ role: 'assistant', content });
/** An instruction. */
export const system = (...content: readonly ContentBlock[]): Message => ({ role: 'system', content });

/** The object in a JSON text. */
export function objectIn(json: string): JsonObject {
  const value = parseJson(json);
  if (!isJsonObject(value)) throw new Error('not an object');
  return value;
}
