import { JsonEnd, type StreamPart } from '../../../core/api/index.js';

type CallPart = StreamPart & { readonly type: 'tool-call' };

interface OpenCall {
  readonly call: CallPart;
  readonly signature: string | undefined;
  readonly end: JsonEnd;
  text: string;
}

/** A call with its arguments, and the signature of the reasoning before it. */
type WrittenCall = Pick<CallPart, 'id' | 'name' | 'extras'> & {
  readonly arguments: string;
  readonly signature: string | undefined;
};

/**
 * Collects the arguments of calls, which the dialect sends whole. They are given back in the order in which the model began them, and those that follow
 * each other together: some clients (Haystack, Semantic Kernel) number the calls of each response anew, and take the first of two for the same call.
 */
export class OpenCalls {
  #open: OpenCall[] = [];

  begin(call: CallPart, signature: string | undefined): void {
    this.#open.push({ call, signature, end: new JsonEnd(), text: '' });
  }

  /** Adds a piece of arguments. */
  add({ index, text }: StreamPart & { readonly type: 'tool-arguments' }): void {
    const open = this.#open.findLast(({ call }) => call.index === index);
    if (!open) return;
    open.text += text;
    open.end.push(text);
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

function written({ call: { id, name, extras }, signature, text }: OpenCall): WrittenCall {
  return { id, name, arguments: text, signature, ...(extras === undefined ? {} : { extras }) };
}
