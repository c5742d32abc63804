import {
  type ChatCall,
  type CollectedAnswer,
  type ContentBlock,
  type FinishPart,
  JsonInside,
  type JsonObject,
  type JsonValue,
  queriesOf,
  type TextBlock,
  writtenArguments,
} from '../../core/api/index.js';
import { citedPieces, type Expected, expectedBy, wireCitation } from './cited-text.js';
import { dialectName } from './dialect-name.js';
import { ForeignSearches } from './foreign-searches.js';
import { type OpaqueEvent, opaqueEvent, toolExtras } from './opaque-event.js';
import { failureAtEnd, stopReason } from './stop-reason.js';
import { UnaskedThinking } from './unasked-thinking.js';
import { unsigned } from './unsigned-thinking.js';
import { wireUsage } from './wire-usage.js';

type WireBlock = Record<string, JsonValue | undefined>;

const endTurn: FinishPart = { type: 'finish', choice: 0, reason: 'stop' };

/**
 * Encodes an answer that is not streamed. The dialect has only one choice.
 *
 * @throws GatewayError if the provider has ended the answer with an error
 */
export function writeMessage(answer: CollectedAnswer, call: ChatCall): JsonObject {
  const choice = answer.choices[0];
  const content = choice?.content ?? [];
  const finish = choice?.finish ?? endTurn;
  const failure = failureAtEnd(finish);
  if (failure) throw failure;
  const stop_reason = stopReason(finish, {
    toolCall: content.some((block) => block.type === 'tool-call'),
    refusal: content.some((block) => block.type === 'text' && block.refusal === true),
  });
  const message = new MessageBlocks(expectedBy(call));
  const thinking = new UnaskedThinking<ContentBlock>(call);
  for (const block of content.flatMap((next) => thinking.take(next))) message.add(block);
  return {
    ...message.fields,
    id: answer.start.id,
    type: 'message',
    role: 'assistant',
    model: answer.start.model,
    content: message.complete(),
    stop_reason,
    stop_sequence: stop_reason === 'stop_sequence' ? (finish.stopSequence ?? null) : null,
    usage: wireUsage(answer.usage),
  };
}

/** Assembles the blocks of a message, with opaque ones in their original positions. */
class MessageBlocks {
  readonly #blocks: WireBlock[] = [];
  /** Fields of the message itself from opaque parts. */
  fields: JsonObject = {};
  readonly #expected: Expected;
  #announcedTool: JsonObject | undefined;
  readonly #searches = new ForeignSearches();
  readonly #json = new JsonInside();
  /** The input of the open opaque block, as JSON text. */
  #input = '';

  /** @param expected what the client expects of sources */
  constructor(expected: Expected) {
    this.#expected = expected;
  }

  add(block: ContentBlock): void {
    switch (block.type) {
      case 'text':
        return block.citations ? this.#citedText(block) : this.#text(block.text);
      case 'reasoning':
        this.#blocks.push(
          block.encrypted === undefined
            ? { type: 'thinking', thinking: block.text, signature: block.signature ?? unsigned }
            : { type: 'redacted_thinking', data: block.encrypted },
        );
        return;
      case 'tool-call': {
        const extras = this.#announcedTool?.['id'] === block.id ? toolExtras(this.#announcedTool as JsonObject) : {};
        this.#announcedTool = undefined;
        this.#blocks.push({
          type: 'tool_use',
          id: block.id,
          name: block.name,
          input: writtenArguments(block.arguments, this.#json),
          ...extras,
        });
        return;
      }
      case 'opaque': {
        const queries = queriesOf(block);
        if (queries) {
          if (this.#expected.searches) this.#blocks.push(...queries.map((query) => this.#searches.call(query)));
          return;
        }
        const event = block.dialect === dialectName ? opaqueEvent(block.value) : undefined;
        if (event) this.#opaque(event);
      }
    }
  }

  /** All blocks, with the results of searches at the end. */
  complete(): readonly WireBlock[] {
    return [...this.#blocks, ...this.#searches.results()];
  }

  #citedText(block: TextBlock): void {
    for (const citation of block.citations ?? []) this.#searches.cite(citation);
    if (this.#expected.pieces) {
      for (const { text, citations } of citedPieces(block))
        this.#blocks.push({ type: 'text', text, ...(citations.length > 0 && { citations }) });
      return;
    }
    this.#text(block.text);
    const citations = block.citations?.flatMap(wireCitation) ?? [];
    const last = this.#blocks.at(-1) as WireBlock;
    if (citations.length > 0) last['citations'] = [...((last['citations'] ?? []) as JsonValue[]), ...citations];
  }

  #text(text: string): void {
    const last = this.#blocks.at(-1);
    const before = last?.['type'] === 'text' ? last['text'] : undefined;
    if (last && typeof before === 'string') last['text'] = before + text;
    else this.#blocks.push({ type: 'text', text });
  }

  #opaque(event: OpaqueEvent): void {
    switch (event.type) {
      case 'content_block_start':
        this.#input = '';
        if (event.content_block['type'] === 'tool_use') this.#announcedTool = event.content_block;
        else this.#blocks.push(copyOf(event.content_block));
        return;
      case 'content_block_delta':
        return this.#delta(event.delta);
      case 'content_block_stop': {
        const last = this.#blocks.at(-1);
        if (last && this.#input !== '') last['input'] = writtenArguments(this.#input, this.#json);
        return;
      }
      case 'message_delta':
        this.fields = { ...this.fields, ...event.delta, ...event.beside };
    }
  }

  #delta(delta: JsonObject): void {
    if (delta['type'] === 'citations_delta') {
      if (this.#blocks.at(-1)?.['type'] !== 'text') this.#blocks.push({ type: 'text', text: '' });
      const last = this.#blocks.at(-1) as WireBlock;
      const citation = delta['citation'] ?? null;
      if (Array.isArray(last['citations'])) (last['citations'] as JsonValue[]).push(citation);
      else last['citations'] = [citation];
      return;
    }
    if (delta['type'] === 'input_json_delta') {
      if (typeof delta['partial_json'] === 'string') this.#input += delta['partial_json'];
      return;
    }
    this.#unknownDelta(delta);
  }

  /** Applies a delta of unknown type: strings are appended to the block's member of the same name, other values replace it. */
  #unknownDelta(delta: JsonObject): void {
    const last = this.#blocks.at(-1);
    if (!last) return;
    for (const [name, value] of Object.entries(delta)) {
      if (name === 'type' || name === '__proto__') continue;
      const before = last[name];
      last[name] = typeof value === 'string' && typeof before === 'string' ? before + value : value;
    }
  }
}

/** A copy to which citations can be added. */
function copyOf(block: JsonObject): WireBlock {
  const { citations } = block;
  return { ...block, ...(Array.isArray(citations) ? { citations: [...(citations as JsonValue[])] } : {}) };
}
