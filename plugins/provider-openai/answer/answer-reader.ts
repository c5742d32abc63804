import {
  badAnswer,
  blocksIn,
  countOwnValues,
  cutAnswer,
  emptyAnswer,
  type FinishPart,
  type GatewayError,
  HeldParts,
  isJsonObject,
  isText,
  isUnexpectedlyEmpty,
  type JsonObject,
  type JsonValue,
  mayBeEmpty,
  type Message,
  mostChoices,
  objectIn,
  type ProviderErrors,
  type StartPart,
  startSaid,
  type StreamPart,
  type Usage,
  type Writable,
} from '../../../core/api/index.js';
import { chatDialect } from '../dialect-names.js';
import { markDetails, type Origin } from '../kept-reasoning.js';
import { ChoiceCitations, sourceMembers, sourcesIn } from './choice-citations.js';
import { ChoiceMembers, foundStop } from './choice-members.js';
import { mapFinishReason } from './map-finish-reason.js';
import { otherMembers } from './other-members.js';
import { failureOf } from '../provider-errors.js';
import { readUsage } from './read-usage.js';
import { ReasoningDetails } from '../reasoning-details.js';
import type { AnswerContext } from './answer-context.js';
import { readBlocks } from './content-blocks.js';
import { ReferencedSources } from './referenced-sources.js';
import { toldByBoth } from './told-by-both.js';
import { ToolCallReader } from './tool-call-reader.js';

const answerMembers = new Set(['id', 'object', 'created', 'model', 'choices', 'usage', 'error', 'obfuscation']);
/** The members of a message or a delta that become parts of other types than `opaque`. */
export const deltaMembers: ReadonlySet<string> = new Set([
  'role',
  'content',
  'refusal',
  'tool_calls',
  'function_call',
  'reasoning_content',
  'reasoning',
]);
/** Those of an answer for a client of another dialect, which gets the details of reasoning as signatures, and sources as citations. */
const foreignDeltaMembers = new Set([...deltaMembers, 'reasoning_details', 'annotations']);
const foreignAnswerMembers = new Set([...answerMembers, ...sourceMembers]);

interface ChoiceState {
  readonly choice: number;
  /** Absent until the first tool call of the choice. */
  tools: ToolCallReader | undefined;
  /** Absent until the first details of reasoning of the choice that need a signature. */
  details: ReasoningDetails | undefined;
  /** Absent for clients of this dialect, which get citations as they are. */
  readonly cited: ChoiceCitations | undefined;
  hasOutput: boolean;
  finishReason: string | undefined;
  /** The stop sequence that has ended the choice, if the server says it. */
  stopSequence: string | undefined;
  /** Absent for clients of other dialects. */
  readonly members: ChoiceMembers | undefined;
}

/** How a body ended: with the dialect's end marker, or only with the end of the connection. */
type BodyEnd = 'marked' | 'closed';

/**
 * Decodes the JSON objects of one answer into parts: the chunks of a stream, or the single object of an answer that is not streamed. It is
 * lenient, because "compatible" providers differ a lot, but an empty answer, or one that was cut off, never looks complete.
 *
 * Finish parts are held back until the end of the body, because some providers send a finish reason in every chunk, and some send content
 * after it.
 */
export class AnswerReader {
  /** An error that was sent inside of a choice, for which only clients of this dialect have a place. */
  failure: GatewayError | undefined;
  readonly #by: ProviderErrors;
  readonly #call: AnswerContext['call'];
  readonly #fallback: StartPart;
  readonly #origin: Origin | undefined;
  readonly #earlier: readonly Message[];
  readonly #references: ReferencedSources | undefined;
  /** The ids of the calls in the conversation; absent until an answer has calls. */
  #earlierIds: ReadonlySet<string> | undefined;
  readonly #onReasoning: AnswerContext['onReasoning'];
  readonly #held: HeldParts;
  /** The first choice. Others are stored separately, because nearly all answers have only one. */
  #first: ChoiceState | undefined;
  #others: Map<number, ChoiceState> | undefined;
  /** Members specific to this dialect for which parts have been pushed; few answers have any. */
  #ownMembers: Set<string> | undefined;
  /** What was last said about the sources of the whole answer. */
  #sources: JsonObject = {};
  #started = false;
  #skipped = false;
  /** The usage so far. */
  #usage: Usage | undefined;
  /** The usage, if nothing has come after it. */
  #lastUsage: Usage | undefined;

  constructor({ errors, call, exchange, fallback, origin, earlier = [], onReasoning }: AnswerContext) {
    this.#by = errors;
    this.#call = call;
    this.#fallback = fallback;
    this.#origin = origin;
    this.#earlier = earlier;
    this.#references = origin && new ReferencedSources(call.messages);
    this.#onReasoning = onReasoning;
    this.#held = new HeldParts(exchange);
  }

  /** True when the start part has been pushed. */
  get started(): boolean {
    return this.#started;
  }

  /** Whether any content has come. */
  get hasContent(): boolean {
    return this.#skipped || this.#states().some(({ hasOutput }) => hasOutput);
  }

  /** The usage, if it has come after the finish reasons of this many choices, so that there is nothing left to count. */
  finalUsage(choices: number): Usage | undefined {
    const states = this.#states();
    const isFinal = states.length >= choices && states.every(({ finishReason }) => finishReason !== undefined);
    return isFinal ? this.#lastUsage : undefined;
  }

  /** Records that a chunk with output was skipped without parsing. */
  skip(): void {
    this.#skipped = true;
    this.#lastUsage = undefined;
  }

  /** Decodes one object and pushes its parts. */
  read(object: JsonObject, parts: StreamPart[]): void {
    const choices = blocksIn(object['choices'], this.#by);
    this.#begin(object, choices, parts);
    for (let position = 0; position < choices.length; position += 1) {
      const choice = choices[position];
      if (isJsonObject(choice)) this.#readChoice(choice, position, parts);
    }
    this.#readUsage(object, choices, parts);
    this.#readOwnMembers(object, parts);
  }

  /** Decodes the object of an answer that is not streamed, and pushes only start, finish and usage parts. */
  readBriefly(object: JsonObject, parts: StreamPart[]): void {
    const choices = blocksIn(object['choices'], this.#by);
    this.#begin(object, choices, parts);
    for (let position = 0; position < choices.length; position += 1) {
      const choice = choices[position];
      if (!isJsonObject(choice)) continue;
      if (isPlainText(choice)) this.#skipText(choice, position);
      else this.#readChoice(choice, position, parts);
    }
    this.#readUsage(object, choices, parts);
  }

  #begin(object: JsonObject, choices: readonly JsonValue[], parts: StreamPart[]): void {
    // Azure first sends a chunk without id and choices, with the results of its content filter only.
    if (!this.#started && (choices.length > 0 || isText(object['id']))) this.#start(object, parts);
  }

  #readUsage(object: JsonObject, choices: readonly JsonValue[], parts: StreamPart[]): void {
    const said = object['usage'] ?? objectIn(object['x_groq'])['usage'] ?? objectIn(choices[0])['usage'];
    const usage = readUsage(said, { tier: object['service_tier'] });
    this.#lastUsage = usage;
    if (usage) {
      this.#usage = usage;
      if (!this.#started) this.#start(object, parts);
      parts.push({ type: 'usage', usage });
    }
  }

  /**
   * Called at the end of the body: pushes the finish parts.
   *
   * @throws GatewayError when the answer is empty or was cut off
   */
  end(how: BodyEnd, parts: StreamPart[]): void {
    const states = this.#states();
    const { length: size } = states;
    const finished = states.filter(({ finishReason }) => finishReason !== undefined).length;
    if (how === 'closed' && finished < Math.max(1, size) && (size > 0 || this.#skipped)) {
      throw cutAnswer(this.#by);
    }
    if (finished === 0 && !this.hasContent) throw emptyAnswer(this.#by);
    if (this.failure) throw this.failure;
    // Most dialects cannot say that an answer without content is one because of an error.
    if (this.#origin && !states.some(({ hasOutput }) => hasOutput) && states.some(isFailed))
      throw badAnswer(this.#by, 'an error in place of content');
    if (!this.hasContent && this.#isFaulty(states)) throw emptyAnswer(this.#by);
    for (const state of states) {
      state.cited?.end(sourcesIn(this.#sources), parts);
      state.tools?.end(parts);
      this.#sign(state, parts);
      state.members?.end(parts);
      parts.push(finishPart(state));
    }
  }

  #isFaulty(states: readonly ChoiceState[]): boolean {
    const reasons = states.map((state) => finishPart(state).reason);
    return !mayBeEmpty(this.#call) && isUnexpectedlyEmpty({ reasons, usage: this.#usage });
  }

  #start({ id, model, created }: JsonObject, parts: StreamPart[]): void {
    this.#started = true;
    parts.push(startSaid({ id, model, created }, this.#fallback));
  }

  #skipText(choice: JsonObject, position: number): void {
    const state = this.#stateOf(this.#indexOf(choice, position));
    state.hasOutput = true;
    const reason = choice['finish_reason'];
    if (isText(reason)) state.finishReason = reason;
  }

  #readChoice(choice: JsonObject, position: number, parts: StreamPart[]): void {
    const state = this.#stateOf(this.#indexOf(choice, position));
    const before = parts.length;
    const delta = choice['delta'] ?? withNumberedCalls(choice['message'], this.#by);
    if (isJsonObject(delta)) this.#readDelta(state, delta, choice['logprobs'] ?? undefined, parts);
    if (parts.length > before || state.tools?.hasCalls) state.hasOutput = true;
    const { finish_reason: reason, error } = choice;
    if (isText(reason)) state.finishReason = reason;
    state.members?.read(choice);
    if (this.#origin) state.stopSequence = foundStop(choice, this.#call.sampling.stop) ?? state.stopSequence;
    if (this.#origin && isJsonObject(error)) this.failure ??= failureOf(error, this.#by);
  }

  #readDelta(state: ChoiceState, delta: JsonObject, logprobs: JsonValue | undefined, parts: StreamPart[]): void {
    const { choice, cited } = state;
    const { content, refusal, tool_calls: calls, function_call: legacy } = delta;
    const before = parts.length;
    this.#readReasoning(state, delta, parts);
    if (state.details && (isContent(content) || isText(refusal) || isContent(calls))) this.#sign(state, parts);
    if (typeof content === 'string') readText(choice, content, logprobs, parts);
    else if (isText(refusal)) readText(choice, '', logprobs, parts);
    else readBlocks(choice, blocksIn(content, this.#by), parts, this.#references);
    cited?.count(parts, before);
    cited?.read(delta['annotations'], parts);
    if (isText(refusal)) parts.push({ type: 'refusal', choice, text: refusal });
    for (const call of blocksIn(calls, this.#by)) this.#toolsOf(state).read(call, parts);
    if (isJsonObject(legacy)) this.#toolsOf(state).read({ index: 0, function: legacy }, parts);
    const own = otherMembers(delta, this.#origin ? foreignDeltaMembers : deltaMembers);
    if (!own) return;
    countOwnValues(own, this.#by);
    const uncounted = isJsonObject(own['audio']) || isContent(own['images']);
    parts.push({
      type: 'opaque',
      dialect: chatDialect,
      choice,
      value: { delta: own },
      ...(uncounted && { uncounted }),
    });
  }

  #readReasoning(state: ChoiceState, delta: JsonObject, parts: StreamPart[]): void {
    // If several are present, they contain the same text.
    const { reasoning, reasoning_content: content, reasoning_details: details } = delta;
    let words = content ?? reasoning;
    if (isText(words)) this.#onReasoning?.(words === content ? 'reasoning_content' : 'reasoning');
    if (this.#origin && isContent(details)) {
      const detailed = (state.details ??= new ReasoningDetails(this.#held)).add(details);
      if (!isText(words)) words = detailed;
    }
    if (isText(words)) parts.push({ type: 'reasoning', choice: state.choice, text: words });
  }

  /** Pushes what the provider needs back with the reasoning so far, as its signature. */
  #sign({ choice, details }: ChoiceState, parts: StreamPart[]): void {
    const kept = details?.take() ?? [];
    if (!this.#origin || kept.length === 0) return;
    parts.push({ type: 'reasoning', choice, text: '', signature: markDetails(kept, this.#origin) });
  }

  /** Pushes opaque parts for members specific to this dialect, each when it first occurs. */
  #readOwnMembers(object: JsonObject, parts: StreamPart[]): void {
    if (this.#origin)
      for (const name of sourceMembers)
        if (isContent(object[name])) this.#sources = { ...this.#sources, [name]: object[name] };
    const own = otherMembers(object, this.#origin ? foreignAnswerMembers : answerMembers, this.#ownMembers);
    if (!own || !this.#started) return;
    countOwnValues(own, this.#by);
    this.#ownMembers ??= new Set();
    for (const name in own) {
      this.#held.add(name.length);
      this.#ownMembers.add(name);
    }
    const part: StreamPart = { type: 'opaque', dialect: chatDialect, choice: 0, value: { answer: own } };
    parts.push((this.#origin && toldByBoth(own, this.#call.source.dialect)) ?? part);
  }

  /** @throws GatewayError for an implausible index, because a collector would allocate all choices up to it */
  #indexOf({ index }: JsonObject, position: number): number {
    const number = typeof index === 'number' ? index : position;
    if (Number.isInteger(number) && number >= 0 && number < mostChoices) return number;
    throw badAnswer(this.#by, 'a choice with an impossible number');
  }

  #stateOf(choice: number): ChoiceState {
    const known = this.#first?.choice === choice ? this.#first : this.#others?.get(choice);
    if (known) return known;
    const cited = this.#origin && new ChoiceCitations(choice);
    const members = this.#origin ? undefined : new ChoiceMembers(choice, this.#by, this.#held);
    const state: ChoiceState = {
      choice,
      tools: undefined,
      details: undefined,
      cited,
      hasOutput: false,
      finishReason: undefined,
      stopSequence: undefined,
      members,
    };
    if (!this.#first) this.#first = state;
    else (this.#others ??= new Map<number, ChoiceState>()).set(choice, state);
    return state;
  }

  /** All choices, in the order in which they began. */
  #states(): readonly ChoiceState[] {
    if (!this.#first) return [];
    return this.#others ? [this.#first, ...this.#others.values()] : [this.#first];
  }

  #toolsOf(state: ChoiceState): ToolCallReader {
    const isTaken = (id: string): boolean => (this.#earlierIds ??= callIdsIn(this.#earlier)).has(id);
    state.tools ??= new ToolCallReader({ choice: state.choice, origin: this.#origin, isTaken, held: this.#held });
    return state.tools;
  }
}

function callIdsIn(conversation: readonly Message[]): ReadonlySet<string> {
  const blocks = conversation.flatMap(({ content }) => content);
  return new Set(blocks.flatMap((block) => (block.type === 'tool-call' ? [block.id] : [])));
}

/** Whether a choice of an answer that is not streamed has only text, without tool calls. */
function isPlainText({ message }: JsonObject): boolean {
  if (!isJsonObject(message) || !isText(message['content'])) return false;
  const { tool_calls: calls, function_call: legacy } = message;
  return (calls ?? legacy ?? undefined) === undefined;
}

/** Each call of a whole message is one of its own, even if several have the same id and name. */
function withNumberedCalls(message: JsonValue | undefined, by: ProviderErrors): JsonValue | undefined {
  if (!isJsonObject(message)) return message;
  const calls = blocksIn(message['tool_calls'], by);
  if (calls.length < 2) return message;
  const numbered = calls.map((call, index) => (isJsonObject(call) ? { ...call, index } : call));
  return { ...message, tool_calls: numbered };
}

function isFailed({ finishReason }: ChoiceState): boolean {
  return finishReason !== undefined && mapFinishReason(finishReason, false) === 'error';
}

function finishPart({ choice, finishReason, tools, stopSequence }: ChoiceState): FinishPart {
  const raw = finishReason ?? 'stop';
  const reason = mapFinishReason(raw, tools?.hasCalls ?? false);
  const part: Writable<FinishPart> = { type: 'finish', choice, reason };
  if (raw !== reason) part.raw = raw;
  if (reason === 'stop' && stopSequence !== undefined) part.stopSequence = stopSequence;
  return part;
}

function readText(choice: number, text: string, logprobs: JsonValue | undefined, parts: StreamPart[]): void {
  if (logprobs !== undefined) parts.push({ type: 'text', choice, text, logprobs });
  else if (text !== '') parts.push({ type: 'text', choice, text });
}

/** Whether a member has any content: a text that is not empty, or a list. */
function isContent(value: JsonValue | undefined): boolean {
  return isText(value) || (Array.isArray(value) && value.length > 0);
}
