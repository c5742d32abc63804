import { parseJson, type RelayedPiece, type StreamPart, stringifyJson } from '../../core/api/index.js';

/** The form in which a client wanted an answer. */
export interface AnswerForm {
  readonly stream: boolean;
  /** Whether a stream tells its usage. */
  readonly includeUsage: boolean;
}

/** The provider's bytes of an answer, for clients of its dialect. */
export interface KeptRelay {
  readonly dialect: string;
  readonly contentType: string;
  readonly streaming: boolean;
  /** Whether each piece has its parts; else it is not known which bytes say what. */
  readonly inPieces: boolean;
  /** What the client gets when all is settled: the event that marks the end of a stream, or a whole body. */
  readonly tail: Uint8Array | undefined;
}

/** An answer that may be given again. */
export interface KeptAnswer {
  /** Id of the provider plugin instance that gave it. */
  readonly provider: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** In which it was given the first time. */
  readonly form: AnswerForm;
  /** Absent when the client was given nothing but what the parts say. */
  readonly relay: KeptRelay | undefined;
  /** Whether the parts say all that the bytes do. */
  readonly isPlain: boolean;
  /** Of an answer without relay the bytes are empty. */
  readonly pieces: readonly RelayedPiece[];
}

/** Of a written answer: another one is not read. */
const version = 1;
const lengthBytes = 4;

interface Head extends Omit<KeptAnswer, 'pieces' | 'relay'> {
  readonly version: number;
  readonly relay: (Omit<KeptRelay, 'tail'> & { readonly tail: number }) | undefined;
  readonly pieces: readonly (readonly [bytes: number, plain: 0 | 1, parts: readonly StreamPart[]])[];
}

/** In one piece: the length of a head in JSON, the head, all bytes. */
export function writeAnswer({ pieces, relay, ...answer }: KeptAnswer): Buffer {
  const head: Head = {
    ...answer,
    version,
    relay: relay && { ...relay, tail: relay.tail?.length ?? -1 },
    pieces: pieces.map(({ bytes, plain, parts }) => [bytes.length, plain ? 1 : 0, parts]),
  };
  const text = Buffer.from(stringifyJson(head as never));
  const length = Buffer.allocUnsafe(lengthBytes);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...pieces.map(({ bytes }) => bytes), ...(relay?.tail ? [relay.tail] : [])]);
}

/** The inverse of {@link writeAnswer}; undefined for what another version of the gateway has written. */
export function readAnswer(bytes: Buffer): KeptAnswer | undefined {
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

/**
 * Whether a client that wants this form gets all that the first one got: its very bytes, or an answer of which the parts say
 * everything.
 */
export function fitsForm({ form, isPlain }: KeptAnswer, wanted: AnswerForm): boolean {
  return isPlain || isSameForm(form, wanted);
}

/** What a body that is not streamed tells of its usage does not depend on what streams are to tell. */
export function isSameForm(form: AnswerForm, { stream, includeUsage }: AnswerForm): boolean {
  return form.stream === stream && (!stream || form.includeUsage === includeUsage);
}
