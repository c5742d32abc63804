import {
  after,
  type AnswerEncoder,
  type ChatCall,
  type Dialect,
  type Exchange,
  HeldParts,
} from '../../../core/api/index.js';
import type { KeptAnswer } from '../stored-items/keep-answers.js';
import { responsesDialectName } from '../dialect-name.js';
import { EventText } from './event-sink.js';
import { asksForCompaction } from './compaction/compaction-content.js';
import type { CitedFiles } from './file-search/cited-files.js';
import type { FileSearch } from './file-search/file-search.js';
import { readRequest } from './request/read-request.js';
import { resolveStored, type Stored } from './stored/resolve-stored.js';
import { responseError } from './response-error.js';
import { ResponseWriter, writeAnswer } from './response-writer.js';
import { heartbeat } from '../event-text.js';

/**
 * Members of a body that are read, or that hold no text. All others go to a provider of the dialect, so policies inspect them.
 */
export const readMembers: ReadonlySet<string> = new Set(
  (
    'model input instructions tools tool_choice user metadata safety_identifier prompt_cache_key service_tier ' +
    'previous_response_id stream_options models fallbacks auto_continuation agent_parameters'
  ).split(' '),
);

/**
 * The dialect of `POST /v1/responses`.
 *
 * @param stored undefined if nothing is stored
 * @param search undefined if the gateway has no vector stores, or runs no functions
 */
export function responsesDialect(stored: Stored | undefined, search?: FileSearch): Dialect<ChatCall> {
  return {
    name: responsesDialectName,
    decode: (body) => readRequest(search ? search.asFunction(body) : body),
    reads: readMembers,
    forwardHeaders: ['openai-beta'],
    encode(call, exchange) {
      const previousId = stored?.keeper.continuedBy(exchange)?.previousId;
      const kept = stored?.keeper.answerOf(call, exchange);
      const compacts = asksForCompaction(call.source.body['input']);
      const files = search?.citable(exchange);
      return encoderFor(call, exchange, { kept, previousId, compacts, files });
    },
    error: responseError,
    resolve: resolverOf(stored, search),
  };
}

/** Checks and replaces what a body refers to: vector stores, and what was stored. */
export function resolverOf(
  stored: Stored | undefined,
  search: FileSearch | undefined,
): NonNullable<Dialect['resolve']> {
  return (body, exchange) =>
    after(search?.expect(body, exchange), () => (stored ? resolveStored(body, exchange, stored) : body));
}

/** How an answer is written. */
interface Written {
  /** Undefined if the answer is not to be stored. */
  readonly kept: KeptAnswer | undefined;
  /** The id of the response that it continues. */
  readonly previousId: string | undefined;
  /** Whether it is a summary of the conversation. */
  readonly compacts: boolean;
  /** The files that its texts may cite. */
  readonly files: CitedFiles | undefined;
}

/** Codex sends a request up to five times again if its response is incomplete, and each time is billed. */
function isCodex(exchange: Exchange): boolean {
  return /^codex/i.test(exchange.header('originator') ?? '');
}

/** The encoder of an answer in this dialect. */
export function encoderFor(call: ChatCall, exchange: Exchange, { kept, ...written }: Written): AnswerEncoder {
  const fallback = {
    id: `resp_${exchange.id}`,
    created: Math.floor(exchange.receivedAt / 1000),
    model: call.model,
  };
  const events = new EventText();
  // Another answer may have been begun before.
  if (kept) kept.written = undefined;
  const writing = (sink?: EventText): ResponseWriter => {
    const repeats = (): boolean => isCodex(exchange);
    const held = sink && new HeldParts(exchange);
    const answer = { body: call.source.body, fallback, secret: kept?.secret, held, repeats, ...written };
    const writer = new ResponseWriter(answer, sink);
    if (kept) kept.written = (outcome) => writer.stored(outcome);
    return writer;
  };
  let used: ResponseWriter | undefined;
  const writer = (): ResponseWriter => (used ??= writing(events));
  return {
    whole: (answer) => writeAnswer(answer, writing()),
    part(part) {
      writer().part(part);
      return events.take();
    },
    end() {
      writer().end();
      return events.take();
    },
    error(error) {
      writer().fail(error);
      return events.take();
    },
    heartbeat,
  };
}
