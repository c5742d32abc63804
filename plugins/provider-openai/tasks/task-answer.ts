import {
  after,
  type Answer,
  type Awaitable,
  badAnswer,
  type FinishPart,
  type HttpResponse,
  isJsonArray,
  isText,
  type JsonObject,
  type JsonValue,
  type MediaPart,
  objectIn,
  pushAll,
  type StreamPart,
  type TaskCall,
  tokenCount,
  type Usage,
} from '../../../core/api/index.js';
import { type AnswerContext, relayHeaders } from '../answer/answer-context.js';
import { readObject } from '../answer/read-object.js';
import { readUsage } from '../answer/read-usage.js';

/** The context of the answer to a task. */
export type TaskContext = AnswerContext<TaskCall>;

/** Ends every answer to a task. */
export const finished: FinishPart = { type: 'finish', choice: 0, reason: 'stop' };

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Whether a value is bytes in base64. */
export function isBase64(value: unknown): value is string {
  return typeof value === 'string' && base64.test(value);
}

/** The answer to a task that is one JSON object. */
export function taskAnswer(response: HttpResponse, context: TaskContext): Answer {
  return answerOf(response, context, (bytes) => readParts(bytes, context));
}

/** An answer that is read as a whole. */
export function answerOf(
  response: HttpResponse,
  { errors, call, maxAnswerBytes }: TaskContext,
  partsIn: (bytes: Uint8Array) => Awaitable<readonly StreamPart[]>,
  contentType = 'application/json',
): Answer {
  const read = (): Awaitable<{ bytes: Uint8Array; parts: readonly StreamPart[] }> =>
    after(response.bytes(maxAnswerBytes), (bytes) => after(partsIn(bytes), (parts) => ({ bytes, parts })));
  return {
    provider: errors.provider,
    deliver: async (sink) => pushAll((await read()).parts, sink),
    discard: () => response.discard(),
    relay: {
      dialect: call.source.dialect,
      contentType,
      streaming: false,
      headers: relayHeaders(response),
      async deliver(_write, watch, detail) {
        const { bytes, parts } = await read();
        await pushAll(detail === 'parts' ? parts : parts.filter(isAccount), watch);
        return bytes;
      },
      async deliverPieces(take) {
        const { bytes, parts } = await read();
        await take([{ bytes, parts, plain: true }]);
        return undefined;
      },
    },
  };
}

/** Whether a part says something about an answer, and is not part of it. */
function isAccount({ type }: StreamPart): boolean {
  return type === 'start' || type === 'usage' || type === 'finish';
}

function readParts(bytes: Uint8Array, context: TaskContext): Awaitable<readonly StreamPart[]> {
  return after(readObject(bytes, context), (body) => partsOf(body, context));
}

/** Pictures come first, because stages hold JSON back, and only parts that keep their order are relayed. */
function partsOf(body: JsonObject, { call, errors, fallback }: TaskContext): readonly StreamPart[] {
  const { data, results, id, model } = body;
  const list = call.task === 'image' ? data : results;
  if (!isJsonArray(list) || list.length === 0) throw badAnswer(errors, 'a success without results');
  const start = {
    ...fallback,
    ...(isText(id) ? { id } : {}),
    ...(isText(model) ? { model } : {}),
  };
  const pictures = call.task === 'image' ? picturesIn(list) : [];
  const value = pictures.length === 0 ? body : { ...body, data: withoutPictures(list, pictures) };
  const usage = usageOf(body, call, list.length);
  return [
    start,
    ...pictures,
    { type: 'opaque', dialect: call.source.dialect, choice: 0, value },
    ...(usage ? [{ type: 'usage', usage } as const] : []),
    finished,
  ];
}

/** Pictures in the answer itself. What is not base64 stays in the JSON, where policies inspect it. */
function picturesIn(list: readonly JsonValue[]): readonly MediaPart[] {
  return list.flatMap((item, index): readonly MediaPart[] => {
    const data = objectIn(item)['b64_json'];
    if (!isBase64(data)) return [];
    return [{ type: 'media', index, bytes: Buffer.from(data, 'base64') }];
  });
}

function withoutPictures(list: readonly JsonValue[], pictures: readonly MediaPart[]): readonly JsonValue[] {
  const taken = new Set(pictures.map(({ index }) => index));
  return list.map((item, index) => (taken.has(index) ? { ...(item as JsonObject), b64_json: undefined } : item));
}

/** The usage of an answer with this many pictures. All output counts as pictures, unless the server tells texts from them. */
export function pictureUsage(usage: Usage, images: number): Usage {
  return { imageOutputTokens: usage.outputTokens, ...usage, images };
}

/** Tokens and searches as reported. Servers of reranking report them in one of two places. */
function usageOf({ usage: said, meta }: JsonObject, { task }: TaskCall, results: number): Usage | undefined {
  const usage = readUsage(said);
  if (task === 'image') return usage && pictureUsage(usage, results);
  const billed = objectIn(objectIn(meta)['billed_units']);
  const searches = tokenCount(billed['search_units']);
  if (searches === undefined) return usage;
  return { ...(usage ?? { inputTokens: tokenCount(billed['input_tokens']) ?? 0, outputTokens: 0 }), searches };
}
