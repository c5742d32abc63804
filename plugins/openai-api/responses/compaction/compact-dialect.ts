import { type ChatCall, type Dialect, GatewayError, type JsonObject } from '../../../../core/api/index.js';
import { itemsOf } from '../../stored-items/conversation-items.js';
import { responsesDialectName } from '../../dialect-name.js';
import type { FileSearch } from '../file-search/file-search.js';
import { readRequest } from '../request/read-request.js';
import { responseError } from '../response-error.js';
import { encoderFor, readMembers, resolverOf } from '../responses-dialect.js';
import type { Stored } from '../stored/resolve-stored.js';
import { contentOf } from '../stored/stored-object.js';
import { askForSummary } from './ask-for-summary.js';
import { asksForCompaction, isKept } from './compaction-content.js';

/**
 * The dialect of `POST /v1/responses/compact`: a request for a response, answered with the conversation in a shorter form. It is not stored.
 *
 * @param stored undefined if nothing is stored
 * @param search as for `responsesDialect`
 */
export function compactDialect(stored: Stored | undefined, search?: FileSearch): Dialect<ChatCall> {
  return {
    name: responsesDialectName,
    decode: (body) => readCompaction(search ? search.asFunction(body) : body),
    reads: readMembers,
    forwardHeaders: ['openai-beta'],
    encode(call, exchange) {
      const unstored = { kept: undefined, previousId: undefined, compacts: true, files: undefined };
      const encoder = encoderFor(call, exchange, unstored);
      return { ...encoder, whole: (answer) => compacted(encoder.whole(answer) as Answered, call.source.body) };
    },
    error: responseError,
    resolve: resolverOf(stored, search),
  };
}

function readCompaction(body: JsonObject) {
  const call = readRequest({ ...body, stream: false });
  return asksForCompaction(body['input']) ? call : askForSummary(call);
}

/** The parts of a response that become a compaction. */
interface Answered extends JsonObject {
  readonly id: string;
  readonly created_at: number;
  readonly status: string;
  readonly incomplete_details: { readonly reason: string } | null;
  readonly output: readonly JsonObject[];
  readonly usage: JsonObject | null;
}

/** @throws GatewayError `GW_COMPACTION_FAILED` (502) if there is no summary */
function compacted(response: Answered, { input }: JsonObject): JsonObject {
  const { id, created_at, output, usage, status, incomplete_details: details } = response;
  if (status !== 'completed') throw withoutSummary(details?.reason ?? '');
  const kept = itemsOf(input).filter(isKept);
  const messages = kept.map((item, at) => ({
    ...item,
    id: `${id.replace('resp_', 'msg_')}_i${at}`,
    type: 'message',
    status: 'completed',
    content: contentOf(item),
  }));
  return { id, object: 'response.compaction', created_at, output: [...messages, ...output], usage };
}

const reasons: Readonly<Record<string, string>> = {
  max_output_tokens: 'its summary is longer than "max_output_tokens", the limit of the connection or the model allows',
  content_filter: 'a policy of the connection, or the provider, has withheld its summary',
};

function withoutSummary(reason: string): GatewayError {
  const why = reasons[reason] ?? 'it has answered something else';
  return new GatewayError({
    code: 'GW_COMPACTION_FAILED',
    status: 502,
    // Each attempt costs as much as the first.
    retryable: false,
    message: `The model has not compacted the conversation: ${why}. Send the conversation in full, or use another model.`,
  });
}
