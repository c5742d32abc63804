import { JsonEnd, type StreamPart } from '../../core/api/index.js';

/** A part with content of a message. */
export type ContentPart = Exclude<Extract<StreamPart, { readonly choice: number }>, { type: 'policy' | 'finish' }>;

/** A call and its arguments, or consecutive parts that belong to none. */
interface WaitingBlock {
  readonly call: OpenCall | undefined;
  readonly parts: ContentPart[];
}

interface OpenCall {
  readonly index: number;
  readonly end: JsonEnd;
}

/**
 * Reorders parts so that each block is complete before the next one begins, which is necessary when the arguments of several calls are
 * interleaved. Parts after a call wait until its arguments are complete.
 */
export class BlockOrder {
  #open: OpenCall | undefined;
  #waiting: WaitingBlock[] = [];
  /** The waiting calls by index. */
  readonly #calls = new Map<number, WaitingBlock>();

  /** Adds the next part; returns the parts that can be written now. */
  take(part: ContentPart): readonly ContentPart[] {
    const open = this.#open;
    if (part.type === 'tool-arguments' && open?.index === part.index) {
      open.end.push(part.text);
      return this.#waiting.length > 0 && open.end.complete ? [part, ...this.#next()] : [part];
    }
    if (open && !open.end.complete) {
      this.#wait(part);
      return [];
    }
    if (part.type === 'tool-call') this.#open = openCall(part.index);
    else if (part.type !== 'tool-arguments') this.#open = undefined;
    return [part];
  }

  /** Returns the waiting parts at the end. */
  rest(): readonly ContentPart[] {
    const blocks = this.#waiting;
    this.#waiting = [];
    this.#calls.clear();
    this.#open = blocks.at(-1)?.call ?? this.#open;
    return blocks.flatMap(({ parts }) => parts);
  }

  #wait(part: ContentPart): void {
    if (part.type === 'tool-call') {
      const block = { call: openCall(part.index), parts: [part] };
      this.#waiting.push(block);
      this.#calls.set(part.index, block);
      return;
    }
    const call = part.type === 'tool-arguments' ? this.#calls.get(part.index) : undefined;
    if (part.type === 'tool-arguments' && call) {
      call.parts.push(part);
      call.call?.end.push(part.text);
      return;
    }
    const last = this.#waiting.at(-1);
    if (last && !last.call) last.parts.push(part);
    else this.#waiting.push({ call: undefined, parts: [part] });
  }

  /** The blocks that wait, up to the first call that is not complete. */
  #next(): readonly ContentPart[] {
    const last = this.#waiting.findIndex(({ call }) => call && !call.end.complete);
    const blocks = this.#waiting.splice(0, last < 0 ? this.#waiting.length : last + 1);
    for (const { call } of blocks) if (call) this.#calls.delete(call.index);
    this.#open = blocks.at(-1)?.call;
    return blocks.flatMap(({ parts }) => parts);
  }
}

function openCall(index: number): OpenCall {
  return { index, end: new JsonEnd() };
}
