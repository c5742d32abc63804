import {
  badAnswer,
  blocksIn,
  countOwnValues,
  cutAnswer,
  emptyAnswer,
  type EventReader,
  type Exchange,
  type FinishPart,
  type FinishReason,
  GatewayError,
  HeldParts,
  isJsonArray,
  isJsonObject,
  isUnexpectedlyEmpty,
  type JsonObject,
  type JsonValue,
  membersBeside,
  objectIn,
  type OpaquePart,
  type ProviderErrors,
  type SseEvent,
  type StartPart,
  startSaid,
  type StreamPart,
  tokenCount,
  type Usage,
} from '../../../core/api/index.js';
import { responsesDialect } from '../dialect-names.js';
import type { Origin } from '../kept-reasoning.js';
import { failureOf } from '../provider-errors.js';
import { readUsage } from '../answer/read-usage.js';
import { toldByBoth } from '../answer/told-by-both.js';
import { ItemNumbers } from './item-numbers.js';
import { ItemReader, type PieceKind } from './item-reader.js';

/** The pieces of items, by the types of their events. */
const pieces: ReadonlyMap<string, PieceKind> = new Map([
  ['response.output_text.delta', 'text'],
  ['response.refusal.delta', 'refusal'],
  ['response.reasoning_summary_text.delta', 'summary'],
  ['response.reasoning_text.delta', 'reasoning'],
  ['response.function_call_arguments.delta', 'arguments'],
  ['response.custom_tool_call_input.delta', 'arguments'],
]);

/** What a {@link ResponseReader} has to know. */
export interface ResponseSource {
  readonly errors: ProviderErrors;
  /** Who answers: signatures are marked with it. */
  readonly origin: Origin;
  /** The dialect of the client. If that is this API's, nothing is left out. */
  readonly client: string;
  /** Used where the server sends no id, model or time. */
  readonly fallback: StartPart;
  readonly exchange: Exchange;
  /** Whether an answer without any content may be meant. */
  readonly mayBeEmpty: boolean;
  /** Is told that the model has written reasoning as it is, without a form that only its server can read. */
  readonly onOpenReasoning: () => void;
}

/**
 * Decodes an answer of `/responses` into parts: the events of a stream, or the object of an answer that is not streamed. Events and items of kinds
 * that parts do not express are opaque parts for clients of the same API, and left out for others. What a server has not sent in pieces is taken
 * from the complete items.
 */
export class ResponseReader implements EventReader {
  /** Set when the server has sent an error, or something that cannot be read. Earlier parts have been pushed. */
  failure: GatewayError | undefined;
  readonly #source: ResponseSource;
  readonly #held: HeldParts;
  readonly #items = new Map<number, ItemReader>();
  readonly #numbers: ItemNumbers;
  #started = false;
  #calls = 0;
  /** The values of what only this API has. An item counts when it begins, and when it is complete. */
  #ownValues = 0;
  #end: FinishPart | undefined;
  #usage: Usage | undefined;

  constructor(source: ResponseSource) {
    this.#source = source;
    this.#held = new HeldParts(source.exchange);
    this.#numbers = new ItemNumbers(this.#items, this.#held);
  }

  get #isOwn(): boolean {
    return this.#source.client === responsesDialect;
  }

  /** Whether the server has said how the answer ended. */
  get isComplete(): boolean {
    return this.#end !== undefined;
  }

  /** The usage, when the answer has ended. */
  get finalUsage(): Usage | undefined {
    return this.#end && this.#usage;
  }

  /** Decodes one event and pushes its parts. */
  read(event: SseEvent, parts: StreamPart[]): void {
    if (this.failure || this.#end || event.data === '' || event.data.trim() === '[DONE]') return;
    try {
      this.#event(event.json(), event.event, parts);
    } catch (cause) {
      this.failure = GatewayError.is(cause)
        ? cause
        : badAnswer(this.#source.errors, 'an event that is not JSON', cause);
    }
  }

  /** Decodes the last event of a body that ended without its blank line. An incomplete one is ignored. */
  readLast(event: SseEvent, parts: StreamPart[]): void {
    const value = event.jsonIfWhole();
    if (value !== undefined && !this.failure && !this.#end) this.#event(value, event.event, parts);
  }

  /** Decodes an answer that is not streamed. */
  json(value: JsonValue, parts: StreamPart[]): void {
    const { errors } = this.#source;
    if (!isJsonObject(value)) this.failure = badAnswer(errors, 'JSON of another kind');
    else if (isError(value['error'])) this.#fail(value, parts);
    else if (!isJsonArray(value['output'])) this.failure = badAnswer(errors, 'JSON of another kind');
    else this.#readEnd(value, parts);
  }

  /** Called at the end of the body: pushes the finish part, or throws if the answer is not complete. */
  end(parts: StreamPart[]): void {
    const { errors, mayBeEmpty } = this.#source;
    if (!this.#end) throw this.#started ? cutAnswer(errors) : emptyAnswer(errors);
    const end = { reasons: [this.#end.reason], usage: this.#usage };
    if (this.#items.size === 0 && !mayBeEmpty && isUnexpectedlyEmpty(end)) throw emptyAnswer(errors);
    parts.push(this.#end);
  }

  #event(value: JsonValue, name: string | undefined, parts: StreamPart[]): void {
    if (!isJsonObject(value)) {
      this.failure = badAnswer(this.#source.errors, 'events of another kind');
      return;
    }
    const type = value['type'] ?? name;
    if (type === 'error' || isError(value['error'])) {
      this.failure = failureOf(value['error'] ?? value, this.#source.errors);
      return;
    }
    const kind = typeof type === 'string' ? pieces.get(type) : undefined;
    if (kind) {
      this.#start({}, parts);
      this.#itemOf(value).piece(kind, value, parts);
    } else if (type === 'response.output_item.added') this.#readItem(value, false, parts);
    else if (type === 'response.output_item.done') this.#readItem(value, true, parts);
    else if (isJsonObject(value['response'])) this.#readResponse(type, value['response'], parts);
    else if (typeof value['output_index'] === 'number') this.#itemOf(value).event(value, parts);
  }

  #readResponse(type: JsonValue | undefined, response: JsonObject, parts: StreamPart[]): void {
    this.#start(response, parts);
    switch (type) {
      case 'response.completed':
      case 'response.incomplete':
      // Some servers end every answer so.
      case 'response.done':
        return this.#readEnd(response, parts);
      case 'response.failed':
        return this.#fail(response, parts);
    }
  }

  #readItem(event: JsonObject, isDone: boolean, parts: StreamPart[]): void {
    const { item } = event;
    if (!isJsonObject(item)) return;
    this.#start({}, parts);
    if (isDone) this.#itemOf(event).complete(item, parts);
    else this.#itemAt(this.#numbers.begin(event)).begin(item, parts);
  }

  /** Decodes the object that a complete answer consists of. */
  #readEnd(response: JsonObject, parts: StreamPart[]): void {
    const { output, status } = response;
    if (status === 'failed' || status === 'cancelled') return this.#fail(response, parts);
    if (status === 'in_progress' || status === 'queued') {
      this.failure = cutAnswer(this.#source.errors);
      return;
    }
    this.#start(response, parts);
    for (const [index, item] of blocksIn(output, this.#source.errors).entries()) {
      if (isJsonObject(item)) this.#itemAt(index).complete(item, parts);
    }
    this.#readUsage(response, parts);
    if (this.#isOwn) this.#readMembers(response, parts);
    else {
      const told = toldByBoth(response, this.#source.client);
      if (told) parts.push(told);
    }
    this.#end = { type: 'finish', choice: 0, ...this.#reasonOf(response) };
  }

  /** A failed answer has its costs, too. */
  #fail(response: JsonObject, parts: StreamPart[]): void {
    const { error } = response;
    const { errors } = this.#source;
    if (readUsage(response['usage'])) {
      this.#start(response, parts);
      this.#readUsage(response, parts);
    }
    this.failure = isError(error) ? failureOf(error, errors) : badAnswer(errors, 'a failure without a reason');
  }

  /** Tells what the response says besides, such as `service_tier` and what tools have used. */
  #readMembers(response: JsonObject, parts: StreamPart[]): void {
    const said = membersBeside(response, writtenAnew);
    if (said) parts.push(this.#ownPart({ response: said }));
  }

  /** @throws GatewayError when there is more than any model says: clients get it up to four times, each in one turn of the event loop */
  readonly #ownPart = (value: JsonObject): OpaquePart => {
    this.#ownValues = countOwnValues(value, this.#source.errors, this.#ownValues);
    return { type: 'opaque', dialect: responsesDialect, choice: 0, value };
  };

  #readUsage({ usage: raw, ...response }: JsonObject, parts: StreamPart[]): void {
    const read = readUsage(raw, { tier: response['service_tier'] });
    if (!read) return;
    const searches = searchesIn(response);
    const usage = searches === 0 ? read : { ...read, searches };
    this.#usage = usage;
    parts.push({ type: 'usage', usage });
  }

  #reasonOf({ status, incomplete_details: details }: JsonObject): Pick<FinishPart, 'reason' | 'raw'> {
    const raw = objectIn(details)['reason'];
    if (status !== 'incomplete' && typeof raw !== 'string') return { reason: this.#calls > 0 ? 'tool_calls' : 'stop' };
    // For whatever reason, there is not all of the answer.
    const reason = (typeof raw === 'string' ? reasons.get(raw) : undefined) ?? 'length';
    return { reason, ...(typeof raw === 'string' ? { raw } : {}) };
  }

  #start({ id, model, created_at: created }: JsonObject, parts: StreamPart[]): void {
    if (this.#started) return;
    this.#started = true;
    parts.push(startSaid({ id, model, created }, this.#source.fallback));
  }

  #itemOf(event: JsonObject): ItemReader {
    return this.#itemAt(this.#numbers.of(event));
  }

  #itemAt(index: number): ItemReader {
    const known = this.#items.get(index);
    if (known) return known;
    this.#held.add(0);
    const { errors, origin, onOpenReasoning } = this.#source;
    const item = new ItemReader({
      errors,
      origin,
      isOwn: this.#isOwn,
      index,
      nextCall: () => this.#calls++,
      ownPart: this.#ownPart,
      held: this.#held,
      onOpenReasoning,
    });
    this.#items.set(index, item);
    return item;
  }
}

/** Members of a response that the gateway writes itself, and a time, which policies could take for a telephone number. */
const writtenAnew: ReadonlySet<string> = new Set(
  (
    'id object created_at completed_at status background error incomplete_details instructions max_output_tokens metadata model ' +
    'output output_text parallel_tool_calls previous_response_id conversation prompt reasoning safety_identifier store ' +
    'temperature text tool_choice tools top_p truncation usage user'
  ).split(' '),
);

/** The web searches that are billed. Those that only open a page, or look for a text on it, are not. */
function searchesIn({ tool_usage: tools, output }: JsonObject): number {
  const said = objectIn(objectIn(tools)['web_search'])['num_requests'];
  return tokenCount(said) ?? (isJsonArray(output) ? output.filter(isSearch).length : 0);
}

function isSearch(item: JsonValue): boolean {
  if (!isJsonObject(item) || item['type'] !== 'web_search_call') return false;
  const { action } = item;
  return !isJsonObject(action) || action['type'] === 'search';
}

const reasons: ReadonlyMap<string, FinishReason> = new Map([
  ['max_output_tokens', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'content_filter'],
]);

function isError(value: JsonValue | undefined): value is JsonValue {
  return value !== undefined && value !== null;
}
