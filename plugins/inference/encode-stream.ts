import {
  type CitationPart,
  citedRange,
  type ErrorContext,
  eventJson,
  formatSse,
  type GatewayError,
  type IncomingRequest,
  type InferenceCall,
  type JsonValue,
  nativeError,
  type RefusalPart,
  type StartPart,
  type StreamPart,
  stringifyJson,
  type TextPart,
  type Usage,
} from '../../core/api/index.js';
import { mapFinishReason } from './map-finish-reason.js';
import { nativeCitation } from './native-citation.js';
import { nativeUsage } from './native-usage.js';
import { policyNote } from './policy-note.js';

interface ChoiceState {
  /** Whether an event of this choice has been written: the first one contains the role. */
  begun: boolean;
  /** The length of its text, for the places of citations. */
  length: number;
  /** Indexes of tool calls without arguments so far. */
  readonly withoutArguments: Set<number>;
}

/**
 * Encodes an answer as native events. Nothing is written for the `start` part, so that a failure before the first content can still be an
 * ordinary error reply.
 */
export class NativeStream {
  readonly #context: ErrorContext;
  readonly #includeUsage: boolean;
  readonly #choices: ChoiceState[] = [];
  /** The text of every event up to its choices. */
  #head: string;
  #usage: Usage | undefined;

  constructor(call: InferenceCall, request: IncomingRequest) {
    this.#context = { id: request.id, traceId: request.trace.traceId };
    this.#includeUsage = call.kind === 'chat' && call.includeUsage;
    this.#head = this.#headOf({ id: request.id, model: call.model, created: Math.floor(request.receivedAt / 1000) });
  }

  /** The event for one part; empty if it has none. */
  part(part: StreamPart): string {
    switch (part.type) {
      case 'start':
        this.#head = this.#headOf(part);
        return '';
      case 'text':
      case 'refusal':
        return this.#text(part);
      case 'reasoning':
        return part.text === '' ? '' : this.#delta(part.choice, `"reasoning":${quoted(part.text)}`);
      case 'tool-call':
        this.#choice(part.choice).withoutArguments.add(part.index);
        return this.#toolCall(part.choice, part.index, `"id":${quoted(part.id)},"type":"function",`, {
          name: part.name,
          arguments: '',
        });
      case 'tool-arguments':
        if (part.text === '') return '';
        this.#choice(part.choice).withoutArguments.delete(part.index);
        return this.#toolCall(part.choice, part.index, '', { arguments: part.text });
      case 'citation':
        return this.#cite(part);
      case 'finish':
        return this.#emptyArguments(part.choice) + this.#delta(part.choice, '', mapFinishReason(part.reason));
      case 'usage':
        this.#usage = part.usage;
        return '';
      case 'policy':
        return formatSse(quoted(policyNote(part)), 'policy');
      default:
        return '';
    }
  }

  /** The usage, if the client wants it, and `[DONE]`. */
  end(): string {
    const usage = this.#includeUsage ? `${this.#head}],"usage":${stringifyJson(nativeUsage(this.#usage))}}\n\n` : '';
    return `${usage}data: [DONE]\n\n`;
  }

  /** The last event of a failed answer. */
  error(error: GatewayError): string {
    return formatSse(quoted(nativeError(error, this.#context).body), 'error');
  }

  #headOf({ id, model, created }: Pick<StartPart, 'id' | 'model' | 'created'>): string {
    const trace = `"trace_id":${quoted(this.#context.traceId)}`;
    return `data: {"id":${quoted(id)},"model":${quoted(model)},"created":${created},${trace},"choices":[`;
  }

  #choice(index: number): ChoiceState {
    return (this.#choices[index] ??= { begun: false, length: 0, withoutArguments: new Set() });
  }

  #delta(index: number, members: string, finishReason?: string): string {
    const choice = this.#choice(index);
    const role = choice.begun ? '' : `"role":"assistant"${members === '' ? '' : ','}`;
    choice.begun = true;
    const finish = finishReason === undefined ? '' : `,"finish_reason":"${finishReason}"`;
    return `${this.#head}{"index":${index},"delta":{${role}${members}}${finish}}]}\n\n`;
  }

  #text({ type, choice, text }: TextPart | RefusalPart): string {
    if (text === '') return '';
    if (type === 'text') this.#choice(choice).length += text.length;
    return this.#delta(choice, `"content":[{"type":"text","text":${quoted(text)}}]`);
  }

  #cite(part: CitationPart): string {
    const { choice, citation } = part;
    const range = citedRange(part, this.#choice(choice).length);
    return range ? this.#delta(choice, `"citations":${quoted([nativeCitation({ citation, range })])}`) : '';
  }

  #toolCall(choice: number, index: number, identity: string, called: { name?: string; arguments: string }): string {
    return this.#delta(choice, `"tool_calls":[{"index":${index},${identity}"function":${quoted(called)}}]`);
  }

  /** Calls without arguments get an empty object, as in an answer that is not streamed. */
  #emptyArguments(choice: number): string {
    let events = '';
    for (const index of this.#choice(choice).withoutArguments) {
      events += this.#toolCall(choice, index, '', { arguments: '{}' });
    }
    return events;
  }
}

function quoted(value: JsonValue | undefined): string {
  return eventJson(stringifyJson(value));
}
