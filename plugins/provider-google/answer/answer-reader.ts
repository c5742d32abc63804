import {
  badAnswer,
  blocksIn,
  type Clock,
  cutAnswer,
  emptyAnswer,
  type Exchange,
  GatewayError,
  HeldParts,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectIn,
  type ProviderErrors,
  type SseEvent,
  type StartPart,
  startSaid,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import { aboutResponse, type CandidateContext, CandidateReader } from './candidate-reader.js';
import { dialectName } from '../dialect-name.js';
import { failureOf } from '../provider-errors.js';
import { billsQueries } from '../model-generation.js';
import { readUsage } from './read-usage.js';

/** The context in which an answer is read. */
export interface AnswerContext extends CandidateContext {
  /** How errors in the answer are read. */
  readonly errors: ProviderErrors;
  /** Used where the provider sends no id or model. */
  readonly fallback: StartPart;
  /** The size limit of an answer, or of one event of a stream. */
  readonly maxAnswerBytes: number;
  readonly exchange: Exchange;
  readonly clock: Clock;
  /** Whether an answer without any content may be meant. */
  readonly mayBeEmpty: boolean;
  /** The tier in which the answer is served, if the provider has said it in a header. */
  readonly tier: string | undefined;
}

/** More candidates than a request can ask for. */
const tooMany = 128;

/**
 * Decodes an answer into parts: events of a stream, or the JSON of the whole answer, or an array of what would be events. It is lenient, but an
 * empty answer, or one that was cut off, never looks complete.
 */
export class AnswerReader {
  /** Set when the provider has sent an error, or something that cannot be decoded. */
  failure: GatewayError | undefined;
  readonly #context: AnswerContext;
  readonly #held: HeldParts;
  readonly #candidates = new Map<number, CandidateReader>();
  #started = false;
  #blocked: string | undefined;
  /** What was said about the answer, for clients of the dialect. */
  #about: JsonObject = {};
  #usage: Usage | undefined;
  /** Whether the last response had the usage and the end of all candidates. */
  #isFinal = false;

  constructor(context: AnswerContext) {
    this.#context = context;
    this.#held = new HeldParts(context.exchange);
  }

  /** Whether any content has come. */
  get hasContent(): boolean {
    return [...this.#candidates.values()].some(({ hasContent }) => hasContent);
  }

  /** Whether every candidate has ended. */
  get isComplete(): boolean {
    if (this.#blocked !== undefined) return true;
    const candidates = [...this.#candidates.values()];
    return candidates.length > 0 && candidates.every(({ raw }) => raw !== undefined);
  }

  /** The usage, if it has come with the end, so that there is nothing left to count. */
  get finalUsage(): Usage | undefined {
    return this.#isFinal ? this.#usage : undefined;
  }

  /** Decodes one event and pushes its parts. */
  read(event: SseEvent, parts: StreamPart[]): void {
    if (event.data === '' || event.data === '[DONE]') return;
    try {
      this.#value(event.json(), parts);
    } catch (cause) {
      this.failure ??= GatewayError.is(cause)
        ? cause
        : badAnswer(this.#context.errors, 'an event that is not JSON', cause);
    }
  }

  /** Decodes the last event of a body that ended without its blank line; false if it was cut off. */
  readLast(event: SseEvent, parts: StreamPart[]): boolean {
    const value = event.jsonIfWhole();
    if (value !== undefined) this.#value(value, parts);
    return value !== undefined;
  }

  /** Decodes the JSON that was sent instead of a stream. */
  json(value: JsonValue, parts: StreamPart[]): void {
    const responses = isJsonArray(value) ? blocksIn(value, this.#context.errors) : [value];
    for (const response of responses) this.#value(response, parts);
  }

  /**
   * Called at the end of the answer: pushes the finish parts.
   *
   * @param isWhole whether the answer came as one JSON value, which cannot have been cut off
   * @throws GatewayError when the answer is empty, was cut off, or has a function call that cannot be read
   */
  end(parts: StreamPart[], isWhole = false): void {
    const { errors, isOwn, mayBeEmpty } = this.#context;
    if (this.#blocked !== undefined && this.#candidates.size === 0) {
      parts.push({ type: 'finish', choice: 0, reason: 'content_filter', raw: this.#blocked });
      return;
    }
    const ends = [...this.#candidates.values()].map((candidate) => ({ candidate, finish: candidate.finish(isWhole) }));
    const hasContent = ends.some(({ candidate }) => candidate.hasContent);
    if (ends.length === 0 || (isWhole && ends.some(({ finish }) => !finish))) throw emptyAnswer(errors);
    if (isOwn && Object.keys(this.#about).length > 0)
      parts.push({ type: 'opaque', dialect: dialectName, choice: 0, value: this.#about });
    for (const { candidate, finish } of ends) {
      if (!finish) throw cutAnswer(errors);
      if (finish.reason === 'error' && !hasContent) throw badAnswer(errors, 'a function call that cannot be read');
      // Other dialects cannot say why there is nothing.
      if (finish.reason === 'other' && !hasContent && !isOwn)
        throw badAnswer(errors, `nothing, for the reason "${finish.raw?.slice(0, 50)}",`);
      // The models do this now and then, mostly when they have only thought.
      if (finish.reason === 'stop' && !hasContent && !mayBeEmpty) throw emptyAnswer(errors);
      parts.push(...candidate.rest(isOwn));
      parts.push(finish);
    }
  }

  #value(value: JsonValue, parts: StreamPart[]): void {
    if (!isJsonObject(value) || this.failure) return;
    if (value['error'] !== undefined && value['error'] !== null) {
      this.failure = failureOf(value, this.#context.errors);
      return;
    }
    const { candidates, promptFeedback } = value;
    const blocked = objectIn(promptFeedback)['blockReason'];
    const isBlocked = typeof blocked === 'string' && blocked !== 'BLOCKED_REASON_UNSPECIFIED';
    if (isBlocked) this.#blocked = blocked;
    if (isJsonArray(candidates) || isBlocked) this.#start(value, parts);
    // Only the provider's own dialect has a place for it.
    if (isBlocked) parts.push({ type: 'opaque', dialect: dialectName, choice: 0, value: { promptFeedback } });
    if (isJsonArray(candidates)) this.#readCandidates(candidates, parts);
    for (const name of aboutResponse) {
      const said = value[name] ?? undefined;
      if (said !== undefined) this.#about = { ...this.#about, [name]: said };
    }
    this.#readUsage(value, parts);
  }

  #start({ responseId, modelVersion }: JsonObject, parts: StreamPart[]): void {
    if (this.#started) return;
    this.#started = true;
    parts.push(startSaid({ id: responseId, model: modelVersion }, this.#context.fallback));
  }

  #readCandidates(candidates: readonly JsonValue[], parts: StreamPart[]): void {
    for (const [position, candidate] of candidates.entries()) {
      if (!isJsonObject(candidate)) continue;
      const { index = position } = candidate;
      if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= tooMany) {
        this.failure = badAnswer(this.#context.errors, 'a candidate with an impossible number');
        return;
      }
      let reader = this.#candidates.get(index);
      if (!reader) this.#candidates.set(index, (reader = new CandidateReader(index, this.#context, this.#held)));
      reader.read(candidate, parts);
    }
  }

  /** Every response may have the usage so far; the last one counts. */
  #readUsage({ usageMetadata }: JsonObject, parts: StreamPart[]): void {
    const readers = [...this.#candidates.values()];
    const queries = readers.reduce((sum, reader) => sum + reader.searches, 0);
    const ofMaps = readers.some(({ isFromMaps }) => isFromMaps) ? 1 : 0;
    const searches = (billsQueries(this.#context.signer.model) ? queries : Math.min(1, queries)) + ofMaps;
    const usage = readUsage(usageMetadata, searches, this.#context.tier);
    this.#isFinal = usage !== undefined && this.isComplete;
    if (!usage || !this.#started) return;
    const before = this.#usage;
    this.#usage = usage;
    if (!isSame(before, usage)) parts.push({ type: 'usage', usage });
  }
}

/** Whether two usages say the same, so that the second need not be passed on. */
function isSame(before: Usage | undefined, usage: Usage): boolean {
  if (!before) return false;
  for (const name in usage) {
    const member = name as keyof Usage;
    if (member !== 'raw' && usage[member] !== before[member]) return false;
  }
  return true;
}
