import {
  type FinishPart,
  type GatewayError,
  stringifyJson,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import { errorBody } from '../error-body.js';
import { type AskedFor, endMembers, headMembers } from './answer-end.js';
import { type AnswerContent, type AnswerForm, noContent } from './answer-form.js';
import { writeCalls } from './write-call.js';

interface OpenCall {
  readonly id: string;
  readonly name: string;
  arguments: string;
}

/** Encodes the parts of one answer as lines of JSON. Calls of functions are sent whole, when the answer ends. */
export class AnswerLines {
  readonly #form: AnswerForm;
  readonly #asked: AskedFor;
  #begunAt: number | undefined;
  #finish: FinishPart | undefined;
  #usage: Usage | undefined;
  /** By their index. */
  readonly #calls = new Map<number, OpenCall>();

  constructor(form: AnswerForm, asked: AskedFor) {
    this.#form = form;
    this.#asked = asked;
  }

  /** A line that says nothing new. */
  nothing(): string {
    return this.#line(noContent);
  }

  /** The line for one part; empty if there is nothing to send. */
  part(part: StreamPart): string {
    this.#begunAt ??= this.#asked.now();
    // The dialect has only one choice.
    if ('choice' in part && part.choice !== 0) return '';
    switch (part.type) {
      case 'text':
      case 'refusal':
        return part.text === '' ? '' : this.#line({ ...noContent, text: part.text });
      case 'reasoning':
        return part.text === '' ? '' : this.#line({ ...noContent, thinking: part.text });
      case 'tool-call':
        this.#calls.set(part.index, { id: part.id, name: part.name, arguments: '' });
        return '';
      case 'tool-arguments': {
        const call = this.#calls.get(part.index);
        if (call) call.arguments += part.text;
        return '';
      }
      case 'usage':
        this.#usage = part.usage;
        return '';
      case 'finish':
        this.#finish = part;
        return this.#calls.size === 0 ? '' : this.#line({ ...noContent, calls: writeCalls([...this.#calls.values()]) });
      default:
        return '';
    }
  }

  /** The last line, with the reason and the usage. */
  end(): string {
    const begunAt = this.#begunAt ?? this.#asked.now();
    const end = endMembers({ finish: this.#finish, usage: this.#usage, begunAt }, this.#asked);
    return `${stringifyJson({ ...headMembers(this.#asked), ...this.#form(noContent), ...end })}\n`;
  }

  error(error: GatewayError): string {
    return `${stringifyJson(errorBody(error))}\n`;
  }

  #line(content: AnswerContent): string {
    return `${stringifyJson({ ...headMembers(this.#asked), ...this.#form(content), done: false })}\n`;
  }
}
