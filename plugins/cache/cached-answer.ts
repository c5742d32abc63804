import { parseJson, type RelayedPiece, type StreamPart } from '../../core/api/index.js';

/** The form of answer that a client has requested. */
export interface AnswerForm {
  readonly stream: boolean;
  /** Whether a stream includes usage. */
  readonly includeUsage: boolean;
}

/** The provider's bytes of an answer, for clients of its dialect. */
export interface CachedRelay {
  readonly dialect: string;
  readonly contentType: string;
  readonly streaming: boolean;
  /** Whether each piece has its own parts. */
  readonly inPieces: boolean;
  /** The bytes that are sent when everything is settled: the end marker of a stream, or a whole body. */
  readonly tail: Uint8Array | undefined;
}

/** A cached answer. */
export interface CachedAnswer {
  /** Id of the provider plugin instance that gave it. */
  readonly provider: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The form in which it was given the first time. */
  readonly form: AnswerForm;
  /** Absent when the client was given nothing but what the parts say. */
  readonly relay: CachedRelay | undefined;
  /** Whether the parts say all that the bytes do. */
  readonly isPlain: boolean;
  /** Without a relay, their bytes are empty. */
  readonly pieces: readonly RelayedPiece[];
}

/** Version of the format. */
const version = 1;
const lengthBytes = 4;

interface Head extends Omit<CachedAnswer, 'pieces' | 'relay'> {
  readonly version: number;
  readonly relay: (Omit<CachedRelay, 'tail'> & { readonly tail: number }) | undefined;
  readonly pieces: readonly (readonly [bytes: number, plain: 0 | 1, parts: readonly StreamPart[]])[];
}

/** Serializes an answer: the length of a JSON header, the header, and all bytes. */
export function writeAnswer({ pieces, relay, ...answer }: CachedAnswer): Buffer {
  const head: Head = {
    ...answer,
    version,
    relay: relay && { ...relay, tail: relay.tail?.length ?? -1 },
    pieces: pieces.map(({ bytes, plain, parts }) => [bytes.length, plain ? 1 : 0, parts]),
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.allocUnsafe(lengthBytes);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...pieces.map(({ bytes }) => bytes), ...(relay?.tail ? [relay.tail] : [])]);
}

/** The inverse of {@link writeAnswer}; undefined for another version of the format. */
export function readAnswer(bytes: Buffer): CachedAnswer | undefined {
  const begin = lengthBytes + bytes.readUInt32LE();
  const {
    version: writtenBy,
    pieces,
    relay,
    ...answer
  } = parseJson(bytes.toString('utf8', lengthBytes, begin)) as never as Head;
  if (writtenBy !== version) return undefined;
  let at = begin;
  const read = pieces.map(([length, plain, parts]): RelayedPiece => {
    at += length;
    return { bytes: bytes.subarray(at - length, at), plain: plain === 1, parts };
  });
  const tail = relay && relay.tail >= 0 ? bytes.subarray(at, at + relay.tail) : undefined;
  return { ...answer, relay: relay && { ...relay, tail }, pieces: read };
}

/** Whether the answer can be replayed without loss in this form: as the original bytes, or because its parts express everything. */
export function fitsForm({ form, isPlain }: CachedAnswer, wanted: AnswerForm): boolean {
  return isPlain || isSameForm(form, wanted);
}

/** Whether two forms are the same. `includeUsage` matters only for streams. */
export function isSameForm(form: AnswerForm, { stream, includeUsage }: AnswerForm): boolean {
  return form.stream === stream && (!stream || form.includeUsage === includeUsage);
}
