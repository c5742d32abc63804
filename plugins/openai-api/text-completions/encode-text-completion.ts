import {
  type CollectedAnswer,
  type CollectedChoice,
  type FinishPart,
  type JsonObject,
  type JsonValue,
  type StreamPart,
  type Usage,
} from '../../../core/api/index.js';
import type { AnswerHead } from '../chat/encode-completion.js';
import { dataEvent } from '../event-text.js';
import { encodeFinishReason } from '../chat/encode-finish-reason.js';
import { encodeUsage } from '../chat/encode-usage.js';

/** Encodes the `text_completion` object of an answer that is not streamed. Reasoning has no place in it. */
export function encodeTextCompletion(answer: CollectedAnswer, head: AnswerHead): JsonObject {
  const completion = {
    ...headMembers(head),
    choices: answer.choices.map(({ index, content, finish }) => choice(index, textOf(content), finish)),
  };
  return answer.usage ? { ...completion, usage: encodeUsage(answer.usage) } : completion;
}

function textOf(content: CollectedChoice['content']): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

function headMembers({ id, created, model }: AnswerHead): JsonObject {
  return { id, object: 'text_completion', created, model };
}

function choice(index: number, text: string, finish?: FinishPart): JsonObject {
  return { text, index, logprobs: null, finish_reason: finish ? reasonOf(finish) : null };
}

/** A completion cannot contain calls of tools, so the model has stopped for the client. */
function reasonOf(finish: FinishPart): string {
  return finish.reason === 'tool_calls' ? 'stop' : encodeFinishReason(finish, false);
}

/** Encodes one answer as events, each with a piece of text. */
export class TextChunkWriter {
  readonly #head: JsonObject;
  readonly #includeUsage: boolean;
  #usage: Usage | undefined;

  constructor(head: AnswerHead, includeUsage: boolean) {
    this.#head = headMembers(head);
    this.#includeUsage = includeUsage;
  }

  part(part: StreamPart): string {
    switch (part.type) {
      case 'text':
      case 'refusal':
        return part.text === '' ? '' : this.#event([choice(part.choice, part.text)], null);
      case 'finish':
        return this.#event([choice(part.choice, '', part)], null);
      case 'usage':
        this.#usage = part.usage;
        return '';
      default:
        return '';
    }
  }

  end(): string {
    const usage = this.#usage && this.#includeUsage ? this.#event([], encodeUsage(this.#usage)) : '';
    return `${usage}data: [DONE]\n\n`;
  }

  /** If usage was requested, every event has it, and it is null in all but the last. */
  #event(choices: readonly JsonObject[], usage: JsonValue): string {
    const members = this.#includeUsage ? { ...this.#head, choices, usage } : { ...this.#head, choices };
    return dataEvent(members);
  }
}
