import {
  httpChunk,
  httpChunks,
  httpHead,
  lastChunk,
  type ProviderCall,
} from '../fixtures/providers/provider-server.js';
import { reframed } from '../fixtures/providers/event-frames.js';
import type { ProviderDialect } from '../fixtures/providers/recorded-answers.js';

/** What the provider has been asked for, and the answer it would give if it were not broken. */
export interface Ordered {
  readonly call: ProviderCall;
  readonly contentType: string;
  readonly body: Buffer;
}

export interface Fault {
  /** Also the model's name. */
  readonly name: string;
  answer(ordered: Ordered): void | Promise<void>;
  /** For faults of one form of answer only. */
  readonly only?: 'stream' | 'whole';
  readonly onlyFrom?: ProviderDialect;
  /** For faults of streams that are text, and so of one framing. */
  readonly framing?: 'text';
}

export interface BreakingFault extends Fault {
  /** One of these codes must be in the log, and in the answers of clients whose dialect has a place for it. */
  readonly codes: readonly string[];
  /** Status when nothing had left yet; 502 when absent. */
  readonly status?: number;
  /** Words that the client must be told. */
  readonly says?: RegExp;
}

export interface HarmlessFault extends Fault {
  /** The text that the client gets; the whole answer when absent. */
  readonly text?: string;
  /** False when the provider says nothing of usage. */
  readonly usage?: false;
}

/** The provider plugins' own bound in these tests. */
export const maxAnswerBytes = 400_000;
/** A word that a provider says and no client may hear. */
export const secret = 'sk-live-do-not-show';

/** Sends the first part of the body, then ends as told. */
export function sendPart({ call, contentType, body }: Ordered, share: number, end: (call: ProviderCall) => void): void {
  call.socket.write(httpHead(200, { 'content-type': contentType, 'transfer-encoding': 'chunked' }));
  call.socket.write(httpChunk(body.subarray(0, Math.floor(body.length * share))), () => end(call));
}

/** Ends a connection the hard way. */
export const reset = ({ socket }: ProviderCall): void => {
  socket.resetAndDestroy();
};
/** Ends a connection the polite way. */
export const hangUp = ({ socket }: ProviderCall): void => {
  socket.end();
};
/** Ends a body as if it were complete. */
export const endChunks = ({ socket }: ProviderCall): void => {
  socket.write(lastChunk);
};

/** Sends a complete answer as a chunked body of one piece. */
export function sendAll(
  { call, contentType }: Ordered,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  call.socket.write(httpChunks([body], { 'content-type': contentType, ...headers }));
}

/** The body with its text blown up to more than this many bytes, in one event where there are events. */
export function enlarged(ordered: Ordered, bytes: number): Buffer {
  return changed(ordered, (text) => text.replaceAll('Grüße', 'x'.repeat(bytes)));
}

/** The body with a member of this many levels in its first object. */
export function deepened(ordered: Ordered, levels: number): Buffer {
  return changed(ordered, (text) => text.replace('{', `{"deep":${'['.repeat(levels)}${']'.repeat(levels)},`));
}

/** The body with a changed text; the frames of a binary stream are changed one by one. */
export function changed({ call, body }: Ordered, change: (text: string) => string): Buffer {
  if (call.dialect === 'bedrock' && call.stream) return reframed(body, change);
  return Buffer.from(change(body.toString()));
}

/** The body of an answer that is not a stream, with this many more blocks of content, or calls of tools. */
export function withBlocks({ body }: Ordered, blocks: number): string {
  const text = body.toString();
  const more = '{},'.repeat(blocks);
  const list = ['"output":[', '"content":[', '"parts":['].find((each) => text.includes(each));
  if (list !== undefined) return text.replace(list, list + more);
  return text.replace('"role":"assistant",', `$&"tool_calls":[${more}{}],`);
}
