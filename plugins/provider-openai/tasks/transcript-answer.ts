import {
  type Answer,
  badAnswer,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import { readObject } from '../answer/read-object.js';
import { readUsage } from '../answer/read-usage.js';
import { answerOf, finished, type TaskContext } from './task-answer.js';

/** A transcript: JSON, or a text if the client has asked for one. */
export function transcriptAnswer(response: HttpResponse, context: TaskContext): Answer {
  const sent = response.headers['content-type'] ?? '';
  if (sent.includes('json')) return answerOf(response, context, (bytes) => jsonParts(bytes, context));
  const contentType = sent.startsWith('text/') && !sent.includes('html') ? sent : undefined;
  return answerOf(
    response,
    context,
    (bytes) => {
      if (contentType === undefined) throw badAnswer(context.errors, 'something other than a transcript');
      return [context.fallback, textPart(Buffer.from(bytes).toString('utf8')), finished];
    },
    contentType,
  );
}

/** The text as such, and everything else as JSON. */
async function jsonParts(bytes: Uint8Array, context: TaskContext): Promise<readonly StreamPart[]> {
  const { text, ...rest } = await readObject(bytes, context);
  if (typeof text !== 'string') throw badAnswer(context.errors, 'a transcript without a text');
  const usage = transcriptUsage(rest['usage']);
  return [
    context.fallback,
    textPart(text),
    ...(Object.keys(rest).length > 0 ? [opaquePart(rest, context)] : []),
    ...(usage ? [{ type: 'usage', usage } as const] : []),
    finished,
  ];
}

function textPart(text: string): StreamPart {
  return { type: 'text', choice: 0, text };
}

function opaquePart(value: JsonObject, { call }: TaskContext): StreamPart {
  return { type: 'opaque', dialect: call.source.dialect, choice: 0, value };
}

/** What a server says of a transcript: seconds, or tokens. */
export function transcriptUsage(usage: JsonValue | undefined): Usage | undefined {
  const seconds = isJsonObject(usage) && usage['type'] === 'duration' ? numberOf(usage['seconds']) : undefined;
  return seconds === undefined || seconds < 0
    ? readUsage(usage)
    : { inputTokens: 0, outputTokens: 0, audioSeconds: Math.ceil(seconds) };
}
