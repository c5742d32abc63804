import {
  type Answerer,
  badAnswer,
  blocksIn,
  CitedBlocks,
  countOwnValues,
  cutAnswer,
  emptyAnswer,
  type FinishPart,
  HeldParts,
  isJsonArray,
  isJsonObject,
  isText,
  isUnexpectedlyEmpty,
  type JsonObject,
  type JsonValue,
  membersBeside,
  objectIn,
  type StartPart,
  startSaid,
  type StreamPart,
  stringifyJson,
  textIn,
  type Usage,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import type { AnswerContext } from './answer-context.js';
import { deltaEventMembers, deltaMembers, isExpressible, messageMembers, toolMembers } from './known-members.js';
import { isSearch, MadeSearches } from './made-searches.js';
import { readCitation } from './read-citation.js';
import { finishReason } from './stop-reason.js';
import { UsageReader } from './usage-reader.js';

/** A content block that is open. */
type OpenBlock =
  | { readonly kind: 'text' | 'thinking' | 'opaque' }
  | { readonly kind: 'tool'; readonly index: number; readonly input: JsonValue | undefined; written: boolean };

/** Far more blocks than any server leaves open. Those that are open at the end are ended in one turn of the event loop. */
const mostOpen = 10_000;

/**
 * Decodes the events of one streamed answer, or one whole message, into parts. What parts cannot express becomes opaque parts, which the
 * client's dialect of the same name encodes again; their values are the provider's events without their index. It is lenient, but an empty
 * answer, or one that was cut off, never looks complete.
 */
export class MessageReader {
  readonly #by: Answerer;
  readonly #fallback: StartPart;
  readonly #mayBeEmpty: boolean;
  /** Absent for clients of the dialect, which get citations as they are. */
  readonly #cited: CitedBlocks | undefined;
  /** The same for searches. */
  readonly #searches: MadeSearches | undefined;
  readonly #held: HeldParts;
  readonly #usage = new UsageReader();
  readonly #blocks = new Map<JsonValue | undefined, OpenBlock>();
  #started = false;
  /** The id of the message that is open. */
  #openId: string | undefined;
  #stopped = false;
  #toolCalls = 0;
  #hasBlocks = false;
  #hasContent = false;
  #lastWasText = false;
  #saysAll = true;
  #usageSoFar: Usage | undefined;
  /** Whether the usage so far is only what was known when the answer began. */
  #isOutputUncounted = false;
  #finalUsage: Usage | undefined;
  #finish: FinishPart | undefined;

  constructor({
    errors,
    fallback,
    mayBeEmpty,
    isOwn,
    exchange,
  }: Pick<AnswerContext, 'errors' | 'fallback' | 'mayBeEmpty' | 'isOwn' | 'exchange'>) {
    this.#by = errors;
    this.#fallback = fallback;
    this.#mayBeEmpty = mayBeEmpty;
    this.#held = new HeldParts(exchange);
    this.#cited = isOwn ? undefined : new CitedBlocks();
    this.#searches = isOwn ? undefined : new MadeSearches();
  }

  /** Whether any content has come. */
  get hasContent(): boolean {
    return this.#hasContent;
  }

  /** Whether the last event of a message was its end. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** The usage, if it has come with the reason why the message ends, so that there is nothing left to count. */
  get finalUsage(): Usage | undefined {
    return this.#finalUsage;
  }

  /** Whether the parts express everything that was decoded. */
  get saysAll(): boolean {
    return this.#saysAll;
  }

  /** Whether the start of this message cuts off the one that is open: a proxy has lost its connection in the middle, and has retried. */
  isCutBy(message: JsonValue | undefined): boolean {
    return this.#hasBlocks && this.#isOpen && this.#openId !== idOf(message);
  }

  /** Records that a block has begun or ended, in which nothing need have come. */
  blockCame(): void {
    this.#hasBlocks = true;
  }

  /** Records that content has come. */
  contentCame(): void {
    this.#hasBlocks = true;
    this.#hasContent = true;
  }

  /** Decodes one event and pushes its parts. */
  event(event: JsonObject, parts: StreamPart[]): void {
    switch (event['type']) {
      case 'message_start':
        return this.#messageStart(event['message'], parts);
      case 'content_block_start':
        return this.#blockStart(event['index'], event['content_block'], parts);
      case 'content_block_delta':
        return this.#blockDelta(event['index'], event['delta'], parts);
      case 'content_block_stop':
        return this.#blockStop(event['index'], parts);
      case 'message_delta':
        return this.#messageDelta(event, parts);
      case 'message_stop':
        this.#stopped = true;
        return;
      case 'ping':
        return;
      default:
        if (typeof event['type'] === 'string') this.#opaque(event, parts);
    }
  }

  /** Decodes a whole message. */
  message(message: JsonObject, parts: StreamPart[]): void {
    this.#messageStart(message, parts);
    this.#isOutputUncounted = false;
    const { stop_reason, stop_sequence, context_management } = message;
    const beside = context_management ? { context_management } : {};
    this.#messageDelta({ delta: { stop_reason, stop_sequence }, ...beside }, parts);
    this.#stopped = true;
  }

  /**
   * Called at the end of the answer: pushes missing finish parts.
   *
   * @throws GatewayError when the answer is empty or was cut off
   */
  end(parts: StreamPart[]): void {
    if (!this.#finish && !this.#hasContent && (this.#stopped || !this.#started)) throw emptyAnswer(this.#by);
    if (!this.#finish && !this.#stopped) throw cutAnswer(this.#by);
    if (!this.#hasContent && this.#isFaulty()) throw emptyAnswer(this.#by);
    // Those that the provider has left open.
    for (const index of this.#blocks.keys()) this.#blockStop(index, parts);
    // The count of the start is a placeholder; without another, the answer's cost is estimated.
    if ((this.#isOutputUncounted || !this.#usage.isWhole) && this.#usageSoFar)
      parts.push({ type: 'usage', usage: { ...this.#usageSoFar, estimated: true } });
    parts.push(this.#finish ?? { type: 'finish', choice: 0, reason: this.#toolCalls > 0 ? 'tool_calls' : 'stop' });
  }

  #isFaulty(): boolean {
    const reasons = this.#finish ? [this.#finish.reason] : [];
    return !this.#mayBeEmpty && isUnexpectedlyEmpty({ reasons, usage: this.#usageSoFar });
  }

  #messageStart(message: JsonValue | undefined, parts: StreamPart[]): void {
    const known = objectIn(message);
    const { model, usage, content } = known;
    const id = idOf(message);
    this.#isOutputUncounted = true;
    // Some servers repeat the start; the blocks that are open go on.
    if (this.#started && this.#isOpen && this.#openId === id) {
      this.#pushUsage(usage, parts);
      return;
    }
    if (!this.#started) {
      this.#started = true;
      parts.push(startSaid({ id, model }, this.#fallback));
    }
    this.#openId = id;
    this.#blocks.clear();
    this.#stopped = false;
    this.#finalUsage = undefined;
    this.#finish = undefined;
    this.#pushUsage(usage, parts);
    const delta = membersBeside(known, messageMembers);
    if (delta) this.#opaque({ type: 'message_delta', delta }, parts);
    for (const [index, block] of blocksIn(content, this.#by).entries()) {
      this.#blockStart(index, block, parts);
      this.#blockStop(index, parts);
    }
  }

  get #isOpen(): boolean {
    return !this.#stopped && !this.#finish;
  }

  #messageDelta(event: JsonObject, parts: StreamPart[]): void {
    const delta = objectIn(event['delta']);
    const usage = this.#pushUsage(event['usage'], parts);
    if (usage) this.#isOutputUncounted = false;
    const inside = membersBeside(delta, deltaMembers);
    const beside = membersBeside(event, deltaEventMembers);
    if (inside || beside) this.#opaque({ type: 'message_delta', delta: inside ?? {}, ...beside }, parts);
    const raw = textIn(delta['stop_reason']);
    if (raw === undefined) return;
    this.#finalUsage = this.#usage.isWhole ? usage : undefined;
    const stopSequence = textIn(delta['stop_sequence']);
    const sequence = stopSequence === undefined ? {} : { stopSequence };
    this.#finish = { type: 'finish', choice: 0, reason: finishReason(raw, this.#toolCalls > 0), raw, ...sequence };
  }

  #blockStart(index: JsonValue | undefined, block: JsonValue | undefined, parts: StreamPart[]): void {
    if (!isJsonObject(block)) return;
    if (isEmptyText(block)) this.blockCame();
    else this.contentCame();
    this.#saysAll &&= isExpressible(block);
    const afterText = this.#lastWasText;
    this.#lastWasText = block['type'] === 'text';
    switch (block['type']) {
      case 'text':
        return this.#textStart(index, block, afterText, parts);
      case 'thinking':
        return this.#thinkingStart(index, block, parts);
      case 'redacted_thinking':
        parts.push({ type: 'reasoning', choice: 0, text: '', encrypted: textIn(block['data']) ?? '' });
        return;
      case 'tool_use':
        return this.#toolStart(index, block, parts);
      default:
        this.#open(index, { kind: 'opaque' });
        this.#searches?.begin(index, block);
        this.#opaque({ type: 'content_block_start', content_block: block }, parts, isSearch(block));
    }
  }

  #open(index: JsonValue | undefined, block: OpenBlock): void {
    if (this.#blocks.size > mostOpen) throw badAnswer(this.#by, `more than ${mostOpen} open blocks`);
    this.#held.add(block.kind === 'tool' ? stringifyJson(block.input).length : 0);
    this.#blocks.set(index, block);
  }

  #textStart(index: JsonValue | undefined, block: JsonObject, afterText: boolean, parts: StreamPart[]): void {
    this.#open(index, { kind: 'text' });
    // Separates two adjacent text blocks, which would otherwise be merged, with the citations of the second assigned to the first.
    const cited = this.#cited;
    cited?.begin();
    if (afterText && !cited)
      this.#opaque({ type: 'content_block_start', content_block: { type: 'text', text: '' } }, parts);
    const words = textIn(block['text']);
    if (words !== undefined) this.#text(words, parts);
    const { citations } = block;
    if (!isJsonArray(citations)) return;
    for (const citation of citations) this.#cite({ type: 'citations_delta', citation }, parts);
  }

  #text(text: string, parts: StreamPart[]): void {
    this.#cited?.add(text);
    parts.push({ type: 'text', choice: 0, text });
  }

  #cite(delta: JsonObject, parts: StreamPart[]): void {
    if (this.#cited) this.#cited.cite(readCitation(delta['citation']));
    else this.#opaque({ type: 'content_block_delta', delta }, parts);
  }

  #thinkingStart(index: JsonValue | undefined, block: JsonObject, parts: StreamPart[]): void {
    this.#open(index, { kind: 'thinking' });
    const signature = textIn(block['signature']);
    const words = textIn(block['thinking']) ?? '';
    if (words === '' && signature === undefined) return;
    parts.push({ type: 'reasoning', choice: 0, text: words, ...(signature === undefined ? {} : { signature }) });
  }

  #toolStart(index: JsonValue | undefined, block: JsonObject, parts: StreamPart[]): void {
    const extras = membersBeside(block, toolMembers);
    // Nearly every call is `direct`, so that alone gets no part.
    if (extras && objectIn(extras['caller'])['type'] === 'direct' && Object.keys(extras).length === 1)
      this.#saysAll = false;
    else if (extras) {
      this.#opaque(
        { type: 'content_block_start', content_block: { type: 'tool_use', id: block['id'], ...extras } },
        parts,
      );
    }
    const call = this.#toolCalls;
    this.#toolCalls += 1;
    this.#open(index, { kind: 'tool', index: call, input: block['input'], written: false });
    const [id, name] = [textIn(block['id']) ?? `toolu_${this.#fallback.id}_${call}`, textIn(block['name']) ?? ''];
    parts.push({ type: 'tool-call', choice: 0, index: call, id, name });
  }

  #blockDelta(index: JsonValue | undefined, delta: JsonValue | undefined, parts: StreamPart[]): void {
    if (!isJsonObject(delta)) return;
    this.contentCame();
    const block = this.#blocks.get(index);
    if (block?.kind === 'opaque') {
      this.#searches?.add(index, delta);
      return this.#opaque({ type: 'content_block_delta', delta }, parts);
    }
    this.#saysAll &&= isExpressible(delta);
    switch (delta['type']) {
      case 'text_delta':
        if (isText(delta['text'])) this.#text(delta['text'], parts);
        return;
      case 'citations_delta':
        return this.#cite(delta, parts);
      case 'input_json_delta':
        if (!isText(delta['partial_json']) || block?.kind !== 'tool') return;
        block.written = true;
        parts.push({ type: 'tool-arguments', choice: 0, index: block.index, text: delta['partial_json'] });
        return;
      case 'thinking_delta':
        if (isText(delta['thinking'])) parts.push({ type: 'reasoning', choice: 0, text: delta['thinking'] });
        return;
      case 'signature_delta':
        if (!isText(delta['signature'])) return;
        parts.push({ type: 'reasoning', choice: 0, text: '', signature: delta['signature'] });
        return;
      default:
        this.#opaque({ type: 'content_block_delta', delta }, parts);
    }
  }

  #blockStop(index: JsonValue | undefined, parts: StreamPart[]): void {
    const block = this.#blocks.get(index);
    this.#blocks.delete(index);
    if (block?.kind === 'opaque') {
      this.#opaque({ type: 'content_block_stop' }, parts);
      const search = this.#searches?.end(index);
      if (search) parts.push(search);
    }
    if (block?.kind === 'text') this.#cited?.end(parts);
    // The provider sends nothing for a call without arguments, but clients of other dialects parse them.
    if (block?.kind === 'tool' && !block.written) {
      const input = isJsonObject(block.input) ? stringifyJson(block.input) : '{}';
      parts.push({ type: 'tool-arguments', choice: 0, index: block.index, text: input });
    }
  }

  #pushUsage(value: JsonValue | undefined, parts: StreamPart[]): Usage | undefined {
    const usage = this.#usage.read(value);
    if (!usage) return undefined;
    this.#usageSoFar = usage;
    parts.push({ type: 'usage', usage });
    return usage;
  }

  #opaque(value: JsonObject, parts: StreamPart[], isBilled = false): void {
    countOwnValues(value, this.#by);
    const part = { type: 'opaque', dialect: dialectName, choice: 0, value } as const;
    parts.push(isBilled ? { ...part, fee: 'search' } : part);
  }
}

/** Whether an event only opens a block of text, which servers do before the model has written anything, or ends a block. */
export function isWithoutContent(event: JsonValue | undefined): boolean {
  if (!isJsonObject(event)) return false;
  const { type, content_block } = event;
  if (type === 'content_block_stop') return true;
  return type === 'content_block_start' && isJsonObject(content_block) && isEmptyText(content_block);
}

function isEmptyText({ type, text, citations }: JsonObject): boolean {
  return type === 'text' && !isText(text) && (!isJsonArray(citations) || citations.length === 0);
}

function idOf(message: JsonValue | undefined): string | undefined {
  return textIn(objectIn(message)['id']);
}
