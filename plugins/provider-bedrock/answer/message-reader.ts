import {
  type Answerer,
  blocksIn,
  CitedBlocks,
  cutAnswer,
  emptyAnswer,
  type FinishPart,
  HeldParts,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  objectIn,
  objectsIn,
  type StartPart,
  type StreamPart,
  stringifyJson,
  textIn,
  type Usage,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { readCitation } from './read-citation.js';
import { readUsage } from './read-usage.js';
import { finishReason } from './stop-reason.js';

/** A call of a tool whose arguments are still arriving. */
interface OpenCall {
  readonly index: number;
  written: boolean;
}

/**
 * Decodes the events of one streamed answer, or one whole message, into parts. It is lenient, but an empty answer, or one that was cut off,
 * never looks complete.
 */
export class MessageReader {
  readonly #by: Answerer;
  readonly #start: StartPart;
  readonly #calls = new Map<JsonValue | undefined, OpenCall>();
  readonly #held: HeldParts;
  readonly #cited = new CitedBlocks();
  #started = false;
  #hasContent = false;
  #toolCalls = 0;
  #usage: Usage | undefined;
  /** Whether the last event of a stream has come, which is `metadata`. */
  #counted = false;
  #finish: FinishPart | undefined;

  constructor({ errors, start, exchange }: Pick<AnswerContext, 'errors' | 'start' | 'exchange'>) {
    this.#by = errors;
    this.#start = start;
    this.#held = new HeldParts(exchange);
  }

  /** Whether the stream has said everything: why the answer ends, and what it took. */
  get isComplete(): boolean {
    return this.#finish !== undefined && this.#counted;
  }

  /** The usage, if it has come, so that there is nothing left to count. */
  get finalUsage(): Usage | undefined {
    return this.#usage;
  }

  /** Decodes one event and pushes its parts. */
  event(type: string, event: JsonObject, parts: StreamPart[]): void {
    this.#begin(parts);
    const index = event['contentBlockIndex'];
    switch (type) {
      case 'contentBlockStart':
        return this.#blockStart(index, event['start'], parts);
      case 'contentBlockDelta':
        return this.#blockDelta(index, event['delta'], parts);
      case 'contentBlockStop':
        return this.#blockStop(index, parts);
      case 'messageStop':
        return this.#stop(event);
      case 'metadata':
        this.#counted = true;
        return this.#count(event['usage'], parts);
      default:
    }
  }

  /** Decodes a whole answer. */
  answer(body: JsonObject, parts: StreamPart[]): void {
    const { message } = objectIn(body['output']);
    if (!isJsonObject(message)) throw emptyAnswer(this.#by);
    this.#begin(parts);
    for (const block of blocksIn(message['content'], this.#by)) this.#block(block, parts);
    this.#stop(body);
    this.#count(body['usage'], parts);
    this.#counted = true;
    // Some models give no reason.
    if (this.#hasContent) this.#finish ??= this.#ordinaryFinish();
  }

  /**
   * Called at the end of the answer: pushes its last part.
   *
   * @throws GatewayError when the answer is empty or was cut off
   */
  end(parts: StreamPart[]): void {
    if (!this.#finish && !this.#hasContent && (!this.#started || this.#counted)) throw emptyAnswer(this.#by);
    if (!this.#finish || !this.#counted) throw cutAnswer(this.#by);
    for (const index of this.#calls.keys()) this.#blockStop(index, parts);
    this.#cited.end(parts);
    parts.push(this.#finish);
  }

  #begin(parts: StreamPart[]): void {
    if (this.#started) return;
    this.#started = true;
    parts.push(this.#start);
  }

  #ordinaryFinish(): FinishPart {
    return { type: 'finish', choice: 0, reason: this.#toolCalls > 0 ? 'tool_calls' : 'stop' };
  }

  #stop({ stopReason, additionalModelResponseFields: fields }: JsonObject): void {
    const raw = textIn(stopReason);
    if (raw === undefined) return;
    const delta = objectIn(objectIn(fields)['delta']);
    const stopSequence = textIn(delta['stop_sequence']);
    const sequence = stopSequence === undefined ? {} : { stopSequence };
    this.#finish = { type: 'finish', choice: 0, reason: finishReason(raw, this.#toolCalls > 0), raw, ...sequence };
  }

  #count(value: JsonValue | undefined, parts: StreamPart[]): void {
    const usage = readUsage(value);
    if (!usage) return;
    this.#usage = usage;
    parts.push({ type: 'usage', usage });
  }

  /** A block of a whole answer. */
  #block(block: JsonValue, parts: StreamPart[]): void {
    if (!isJsonObject(block)) return;
    const { toolUse, reasoningContent: reasoning, citationsContent: cited } = block;
    if (isJsonObject(cited)) {
      for (const content of objectsIn(cited['content'])) this.#blockDelta(undefined, content, parts);
      for (const citation of objectsIn(cited['citations'])) this.#blockDelta(undefined, { citation }, parts);
      return this.#blockStop(undefined, parts);
    }
    if (isJsonObject(toolUse)) {
      this.#callStart(undefined, toolUse, parts);
      const { input } = toolUse;
      this.#callInput(undefined, isJsonObject(input) ? stringifyJson(input) : '{}', parts);
      this.#calls.clear();
      return;
    }
    const inner = objectIn(reasoning)['reasoningText'];
    this.#blockDelta(undefined, isJsonObject(inner) ? { reasoningContent: inner } : block, parts);
    this.#blockStop(undefined, parts);
  }

  #blockStart(index: JsonValue | undefined, start: JsonValue | undefined, parts: StreamPart[]): void {
    this.#hasContent = true;
    if (isJsonObject(start) && isJsonObject(start['toolUse'])) this.#callStart(index, start['toolUse'], parts);
  }

  #callStart(index: JsonValue | undefined, { toolUseId, name }: JsonObject, parts: StreamPart[]): void {
    this.#hasContent = true;
    const call = this.#toolCalls;
    this.#toolCalls += 1;
    this.#held.add(0);
    this.#calls.set(index, { index: call, written: false });
    const id = textIn(toolUseId) ?? `tooluse_${this.#start.id}_${call}`;
    parts.push({ type: 'tool-call', choice: 0, index: call, id, name: textIn(name) ?? '' });
  }

  #callInput(index: JsonValue | undefined, input: JsonValue | undefined, parts: StreamPart[]): void {
    const call = this.#calls.get(index);
    if (!call || !isText(input)) return;
    call.written = true;
    parts.push({ type: 'tool-arguments', choice: 0, index: call.index, text: input });
  }

  #blockDelta(index: JsonValue | undefined, delta: JsonValue | undefined, parts: StreamPart[]): void {
    if (!isJsonObject(delta)) return;
    this.#hasContent = true;
    const { text: words, toolUse, reasoningContent: reasoning, citation } = delta;
    if (isText(words)) {
      this.#cited.add(words);
      parts.push({ type: 'text', choice: 0, text: words });
    }
    if (isJsonObject(citation)) this.#cited.cite(readCitation(citation));
    if (isJsonObject(toolUse)) this.#callInput(index, toolUse['input'], parts);
    if (isJsonObject(reasoning)) pushReasoning(reasoning, parts);
  }

  #blockStop(index: JsonValue | undefined, parts: StreamPart[]): void {
    // The provider sends nothing for a call without arguments, but clients of other dialects parse them.
    if (this.#calls.get(index)?.written === false) this.#callInput(index, '{}', parts);
    this.#calls.delete(index);
    this.#cited.end(parts);
    // Texts say only where they end.
    this.#cited.begin();
  }
}

function pushReasoning(reasoning: JsonObject, parts: StreamPart[]): void {
  const { text: words, signature, redactedContent } = reasoning;
  if (isText(redactedContent)) {
    parts.push({ type: 'reasoning', choice: 0, text: '', encrypted: redactedContent });
  } else if (isText(words) || isText(signature)) {
    const signed = isText(signature) ? { signature } : {};
    parts.push({ type: 'reasoning', choice: 0, text: textIn(words) ?? '', ...signed });
  }
}
