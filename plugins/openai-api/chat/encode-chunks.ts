import {
  asBuffer,
  type CitationPart,
  citedRange,
  eventJson,
  HeldParts,
  type IncomingRequest,
  type JsonObject,
  type ReasoningPart,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import {
  type AnswerHead,
  annotationOf,
  encodeReasoningDetails,
  encodeThinking,
  headOf,
  membersOf,
} from './encode-completion.js';
import { encodeFinishReason } from './encode-finish-reason.js';
import { encodeUsage } from './encode-usage.js';
import type { ToolCallForm, ToolCallForms } from './tool-call-form.js';

/** The end marker. */
const done = 'data: [DONE]\n\n';
/** Members of the whole answer of more characters are told once: in each chunk, they would make a short stream a long one. */
const mostRepeated = 4_000;
/** What follows the members of a delta. */
const unfinished = '},"finish_reason":null}]';

interface ChunkSettings {
  /** Whether the client has asked for usage. */
  readonly includeUsage: boolean;
  /** The request that is answered: what is kept counts with its other bytes in memory. */
  readonly exchange: Pick<IncomingRequest, 'signal'>;
}

/**
 * Encodes one answer as `chat.completion.chunk` events. The JSON is concatenated by hand, because there are very many small chunks, and
 * nearly all bytes are the same in each.
 */
export class ChunkWriter {
  readonly #forms: ToolCallForms;
  readonly #includeUsage: boolean;
  /** Choices whose first chunk, with the role, has been written. */
  readonly #begun = new Set<number>();
  /** The form of each tool call, by choice and index. */
  readonly #calls = new Map<string, ToolCallForm>();
  /** The length of the text of each choice, for places of citations. */
  readonly #lengths: number[] = [];
  /** The citations of each choice. They are sent in one list, as the provider of the dialect does: SDKs keep only the last list. */
  readonly #annotations = new Map<number, JsonObject[]>();
  /** The text of the reasoning since the last signature, and how many of these there were, by choice. */
  readonly #thoughts = new Map<number, { readonly text: string; readonly index: number }>();
  readonly #held: HeldParts;
  #before = '';
  /** The members of the whole answer, which are in every chunk but the last, unless they are long. */
  #members: JsonObject = {};
  #after = '';
  #usage: Usage | undefined;

  constructor(head: AnswerHead, forms: ToolCallForms, { includeUsage, exchange }: ChunkSettings) {
    this.#forms = forms;
    this.#includeUsage = includeUsage;
    this.#held = new HeldParts(exchange);
    this.begin(head);
    this.#add({});
  }

  /** Sets id, time and model of the answer. */
  begin({ id, created, model }: AnswerHead): void {
    const [idText, modelText] = [quoted(id), quoted(model)];
    this.#before = `data: {"id":${idText},"object":"chat.completion.chunk","created":${created},"model":${modelText},`;
  }

  /**
   * Adds members of the whole answer. An answer that the gateway has continued has some of them several times; the last ones count.
   *
   * @returns a chunk of their own, if they are long
   */
  #add(members: JsonObject): string {
    const all = { ...this.#members, ...members };
    const text = inner(all);
    const isLong = text.length > mostRepeated;
    // If usage was requested, every chunk but the last has `"usage": null`.
    const usage = this.#includeUsage ? ',"usage":null' : '';
    this.#members = isLong ? {} : all;
    this.#after = `${isLong ? '' : text}${usage}}\n\n`;
    return isLong ? `${this.#before}"choices":[]${text}${this.#after}` : '';
  }

  part(part: StreamPart): string {
    switch (part.type) {
      case 'text':
        this.#count(part.choice, part.text);
        return this.#delta(part.choice, `"content":${quoted(part.text)}`, part.logprobs);
      case 'refusal':
        return this.#delta(part.choice, `"refusal":${quoted(part.text)}`);
      case 'reasoning':
        return this.#reasoning(part);
      case 'tool-call':
        return this.#toolCall(part);
      case 'tool-arguments':
        return this.#toolArguments(part);
      case 'citation':
        return this.#cite(part);
      case 'opaque':
        return this.#opaque(part);
      case 'finish':
        return this.#finish(part);
      case 'usage':
        this.#usage = part.usage;
        return '';
      default:
        return '';
    }
  }

  /** Called when a provider's own chunks were sent in place of these parts. */
  passed(bytes: Uint8Array, parts: readonly StreamPart[], fallback: AnswerHead): void {
    for (const part of parts) {
      if (part.type === 'start') this.begin(headOf(part, fallback));
      else if (part.type === 'tool-call' || part.type === 'opaque' || part.type === 'usage') this.part(part);
      else if ('choice' in part) this.#begun.add(part.choice);
      if (part.type === 'text') this.#count(part.choice, part.text);
    }
    // The role may have been sent without a text. (Inside a string, the quotes would be escaped.)
    if (!this.#begun.has(0) && asBuffer(bytes).includes('"role"')) this.#begun.add(0);
  }

  end(): string {
    if (!this.#includeUsage || !this.#usage) return done;
    return `${this.#before}"choices":[],"usage":${JSON.stringify(encodeUsage(this.#usage))}}\n\n${done}`;
  }

  #delta(choice: number, members: string, logprobs?: unknown): string {
    const rest = logprobs === undefined ? unfinished : `},"logprobs":${quoted(logprobs)},"finish_reason":null}]`;
    const chunk = `${this.#before}"choices":[{"index":${choice},"delta":{${members}${rest}${this.#after}`;
    return this.#begun.has(choice) ? chunk : this.#role(choice, members.startsWith('"content"')) + chunk;
  }

  /** The first chunk of a choice. It is written together with the first content, so that a refused answer can still be an error reply. */
  #role(choice: number, text: boolean): string {
    this.#begun.add(choice);
    const delta = `{"role":"assistant","content":${text ? '""' : 'null'},"refusal":null}`;
    return `${this.#before}"choices":[{"index":${choice},"delta":${delta},"finish_reason":null}]${this.#after}`;
  }

  #reasoning(part: ReasoningPart): string {
    const text = part.text === '' ? '' : this.#delta(part.choice, `"reasoning_content":${quoted(part.text)}`);
    const { text: before, index } = this.#thoughts.get(part.choice) ?? { text: '', index: 0 };
    const thought = before + part.text;
    this.#held.add(part.text.length);
    // Clients join the texts of details, so the one that ends the reasoning contains only the signature; a block of thinking is complete.
    const [details] = encodeReasoningDetails(part, '');
    const [block] = encodeThinking(part, thought);
    this.#thoughts.set(part.choice, details ? { text: '', index: index + 1 } : { text: thought, index });
    if (!details) return text;
    // OpenAI's SDK for Python joins lists of deltas by this member, and throws without it.
    const ends = `"reasoning_details":[${quoted({ ...details, index })}],"thinking_blocks":[${quoted({ ...block, index })}]`;
    return text + this.#delta(part.choice, ends);
  }

  #toolCall({ choice, index, id, name, extras = {} }: StreamPart & { type: 'tool-call' }): string {
    const form = this.#forms.of(name);
    this.#calls.set(`${choice}/${index}`, form);
    const called = quoted(name);
    if (form === 'legacy') {
      return index === 0 ? this.#delta(choice, `"function_call":{"name":${called},"arguments":""}`) : '';
    }
    const body =
      form === 'custom'
        ? `"type":"custom","custom":{"name":${called},"input":""}`
        : `"type":"function","function":{"name":${called},"arguments":""}`;
    const call = `"index":${index},"id":${quoted(id)},${body}${inner(extras)}`;
    return this.#delta(choice, `"tool_calls":[{${call}}]`);
  }

  #toolArguments({ choice, index, text }: StreamPart & { type: 'tool-arguments' }): string {
    const form = this.#calls.get(`${choice}/${index}`) ?? 'function';
    const written = quoted(text);
    if (form === 'legacy') return index === 0 ? this.#delta(choice, `"function_call":{"arguments":${written}}`) : '';
    const body = form === 'custom' ? `"custom":{"input":${written}}` : `"function":{"arguments":${written}}`;
    return this.#delta(choice, `"tool_calls":[{"index":${index},${body}}]`);
  }

  #count(choice: number, text: string): void {
    this.#lengths[choice] = (this.#lengths[choice] ?? 0) + text.length;
  }

  #cite(part: CitationPart): string {
    const { choice, citation } = part;
    const range = citedRange(part, this.#lengths[choice] ?? 0);
    const annotations = this.#annotations.get(choice) ?? [];
    if (range) annotations.push(...annotationOf({ citation, range }));
    this.#annotations.set(choice, annotations);
    return '';
  }

  #opaque(part: StreamPart & { type: 'opaque' }): string {
    const answer = membersOf(part, 'answer');
    const told = answer ? this.#add(answer) : '';
    const delta = membersOf(part, 'delta');
    if (delta) return told + this.#delta(part.choice, quoted(delta).slice(1, -1));
    const choice = membersOf(part, 'choice');
    return choice ? told + this.#choice(part.choice, choice) : told;
  }

  /** Members of a choice: SDKs put together those of all chunks. */
  #choice(index: number, members: JsonObject): string {
    const begin = this.#begun.has(index) ? '' : this.#role(index, true);
    return `${begin}${this.#before}"choices":[{"index":${index},"delta":{},"finish_reason":null${inner(members)}}]${this.#after}`;
  }

  #finish(part: StreamPart & { type: 'finish' }): string {
    const reason = JSON.stringify(encodeFinishReason(part, this.#forms.legacy));
    const annotations = this.#annotations.get(part.choice) ?? [];
    const cited = annotations.length === 0 ? '' : this.#delta(part.choice, `"annotations":${quoted(annotations)}`);
    const begin = cited + (this.#begun.has(part.choice) ? '' : this.#role(part.choice, true));
    const choice = `{"index":${part.choice},"delta":{},"finish_reason":${reason}}`;
    return `${begin}${this.#before}"choices":[${choice}]${this.#after}`;
  }
}

function quoted(value: unknown): string {
  return eventJson(JSON.stringify(value));
}

/** The members of an object as JSON to append to others: `,"a":1`. */
function inner(object: object): string {
  const text = quoted(object).slice(1, -1);
  return text === '' ? '' : `,${text}`;
}
