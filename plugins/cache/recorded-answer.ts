import type { Answer, InferenceCall, PartSink, PieceSink, Relay, RelayedPiece } from '../../core/api/index.js';
import type { Recording } from './recording.js';

/** How an answer is recorded while it is delivered. */
export interface RecordedDelivery {
  readonly call: InferenceCall;
  readonly headers: Readonly<Record<string, string>>;
  /** A recording for the answer of this provider. */
  record(provider: string): Recording;
}

/**
 * An answer that is recorded while it is delivered. What the client gets does not change.
 *
 * Where the provider speaks the client's dialect, its bytes are recorded as well, each with what it says: later clients get them as they are.
 */
export function recordedAnswer(answer: Answer, delivery: RecordedDelivery): Answer {
  const { call, headers } = delivery;
  const recording = delivery.record(answer.provider);
  const relay = answer.relay && recordedRelay(answer.relay, call, recording);
  return {
    provider: answer.provider,
    headers: { ...answer.headers, ...headers },
    async deliver(sink) {
      if (relay?.deliverPieces) return void (await relay.deliverPieces((pieces) => pushPieces(pieces, sink)));
      // The bytes may say more than the parts, and another client would get them.
      if (relay?.dialect === call.source.dialect) recording.giveUp();
      await answer.deliver(recordedSink(recording, sink));
      recording.complete();
    },
    discard: () => answer.discard(),
    ...(relay && { relay }),
    ...(answer.instead && {
      instead: async (cause: unknown) => {
        recording.giveUp();
        return recordedAnswer(await (answer as Required<Answer>).instead(cause), delivery);
      },
    }),
  };
}

function recordedSink(recording: Recording, sink: PartSink): PartSink {
  return (part) => {
    recording.part(part);
    return sink(part);
  };
}

async function pushPieces(pieces: readonly RelayedPiece[], sink: PartSink): Promise<void> {
  for (const { parts } of pieces) for (const part of parts) await sink(part);
}

/** A relay that the client cannot get is left as it is. */
function recordedRelay(relay: Relay, { stream, source }: InferenceCall, recording: Recording): Relay {
  if (relay.dialect !== source.dialect || relay.streaming !== stream) return { ...relay, deliverPieces: undefined };
  const { dialect, contentType, streaming, headers } = relay;
  const own = { dialect, contentType, streaming, headers };
  if (!relay.deliverPieces) return { ...own, deliver: (write, watch) => deliverWhole(relay, recording, write, watch) };
  return {
    ...own,
    inPieces: true,
    deliver: (write, watch, detail) => {
      recording.giveUp();
      return relay.deliver(write, watch, detail);
    },
    deliverPieces(take: PieceSink) {
      const delivered = (relay as Required<Relay>).deliverPieces((pieces) => {
        for (const piece of pieces) recording.piece(piece);
        return take(pieces);
      });
      const complete = (tail: Uint8Array | undefined): Uint8Array | undefined => {
        recording.complete(relay, tail);
        return tail;
      };
      return delivered instanceof Promise ? delivered.then(complete) : complete(delivered);
    },
  };
}

/** Of a relay that cannot tell which bytes say what: all of them are one piece. */
async function deliverWhole(
  relay: Relay,
  recording: Recording,
  write: Parameters<Relay['deliver']>[0],
  watch: PartSink,
): Promise<Uint8Array | undefined> {
  const written: Uint8Array[] = [];
  const keep = (bytes: Uint8Array): void | Promise<void> => {
    written.push(Buffer.from(bytes));
    return write(bytes);
  };
  const tail = await relay.deliver(keep, recordedSink(recording, watch), 'parts');
  if (relay.streaming || !tail) recording.giveUp();
  else {
    recording.piece({ bytes: Buffer.concat([...written, tail]), parts: [], plain: false });
    recording.complete(relay, undefined, false);
  }
  return tail;
}
