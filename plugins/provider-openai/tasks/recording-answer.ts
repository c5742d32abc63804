import {
  type Answer,
  badAnswer,
  type HttpResponse,
  type PieceSink,
  pushAll,
  type RelayedPiece,
  type StreamPart,
} from '../../../core/api/index.js';
import { relayHeaders } from '../answer/answer-context.js';
import { readObject } from '../answer/read-object.js';
import { finished, type TaskContext } from './task-answer.js';

/** A recording, passed on as it arrives. */
export function recordingAnswer(response: HttpResponse, context: TaskContext): Answer {
  const { errors, call } = context;
  const pieces = (take: PieceSink): Promise<void> => readRecording(response, context, take);
  return {
    provider: errors.provider,
    deliver: (sink) => pieces(([piece]) => piece && pushAll(piece.parts, sink)),
    discard: () => response.discard(),
    relay: {
      dialect: call.source.dialect,
      contentType: response.headers['content-type'] ?? 'application/octet-stream',
      streaming: true,
      headers: relayHeaders(response),
      async deliver(write, watch) {
        await pieces(async ([piece]) => {
          if (!piece) return;
          await pushAll(piece.parts, watch);
          if (piece.bytes.length > 0) await write(piece.bytes);
        });
        return undefined;
      },
      deliverPieces: (take) => pieces(take).then(() => undefined),
    },
  };
}

/** Takes the recording piece by piece. Its end is that of the body, so an empty one would look complete. */
async function readRecording(response: HttpResponse, context: TaskContext, take: PieceSink): Promise<void> {
  const { errors, fallback, maxAnswerBytes } = context;
  const type = response.headers['content-type']?.toLowerCase() ?? '';
  // A server that reports its errors with a success, or has taken the request for one of another kind.
  if (type.includes('json')) await readObject(await response.bytes(maxAnswerBytes), context);
  if (/json|^text\//.test(type)) throw badAnswer(errors, 'a text in place of a recording');
  await take([framing(fallback)]);
  let isEmpty = true;
  await response.deliver((bytes) => {
    isEmpty &&= bytes.length === 0;
    return take([{ bytes, parts: [{ type: 'media', index: 0, bytes }], plain: true }]);
  });
  if (isEmpty) throw badAnswer(errors, 'a recording without sound');
  await take([framing(finished)]);
}

function framing(part: StreamPart): RelayedPiece {
  return { bytes: new Uint8Array(), parts: [part], plain: true };
}
