import {
  after,
  type Answer,
  type InferenceCall,
  type PartSink,
  type PieceSink,
  pushAll,
  type Relay,
} from '../../core/api/index.js';
import type { Recording } from './recording.js';

/** The options of {@link recordedAnswer}. */
interface RecordedDelivery {
  readonly call: InferenceCall;
  readonly headers: Readonly<Record<string, string>>;
  /** Creates a recording for an answer of this provider. */
  record(provider: string): Recording;
}

type Write = Parameters<Relay['deliver']>[0];

const toNobody: Write = () => undefined;

/**
 * Wraps an answer, so that it is recorded while it is delivered. What the client gets does not change.
 *
 * If the provider has the client's dialect, its bytes are recorded even if this client gets parts, so that later clients can get them unchanged.
 */
export function recordedAnswer(answer: Answer, delivery: RecordedDelivery): Answer {
  const { call, headers } = delivery;
  const recording = delivery.record(answer.provider);
  const { relay } = answer;
  const isOfDialect = relay?.dialect === call.source.dialect;
  const fitting = relay && isOfDialect && relay.streaming === call.stream ? relay : undefined;
  return {
    provider: answer.provider,
    headers: { ...answer.headers, ...headers },
    async deliver(sink) {
      if (fitting?.deliverPieces)
        await deliverPieces(fitting, recording, (pieces) =>
          pushAll(
            pieces.flatMap(({ parts }) => parts),
            sink,
          ),
        );
      else if (fitting) await deliverWhole(fitting, recording, toNobody, sink);
      else {
        // The bytes of a relay in the other form may contain more than the parts.
        if (isOfDialect) recording.giveUp();
        await answer.deliver(recordedSink(recording, sink));
        recording.complete();
      }
    },
    discard: () => answer.discard(),
    ...(fitting && { relay: recordedRelay(fitting, recording) }),
    ...(answer.instead && {
      instead: async (cause: unknown) => {
        recording.giveUp();
        return recordedAnswer(await (answer as Required<Answer>).instead(cause), delivery);
      },
    }),
  };
}

function recordedRelay(relay: Relay, recording: Recording): Relay {
  const { dialect, contentType, streaming, headers } = relay;
  const recorded = {
    dialect,
    contentType,
    streaming,
    headers,
    deliver: (write: Write, watch: PartSink) => deliverWhole(relay, recording, write, watch),
  };
  if (!relay.deliverPieces) return recorded;
  return { ...recorded, inPieces: true, deliverPieces: (take) => deliverPieces(relay, recording, take) };
}

function recordedSink(recording: Recording, sink: PartSink): PartSink {
  return (part) => {
    recording.part(part);
    return sink(part);
  };
}

/** Records each piece with its parts. */
function deliverPieces(relay: Relay, recording: Recording, take: PieceSink): ReturnType<Relay['deliver']> {
  const complete = (tail: Uint8Array | undefined): Uint8Array | undefined => {
    recording.completeRelay(relay, { inPieces: true, isPlain: true, tail });
    return tail;
  };
  const delivered = (relay as Required<Relay>).deliverPieces((pieces) => {
    for (const piece of pieces) recording.piece(piece);
    return take(pieces);
  });
  return after(delivered, complete);
}

/** Records bytes and parts separately. */
async function deliverWhole(
  relay: Relay,
  recording: Recording,
  write: Write,
  watch: PartSink,
): Promise<Uint8Array | undefined> {
  const keep: Write = (bytes) => {
    recording.piece({ bytes, parts: [], plain: true });
    return write(bytes);
  };
  const tail = await relay.deliver(keep, recordedSink(recording, watch), 'parts');
  recording.completeRelay(relay, { inPieces: false, isPlain: relay.saysAll?.() === true, tail });
  return tail;
}
