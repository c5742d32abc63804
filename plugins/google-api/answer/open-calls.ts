import { JsonEnd, type StreamPart } from '../../../core/api/index.js';

type CallPart = StreamPart & { readonly type: 'tool-call' };

interface OpenCall {
  readonly call: CallPart;
  readonly end: JsonEnd;
  text: string;
}

/** A call with its arguments. */
type WrittenCall = Pick<CallPart, 'id' | 'name' | 'extras'> & { readonly arguments: string };

/** Collects the arguments of calls, which the dialect sends whole. They are given back in the order in which the model began them. */
export class OpenCalls {
  #open: OpenCall[] = [];

  begin(call: CallPart): void {
    this.#open.push({ call, end: new JsonEnd(), text: '' });
  }

  /** Adds a piece of arguments; returns the calls that are complete with it. */
  add({ index, text }: StreamPart & { readonly type: 'tool-arguments' }): readonly WrittenCall[] {
    const open = this.#open.findLast(({ call }) => call.index === index);
    if (!open) return [];
    open.text += text;
    open.end.push(text);
    return open.end.complete ? this.complete() : [];
  }

  /** The complete calls, up to the first one that is not. */
  complete(): readonly WrittenCall[] {
    const first = this.#open.findIndex(({ end }) => !end.complete);
    return this.#open.splice(0, first < 0 ? this.#open.length : first).map(written);
  }

  /** All that are left at the end. */
  rest(): readonly WrittenCall[] {
    return this.#open.splice(0).map(written);
  }
}

function written({ call: { id, name, extras }, text }: OpenCall): WrittenCall {
  return { id, name, arguments: text, ...(extras === undefined ? {} : { extras }) };
}
