import {
  type Answerer,
  badAnswer,
  cutAnswer,
  emptyAnswer,
  type FinishPart,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type StartPart,
  type StreamPart,
} from '../../core/api/index.js';
import { chatDialect } from './answer-context.js';
import { mapFinishReason } from './map-finish-reason.js';
import { readUsage } from './read-usage.js';
import { newToolCallId, ToolCallReader } from './tool-call-reader.js';

const answerMembers = new Set(['id', 'object', 'created', 'model', 'choices', 'usage', 'error', 'obfuscation']);
const messageMembers = ['role', 'content', 'refusal', 'tool_calls', 'function_call'];
const deltaMembers = new Set([...messageMembers, 'reasoning_content', 'reasoning']);

/** More than any provider gives at once. */
const mostChoices = 1024;

interface ChoiceState {
  readonly choice: number;
  /** Absent until the choice calls something. */
  tools: ToolCallReader | undefined;
  hasOutput: boolean;
  finishReason: string | undefined;
}

/** How a body came to its end. */
export type BodyEnd = 'marked' | 'closed';

/**
 * Turns the JSON objects of one answer into parts: the chunks of a stream, or the one object of an answer that is whole.
 * Lenient, because "compatible" is a wide word. What it insists on is that an answer that says nothing, or that breaks off,
 * never looks like one that is complete.
 *
 * The parts that end the choices are held until the end of the body: some providers name a reason in every chunk, and some
 * send content behind it.
 */
export class AnswerReader {
  readonly #by: Answerer;
  readonly #fallback: StartPart;
  readonly #newId: () => string;
  /** Nearly all answers have one choice: the others get their place when there are any. */
  #first: ChoiceState | undefined;
  #others: Map<number, ChoiceState> | undefined;
  /** Members that only this dialect knows and that have been told of; few answers have any. */
  #ownMembers: Set<string> | undefined;
  #started = false;
  #skipped = false;

  /** @param fallback what the answer is called when the provider does not say */
  constructor(provider: string, fallback: StartPart, newId: () => string = newToolCallId) {
    this.#by = { provider, dialect: chatDialect };
    this.#fallback = fallback;
    this.#newId = newId;
  }

  /** True once the start part has been given out. */
  get started(): boolean {
    return this.#started;
  }

  /** Notes that a chunk with output has gone by unread. */
  skip(): void {
    this.#skipped = true;
  }

  /** Reads one object and pushes what it means. */
  read(object: JsonObject, parts: StreamPart[]): void {
    const choices = choicesOf(object);
    this.#begin(object, choices, parts);
    for (const choice of choices) if (isJsonObject(choice)) this.#readChoice(choice, parts);
    this.#readUsage(object, parts);
    this.#readOwnMembers(object, parts);
  }

  /** Reads the object of a whole answer and pushes what it is called, how it ends and what it used, not what it says. */
  readBriefly(object: JsonObject, parts: StreamPart[]): void {
    const choices = choicesOf(object);
    this.#begin(object, choices, parts);
    for (const choice of choices) {
      if (!isJsonObject(choice)) continue;
      if (isPlainText(choice)) this.#skipText(choice);
      else this.#readChoice(choice, parts);
    }
    this.#readUsage(object, parts);
  }

  #begin(object: JsonObject, choices: readonly JsonValue[], parts: StreamPart[]): void {
    // Azure sends a chunk without name and choices ahead: it tells about the filters only.
    if (!this.#started && (choices.length > 0 || isText(object['id']))) this.#start(object, parts);
  }

  #readUsage(object: JsonObject, parts: StreamPart[]): void {
    const usage = readUsage(object['usage'] ?? usageInside(object['x_groq']));
    if (usage) {
      if (!this.#started) this.#start(object, parts);
      parts.push({ type: 'usage', usage });
    }
  }

  /**
   * The body has ended: pushes what ends the choices.
   *
   * @throws GatewayError when the answer says nothing or has broken off
   */
  end(how: BodyEnd, parts: StreamPart[]): void {
    const states = this.#states();
    let finished = 0;
    let withOutput = 0;
    for (const { finishReason, hasOutput } of states) {
      if (finishReason !== undefined) finished += 1;
      if (hasOutput) withOutput += 1;
    }
    const { length: size } = states;
    if (how === 'closed' && finished < Math.max(1, size) && (size > 0 || this.#skipped)) {
      throw cutAnswer(this.#by);
    }
    if (finished === 0 && !this.#skipped && withOutput === 0) throw emptyAnswer(this.#by);
    for (const state of states) {
      state.tools?.end(parts);
      parts.push(finishPart(state));
    }
  }

  #start({ id, model, created }: JsonObject, parts: StreamPart[]): void {
    this.#started = true;
    parts.push({
      type: 'start',
      id: isText(id) ? id : this.#fallback.id,
      model: isText(model) ? model : this.#fallback.model,
      created: typeof created === 'number' && created > 0 ? Math.floor(created) : this.#fallback.created,
    });
  }

  #skipText(choice: JsonObject): void {
    const state = this.#stateOf(this.#indexOf(choice));
    state.hasOutput = true;
    const reason = choice['finish_reason'];
    if (isText(reason)) state.finishReason = reason;
  }

  #readChoice(choice: JsonObject, parts: StreamPart[]): void {
    const index = this.#indexOf(choice);
    const state = this.#stateOf(index);
    const before = parts.length;
    const delta = choice['delta'] ?? choice['message'];
    if (isJsonObject(delta)) this.#readDelta(index, state, delta, choice['logprobs'] ?? undefined, parts);
    if (parts.length > before || (state.tools?.count ?? 0) > 0) state.hasOutput = true;
    const reason = choice['finish_reason'];
    if (isText(reason)) state.finishReason = reason;
  }

  #readDelta(
    choice: number,
    state: ChoiceState,
    delta: JsonObject,
    logprobs: JsonValue | undefined,
    parts: StreamPart[],
  ): void {
    // The same thinking under two names, when both are there.
    const reasoning = delta['reasoning_content'] ?? delta['reasoning'];
    if (isText(reasoning)) parts.push({ type: 'reasoning', choice, text: reasoning });
    readContent(choice, delta['content'], logprobs, parts);
    const { refusal, tool_calls: calls, function_call: legacy } = delta;
    if (isText(refusal)) parts.push({ type: 'refusal', choice, text: refusal });
    if (Array.isArray(calls)) for (const call of calls as JsonValue[]) this.#toolsOf(state).read(call, parts);
    if (isJsonObject(legacy)) this.#toolsOf(state).read({ index: 0, function: legacy }, parts);
    const own = otherMembers(delta, deltaMembers);
    if (own) parts.push({ type: 'opaque', dialect: 'openai-chat', choice, value: { delta: own } });
  }

  /** Members of the answer that only this dialect knows, each when it first turns up. */
  #readOwnMembers(object: JsonObject, parts: StreamPart[]): void {
    const own = otherMembers(object, answerMembers, this.#ownMembers);
    if (!own || !this.#started) return;
    this.#ownMembers ??= new Set();
    for (const name in own) this.#ownMembers.add(name);
    parts.push({ type: 'opaque', dialect: 'openai-chat', choice: 0, value: { answer: own } });
  }

  /** @throws GatewayError for a number that no choice has: whoever puts choices in order would make room for all before it */
  #indexOf({ index }: JsonObject): number {
    if (typeof index !== 'number') return 0;
    if (Number.isInteger(index) && index >= 0 && index < mostChoices) return index;
    throw badAnswer(this.#by, 'a choice with an impossible number');
  }

  #stateOf(choice: number): ChoiceState {
    const known = this.#first?.choice === choice ? this.#first : this.#others?.get(choice);
    if (known) return known;
    const state = { choice, tools: undefined, hasOutput: false, finishReason: undefined };
    if (!this.#first) this.#first = state;
    else (this.#others ??= new Map<number, ChoiceState>()).set(choice, state);
    return state;
  }

  /** In the order in which they began. */
  #states(): readonly ChoiceState[] {
    if (!this.#first) return [];
    return this.#others ? [this.#first, ...this.#others.values()] : [this.#first];
  }

  #toolsOf(state: ChoiceState): ToolCallReader {
    state.tools ??= new ToolCallReader(state.choice, this.#newId);
    return state.tools;
  }
}

function choicesOf({ choices }: JsonObject): readonly JsonValue[] {
  return Array.isArray(choices) ? (choices as JsonValue[]) : [];
}

/** Whether a choice of a whole answer is a text and calls nothing. */
function isPlainText({ message }: JsonObject): boolean {
  if (!isJsonObject(message) || !isText(message['content'])) return false;
  const { tool_calls: calls, function_call: legacy } = message;
  return (calls ?? legacy ?? undefined) === undefined;
}

function finishPart({ choice, finishReason, tools }: ChoiceState): FinishPart {
  const raw = finishReason ?? 'stop';
  const reason = mapFinishReason(raw, (tools?.count ?? 0) > 0);
  return { type: 'finish', choice, reason, ...(raw === reason ? {} : { raw }) };
}

/** Content is a text, or a list of typed parts among which there may be thinking. */
function readContent(
  choice: number,
  content: JsonValue | undefined,
  logprobs: JsonValue | undefined,
  parts: StreamPart[],
): void {
  if (typeof content === 'string') {
    if (content !== '' || logprobs !== undefined) {
      parts.push({ type: 'text', choice, text: content, ...(logprobs === undefined ? {} : { logprobs }) });
    }
    return;
  }
  if (!Array.isArray(content)) return;
  for (const item of content as JsonValue[]) {
    if (!isJsonObject(item)) continue;
    const { type, text, thinking } = item;
    if (type === 'thinking') {
      if (isText(thinking)) parts.push({ type: 'reasoning', choice, text: thinking });
      else if (Array.isArray(thinking)) readThinking(choice, thinking as JsonValue[], parts);
    } else if (isText(text)) parts.push({ type: 'text', choice, text });
  }
}

function readThinking(choice: number, thinking: readonly JsonValue[], parts: StreamPart[]): void {
  for (const item of thinking) {
    if (isJsonObject(item) && isText(item['text'])) parts.push({ type: 'reasoning', choice, text: item['text'] });
  }
}

function otherMembers(
  object: JsonObject,
  known: ReadonlySet<string>,
  seen?: ReadonlySet<string>,
): JsonObject | undefined {
  let own: [string, JsonValue | undefined][] | undefined;
  for (const name in object) {
    if (known.has(name) || seen?.has(name)) continue;
    const value = object[name];
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    (own ??= []).push([name, value]);
  }
  return own && Object.fromEntries(own);
}

function usageInside(value: JsonValue | undefined): JsonValue | undefined {
  return isJsonObject(value) ? value['usage'] : undefined;
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}
