import {
  type CollectedAnswer,
  type FinishReason,
  type GatewayError,
  type HeldParts,
  isJsonObject,
  type JsonObject,
  type OpaquePart,
  type Outcome,
  queriesOf,
  type StartPart,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import { type AnswerHead, headOf } from '../chat/encode-completion.js';
import { type AnswerSecret, responseId } from '../stored-items/item-id.js';
import type { WrittenResponse } from '../stored-items/keep-answers.js';
import { AnswerLength } from './answer-length.js';
import { ClientTools } from './client-tools.js';
import { CompactionOutput } from './compaction/compaction-output.js';
import { responsesDialectName } from '../dialect-name.js';
import { type EventSink, noEvents } from './event-sink.js';
import type { CitedFiles } from './file-search/cited-files.js';
import { tokensIn } from './message-item.js';
import { type ContentPart, type Output, OutputItems } from './output-items.js';
import { errorMembers, failureOf } from './response-error.js';
import { endOf, noSummary, responseObject, type ResponseState, settingsOf, withheld } from './response-object.js';

const idPrefix = 'resp_';

/** The answer that a writer writes. */
interface WrittenAnswer {
  /** The request, which the response repeats in part. */
  readonly body: JsonObject;
  /** For an answer whose provider gives no head. */
  readonly fallback: AnswerHead;
  /** Part of its id and of those of its items, if it is to be stored. */
  readonly secret: AnswerSecret | undefined;
  /** The id of the response that it continues. */
  readonly previousId: string | undefined;
  /** Whether the answer is a summary of the conversation. */
  readonly compacts: boolean;
  /** The files that its texts may cite; undefined if the request searches none. */
  readonly files: CitedFiles | undefined;
  /** Counts the parts of a streamed answer, because its last event repeats them. Others are in memory already. */
  readonly held: HeldParts | undefined;
  /** Whether the client sends a request again whose response is incomplete. */
  readonly repeats: () => boolean;
}

/**
 * Encodes the parts of one answer as the events of a response. The first events are written together with the first content, so that an
 * answer that a policy refuses at once can still be an error reply.
 */
export class ResponseWriter {
  readonly #answer: WrittenAnswer;
  readonly #events: EventSink;
  #start: StartPart | undefined;
  #items: Output | undefined;
  #finish: FinishReason | undefined;
  #usage: Usage | undefined;
  #members: JsonObject | undefined;

  /** @param events absent for an answer that is not streamed */
  constructor(answer: WrittenAnswer, events: EventSink = noEvents) {
    this.#answer = answer;
    this.#events = events;
  }

  part(part: StreamPart): void {
    switch (part.type) {
      case 'start':
        this.#start ??= part;
        return;
      case 'usage':
        this.#usage = part.usage;
        return;
      case 'finish':
        if (part.choice === 0) this.#end(part.reason);
        return;
      case 'text':
      case 'refusal':
      case 'reasoning':
      case 'tool-call':
      case 'tool-arguments':
      case 'citation':
        if (part.choice === 0 && saysSomething(part)) this.#begun().add(part);
        return;
      case 'opaque':
        this.#opaque(part);
    }
  }

  /** What only this dialect has: members of the response, or an event about an item. */
  #opaque(part: OpaquePart): void {
    const isSearch = queriesOf(part) !== undefined;
    if (!(isSearch || part.dialect === responsesDialectName) || !isJsonObject(part.value)) return;
    const { response } = part.value;
    if (!isSearch && isJsonObject(response)) this.#members = { ...this.#members, ...response };
    else this.#begun().add(part);
  }

  /** Writes the last event. @returns the whole response */
  end(): JsonObject {
    if (this.#finish === undefined) this.#end('stop');
    const output = this.#begun().values();
    const end = this.#state(output);
    const response = this.#response({ ...end, output, usage: this.#usage, members: this.#members });
    this.#events.write(`response.${end.status}`, { response });
    return response;
  }

  /** Writes the last events of a failed answer: an `error` and a `response.failed` event, because clients use either. */
  fail(error: GatewayError): void {
    this.#events.write('error', errorMembers(error));
    const output = this.#items?.values() ?? [];
    const response = this.#response({ status: 'failed', output, usage: this.#usage, error: failureOf(error) });
    this.#events.write('response.failed', { response });
  }

  /** What has been written so far, for storage; undefined if nothing has. */
  stored({ status, error }: Pick<Outcome, 'status' | 'error'>): WrittenResponse | undefined {
    if (!this.#items) return undefined;
    const { created, model } = this.#head();
    const { body, previousId } = this.#answer;
    const end = error ? brokenOff(status, error) : this.#state(this.#items.values());
    const members = this.#members;
    const state = { ...end, previousId, usage: this.#usage, ...(members && { members }) };
    return { output: this.#items.stored(), object: { head: { created, model }, state, settings: settingsOf(body) } };
  }

  #end(reason: FinishReason): void {
    this.#finish = reason;
    this.#begun().close(endOf(reason).status !== 'completed');
  }

  #state(output: readonly JsonObject[]): Pick<ResponseState, 'status' | 'error' | 'incomplete'> {
    const end = endOf(this.#finish ?? 'stop');
    if (end.incomplete === 'content_filter' && this.#answer.repeats()) return withheld;
    return this.#answer.compacts && end.status === 'completed' && output.length === 0 ? noSummary : end;
  }

  #begun(): Output {
    if (this.#items) return this.#items;
    const response = this.#response({ status: 'in_progress', output: [] });
    this.#events.write('response.created', { response });
    this.#events.write('response.in_progress', { response });
    const { body, secret, compacts, held, files } = this.#answer;
    const length = new AnswerLength(held);
    const answerId = secret ?? bareId(this.#head().id);
    this.#items = compacts
      ? new CompactionOutput(this.#events, answerId, length)
      : new OutputItems(this.#events, { tools: new ClientTools(body), answerId, length, files });
    return this.#items;
  }

  #response(state: Omit<ResponseState, 'isStored' | 'previousId'>): JsonObject {
    const { body, secret, previousId } = this.#answer;
    return responseObject(body, this.#head(), { ...state, isStored: secret !== undefined, previousId });
  }

  /** The head of the answer. Its id is its own if it is to be stored; otherwise it is the provider's, in the form of this dialect. */
  #head(): AnswerHead {
    const { id, created, model } = this.#start ? headOf(this.#start, this.#answer.fallback) : this.#answer.fallback;
    return {
      id: this.#answer.secret === undefined ? `${idPrefix}${bareId(id)}` : responseId(this.#answer.secret),
      created,
      model,
    };
  }
}

/** The state of an answer that has broken off. */
function brokenOff(status: Outcome['status'], error: GatewayError): Pick<ResponseState, 'status' | 'error'> {
  return status === 'aborted' ? { status: 'cancelled' } : { status: 'failed', error: failureOf(error) };
}

function saysSomething(part: ContentPart): boolean {
  if (part.type === 'opaque' || part.type === 'tool-call' || part.type === 'citation' || part.text !== '') return true;
  if (part.type === 'text') return part.logprobs !== undefined;
  return part.type === 'reasoning' && (part.signature !== undefined || part.encrypted !== undefined);
}

function bareId(id: string): string {
  return id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id;
}

/** Encodes an answer that is not streamed, from the same parts. */
export function writeAnswer(answer: CollectedAnswer, writer: ResponseWriter): JsonObject {
  for (const part of partsOf(answer)) writer.part(part);
  return writer.end();
}

/** The parts of the first choice, because the dialect has no others. */
function* partsOf({ start, choices, usage }: CollectedAnswer): Generator<StreamPart> {
  yield start;
  if (usage) yield { type: 'usage', usage };
  const [first] = choices;
  if (!first) return;
  let index = 0;
  let content = first.logprobs.flatMap((one) => tokensIn(one) ?? []);
  for (const block of first.content) {
    if (block.type === 'text' && !block.refusal) {
      yield { type: 'text', choice: 0, text: block.text, ...(content.length > 0 && { logprobs: { content } }) };
      content = [];
      for (const { range, ...citation } of block.citations ?? []) {
        const { length } = block.text;
        const back = range && { from: length - range.start, to: length - range.end };
        yield { type: 'citation', choice: 0, citation, ...(back && { back }) };
      }
    } else if (block.type === 'text') yield { type: 'refusal', choice: 0, text: block.text };
    else if (block.type === 'opaque' || block.type === 'reasoning') yield { ...block, choice: 0 };
    else if (block.type === 'tool-call') {
      const { id, name, arguments: text, extras } = block;
      yield { type: 'tool-call', choice: 0, index, id, name, ...(extras && { extras }) };
      yield { type: 'tool-arguments', choice: 0, index, text };
      index += 1;
    }
  }
  yield first.finish;
}
